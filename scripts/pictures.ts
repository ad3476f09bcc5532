import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { checkScreen } from '#journeys/testing/check-screen.ts'
import { watchRequests } from '#journeys/testing/requests-under-way.ts'
import { bookmarkedResourcesKey, favouriteCompaniesKey, favouriteJobsKey } from '#web/storage/stored-ids.ts'
import { type DemoPeople, signInDemoPeople } from './pictures/demo-people.ts'
import { type State, states } from './pictures/states.ts'
import { findChromium } from './testing/chromium.ts'
import { provideJapaneseFont } from './testing/japanese-font.ts'
import { startProduct } from './testing/start-product.ts'

// npm run pictures [-- PART_OF_A_STATE ...]: photographs every screen in its main states into .pictures/, and checks each
// for accessibility and sideways scroll.
const folder = '.pictures'
const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } }
const themes = ['light', 'dark'] as const

const executablePath = await findChromium()
if (executablePath === null) process.exit(1)
await provideJapaneseFont()
const words = process.argv.slice(2)
const chosen = states.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
let failed = 0
try {
  const people = await signInDemoPeople(product.url)
  mkdirSync(folder, { recursive: true })
  const looks = Object.entries(sizes).flatMap(([name, viewport]) => themes.map((theme) => ({ name, viewport, theme })))
  for (const state of chosen) {
    const shots = looks.map(async ({ name, viewport, theme }) => {
      const file = join(folder, `${state.name}.${name}.${theme}.png`)
      try {
        const faults = await photograph(browser, { state, people, viewport, theme, file })
        console.log(file)
        failed += faults.length
        for (const fault of faults) console.error(`  ${fault}`)
      } catch (error) {
        failed += 1
        console.error(`${file} was not made: ${error}`)
      }
    })
    // Side by side: most of the time is waiting for the network to be idle.
    await Promise.all(shots)
  }
} finally {
  await browser.close()
  await product.remove()
}
console.log(`${chosen.length} states are in ${folder}/, with ${failed} faults.`)
process.exit(failed > 0 ? 1 : 0)

type Shot = {
  state: State
  people: DemoPeople
  viewport: { width: number; height: number }
  theme: (typeof themes)[number]
  file: string
}

/** Takes the picture and returns the faults; `checkScreen` checks both themes itself. */
async function photograph(browser: Browser, { state, people, viewport, theme, file }: Shot): Promise<string[]> {
  const session = state.as && people.sessions[state.as]
  const local = {
    'shigotocho.settings': { appearance: { theme } },
    ...(state.as === 'seeker' && {
      [favouriteJobsKey]: people.some.slice(0, 3),
      [favouriteCompaniesKey]: ['midori-denryoku', 'sazanami'],
      [bookmarkedResourcesKey]: ['shokumu-keirekisho', 'kyuyo-kosho'],
    }),
    ...(session && { user: session.user }),
  }
  const localStorage = Object.entries(local).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
  if (session) localStorage.push({ name: 'auth_token', value: session.token })
  const narrow = viewport.width < 768
  const context = await browser.newContext({
    baseURL: product.url,
    viewport,
    isMobile: narrow,
    hasTouch: narrow,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
  })
  try {
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    const requests = watchRequests(page)
    await page.goto(typeof state.path === 'string' ? state.path : state.path(people))
    await settle(page, requests)
    await state.prepare?.(page, narrow)
    await settle(page, requests)
    const covers = await page.getByRole('dialog').or(page.getByRole('menu')).count()
    await page.screenshot({ path: file, fullPage: covers === 0 && !state.windowOnly, animations: 'disabled' })
    return theme === 'light' ? await checkScreen(page) : []
  } finally {
    await context.close()
  }
}

/** Waits until nothing but the stream of notifications is loading, and the fonts are there. */
async function settle(page: Page, requests: ReturnType<typeof watchRequests>): Promise<void> {
  await requests.settled()
  await page.waitForFunction(() => document.querySelector('.skeleton__loading, [aria-busy="true"]') === null)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
