import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { inject } from 'vitest'
import { desktop } from './devices.ts'
import { FirefoxLocator } from './firefox-locator.ts'
import { bringAlong, entriesOf, isHydrated, type Visitor, type VisitorOptions } from './visitor.ts'

let browser: Promise<Browser> | undefined

/** This worker's Firefox. */
function sharedFirefox(): Promise<Browser> {
  browser ??= puppeteer.launch({
    browser: 'firefox',
    executablePath: inject('firefoxPath'),
    extraPrefsFirefox: { 'intl.accept_languages': 'ja', 'ui.prefersReducedMotion': 1 },
    env: { ...process.env, TZ: 'Asia/Tokyo' },
  })
  return browser
}

/** Closes Firefox and removes its profile. */
export async function closeFirefox(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

/**
 * A visitor in Debian's Firefox over WebDriver BiDi, with what the main paths use. Screens are examined only in
 * Chromium.
 */
export async function openFirefoxVisitor(productUrl: string, options: VisitorOptions = {}): Promise<Visitor> {
  const context = await (await sharedFirefox()).createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(desktop.context.viewport ?? null)
  const entries = entriesOf(options)
  if (entries.length > 0) await page.evaluateOnNewDocument(bringAlong, { origin: productUrl, entries })
  const faults = collectFaults(page)
  const visitor = {
    page: pageLikePlaywrights(page, productUrl),
    visit: async (path: string) => {
      await page.goto(productUrl + path)
      await page.waitForFunction(isHydrated)
    },
    checkScreen: async () => {},
    faults: () => faults,
    leave: () => context.close(),
  }
  return visitor as unknown as Visitor
}

function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error instanceof Error ? error.stack : error}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: console error: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} answered ${response.status()}`)
  })
  return faults
}

function pageLikePlaywrights(page: Page, productUrl: string) {
  const document = new FirefoxLocator(page)
  return {
    getByRole: document.getByRole.bind(document),
    getByLabel: document.getByLabel.bind(document),
    getByText: document.getByText.bind(document),
    url: () => page.url(),
    reload: () => page.reload(),
    waitForResponse: page.waitForResponse.bind(page),
    waitForURL: async (wanted: string | RegExp) => {
      const isThere = () => (typeof wanted === 'string' ? page.url() === productUrl + wanted : wanted.test(page.url()))
      const end = performance.now() + 20_000
      while (!isThere()) {
        if (performance.now() > end) throw new Error(`still at ${page.url()}, not at ${wanted}`)
        await sleep(50)
      }
    },
    screenshot: ({ path }: { path: string }) => page.screenshot({ path: path as `${string}.png` }),
  }
}
