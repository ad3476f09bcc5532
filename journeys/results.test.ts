import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney, journey, phoneJourney } from './testing/journey.ts'
import { isFocused } from './testing/page-actions.ts'
import { postPublicJob, signUp, unique } from './testing/people.ts'

/** Matches every demo job and no job posted by other journeys. */
const everyDemoJob = `/?keyword=${encodeURIComponent('ます')}`

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first()
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)
const isInWindow = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
const found = (page: Page) => page.getByRole('heading', { name: /件の求人が見つかりました$/ })

desktopJourney('filters stay in sight beside a long list, and new results scroll into view', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive()
  await visit(everyDemoJob)
  const all = await found(page).textContent()
  const labels = await page.locator('.job-filters :is(legend, summary)').allTextContents()
  expect(labels.slice(0, 5)).toEqual(['こだわり', '給与の下限', '年間休日', '残業（月平均）', '勤務地'])
  for (const region of ['北海道', '東北', '関東', '中部', '近畿', '中国', '四国', '九州'])
    expect(labels.filter((label) => new RegExp(`^${region}.*\\d+件$`).test(label))).toHaveLength(1)

  await page.mouse.wheel(0, 1_200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
  expect(await isInWindow(page, '.job-filters .sheet')).toBe(true)
  await page.getByRole('checkbox', { name: /^7日以内の新着/ }).press('Space')
  await expect.poll(() => found(page).textContent()).not.toBe(all)
  await expect.poll(() => found(page).getAttribute('aria-live')).toBe('polite')
  await expect.poll(() => topOf(page, '#jobs article')).toBeGreaterThan(0)
  expect(await topOf(page, '#jobs article')).toBeLessThan(600)
  await expect.poll(() => isFocused(page.getByRole('checkbox', { name: /^7日以内の新着/ }))).toBe(true)
  await checkScreen()
})

desktopJourney('results of a filter chosen before hydration scroll into view', async ({ arrive }) => {
  const { page, visit } = await arrive()
  const script = Promise.withResolvers<void>()
  await page.route(/search-results-.*\.js$/, async (route) => {
    await script.promise
    await route.continue()
  })
  await visit(everyDemoJob)
  const all = await found(page).textContent()
  await page.evaluate(() => scrollTo(0, 3_000))
  await page.getByRole('checkbox', { name: /^7日以内の新着/ }).press('Space')
  script.resolve()
  await expect.poll(() => found(page).textContent()).not.toBe(all)
  await expect.poll(() => topOf(page, '#jobs article')).toBeGreaterThan(0)
  expect(await topOf(page, '#jobs article')).toBeLessThan(600)
})

phoneJourney('a phone shows a job, the filters and the order in the first screen of a search', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive()
  await visit(`/?keyword=${encodeURIComponent('看護')}`)
  const height = page.viewportSize()?.height ?? 0
  await firstCard(page).waitFor()
  expect(await topOf(page, '#jobs article')).toBeLessThan(height - 160)
  await checkScreen()

  const line = page.getByRole('button', { name: /^検索条件を変更：\s?看護・すべて$/ })
  const keyword = page.getByRole('combobox', { name: 'キーワード' })
  expect(await keyword.isVisible()).toBe(false)
  await line.press('Enter')
  await keyword.fill('経理')
  await keyword.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('keyword') === '経理')
  await expect.poll(() => keyword.isVisible()).toBe(false)
  await expect.poll(() => isFocused(page.getByRole('button', { name: /^検索条件を変更：\s?経理・すべて$/ }))).toBe(true)

  await visit(everyDemoJob)
  await firstCard(page).waitFor()
  await page.evaluate(() => scrollTo(0, 1_500))
  const order = page.getByRole('combobox', { name: '並び順' })
  await expect.poll(() => isInWindow(page, '.job-list__bar')).toBe(true)
  await order.selectOption('給与が高い順')
  await page.waitForURL((url) => url.searchParams.get('sort') === 'salary')
  await expect.poll(() => topOf(page, '#jobs article')).toBeGreaterThan(0)
})

/** The first row's maximum distance from the top in px, and the minimum of whole rows, on phone and desktop. */
const firstScreen = {
  phone: { '/': [500, 3], [everyDemoJob]: [260, 4] },
  desk: { '/': [490, 4], [everyDemoJob]: [296, 6] },
} as const

journey('the first screen holds jobs, and nothing moves before they can be read', async ({ arrive, device }) => {
  const { page, context, visit } = await arrive()
  await context.addInitScript(() => {
    const shifts: { value: number }[] = []
    Object.assign(window, { journeyShifts: shifts })
    new PerformanceObserver((list) => {
      if (!document.querySelector('link[href*="fallback-fonts"]'))
        shifts.push(...(list.getEntries() as unknown as { value: number }[]).map(({ value }) => ({ value })))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const wholeRows = () =>
    page
      .locator('#jobs article')
      .evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
  for (const [path, [top, rows]] of Object.entries(firstScreen[device.phone ? 'phone' : 'desk'])) {
    await visit(path)
    await firstCard(page).waitFor()
    expect(await topOf(page, '#jobs article'), path).toBeLessThanOrEqual(top)
    expect(await wholeRows(), path).toBeGreaterThanOrEqual(rows)
  }
  const shifts = await page.evaluate(() => (window as unknown as { journeyShifts: { value: number }[] }).journeyShifts)
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.01)
})

journey('long names, titles and tags stay within their places', async ({ arrive, device }) => {
  const title = `${unique()}${'長い題'.repeat(60)}`.slice(0, 200)
  const job = await postPublicJob(await signUp('employer', '採用 花子'), title)
  const { page, visit } = await arrive({
    as: await signUp('user', '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末'),
  })
  if (!device.phone) await page.setViewportSize({ width: 1024, height: 800 })
  await visit(`/?keyword=${encodeURIComponent(title.slice(0, 30))}`)
  const heading = page.getByRole('heading', { name: job.title })
  await heading.waitFor()
  const lines = await heading.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element)
    return Math.round(element.clientHeight / Number.parseFloat(lineHeight))
  })
  expect(lines).toBe(2)
  const header = page.locator('.site-header')
  expect(await header.evaluate((element) => element.clientHeight)).toBeLessThan(80)
})

phoneJourney('letters twice as large leave the name of a prefecture whole on a telephone', async ({ arrive }) => {
  const { page, visit } = await arrive()
  await visit('/?location=miyagi&page=1')
  await page.getByRole('button', { name: /^検索条件を変更/ }).click()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const place = page.getByRole('button', { name: /^勤務地・駅/ })
  const room = await place.evaluate((element) => {
    const { paddingLeft, paddingRight, fontSize } = getComputedStyle(element)
    return (
      (element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)) /
      Number.parseFloat(fontSize)
    )
  })
  // 神奈川県 is four letters wide.
  expect(room).toBeGreaterThanOrEqual(4)
})
