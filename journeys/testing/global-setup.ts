import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { startTestProvider } from '#integrations/social/testing/provider.ts'
import { findChromium } from '#scripts/testing/chromium.ts'
import { findFirefox } from '#scripts/testing/firefox.ts'
import { provideJapaneseFont } from '#scripts/testing/japanese-font.ts'
import { startProduct } from '#scripts/testing/start-product.ts'
import { linkedinPerson } from './linkedin-person.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the product with demo data that all journeys share. */
    productUrl: string
    /** Its folder of mails. */
    mailFolder: string
    /** The browser of every worker. */
    chromiumPath: string
    /** Firefox for the main paths; empty if not installed. */
    firefoxPath: string
  }
}

/** Journeys register more people than one address may. */
const generousLimits = {
  LIMIT_SIGN_UPS_PER_ADDRESS: '10000/3600',
  LIMIT_RESETS_PER_ADDRESS: '10000/3600',
  LIMIT_WRONG_SIGN_INS_PER_ADDRESS: '10000/3600',
  SEARCH_BUDGET: '0',
}

/** One product for all journeys, a browser per worker, and a browser context per test. */
export default async function startProductForJourneys({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = await findChromium()
  if (chromiumPath === null) throw new Error('There is no Chromium to run the journeys in.')
  const isWhole = name === 'browser'
  if (isWhole) await provideJapaneseFont()
  const provider = await startTestProvider()
  provider.addPerson(linkedinPerson)
  const linkedin = {
    LINKEDIN_BASE_URL: provider.url,
    LINKEDIN_CLIENT_ID: provider.clientId,
    LINKEDIN_CLIENT_SECRET: provider.clientSecret,
  }
  // All decisions of others are sampled for review.
  const product = await startProduct({ ...generousLimits, ...linkedin, QUALITY_SAMPLE: '100' })
  await warmUp(product.url)
  provide('productUrl', product.url)
  provide('mailFolder', join(product.dataDir, 'mail'))
  provide('chromiumPath', chromiumPath)
  provide('firefoxPath', (isWhole && (await findFirefox())) || '')
  return async () => {
    await product.remove()
    await provider.stop()
  }
}

/** Loads the first paper's program, which on a busy machine takes longer than a request may. */
async function warmUp(productUrl: string): Promise<void> {
  const body = { name: '準備 太郎', email: 'preparation@example.com', password: 'password', role: 'user' }
  const headers = { 'content-type': 'application/json' }
  const registered = await fetch(`${productUrl}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const { data } = (await registered.json()) as { data: { token: string } }
  const authorization = `Bearer ${data.token}`
  const paper = () => fetch(`${productUrl}/api/papers/rirekisho.svg`, { headers: { authorization } })
  while ((await paper()).status === 503) await sleep(1_000)
}
