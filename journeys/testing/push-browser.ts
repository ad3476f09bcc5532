import type { Visitor } from './visitor.ts'

type Subscription = { endpoint: string; p256dh: string; auth: string }
type Shown = { title: string; data: { path: string } }

/** Replaces the browser's push service, which a headless browser lacks, by ours. The service worker is the real one. */
export async function pretendPushService({ context }: Visitor, { endpoint, p256dh, auth }: Subscription) {
  await context.addInitScript(
    (json) => {
      // Unknown until the browser is asked.
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

/** Passes a message to the service worker like an arriving push, and returns what it shows. */
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
