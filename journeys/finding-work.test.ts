import { expect } from 'vitest'
import { desktopJourney, phoneJourney } from './testing/journey.ts'
import { findPending } from './testing/page-actions.ts'
import { call, postJob, signInAdmin, signUpEmployer, unique } from './testing/people.ts'
import { asked, found, openFilters, publish } from './testing/search-results.ts'

const nursing = (yen: number) => ({
  location: '神奈川県横浜市西区',
  terms: {
    workplace: { station: '横浜', station_minutes: 5 },
    holidays: { pattern: 'two-days-full', days: ['sat', 'sun'] },
    pay: { unit: 'month', min: yen },
  },
})

phoneJourney('a typed sentence is searched as the conditions that it names, or as its words', async ({ arrive }) => {
  const word = await publish(
    { title: '看護師', ...nursing(310_000) },
    { title: '准看護師', ...nursing(240_000) },
    { title: '看護師', location: '東京都港区' },
  )
  const typed = `看護師 横浜駅 土日休み 月給30万以上 ${word}`
  const { page, visit, checkScreen } = await arrive()
  await visit('/')
  await page.getByLabel('キーワード').fill(typed)
  await page.keyboard.press('Enter')
  await found(page, 1).waitFor()
  const chips = page.getByRole('list', { name: 'キーワードから読み取った条件' })
  for (const chip of ['職種：看護師', '勤務地：横浜駅', '休日：土日休み', '給与：月給30万以上'])
    await chips.getByText(chip).waitFor()
  await checkScreen()
  await chips.getByRole('link', { name: '入力した語だけで検索する' }).click()
  await page.getByText('条件に合う求人が見つかりません').waitFor()
  expect(asked(page)).toMatchObject({ keyword: typed, literal: '1', synonyms: '0' })
})

phoneJourney('a student finds evenings within half an hour of the campus', async ({ arrive }) => {
  const hall = (start: string, end: string) => ({ system: 'fixed', spans: [{ start, end }] })
  const at = (station: string) => ({ station, station_minutes: 3 })
  const word = await publish(
    { title: 'ホール', location: '東京都渋谷区', terms: { workplace: at('恵比寿'), hours: hall('17:00', '22:00') } },
    { title: '品出し', location: '東京都渋谷区', terms: { workplace: at('恵比寿'), hours: hall('09:00', '14:00') } },
    { title: '宿直', location: '大阪府大阪市北区', terms: { workplace: at('大阪'), hours: hall('17:00', '22:00') } },
  )
  const { page, visit, checkScreen } = await arrive()
  // 渋谷.
  await visit(`/?${new URLSearchParams({ keyword: word, from: '003922', commute: '30' })}`)
  await found(page, 2).waitFor()
  await page
    .getByText(/渋谷駅から約?\d+分/)
    .first()
    .waitFor()
  await openFilters(page, true)
  await page.locator('summary', { hasText: '時間帯' }).click()
  await page.getByRole('checkbox', { name: /^夕方/ }).check()
  await page.getByRole('checkbox', { name: /^夜/ }).first().check()
  await page.getByRole('button', { name: '1件の求人を見る' }).click()
  await found(page, 1).waitFor()
  await page.getByRole('link', { name: `ホール ${word}` }).waitFor()
  await checkScreen()
})

desktopJourney('the desk shows the guessed occupation until the employer states one', async ({ arrive }) => {
  const employer = await signUpEmployer('募集 太郎')
  const title = `訪問看護師 ${unique()}`
  const posting = { title, company: '株式会社みちしるべ', location: '東京都調布市', description: '訪問します。' }
  const id = await postJob(employer, posting)
  const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
  await visit('/admin/jobs/approval')
  const pending = await findPending(page, title)
  await pending.getByText('看護師（タイトルから推定）').waitFor()
  await checkScreen()
  await call(`PUT /api/jobs/${id}`, { body: { occupations: ['nurse'] }, by: employer })
  await page.reload()
  await pending.getByText('看護師', { exact: true }).first().waitFor()
  expect(await pending.getByText('（タイトルから推定）').count()).toBe(0)
})
