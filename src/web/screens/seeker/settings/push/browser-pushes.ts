import { api, call } from '#web/api/client.ts'

/** Why this browser cannot receive pushes; null when it can. */
export type PushObstacle = 'unsupported' | 'home-screen' | 'denied'

/** `home-screen`: iPhones and iPads offer pushes only to what was added to the home screen. */
export function pushObstacle(): PushObstacle | null {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // iPads call themselves a Mac, which has no touch screen.
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac()
  // On the home screen already, it is a system that knows no pushes.
  if (!isSupported) return isApple && !isOnHomeScreen() ? 'home-screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

const isOnHomeScreen = () => window.matchMedia('(display-mode: standalone)').matches

const isTouchMac = () => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1

/** The subscription of this browser, of any account. */
export async function browserSubscription(): Promise<PushSubscription | null> {
  if (pushObstacle()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks the reader for permission and subscribes this browser; tells what was in the way. */
export async function subscribeBrowser(): Promise<PushObstacle | 'dismissed' | null> {
  // Before anything that takes time: Safari asks only within a press.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  const { key } = await api('readPushKey')
  await navigator.serviceWorker.register(trustedWorker() as string, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  // One of a former key or person would be refused or reach them.
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

/** Ends the subscription of this browser, and what the product knows of it. */
export async function unsubscribeBrowser(id: string): Promise<void> {
  await (await call('removePushSubscription', { body: { id } })).refreshed
  await (await browserSubscription())?.unsubscribe()
}

type Policy = { createScriptURL(url: string): unknown }
type Policies = { createPolicy(name: string, rules: { createScriptURL(): string }): Policy }

let policy: Policy | undefined

/** The address of the service worker, as browsers with trusted types take it. */
function trustedWorker(): unknown {
  const address = '/sw.js'
  policy ??= (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('pushes', {
    createScriptURL: () => address,
  })
  return policy?.createScriptURL(address) ?? address
}
