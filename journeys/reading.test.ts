import { expect } from 'vitest'
import { press } from './testing/catalogue-row.ts'
import { phoneJourney } from './testing/journey.ts'
import { unique } from './testing/people.ts'

phoneJourney('companies are searched, filtered and kept; the address tells the whole state', async ({ arrive }) => {
  const { page, visit, checkScreen, expectAnswer } = await arrive()
  const cards = page.getByRole('main').getByRole('article')
  await visit('/companies')
  const all = await cards.count()
  expect(all).toBeGreaterThanOrEqual(12)
  await page.getByLabel('業種').selectOption('エネルギー')
  await page.waitForURL(/industry=/)
  await expect.poll(() => cards.count()).toBeLessThan(all)
  await page.getByLabel('企業を検索').fill('この会社はない')
  await page.getByLabel('企業を検索').press('Enter')
  await page.getByRole('heading', { name: '企業が見つかりません' }).waitFor()
  await checkScreen()
  await page.reload()
  await page.getByRole('link', { name: '条件をクリア' }).click()
  await expect.poll(() => cards.count()).toBe(all)

  await page.getByRole('link', { name: 'みどり電力株式会社', exact: true }).first().click()
  await page.getByRole('heading', { name: 'みどり電力株式会社', level: 1 }).waitFor()
  for (const name of [/^求人/, '社風・文化', '連絡先']) {
    await page.getByRole('tab', { name }).click()
    await page.getByRole('tabpanel', { name }).waitFor()
    await checkScreen()
  }
  expect(page.url()).toContain('tab=contact')
  await press(page, 'お気に入り')
  await page.reload()
  const kept = page.getByRole('button', { name: 'お気に入り' })
  await expect.poll(() => kept.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => page.getByRole('tab', { name: '連絡先' }).getAttribute('aria-selected')).toBe('true')

  const path = `/companies/${unique()}`
  expectAnswer(404, path)
  await visit(path)
  await page.getByRole('heading', { name: '企業が見つかりません' }).waitFor()
  await checkScreen()
})

phoneJourney('resources are searched, read in tabs, marked and taken along', async ({ arrive }) => {
  const { page, visit, checkScreen, expectAnswer } = await arrive()
  const cards = page.getByRole('main').getByRole('article')
  await visit('/resources')
  const all = await cards.count()
  expect(all).toBeGreaterThanOrEqual(18)
  await page.getByLabel('分野').selectOption({ index: 1 })
  await page.waitForURL(/category=/)
  await expect.poll(() => cards.count()).toBeLessThan(all)
  await page.getByLabel('資料を検索').fill('この資料はない')
  await page.getByLabel('資料を検索').press('Enter')
  await page.getByRole('heading', { name: '資料が見つかりません' }).waitFor()
  await checkScreen()

  await visit('/resources/shokumu-keirekisho')
  for (const name of ['内容', '詳細', '評価']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await page.getByRole('tabpanel', { name }).waitFor()
    await checkScreen()
  }
  const marks = ['お気に入り', 'いいね'].map((name) => page.getByRole('button', { name }))
  for (const mark of marks) await mark.click()
  await page.reload()
  for (const mark of marks) await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'ダウンロード')])
  expect(download.suggestedFilename()).toMatch(/\.\w+$/)

  const path = `/resources/${unique()}`
  expectAnswer(404, new RegExp(path))
  await visit(path)
  await page.getByRole('heading', { name: '資料が見つかりません' }).waitFor()
  await checkScreen()
})

phoneJourney('the operator is written to; what was typed survives a reload', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive()
  await visit('/contact')
  await press(page, '送信する')
  await page.getByRole('link', { name: '内容を入力してください' }).waitFor()
  await checkScreen()
  const email = `contact-${unique()}@example.com`
  await page.getByLabel('お名前').fill('問合 太郎')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('件名').fill('掲載について')
  await page.reload()
  await expect.poll(() => page.getByLabel('件名').inputValue()).toBe('掲載について')
  await page.getByLabel('内容', { exact: true }).fill('掲載の期間を教えてください。')
  await press(page, '送信する')
  await page.getByRole('heading', { name: 'お問い合わせを受け付けました' }).waitFor()
  await page.getByText(email).waitFor()
  await checkScreen()
})
