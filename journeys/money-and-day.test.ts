import { expect } from 'vitest'
import { phoneJourney } from './testing/journey.ts'
import { signUp } from './testing/people.ts'
import { cards, publish } from './testing/search-results.ts'

phoneJourney('a posting shows its month with sum and sources, and its day in words', async ({ arrive }) => {
  const night = { name: '夜勤手当', yen: 12_000, unit: 'time', number: { min: 4, max: 5 } }
  const word = await publish({
    title: '病棟の看護師',
    terms: {
      pay: { unit: 'month', min: 276_000, max: 281_000, allowances: [night] },
      hours: { shifts: [{ name: '夜勤', start: '16:30', end: '09:00', break_minutes: 120, per_month: 4 }] },
    },
  })
  const { page, visit, settled, checkScreen } = await arrive({ as: await signUp('user', '中村 優') })
  await visit(`/?keyword=${word}`)
  await settled()
  await cards(page).first().getByRole('link').first().click()
  const band = page.getByRole('region', { name: '収入の目安' })
  await expect.poll(() => band.textContent()).toContain('月収の目安32.4〜34.1万円')
  await band.getByRole('button', { name: '計算の内訳' }).click()
  await band.getByRole('row', { name: '夜勤手当 1回12,000円（月4〜5回） 48,000〜60,000円' }).waitFor()
  await checkScreen()
  await band.getByRole('link', { name: '諸手当' }).click()
  await page.locator('tr:focus', { hasText: '夜勤手当 1回12,000円（月4〜5回）' }).waitFor()
  await page.getByRole('img', { name: '夜勤 16時30分から翌9時00分、休憩120分、月4回' }).waitFor()
})
