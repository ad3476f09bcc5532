import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** So long (ms) nothing may be under way before a page has loaded what it wants. */
const quiet = 500

/** Watches the requests of a page; a stream, which lasts as long as the page, is none that one waits for. */
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
 * A part of a page that came last may still be hydrated; the browser has time to spare, several times in a row, only after
 * that. Where something moves on the screen there is little of it (less than a frame), and what moves for ever is not waited for.
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
