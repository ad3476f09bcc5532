import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { type Device, desktop, firefox, phone } from './devices.ts'
import { closeFirefox, openFirefoxVisitor } from './firefox-visitor.ts'
import type { Person } from './people.ts'
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

type JourneyContext = {
  device: Device
  /** Opens a new browser context: another person, or the same one elsewhere. */
  arrive(options?: VisitorOptions & { as?: Person }): Promise<Visitor>
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Smooth scrolling would pass jobs that a journey does not mean to see.
  '--disable-smooth-scrolling',
]

let browser: Promise<Browser> | undefined

/** This worker's browser; a shared one would send every message through two more processes. */
function sharedBrowser(): Promise<Browser> {
  // Without a UTF-8 locale, as in a bare container, the browser names files with Japanese names "download".
  const env = { ...process.env, LANG: 'C.UTF-8' }
  browser ??= chromium.launch({ executablePath: inject('chromiumPath'), args: flags, env })
  return browser
}

export type Run = (context: JourneyContext) => Promise<void>

/**
 * One test per device; also fails for a fault of a page. Journeys share one product and run concurrently, so they look
 * only for their own data or demo data.
 */
export const journey = (sentence: string, run: Run): void => testOn([desktop, phone], sentence, run)

/** For a path that is the same on both devices: the device of most of its users. */
export const desktopJourney = (sentence: string, run: Run): void => testOn([desktop], sentence, run)
export const phoneJourney = (sentence: string, run: Run): void => testOn([phone], sentence, run)

/** For the main paths; skipped where there is no Firefox. */
export const firefoxJourney = (sentence: string, run: Run): void => testOn([firefox], sentence, run)

function testOn(devices: readonly Device[], sentence: string, run: Run): void {
  for (const device of devices) {
    if (device === firefox) afterAll(closeFirefox)
    const cannot = device === firefox && inject('firefoxPath') === ''
    test.skipIf(cannot)(`${sentence} (${device.name})`, async () => {
      const visitors: Visitor[] = []
      const arrive: JourneyContext['arrive'] = async (options) => {
        const visitor = await (device === firefox
          ? openFirefoxVisitor(inject('productUrl'), options)
          : openVisitor(await sharedBrowser(), device, inject('productUrl'), options))
        visitors.push(visitor)
        return visitor
      }
      try {
        await run({ device, arrive })
        expect(visitors.flatMap(({ faults }) => faults())).toEqual([])
      } catch (error) {
        for (const fault of visitors.flatMap(({ faults }) => faults())) console.error(fault)
        await takeScreenshots(visitors, `${sentence} ${device.name}`)
        throw error
      } finally {
        await Promise.all(visitors.map(({ leave }) => leave()))
      }
    })
  }
}

/** Screenshots of each visitor's pages after a failure. */
async function takeScreenshots(visitors: readonly Visitor[], name: string): Promise<void> {
  const folder = join(tmpdir(), 'shigotocho-journeys')
  mkdirSync(folder, { recursive: true })
  for (const [index, { page }] of visitors.entries()) {
    const path = join(folder, `${name.replaceAll(/[^\w]+/g, '-')}-${index + 1}.png`)
    const screenshot = await page.screenshot({ path, timeout: 5_000 }).catch(() => null)
    if (screenshot) console.error(`${page.url()} looked like ${path}`)
  }
}
