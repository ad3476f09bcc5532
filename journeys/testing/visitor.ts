import type { Browser, BrowserContext, Page } from 'playwright-core'
import { checkScreen } from './check-screen.ts'
import type { Device } from './devices.ts'
import type { Person } from './people.ts'
import { watchRequests } from './requests-under-way.ts'
import { watchFaults } from './watch-faults.ts'

export type VisitorOptions = {
  /** Signed in at arrival. */
  as?: Person
  /** Local settings of the browser (appearance). */
  appearance?: { theme?: 'light' | 'dark' | 'auto'; fontSize?: 'small' | 'medium' | 'large' }
  viewport?: { width: number; height: number }
  javaScriptEnabled?: boolean
}

/** A person with a browser context of their own. */
export type Visitor = {
  context: BrowserContext
  page: Page
  /** Opens a path of the product and waits until React has hydrated the page. */
  visit(path: string, page?: Page): Promise<void>
  /** Waits until the page has loaded and its parts are hydrated; ignores the stream of notifications. */
  settled(): Promise<void>
  /** Another tab of the same browser. */
  openTab(): Promise<Page>
  /** Checks the current screen: accessibility in both themes, HTML, no sideways scroll. */
  checkScreen(page?: Page): Promise<void>
  /** Expects a response of this status from this path, which otherwise is a fault. */
  expectAnswer(status: number, path: string | RegExp): void
  /** Expects a failed request (by address) or a line of the console. */
  expectFault(fault: RegExp): void
  /** The faults of this person's pages so far. */
  faults(): string[]
  leave(): Promise<void>
}

/** The limit of an action, in ms. */
const actionTimeout = 20_000

/** Slows pages down by this factor, which reveals races (CONTRIBUTING.md). */
const slowdown = Number(process.env.JOURNEY_SLOWDOWN ?? 1)

const settingsKey = 'shigotocho.settings'

type Entry = readonly [key: string, value: string]

export async function openVisitor(
  browser: Browser,
  device: Device,
  productUrl: string,
  { as: person, appearance, ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const local = entriesOf({ as: person, appearance })
  const context = await browser.newContext({
    baseURL: productUrl,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    ...device.context,
    ...options,
  })
  context.setDefaultTimeout(actionTimeout)
  // Playwright's storageState would open a page, with its own process, to store it.
  if (local.length > 0) await context.addInitScript(bringAlong, { origin: productUrl, entries: local })
  const scripts = options.javaScriptEnabled !== false
  const watch = await watchFaults(context, { scripts })
  const openPage = async () => {
    const page = await context.newPage()
    if (slowdown > 1) {
      const client = await context.newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    return page
  }
  const page = await openPage()
  const requests = watchRequests(page)
  return {
    context,
    page,
    visit: async (path, where = page) => {
      await where.goto(path)
      if (scripts) await where.waitForFunction(isHydrated)
    },
    settled: requests.settled,
    openTab: openPage,
    checkScreen: async (where = page) => watch.add(await checkScreen(where)),
    expectAnswer: watch.expectAnswer,
    expectFault: watch.expectFault,
    faults: watch.faults,
    leave: () => context.close(),
  }
}

/** The initial content of a visitor's local storage. */
export function entriesOf({ as: person, appearance }: VisitorOptions): Entry[] {
  return [
    ...(person ? [['auth_token', person.token] as const] : []),
    ...(person ? [['user', JSON.stringify(person.user)] as const] : []),
    ...(appearance ? [[settingsKey, JSON.stringify({ appearance })] as const] : []),
  ]
}

/** Before hydration a button may exist and do nothing; the root sets this mark (src/web/root.tsx). */
export function isHydrated(): boolean {
  return performance.getEntriesByName('hydrated').length > 0
}

/** Fills local storage before the first document only, because the product may remove entries later. */
export function bringAlong({ origin, entries }: { origin: string; entries: readonly Entry[] }): void {
  if (window.origin !== origin || localStorage.getItem('journey.arrived')) return
  for (const [key, value] of [...entries, ['journey.arrived', 'yes'] as const]) localStorage.setItem(key, value)
}
