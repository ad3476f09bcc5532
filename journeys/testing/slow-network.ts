import type { BrowserContext } from 'playwright-core'

/** Delays every response of the API by this (ms), so that skeletons appear. */
const late = 300

/** Opens screens on a slow network, where movement during loading is a fault (watch-faults.ts). */
export async function onSlowNetwork(context: BrowserContext, walk: () => Promise<void>): Promise<void> {
  await context.route(/\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue()
  })
  await walk()
  // The last responses may still be pending.
  await context.unrouteAll({ behavior: 'ignoreErrors' })
}
