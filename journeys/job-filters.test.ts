import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './testing/journey.ts'
import { openPanel } from './testing/page-actions.ts'
import { call, signInAdmin, signUp, unique } from './testing/people.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const found = (page: Page, count: number) => page.getByRole('heading', { name: `${count}件の求人が見つかりました` })
const place = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement)
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Public jobs that share a word which no other job has. */
async function publish(...jobs: readonly Record<string, unknown>[]): Promise<string> {
  const word = unique()
  const by = await signUp('employer', '採用 花子')
  const admin = await signInAdmin()
  const usual = { company: '株式会社みちしるべ', location: '東京都調布市', description: '駅から歩いて五分の職場です。' }
  for (const job of jobs) {
    const body = { ...usual, ...job, title: `${job.title} ${word}` }
    const { job: posted } = await call<{ job: { id: string } }>('POST /api/jobs', { body, by })
    await call(`POST /api/jobs/${posted.id}/approve`, { by: admin })
  }
  return word
}

const three = () =>
  publish(
    { title: '校閲者', work_style: 'remote', salary_min: 300_000, salary_max: 400_000 },
    { title: '組版者', job_type: 'contract', category: 'it' },
    { title: '印刷工', location: '大阪府堺市', category: 'manufacturing' },
  )

/** On a telephone the filters stand behind a button. */
async function openFilters(page: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) return
  const opener = page.getByRole('button', { name: /^絞り込み/ })
  const isOpen = async () => (await opener.getAttribute('aria-expanded')) === 'true'
  // A key that is pressed before hydration does nothing.
  await expect
    .poll(async () => {
      if (!(await isOpen())) await press(page, opener, 'Enter')
      return isOpen()
    })
    .toBe(true)
}

async function press(page: Page, control: Locator, key: string): Promise<void> {
  await control.focus()
  await page.keyboard.press(key)
}

journey('the keyboard chooses filters; the address, a reload and going back keep them', async ({ arrive, device }) => {
  const word = await three()
  const { page, visit, checkScreen } = await arrive()
  await visit(`/?keyword=${word}`)
  await found(page, 3).waitFor()
  await openFilters(page, device.phone)

  await press(page, page.locator('summary', { hasText: '関東' }), 'Enter')
  expect(await place(page, '東京都').getAttribute('disabled')).toBeNull()
  expect(await place(page, '千葉県').isDisabled()).toBe(true)
  await press(page, place(page, '東京都'), 'Space')
  await found(page, 2).waitFor()
  expect(asked(page)).toEqual({ keyword: word, location: 'tokyo' })
  expect(await isFocused(place(page, '東京都'))).toBe(true)

  await press(page, page.locator('summary', { hasText: '近畿' }), 'Enter')
  await press(page, place(page, '大阪府'), 'Space')
  await found(page, 3).waitFor()
  expect(asked(page)).toEqual({ keyword: word, prefecture: 'tokyo,osaka' })
  await press(page, page.getByRole('checkbox', { name: /^契約社員/ }), 'Space')
  await found(page, 1).waitFor()
  expect(await page.getByRole('checkbox', { name: /^在宅で働ける/ }).isDisabled()).toBe(true)
  await checkScreen()

  await page.reload()
  await found(page, 1).waitFor()
  await openFilters(page, device.phone)
  expect(await place(page, '東京都').isChecked()).toBe(true)
  expect(await page.getByRole('list', { name: '選択中の条件' }).getByRole('listitem').count()).toBe(4)
  await page.goBack()
  await found(page, 3).waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: /^契約社員/ }).isChecked()).toBe(false)
  await page.goBack()
  await found(page, 2).waitFor()
  await expect.poll(() => place(page, '大阪府').isChecked()).toBe(false)

  if (!device.phone) return
  await page.getByRole('button', { name: '2件の求人を見る' }).click()
  expect(await isFocused(found(page, 2))).toBe(true)
  expect(await place(page, '東京都').isVisible()).toBe(false)
})

const withTerms = () =>
  publish(
    {
      title: '校閲者',
      terms: {
        holidays: { annual_days: 125 },
        hours: { overtime: 'none' },
        workplace: { transfer: 'none', remote_days: 2 },
        pay: { unit: 'month', min: 230_000 },
      },
    },
    {
      title: '組版者',
      terms: { holidays: { annual_days: 121 }, hours: { overtime_hours: 18 }, pay: { unit: 'hour', min: 1_300 } },
    },
    { title: '印刷工' },
  )

journey('a seeker filters by days off and overtime; chips and the address name them', async ({ arrive, device }) => {
  const word = await withTerms()
  const { page, visit, checkScreen } = await arrive()
  await visit(`/?keyword=${word}`)
  await found(page, 3).waitFor()
  await openFilters(page, device.phone)
  const holidays = page.getByRole('combobox', { name: '年間休日' })
  await expect.poll(() => holidays.getByRole('option', { name: '120日以上（2件）' }).count()).toBe(1)
  await holidays.selectOption('120')
  await found(page, 2).waitFor()
  const overtime = page.getByRole('combobox', { name: '残業' })
  await expect.poll(() => overtime.getByRole('option', { name: 'なし（1件）' }).count()).toBe(1)
  await overtime.selectOption('20')
  await expect.poll(() => asked(page)).toEqual({ keyword: word, holidaysMin: '120', overtimeMax: '20' })
  await found(page, 2).waitFor()
  await overtime.selectOption('0')
  await found(page, 1).waitFor()
  expect(asked(page)).toEqual({ keyword: word, holidaysMin: '120', overtimeMax: '0' })
  const chips = page.getByRole('list', { name: '選択中の条件' })
  expect(await chips.getByRole('listitem').allTextContents()).toEqual(['年間休日120日以上', '残業なし', 'すべて解除'])

  await press(page, page.locator('summary', { hasText: 'そのほかの条件' }), 'Enter')
  expect(await page.getByRole('checkbox', { name: /^時給/ }).isDisabled()).toBe(true)
  await press(page, page.getByRole('checkbox', { name: /^月給/ }), 'Space')
  await found(page, 1).waitFor()
  await expect.poll(() => asked(page).payUnit).toBe('month')
  await checkScreen()
  await page.reload()
  await found(page, 1).waitFor()
  await openFilters(page, device.phone)
  expect(await overtime.inputValue()).toBe('0')
  expect(await page.getByRole('checkbox', { name: /^月給/ }).isVisible()).toBe(true)

  await press(page, page.getByRole('link', { name: '残業なしの条件を外す' }), 'Enter')
  await expect.poll(() => overtime.inputValue()).toBe('')
  await expect.poll(() => asked(page)).toEqual({ keyword: word, holidaysMin: '120', payUnit: 'month' })
})

journey('the search panel keeps what was asked of the terms', async ({ arrive }) => {
  const word = await withTerms()
  const { page, visit } = await arrive()
  await visit(`/?keyword=${word}&overtimeMax=0&transfer=none`)
  await found(page, 1).waitFor()
  await openPanel(page)
  await page.getByLabel('キーワード').fill('校閲者')
  await page.getByRole('button', { name: 'この条件で探す' }).click()
  await expect.poll(() => asked(page)).toEqual({ keyword: '校閲者', overtimeMax: '0', transfer: 'none' })
})

journey('without JavaScript days off, overtime and the folded filters are sent', async ({ arrive }) => {
  const word = await withTerms()
  const { page, visit } = await arrive({ javaScriptEnabled: false })
  await visit(`/?keyword=${word}`)
  await page.getByRole('combobox', { name: '年間休日' }).selectOption('120')
  await page.getByRole('combobox', { name: '残業' }).selectOption('20')
  await page.locator('summary', { hasText: 'そのほかの条件' }).click()
  await page.getByRole('checkbox', { name: /^時給/ }).check()
  await page.getByRole('combobox', { name: '時給の下限' }).selectOption('1200')
  await page.getByRole('button', { name: 'この条件で絞り込む' }).click()
  await found(page, 1).waitFor()
  expect(await cards(page).first().textContent()).toContain('組版者')
  expect(await page.getByRole('combobox', { name: '時給の下限' }).inputValue()).toBe('1200')
})

journey('a chosen condition is taken away above the list, and the focus stays near', async ({ arrive }) => {
  const word = await three()
  const { page, visit } = await arrive()
  await visit(`/?keyword=${word}&prefecture=tokyo,osaka&style=remote&sort=salary`)
  await found(page, 1).waitFor()
  await press(page, page.getByRole('link', { name: 'リモートの条件を外す' }), 'Enter')
  await found(page, 3).waitFor()
  expect(asked(page)).toEqual({ keyword: word, prefecture: 'tokyo,osaka', sort: 'salary' })
  await expect.poll(() => isFocused(page.getByRole('link', { name: '大阪府の条件を外す' }))).toBe(true)
  await page.keyboard.press('Enter')
  await found(page, 2).waitFor()
  await openPanel(page)
  expect(await page.getByRole('combobox', { name: '勤務地' }).inputValue()).toBe('tokyo')
  await press(page, page.getByRole('link', { name: 'すべて解除' }), 'Enter')
  await found(page, 3).waitFor()
  expect(asked(page)).toEqual({ keyword: word, sort: 'salary' })
  await expect.poll(() => isFocused(found(page, 3))).toBe(true)
})

journey('the panel searches again within the filters', async ({ arrive }) => {
  const word = await three()
  const { page, visit } = await arrive()
  await visit(`/?keyword=${word}&prefecture=tokyo,osaka&salaryMin=350000`)
  await found(page, 1).waitFor()
  await openPanel(page)
  await page.getByLabel('キーワード').fill('校閲者')
  await page.getByRole('button', { name: 'この条件で探す' }).click()
  await expect.poll(() => asked(page).keyword).toBe('校閲者')
  expect(asked(page)).toMatchObject({ prefecture: 'tokyo,osaka', salaryMin: '350000' })
})

journey('without JavaScript the filters are a form', async ({ arrive }) => {
  const word = await three()
  const { page, visit } = await arrive({ javaScriptEnabled: false })
  await visit(`/?keyword=${word}&location=tokyo`)
  expect(await cards(page).count()).toBe(2)
  await page.locator('summary', { hasText: '近畿' }).click()
  await place(page, '大阪府').check()
  await page.getByRole('checkbox', { name: /^製造/ }).check()
  await page.getByRole('button', { name: 'この条件で絞り込む' }).click()
  await found(page, 1).waitFor()
  expect(await place(page, '大阪府').isChecked()).toBe(true)
  expect(await place(page, '東京都').isChecked()).toBe(true)
  await page.getByRole('link', { name: '製造の条件を外す' }).click()
  await found(page, 3).waitFor()
})

journey('a widened search says so, and searches the typed words alone when asked to', async ({ arrive }) => {
  const word = await publish({ title: 'テレワークの速記者' }, { title: '在宅の反訳者' })
  const { page, visit, checkScreen } = await arrive()
  await visit(`/?${new URLSearchParams({ keyword: `在宅 ${word}` })}`)
  await found(page, 2).waitFor()
  await page.getByText('「在宅」のほかに「リモートワーク」なども含めて検索しています。').waitFor()
  await checkScreen()
  await page.getByRole('link', { name: '入力した語だけで検索する' }).click()
  await found(page, 1).waitFor()
  expect(asked(page).synonyms).toBe('0')
  await page.getByRole('link', { name: '意味の近い語も含めて検索する' }).click()
  await found(page, 2).waitFor()
  expect(asked(page).synonyms).toBeUndefined()
})

journey(
  'a search that finds nothing offers the condition to drop, and how many jobs that gives',
  async ({ arrive }) => {
    const executive = { experience_level: 'executive' }
    const word = await publish(...['楽長', '座長', '船長'].map((title) => ({ title, ...executive })))
    const { page, visit, checkScreen } = await arrive()
    await visit(`/?${new URLSearchParams({ keyword: `${word} 存在しない語` })}`)
    await checkScreen()
    expect(await page.getByText('条件に合う求人が見つかりません').count()).toBe(1)
    await page.getByRole('link', { name: '「存在しない語」を外して3件を見る' }).click()
    await found(page, 3).waitFor()
    expect(asked(page)).toEqual({ keyword: word })
    await visit(`/?keyword=${word}&location=okinawa&experience=executive`)
    await page.getByRole('link', { name: '勤務地の条件を外して3件を見る' }).click()
    await found(page, 3).waitFor()
  },
)

journey(
  'what was searched for is marked in the cards and in the text of a job, not in its title',
  async ({ arrive }) => {
    const person = await signUp('user', '中村 優')
    const opening = '駅から歩いて五分の静かな職場で、長く働ける方を心からお待ちしております。'
    const word = await publish({ title: '写字生', description: `${opening}月末には古文書を書き写します。` })
    const { page, visit, checkScreen } = await arrive({ as: person })
    await visit(`/?${new URLSearchParams({ keyword: `写字生 古文書 ${word}` })}`)
    const card = cards(page).first()
    await card.locator('mark', { hasText: '写字生' }).waitFor()
    await card.getByText('…月末には古文書を書き写します。').waitFor()
    await checkScreen()
    const title = card.getByRole('link', { name: `写字生 ${word}` })
    await title.click()
    await page.getByRole('tabpanel').locator('mark', { hasText: '古文書' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`写字生 ${word}`)
    expect(await page.getByRole('heading', { level: 1 }).locator('mark').count()).toBe(0)
    expect(new URL(page.url()).search).toBe('')
    await checkScreen()
    await page.getByRole('tab', { name: '応募要件' }).click()
    await page.waitForURL(/tab=requirements/)
    await page.reload()
    await page.getByRole('tabpanel').locator('mark', { hasText: '古文書' }).waitFor()

    const visitor = await arrive()
    await visitor.visit(`/?${new URLSearchParams({ keyword: `写字生 古文書 ${word}` })}`)
    // The list takes over a moment after the page.
    await visitor.page.waitForLoadState('networkidle')
    await visitor.page.getByRole('link', { name: `写字生 ${word}` }).click()
    await visitor.page.getByLabel('メールアドレス').fill(person.email)
    await visitor.page.getByLabel('パスワード', { exact: true }).fill(person.password)
    await visitor.page.getByLabel('パスワード', { exact: true }).press('Enter')
    await visitor.page.getByRole('tabpanel').locator('mark', { hasText: '古文書' }).waitFor()
  },
)
