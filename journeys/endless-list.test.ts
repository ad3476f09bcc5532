import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney, journey, phoneJourney } from './testing/journey.ts'
import { signUp } from './testing/people.ts'

/** Matches nearly every demo job and no job posted by other journeys, so the list does not change. */
const everyDemoJob = `/?keyword=${encodeURIComponent('ます。 -品出し -駅から歩いて五分')}`

/** A page of the list has 24 cards; the document never has more than this many. */
const mostCards = 60

const cards = (page: Page) => page.getByRole('feed', { name: '求人' }).getByRole('article')
const card = (page: Page, position: number) => page.locator(`article[aria-posinset="${position}"]`)
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const settled = (page: Page) => page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
/** Waits until the list has its full length. */
const awake = (page: Page) => page.locator('.endless-jobs__gap').first().waitFor({ state: 'attached' })
/** Position of the card with the focus; 0 without one. */
const focusedCard = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest('article')?.ariaPosInSet ?? 0))

async function totalOf(page: Page): Promise<number> {
  const found = await page.getByRole('heading', { name: /^[\d,]+件の求人が見つかりました$/ }).textContent()
  return Number(found?.replaceAll(/\D/g, ''))
}

/** Scrolls like a reader until a card is in the document. */
async function scrollUntil(page: Page, position: number): Promise<void> {
  await expect
    .poll(async () => {
      await settled(page)
      if ((await card(page, position).count()) > 0) return true
      await page.evaluate(() => scrollBy(0, innerHeight / 2))
      return false
    })
    .toBe(true)
  await card(page, position).scrollIntoViewIfNeeded()
}

phoneJourney('a long list shows every job and keeps only the near ones in the document', async ({ arrive }) => {
  const { page, context, visit, checkScreen } = await arrive()
  await context.addInitScript(() => {
    const shifts: { value: number }[] = []
    Object.assign(window, { journeyShifts: shifts })
    new PerformanceObserver((list) => {
      if (!document.querySelector('link[href*="fallback-fonts"]'))
        shifts.push(...(list.getEntries() as unknown as { value: number }[]).map(({ value }) => ({ value })))
    }).observe({ type: 'layout-shift' })
  })
  await visit(everyDemoJob)
  const total = await totalOf(page)
  expect(total).toBeGreaterThan(72)
  await expect.poll(() => cards(page).first().getAttribute('aria-setsize')).toBe(String(total))
  // Before its script runs, the list has one page, and the content below moves down once.
  await awake(page)
  const seen = new Set<string>()
  const look = async () => {
    const positions = await cards(page).evaluateAll((all) => all.map(({ ariaPosInSet }) => ariaPosInSet ?? ''))
    expect(positions.length).toBeLessThanOrEqual(mostCards)
    for (const position of positions) seen.add(position)
  }
  const end = page.getByText(`すべての求人（${total}件）を表示しました`)
  const atEnd = () => page.evaluate(() => scrollY + innerHeight > document.documentElement.scrollHeight - 200)
  do {
    await page.mouse.wheel(0, 700)
    await settled(page)
    await look()
  } while (!(await atEnd()))
  await end.waitFor()
  await look()
  expect(seen.size).toBe(total)
  const shifts = await page.evaluate(() => (window as unknown as { journeyShifts: { value: number }[] }).journeyShifts)
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.02)
  await checkScreen()
})

phoneJourney('reaching the last job before the list is complete shifts no layout', async ({ arrive }) => {
  const { page, context, visit } = await arrive()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\/endless-jobs[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await visit(everyDemoJob)
  await card(page, 24).evaluate((last) => last.scrollIntoView({ block: 'center', behavior: 'instant' }))
  expect(await page.getByRole('link', { name: '続きの求人を見る' }).isVisible()).toBe(true)
  expect(await page.locator('.endless-jobs__gap').count()).toBe(0)
  release()
  await awake(page)
  await card(page, 25).waitFor()
})

phoneJourney('a list of up to 100 jobs is whole, so that find-in-page and paper have every job', async ({ arrive }) => {
  const { page, visit } = await arrive()
  await visit(`${everyDemoJob}&category=office,it`)
  const total = await totalOf(page)
  expect(total).toBeGreaterThan(30)
  expect(total).toBeLessThanOrEqual(100)
  await expect.poll(() => cards(page).count()).toBe(total)
  await card(page, total).scrollIntoViewIfNeeded()
  await settled(page)
  expect(await cards(page).count()).toBe(total)
})

desktopJourney('a long list is printed as far as it was loaded', async ({ arrive }) => {
  const { page, visit } = await arrive()
  await visit(everyDemoJob)
  expect(await totalOf(page)).toBeGreaterThan(100)
  await awake(page)
  for (const position of [30, 60, 80]) await scrollUntil(page, position)
  await settled(page)
  const onScreen = await cards(page).count()
  expect(onScreen).toBeLessThanOrEqual(mostCards)
  await page.evaluate(() => {
    const count = () => document.querySelectorAll('[role="feed"] article').length
    addEventListener('beforeprint', () => Object.assign(window, { journeyPrinted: count() }))
  })
  await page.pdf({ format: 'A4' })
  const printed = await page.evaluate(() => (window as unknown as { journeyPrinted: number }).journeyPrinted)
  expect(printed).toBeGreaterThanOrEqual(80)
  await expect.poll(() => cards(page).count()).toBeLessThanOrEqual(mostCards)
})

journey('the end of a long list is one key away', async ({ arrive, device }) => {
  if (device.phone) return
  const { page, visit } = await arrive()
  await visit(everyDemoJob)
  const total = await totalOf(page)
  await awake(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/jobs') asked.push(searchParams.get('page') ?? '')
  })
  await page.keyboard.press('End')
  await card(page, total).waitFor()
  expect(await card(page, total).isVisible()).toBe(true)
  // Pages in between were not requested.
  const last = Math.ceil(total / 24)
  expect(asked.map(Number).filter((each) => each > 2 && each < last - 2)).toEqual([])
  expect(await cards(page).count()).toBeLessThanOrEqual(mostCards)
})

phoneJourney('going back finds a long list at the place where it was left', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signUp('user', '中村 優') })
  await visit(everyDemoJob)
  await awake(page)
  await scrollUntil(page, 64)
  const job = card(page, 64).getByRole('link').first()
  for (const goBack of [() => page.goBack(), () => page.getByRole('link', { name: '求人一覧へ戻る' }).click()]) {
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(4_000)
    await job.click()
    await page.waitForURL(/\/jobs\//)
    await page.getByRole('tab').first().waitFor()
    expect(await scrolled(page)).toBe(0)
    await goBack()
    await page.waitForURL(everyDemoJob)
    await expect.poll(() => scrolled(page)).toBe(before)
    await job.waitFor()
  }
  await page.reload()
  await job.waitFor()
  await expect.poll(() => job.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(0)
  expect(await job.evaluate((link) => link.getBoundingClientRect().top - innerHeight)).toBeLessThan(0)
})

/** Presses a key until another card has the focus; returns that card's position. */
async function cardAfter(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  const before = await focusedCard(page)
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press(key)
    const now = await focusedCard(page)
    if (now !== before) return now
  }
  return before
}

phoneJourney('Tab moves from card to card across slices, and the focused card stays', async ({ arrive }) => {
  const { page, visit } = await arrive()
  await visit(everyDemoJob)
  const total = await totalOf(page)
  await card(page, 1).getByRole('link').first().focus()
  for (let position = 2; position <= 30; position += 1) {
    expect(await cardAfter(page, 'Tab')).toBe(position)
    await settled(page)
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await card(page, total).waitFor()
  expect(await focusedCard(page)).toBe(30)
  expect(await cardAfter(page, 'Tab')).toBe(31)
  expect(await cardAfter(page, 'Shift+Tab')).toBe(30)
  expect(await cardAfter(page, 'Shift+Tab')).toBe(29)

  await page.getByRole('button', { name: '求人の一覧の終わりへ' }).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(`すべての求人（${total}件）を表示しました`)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true)
})

phoneJourney('a failed slice shows an error in its place and retries', async ({ arrive }) => {
  const { page, context, visit, checkScreen, expectAnswer } = await arrive()
  expectAnswer(400, '/api/jobs')
  const refuse = { status: 400, json: { success: false, message: '' } }
  // Before the visit, because the list may request more jobs as soon as it is hydrated.
  await context.route(/\/api\/jobs(\?|$)/, (route) => route.fulfill(refuse))
  await visit(everyDemoJob)
  await awake(page)
  await page.keyboard.press('End')
  const button = page.getByRole('button', { name: 'もう一度読み込む' }).first()
  await button.waitFor()
  await checkScreen()
  await context.unrouteAll()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedCard(page)).toBeGreaterThan(24)
})
