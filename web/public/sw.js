// The offline shell: pages and assets from the network when there is one, else as last seen. Never anything of a table.
const SHELL = 'orrery-shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add('/')));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put('/', response.clone()); // every page is the same shell
    return response;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

async function asset(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

self.addEventListener('push', (event) => {
  const { title, url, match } = event.data?.json() ?? {};
  if (title)
    event.waitUntil(self.registration.showNotification(title, { icon: '/icon-192.png', tag: match, data: { url } }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? '/'));
});

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((client) => new URL(client.url).pathname === url);
  return page ? page.focus() : self.clients.openWindow(url);
}
