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

test.each([
  ['an iPhone is told of the home screen', { userAgent: iPhone }, 'home-screen'],
  ['an iPad is told of the home screen', { userAgent: mac, fingers: 5 }, 'home-screen'],
  ['a page on the home screen may lack pushes', { userAgent: iPhone, onHomeScreen: true }, 'unsupported'],
  ['a page on the home screen may push', { userAgent: iPhone, onHomeScreen: true, permission: 'default' }, null],
  ['a Mac without pushes is told of no home screen', { userAgent: mac }, 'unsupported'],
  ['a browser may lack pushes', { userAgent: firefox }, 'unsupported'],
  ['a person may have denied pushes', { userAgent: firefox, permission: 'denied' }, 'denied'],
  ['a person may have allowed pushes', { userAgent: firefox, permission: 'granted' }, null],
] as const)('%s', (_, device, obstacle) => {
  browser(device)
  expect(pushObstacle()).toBe(obstacle)
})
