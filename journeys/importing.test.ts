import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { signUpEmployer, unique } from './testing/people.ts'

desktopJourney('an import names unread columns and lines that were not posted', async ({ arrive }) => {
  const title = `整備士 ${unique()}`
  const text = `求人タイトル,会社名,勤務地,仕事内容,給与下限\n${title},商店,東京都港区,車の整備です。,1\n題だけ,商店\n`
  const visitor = await arrive({ as: await signUpEmployer('取込 一郎') })
  const { page, visit, checkScreen } = visitor
  await visit('/employer/jobs/import')
  await page
    .getByLabel('求人のファイル')
    .setInputFiles({ name: '求人.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByText('読み取らない列があります：給与下限').waitFor()
  await page.getByText('1件に、掲載不可の指摘があります', { exact: true }).waitFor()
  await page.getByText(/^掲載不可：\d+件$/).waitFor()
  await checkScreen()
  await expect.poll(() => page.getByRole('button', { name: /件の承認を申請する$/ }).count()).toBe(0)
  await page.getByLabel('指摘のある1件も申請する').check()
  await page.getByRole('button', { name: '1件の承認を申請する' }).click()
  await page.getByText('1件の承認を申請しました').waitFor()
  await page.getByText('1件は修正が必要です。').waitFor()
  const outcomes = page.getByRole('row').filter({ hasText: /題だけ|整備士/ })
  await expect
    .poll(() => outcomes.allInnerTexts())
    .toMatchObject([expect.stringContaining('修正が必要です'), expect.stringContaining('承認を申請しました')])
  // Also after leaving the screen.
  await visit('/employer/jobs/import')
  await page.getByText(/に、求人1件を取り込みました$/).waitFor()
  await checkScreen()
  await page.getByRole('button', { name: '取り込みを取り消す' }).click()
  await page.getByRole('button', { name: '取り消す', exact: true }).click()
  await page.getByText('1件の取り込みを取り消しました').waitFor()
})
