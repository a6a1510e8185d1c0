// The service worker: serves the offline page if a page cannot be loaded, caches nothing else, and shows notifications. `files` and `icon` are defined
// before this script.
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
// What came unreadable is shown as well: a browser that gets a message has to show one.
const read = data => { try { return data.json(); } catch { return {}; } };
self.addEventListener('push', event => {
  const { title, body, tag, path } = read(event.data);
  event.waitUntil(self.registration.showNotification(title || 'Coffer', { body, tag, icon, data: { path } }));
});
// Opens the path in a window that is open, or in a new one; never one of another site.
self.addEventListener('notificationclick', event => {
  const { origin } = self.location, url = new URL(event.notification.data?.path || '/', origin);
  event.notification.close();
  if (url.origin !== origin) return;
  event.waitUntil(clients.matchAll({ type: 'window' }).then(async all => {
    const open = all.find(e => e.url === url.href) || all[0];
    if (!open) return clients.openWindow(url.href);
    // Where the browser does not let it come to the front, it shows the path all the same.
    await open.focus().catch(() => 0);
    if (open.url !== url.href) await open.navigate(url.href);
  }));
});
