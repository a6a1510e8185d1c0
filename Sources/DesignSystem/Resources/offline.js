// The service worker: serves the offline page if a page cannot be loaded, and caches nothing else. `files` is defined before this script.
const cacheName = 'coffer-' + files.join();
self.addEventListener('install', event => {
  event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(files)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', event => {
  event.waitUntil(
    caches.keys().then(names => Promise.all(names.filter(name => name !== cacheName).map(name => caches.delete(name)))).then(() => clients.claim()));
});
self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(files[0])));
  else if (files.includes(new URL(request.url).pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
