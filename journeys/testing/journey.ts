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
  /** Opens a browser context of its own: another person, or the same person elsewhere. */
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
  // A scroll that goes on while a journey looks passes jobs that it does not mean to see.
  '--disable-smooth-scrolling',
]

let browser: Promise<Browser> | undefined

/** The browser of this worker, which ends with it. One for all workers would take every message through two more processes. */
function sharedBrowser(): Promise<Browser> {
  // Without a locale of UTF-8, as in a bare container, the browser calls files of Japanese names "download".
  const env = { ...process.env, LANG: 'C.UTF-8' }
  browser ??= chromium.launch({ executablePath: inject('chromiumPath'), args: flags, env })
  return browser
}

type Run = (context: JourneyContext) => Promise<void>

/**
 * One test per device, which also fails when a page had a fault of its own. Journeys share one product and run side by
 * side: what they look for must be theirs alone, or part of the demo data. A main path names `firefox` as well.
 */
export const journey = (sentence: string, run: Run, also: readonly Device[] = []): void =>
  testOn([desktop, phone, ...also], sentence, run)

/** Where the way is the same on both devices, at the one on which its people mostly work. */
export const desktopJourney = (sentence: string, run: Run): void => testOn([desktop], sentence, run)
export const phoneJourney = (sentence: string, run: Run, also: readonly Device[] = []): void =>
  testOn([phone, ...also], sentence, run)

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

/** What each visitor saw when a journey failed. */
async function takeScreenshots(visitors: readonly Visitor[], name: string): Promise<void> {
  const folder = join(tmpdir(), 'shigotocho-journeys')
  mkdirSync(folder, { recursive: true })
  for (const [index, { page }] of visitors.entries()) {
    const path = join(folder, `${name.replaceAll(/[^\w]+/g, '-')}-${index + 1}.png`)
    const screenshot = await page.screenshot({ path, timeout: 5_000 }).catch(() => null)
    if (screenshot) console.error(`${page.url()} looked like ${path}`)
  }
}
