// Shows pushes and opens their page. Requests of pages do not pass here, and nothing is stored.

/** What is shown when a push cannot be read: browsers demand that each one is shown. */
const unreadable = { title: '新しい通知があります', path: '/notifications' }

self.addEventListener('push', (event) => {
  event.waitUntil(show(messageOf(event.data)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path))
})

/** Browsers renew subscriptions by themselves: subscribe as before, and tell the server. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event))
})

async function renew({ oldSubscription: former, newSubscription: renewed }) {
  if (!former) return
  const subscription = renewed ?? (await self.registration.pushManager.subscribe(former.options))
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/push-subscriptions', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ former_endpoint: former.endpoint, endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
  })
}

function messageOf(data) {
  try {
    const message = data?.json()
    return typeof message?.title === 'string' ? message : unreadable
  } catch {
    return unreadable
  }
}

/** One that is repeated replaces the first, by its tag. */
function show({ id, title, path }) {
  return self.registration.showNotification(title, {
    body: '押すと、しごと帖で開きます。',
    lang: 'ja',
    // Browsers draw no SVG here; of the badge Android shows the shape alone.
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    tag: typeof id === 'string' ? id : undefined,
    data: { path },
  })
}

/** Focuses a tab that shows the page already, else opens one. A tab with another page may hold what nobody has saved. */
async function open(path) {
  const here = self.location.origin
  const named = URL.canParse(String(path), here) ? new URL(path, here) : null
  const { href } = named?.origin === here ? named : new URL(unreadable.path, here)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url === href)
  return tab ? tab.focus() : self.clients.openWindow(href)
}
