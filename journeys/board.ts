import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium } from '#scripts/chromium.ts'
import { startProduct } from './start-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the product that all journeys share, with its demo data. */
    board: string
    /** Where the shared browser listens. */
    browser: string
  }
}

/** The journeys sign up more people than one address may in an hour. */
const generous = {
  LIMIT_SIGN_UPS_PER_ADDRESS: '10000/3600',
  LIMIT_RESETS_PER_ADDRESS: '10000/3600',
  LIMIT_WRONG_SIGN_INS_PER_ADDRESS: '10000/3600',
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One product and one browser for all journeys; every test has a browser context of its own. */
export default async function openBoard({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findChromium()
  if (executablePath === null) throw new Error('There is no Chromium to walk the journeys in.')
  const [product, browser] = await Promise.all([
    startProduct(generous),
    chromium.launchServer({ executablePath, args: flags }),
  ])
  provide('board', product.url)
  provide('browser', browser.wsEndpoint())
  return async () => {
    await Promise.all([browser.close(), product.remove()])
  }
}
