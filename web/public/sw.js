// The shell of the page for when there is no network: newest first, the kept one if the hall cannot be reached.
// Nothing of a game is kept: positions come from the hall alone.
const KEPT = 'dragonhall-shell-2';
const LANGUAGES = ['en', 'it', 'pl'];
const AS_NAMED = { ignoreVary: true }; // an address names its language: whatever the browser accepts, it is the same

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOthers()])));

/** From the first visit on: the page, what it names, and its words; what it loads later is kept when it comes. */
async function keepShell() {
  const cache = await caches.open(KEPT);
  const page = await fetch('/');
  const named = (await page.clone().text()).matchAll(/(?:src|href)="(\/[^"]+)"/g);
  await cache.put('/', page);
  await cache.addAll([...Array.from(named, ([, address]) => address), ...LANGUAGES.map((language) => `/api/words/${language}`)]);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

async function newest(request, key = request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key, AS_NAMED);
    if (kept) return kept;
    throw error;
  }
}

async function keptFirst(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request, AS_NAMED)) ?? newest(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/') && !pathname.startsWith('/schema') && !pathname.startsWith('/docs')) event.respondWith(newest(request, '/'));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request)); // hashed: never changes
  else if (pathname.startsWith('/api/words/') || /^\/[\w.-]+\.(js|svg|webmanifest)$/.test(pathname)) event.respondWith(newest(request));
});
