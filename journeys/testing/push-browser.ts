import type { Visitor } from './visitor.ts'

type Subscription = { endpoint: string; p256dh: string; auth: string }
type Shown = { title: string; data: { path: string } }

/**
 * Makes the browser of a visitor subscribe to a push service of ours: a browser without a window has none, and shows no
 * notifications. Its service worker receives and opens them as everywhere.
 */
export async function pretendPushService({ context }: Visitor, { endpoint, p256dh, auth }: Subscription) {
  await context.addInitScript(
    (json) => {
      // Until the browser has been asked, it is not known.
      let permission = 'default'
      const held = () => localStorage.getItem('journey.push') !== null
      const subscription = {
        ...json,
        toJSON: () => json,
        unsubscribe: async () => localStorage.removeItem('journey.push'),
      }
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => {
        permission = 'granted'
        return 'granted'
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (held() ? subscription : null),
        subscribe: async () => {
          localStorage.setItem('journey.push', 'yes')
          return subscription
        },
      })
    },
    { endpoint, keys: { p256dh, auth } },
  )
}

/** Hands a message to the service worker, as the browser does when one arrives, and gives what it shows. */
export async function receivePush({ context, page }: Visitor, message: object): Promise<Shown[]> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: { showNotification: unknown; shown?: Shown[] } }
    registration.shown ??= []
    registration.showNotification = async (title: string, options: object) =>
      void registration.shown?.push({ title, ...options } as Shown)
  })
  const client = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await client.detach()
  return worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: { shown?: Shown[] } }
    while (!registration.shown?.length) await new Promise((resolve) => setTimeout(resolve, 10))
    return registration.shown
  })
}
