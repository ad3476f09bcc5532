import { expect } from 'vitest'
import { journey } from './testing/journey.ts'
import { asked, found, openFilters, press, publish } from './testing/search-results.ts'

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
  await expect.poll(() => page.getByRole('checkbox', { name: /^時給/ }).isDisabled()).toBe(true)
  await press(page, page.getByRole('checkbox', { name: /^月給/ }), 'Space')
  await found(page, 1).waitFor()
  await expect.poll(() => asked(page).payUnit).toBe('month')
  await checkScreen()
  await page.reload()
  await found(page, 1).waitFor()
  await openFilters(page, device.phone)
  await expect.poll(() => overtime.inputValue()).toBe('0')
  expect(await page.getByRole('checkbox', { name: /^月給/ }).isVisible()).toBe(true)

  // The sheet of filters covers the conditions.
  if (device.phone) await page.keyboard.press('Escape')
  await press(page, page.getByRole('link', { name: '残業なしの条件を外す' }), 'Enter')
  await expect.poll(() => asked(page)).toEqual({ keyword: word, holidaysMin: '120', payUnit: 'month' })
  await openFilters(page, device.phone)
  await expect.poll(() => overtime.inputValue()).toBe('')
})
