import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Person } from './people.ts'
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

/** What a walk is given: the size of its screens, and the door through which people come. */
export type Walk = {
  device: Device
  /** Opens a browser context of its own: another person, or the same person elsewhere. */
  arrive(options?: VisitorOptions & { as?: Person }): Promise<Visitor>
}

export type Device = { name: string; phone: boolean; context: BrowserContextOptions }

/** The wide window. */
export const desk: Device = {
  name: '1440 × 900',
  phone: false,
  context: { viewport: { width: 1440, height: 900 } },
}

/** The narrow one, under a finger. */
export const phone: Device = {
  name: '390 × 844',
  phone: true,
  context: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

let browser: Promise<Browser> | undefined
const connected = () => {
  browser ??= chromium.connect(inject('browser'))
  return browser
}

/**
 * One test per size of screen. It fails when the walk does, and when a page on the way had a fault of its own. Walks share
 * the board and run side by side: what they look for must be theirs alone, or part of the demo data.
 */
export function journey(sentence: string, walk: (walk: Walk) => Promise<void>, devices = [desk, phone]): void {
  for (const device of devices) {
    test(`${sentence} (${device.name})`, async () => {
      const visitors: Visitor[] = []
      const arrive: Walk['arrive'] = async (options) => {
        const visitor = await openVisitor(await connected(), device, inject('board'), options)
        visitors.push(visitor)
        return visitor
      }
      try {
        await walk({ device, arrive })
        expect(visitors.flatMap(({ faults }) => faults())).toEqual([])
      } catch (error) {
        await photograph(visitors, `${sentence} ${device.name}`)
        for (const fault of visitors.flatMap(({ faults }) => faults())) console.error(fault)
        throw error
      } finally {
        await Promise.all(visitors.map(({ leave }) => leave()))
      }
    })
  }
}

/** What everybody saw when a walk failed, for whoever looks into it. */
async function photograph(visitors: readonly Visitor[], name: string): Promise<void> {
  const folder = join(tmpdir(), 'shigotocho-journeys')
  mkdirSync(folder, { recursive: true })
  for (const [index, { page }] of visitors.entries()) {
    const path = join(folder, `${name.replaceAll(/[^\w]+/g, '-')}-${index + 1}.png`)
    const taken = await page.screenshot({ path, timeout: 5_000 }).catch(() => null)
    if (taken) console.error(`${page.url()} looked like ${path}`)
  }
}
