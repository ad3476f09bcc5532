import { api, call } from '#web/api/client.ts'

/** Why this browser cannot get pushes; null when it can. */
export type PushObstacle = 'unsupported' | 'home-screen' | 'denied'

/** `home-screen`: iPhones and iPads offer pushes only to apps on the home screen. */
export function pushObstacle(): PushObstacle | null {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // iPads say that they are Macs, which have no touch screen.
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac()
  // Already on the home screen, so the system does not support pushes.
  if (!isSupported) return isApple && !isOnHomeScreen() ? 'home-screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

const isOnHomeScreen = () => window.matchMedia('(display-mode: standalone)').matches

const isTouchMac = () => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1

/** This browser's subscription, of any account. */
export async function browserSubscription(): Promise<PushSubscription | null> {
  if (pushObstacle()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for permission and subscribes this browser; returns what prevented it. */
export async function subscribeBrowser(): Promise<PushObstacle | 'dismissed' | null> {
  // First of all, because Safari asks only during a press.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  const { key } = await api('readPushKey')
  await navigator.serviceWorker.register(trustedWorker() as string, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  // Replace a subscription with a former key, which would be refused, or of another person.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  try {
    const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
    await (await call('addPushSubscription', { body })).refreshed
    return null
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

/** Ends this browser's subscription, here and on the server. */
export async function unsubscribeBrowser(id: string): Promise<void> {
  await (await call('removePushSubscription', { body: { id } })).refreshed
  await (await browserSubscription())?.unsubscribe()
}

type Policy = { createScriptURL(url: string): unknown }
type Policies = { createPolicy(name: string, rules: { createScriptURL(): string }): Policy }

let policy: Policy | undefined

/** The service worker's address as a trusted type. */
function trustedWorker(): unknown {
  const address = '/sw.js'
  policy ??= (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('pushes', {
    createScriptURL: () => address,
  })
  return policy?.createScriptURL(address) ?? address
}
