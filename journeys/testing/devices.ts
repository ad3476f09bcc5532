import type { BrowserContextOptions } from 'playwright-core'

/** The browser window that a journey runs in. */
export type Device = { name: string; phone: boolean; context: BrowserContextOptions }

export const desktop: Device = {
  name: '1440 × 900',
  phone: false,
  context: { viewport: { width: 1440, height: 900 } },
}

export const phone: Device = {
  name: '390 × 844',
  phone: true,
  context: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

/** Main paths also run in Firefox; firefox-visitor.ts lists what works there. */
export const firefox: Device = { ...desktop, name: 'Firefox' }
