import type { BrowserContext } from 'playwright-core'

/** Every answer of the API is delayed by this many ms, so that skeletons are shown first. */
const late = 300

/** Opens screens on a slow network; what moves while they fill is a fault (watch-faults.ts). */
export async function onSlowNetwork(context: BrowserContext, walk: () => Promise<void>): Promise<void> {
  await context.route(/\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue()
  })
  await walk()
  // The last answers may still be on their way when the walk ends.
  await context.unrouteAll({ behavior: 'ignoreErrors' })
}
