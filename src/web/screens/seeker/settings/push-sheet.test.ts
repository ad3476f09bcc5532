import { afterEach, expect, test, vi } from 'vitest'
import { pushObstacle } from './push-sheet.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A fake browser with the parts that pushes need. */
function browser(device: {
  userAgent: string
  fingers?: number
  onHomeScreen?: boolean
  permission?: NotificationPermission
}) {
  const { userAgent, fingers = 0, onHomeScreen = false, permission } = device
  const able = permission !== undefined
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: fingers, ...(able && { serviceWorker: {} }) })
  vi.stubGlobal('window', { matchMedia: () => ({ matches: onHomeScreen }), ...(able && { PushManager: {} }) })
  vi.stubGlobal('Notification', { permission })
  if (able) Object.assign(window, { Notification })
}

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

test('an iPhone or iPad is told of the home screen only where the page does not stand there yet', () => {
  browser({ userAgent: iPhone })
  expect(pushObstacle()).toBe('home-screen')
  browser({ userAgent: mac, fingers: 5 })
  expect(pushObstacle()).toBe('home-screen')
  browser({ userAgent: iPhone, onHomeScreen: true })
  expect(pushObstacle()).toBe('unsupported')
  browser({ userAgent: iPhone, onHomeScreen: true, permission: 'default' })
  expect(pushObstacle()).toBeNull()
})

test('other browsers are told of what is in the way there, and of no home screen', () => {
  browser({ userAgent: mac })
  expect(pushObstacle()).toBe('unsupported')
  browser({ userAgent: firefox })
  expect(pushObstacle()).toBe('unsupported')
  browser({ userAgent: firefox, permission: 'denied' })
  expect(pushObstacle()).toBe('denied')
  browser({ userAgent: firefox, permission: 'granted' })
  expect(pushObstacle()).toBeNull()
})
