import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney, phoneJourney } from './testing/journey.ts'
import { isFocused } from './testing/page-actions.ts'
import { call, type Person, postPublicJob, signUp, unique } from './testing/people.ts'

const parts = ['仕事内容', '応募要件', '待遇・福利厚生', '企業情報', '質問']

/** A public job of a company that no other test uses. */
const publish = (employer: Person, { title, ...more }: { title: string; company: string; location?: string }) =>
  postPublicJob(employer, title, {
    location: '沖縄県石垣市',
    category: 'manufacturing',
    salary_min: 310_000,
    salary_max: 370_000,
    description: Array.from({ length: 12 }, (_, index) => `${index + 1}日目の仕事です。`).join('\n\n'),
    requirements: ['泡盛の知識'],
    benefits: ['寮があります'],
    ...more,
  })

const selected = (page: Page) => page.getByRole('tab', { selected: true }).textContent()

desktopJourney('a tab keeps the focus while the related jobs are still on their way', async ({ arrive }) => {
  const employer = await signUp('employer', '石垣 太郎')
  const job = await publish(employer, { title: `杜氏 ${unique()}`, company: `蔵元${unique()}` })
  const { page, visit, context } = await arrive({ as: await signUp('user', '石垣 花子') })
  const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>()
  await context.route(/\/api\/jobs\?.*limit=24/, async (route) => {
    await pressed
    await route.continue()
  })
  await visit(`/jobs/${job.id}`)
  await page.getByRole('tab', { name: '仕事内容' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/tab=requirements/)
  letGo()
  await page.getByRole('heading', { name: '似ている求人' }).waitFor()
  expect(await isFocused(page.getByRole('tab', { name: '応募要件' }))).toBe(true)
})

phoneJourney(
  'a job page has its key facts in a box, the rest in one table, and tabs that lead to its parts',
  async ({ arrive }) => {
    const employer = await signUp('employer', '石垣 太郎')
    const job = await publish(employer, { title: `杜氏 ${unique()}`, company: `蔵元${unique()}` })
    const { page, visit, checkScreen } = await arrive({ as: await signUp('user', '石垣 花子') })
    await visit(`/jobs/${job.id}`)
    const main = page.getByRole('main')
    for (const name of parts) {
      await main.getByRole('tabpanel', { name }).waitFor()
      await main.getByRole('heading', { name, level: 2 }).waitFor()
    }
    const table = main.getByRole('table', { name: '募集要項' })
    // The block above has the deciding facts; the table has the rest, and one line of what is not stated.
    for (const text of ['月給31万円〜37万円', job.location]) {
      // Rows of related jobs have these texts too.
      expect(await main.locator('dd:not(article dd)').filter({ hasText: text }).count(), text).toBe(1)
      expect(await table.getByText(text).filter({ visible: true }).count(), text).toBe(0)
    }
    await table.getByRole('row', { name: /^記載のない項目 .*加入保険/ }).waitFor()
    await checkScreen()

    const tab = (name: string) => page.getByRole('tab', { name })
    const panel = (name: string) => page.getByRole('tabpanel', { name })
    expect(await selected(page)).toBe('仕事内容')
    await tab('企業情報').click()
    await page.waitForURL(/tab=company/)
    await expect.poll(() => isFocused(panel('企業情報'))).toBe(true)
    expect(await panel('企業情報').getByRole('heading', { level: 2 }).isVisible()).toBe(true)
    expect(await selected(page)).toBe('企業情報')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => selected(page)).toBe('仕事内容')
    await panel('応募要件').evaluate((part) => part.scrollIntoView())
    await expect.poll(() => selected(page)).toBe('応募要件')

    const linked = await arrive({ as: await signUp('user', '石垣 次郎') })
    await linked.visit(`/jobs/${job.id}?tab=benefits`)
    await expect.poll(() => selected(linked.page)).toBe('待遇・福利厚生')
    await expect.poll(() => linked.page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  },
)

phoneJourney('a job page links other jobs of its company and similar ones', async ({ arrive }) => {
  const employer = await signUp('employer', '石垣 太郎')
  const company = `蔵元${unique()}`
  const job = await publish(employer, { title: `杜氏 ${unique()}`, company })
  const sister = await publish(employer, { title: `蔵人 ${unique()}`, company, location: '青森県八戸市' })
  const alike = await publish(employer, { title: `麹師 ${unique()}`, company: `酒造${unique()}` })
  const { page, visit, checkScreen } = await arrive({ as: await signUp('user', '石垣 花子') })
  await visit(`/jobs/${job.id}`)
  const ofCompany = page.getByRole('region', { name: 'この企業のほかの求人' })
  await ofCompany.getByRole('link', { name: sister.title }).waitFor()
  expect(await ofCompany.getByRole('link').count()).toBe(1)
  const similar = page.getByRole('region', { name: '似ている求人' })
  await similar.getByRole('link', { name: alike.title }).waitFor()
  expect(await similar.getByText(job.title).count()).toBe(0)
  await checkScreen()
  await similar.getByRole('link', { name: alike.title }).click()
  await page.getByRole('heading', { name: alike.title, level: 1 }).waitFor()
})

desktopJourney('a job prints whole without links to other jobs', async ({ arrive }) => {
  const employer = await signUp('employer', '石垣 太郎')
  const company = `蔵元${unique()}`
  const job = await publish(employer, { title: `杜氏 ${unique()}`, company })
  await publish(employer, { title: `蔵人 ${unique()}`, company })
  const { page, visit } = await arrive({ as: await signUp('user', '石垣 花子') })
  await visit(`/jobs/${job.id}`)
  await page.getByRole('region', { name: 'この企業のほかの求人' }).waitFor()
  await page.keyboard.press('Control')
  await page.emulateMedia({ media: 'print' })
  for (const text of ['1日目の仕事です。', '泡盛の知識', '寮があります'])
    expect(await page.locator('.detail-layout').getByText(text).first().isVisible(), text).toBe(true)
  for (const row of ['賃金 月給31万円〜37万円', '加入保険 記載なし'])
    await page.getByRole('row', { name: row, exact: true }).waitFor()
  for (const name of parts) expect(await page.getByRole('heading', { name, level: 2 }).isVisible()).toBe(true)
  expect(await page.getByText('この企業のほかの求人').isVisible()).toBe(false)
})

phoneJourney('a title of 200 letters is whole, and large letters leave the apply bar two lines', async ({ arrive }) => {
  const employer = await signUp('employer', '石垣 太郎')
  const title = `${unique()}${'泡盛を仕込む職人'.repeat(30)}`.slice(0, 200)
  const job = await publish(employer, { title, company: `蔵元${unique()}` })
  const { page, visit } = await arrive({ as: await signUp('user', '石垣 花子') })
  await visit(`/jobs/${job.id}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => heading.textContent()).toBe(title)
  expect(await heading.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)).toBe(true)
  // A key press, as when a reader enlarges the text, so that movement is expected.
  await page.keyboard.press('Shift')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const bar = page.locator('.apply__bar').getByRole('button', { name: 'この求人に応募する' })
  const lines = await bar.evaluate((button) => {
    const range = document.createRange()
    range.selectNodeContents(button)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBeLessThanOrEqual(2)
})

phoneJourney(
  'the longest posting takes at most five screens of a telephone before its day and questions',
  async ({ arrive }) => {
    const person = await signUp('user', '長文 読子')
    const title = encodeURIComponent('"バックエンドエンジニア（TypeScript）"')
    const { jobs } = await call<{ jobs: { id: string }[] }>(`GET /api/jobs?keyword=${title}`, { by: person })
    const { page, visit, settled } = await arrive({ as: person })
    await visit(`/jobs/${jobs[0]?.id}`)
    await settled()
    const height = await page.evaluate(() => {
      const extra = document.querySelectorAll<HTMLElement>('.money-band, section:has(> .day-picture), #part-questions')
      return [...extra].reduce((left, { offsetHeight }) => left - offsetHeight, document.documentElement.scrollHeight)
    })
    expect(height).toBeLessThanOrEqual(5 * 844)
  },
)
