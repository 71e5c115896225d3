// Service worker: caches the page for offline use. Network first; the cache is used if the server cannot be reached.
// Game data is never cached.
const CACHE = 'dragonhall-shell-2';
const LANGUAGES = ['en', 'it', 'pl'];
const IGNORE_VARY = { ignoreVary: true }; // the URL contains the language, so Accept-Language makes no difference

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(cachePage());
});
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), deleteOldCaches()])));

/** Cache the page, the files it refers to and its messages on the first visit; other files are cached when first loaded. */
async function cachePage() {
  const cache = await caches.open(CACHE);
  const page = await fetch('/');
  const named = (await page.clone().text()).matchAll(/(?:src|href)="(\/[^"]+)"/g);
  await cache.put('/', page);
  await cache.addAll([...Array.from(named, ([, address]) => address), ...LANGUAGES.map((language) => `/api/words/${language}`)]);
}

async function deleteOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function networkFirst(request, key = request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const cached = await cache.match(key, IGNORE_VARY);
    if (cached) return cached;
    throw error;
  }
}

async function cacheFirst(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, IGNORE_VARY)) ?? networkFirst(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/') && !pathname.startsWith('/schema') && !pathname.startsWith('/docs')) event.respondWith(networkFirst(request, '/'));
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request)); // the name contains a hash, so the content never changes
  else if (pathname.startsWith('/api/words/') || /^\/[\w.-]+\.(js|svg|webmanifest)$/.test(pathname)) event.respondWith(networkFirst(request));
});
