import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** A page has loaded when this long (ms) no request is in progress. */
const quiet = 500

/** Watches a page's requests, except streams, which last as long as the page. */
export function watchRequests(page: Page): { settled(): Promise<void> } {
  const underWay = new Set<Request>()
  let changed = performance.now()
  const end = (request: Request) => {
    if (underWay.delete(request)) changed = performance.now()
  }
  page.on('request', (request) => {
    if (isStream(request)) return
    underWay.add(request)
    changed = performance.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    settled: async () => {
      const until = performance.now() + 20_000
      while (underWay.size > 0 || performance.now() - changed < quiet) {
        if (performance.now() > until) throw new Error(`still under way: ${[...underWay].map((each) => each.url())}`)
        await sleep(20)
      }
      await page.evaluate(waitUntilIdle)
    },
  }
}

/**
 * Waits for hydration: while parts are hydrated, the browser has no repeated idle time. Animations leave less than a
 * frame of it, and endless ones are not waited for.
 */
async function waitUntilIdle(): Promise<void> {
  const until = performance.now() + 5_000
  for (let spare = 0; spare < 3 && performance.now() < until; ) {
    const left = await new Promise<number>((resolve) =>
      requestIdleCallback((idle) => resolve(idle.timeRemaining()), { timeout: 1_000 }),
    )
    spare = left > 3 ? spare + 1 : 0
  }
}

export const stream = '/api/notifications/stream'
export const isStream = (request: Request): boolean => new URL(request.url()).pathname === stream
