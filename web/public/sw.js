// The shell of the page for when there is no network: newest first, the kept one if the hall cannot be reached.
// Nothing of a game is kept: positions come from the hall alone.
const KEPT = 'dragonhall-shell-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function newest(request, key = request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function keptFirst(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? newest(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/') && !pathname.startsWith('/schema') && !pathname.startsWith('/docs')) event.respondWith(newest(request, '/'));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request)); // hashed: never changes
  else if (pathname.startsWith('/api/words/') || /^\/[\w.-]+\.(js|svg|webmanifest)$/.test(pathname)) event.respondWith(newest(request));
});
