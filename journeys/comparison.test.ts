import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney, journey, phoneJourney } from './testing/journey.ts'
import { isFocused } from './testing/page-actions.ts'
import { call, type Person, postPublicJob, signUp, unique } from './testing/people.ts'

const jobs = [
  {
    title: '生産管理',
    terms: { pay: { unit: 'month', min: 262_500, max: 340_000 }, holidays: { annual_days: 123 } },
  },
  {
    title: '製パン',
    terms: {
      pay: { unit: 'hour', min: 1_580, max: 1_700, monthly_hours: 80 },
      holidays: { annual_days: 140 },
      hours: { overtime: 'none', system: 'shift', spans: [{ start: '05:00', end: '10:00' }] },
    },
  },
  {
    title: '開発',
    terms: { pay: { unit: 'year', min: 4_800_000, max: 7_000_000 }, hours: { overtime: 'some', overtime_hours: 8 } },
  },
  { title: '出荷管理' },
]

/** Four public jobs whose titles share a word that no other test uses. */
async function publishFour(employer: Person): Promise<{ word: string; ids: string[]; titles: string[] }> {
  const word = unique()
  const ids: string[] = []
  const titles = jobs.map(({ title }) => `${title} ${word}`)
  for (const [index, { terms }] of jobs.entries()) {
    ids.push((await postPublicJob(employer, titles[index] ?? '', { terms })).id)
  }
  return { word, ids, titles }
}

const bar = (page: Page) => page.getByRole('region', { name: '比べる求人' }).filter({ visible: true })
const compareButton = (page: Page, title: string) => page.getByRole('button', { name: `比べる：${title}` })
/** Presses until it has an effect, because results are hydrated a little later than the page. */
async function pressUntil(button: Locator, happened: () => Promise<boolean>) {
  await expect
    .poll(async () => {
      if (!(await happened())) await button.click()
      return happened()
    })
    .toBe(true)
}
const isPressed = (page: Page, title: string) => compareButton(page, title).getAttribute('aria-pressed')

journey('a seeker collects four jobs and reads them side by side', async ({ arrive, device }) => {
  const { word, ids, titles } = await publishFour(await signUp('employer', '比較 太郎'))
  const { page, visit, checkScreen } = await arrive({ as: await signUp('user', '比較 花子') })
  await visit(`/?keyword=${word}`)
  for (const title of titles)
    await pressUntil(compareButton(page, title), async () => (await isPressed(page, title)) === 'true')
  await visit('/')
  const refusal = page.getByText('比べられるのは4件までです').first()
  const fifth = page.getByRole('button', { name: /^比べる：/, pressed: false }).first()
  await pressUntil(fifth, () => refusal.isVisible())
  await bar(page).getByText('4／4件').waitFor()
  await visit(`/?keyword=${word}`)
  await page.reload()
  await bar(page).getByText('4／4件').waitFor()
  await expect.poll(() => isPressed(page, titles[0] as string)).toBe('true')
  await checkScreen()

  await bar(page).getByRole('link', { name: '比べる' }).click()
  await page.waitForURL(/\/compare\?ids=/)
  const table = page.getByRole('region', { name: '求人の比較' }).getByRole('table')
  for (const title of titles) await table.getByRole('columnheader', { name: title }).waitFor()
  const row = (name: RegExp) => table.getByRole('row', { name })
  const onlyDifferent = page.getByLabel('違いのある行だけを表示')
  expect(await onlyDifferent.isChecked()).toBe(true)
  await page.getByText(/^同じ内容の\d+行は省略しています。$/).waitFor()
  expect(await row(/^雇用形態/).count()).toBe(0)
  await onlyDifferent.uncheck()
  const paid = await row(/^賃金 /).textContent()
  for (const text of [
    '違いあり',
    '月給26.25万円〜34万円',
    '時給1,580円〜1,700円',
    '年俸480万円〜700万円最も高い',
    '記載なし',
  ])
    expect(paid).toContain(text)
  await expect.poll(() => row(/^年間休日/).textContent()).toContain('140日最も多い')
  await expect.poll(() => row(/^時間外労働/).textContent()).toContain('なし最も少ない')
  expect(await row(/^雇用形態/).textContent()).not.toContain('違いあり')
  await checkScreen()

  await page.getByRole('button', { name: `外す：${titles[0]}` }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('ids') === ids.slice(1).join(','))
  await expect.poll(() => isFocused(page.locator(`#compared-job-${ids[1]}`))).toBe(true)
  await visit(`/jobs/${ids[0]}`)
  await bar(page).getByText('3／4件').waitFor()
  await page.getByRole('button', { name: '比べる', exact: true }).click()
  await bar(page).getByText('4／4件').waitFor()
  await checkScreen()
  // A telephone has no room for its cross: the button that chose a job also removes it.
  const cross = bar(page).getByRole('button', { name: `${titles[3]}を比べる求人から外す` })
  await (device.phone ? page.getByRole('button', { name: '比べる', exact: true }) : cross).click()
  await bar(page).getByText('3／4件').waitFor()
  await checkScreen()
})

phoneJourney('a comparison names missing jobs and explains a single one', async ({ arrive }) => {
  const employer = await signUp('employer', '比較 三郎')
  const { ids, titles } = await publishFour(employer)
  await call(`POST /api/jobs/${ids[1]}/close`, { by: employer })
  const person = await signUp('user', '比較 春子')
  const { page, visit, checkScreen, expectAnswer } = await arrive({ as: person })
  expectAnswer(404, new RegExp(`/api/jobs/${ids[1]}`))
  await visit(`/compare?ids=${ids.slice(0, 3).join(',')}`)
  await page.getByText('1件の求人が見つかりません').waitFor()
  await page.getByRole('columnheader', { name: titles[2] }).waitFor()
  await checkScreen()
  await visit(`/compare?ids=${ids[0]}`)
  await page.getByRole('heading', { name: '比べるには、もう1件必要です' }).waitFor()
  await checkScreen()
  await visit('/compare')
  await page.getByRole('heading', { name: '比べる求人がありません' }).waitFor()

  const visitor = await arrive()
  await visitor.visit(`/compare?ids=${ids[0]},${ids[2]}`)
  await visitor.page.waitForURL(/\/login\?redirect=%2Fcompare%3Fids%3D/)
})

desktopJourney('a comparison prints in landscape without buttons', async ({ arrive }) => {
  const { ids, titles } = await publishFour(await signUp('employer', '比較 四郎'))
  const { page, visit } = await arrive({ as: await signUp('user', '比較 夏子'), appearance: { theme: 'dark' } })
  await visit(`/compare?ids=${ids.join(',')}`)
  await page.getByRole('columnheader', { name: titles[3] }).waitFor()
  // The key for printing ends the page load: later movement is no layout shift.
  await page.keyboard.press('Control')
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(sheets.length).toBeGreaterThan(0)
  for (const [, width, height] of sheets) expect(Number(width)).toBeGreaterThan(Number(height))
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: `外す：${titles[0]}` }).isVisible()).toBe(false)
  expect(await page.getByLabel('違いのある行だけを表示').isVisible()).toBe(false)
  expect(await page.getByRole('row', { name: /^年間休日/ }).isVisible()).toBe(true)
})
