import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { lawfulJob, postPublicJob, signUpEmployer, unique } from './testing/people.ts'

/** Counts the clicks in a page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    sessionStorage.setItem('clicks', '0')
    addEventListener(
      'click',
      () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1)),
      true,
    )
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')))
}

desktopJourney('a posting is duplicated and sent in four clicks at most', async ({ arrive }) => {
  const employer = await signUpEmployer('複製 花子')
  const title = `木工 ${unique()}`
  await postPublicJob(employer, title, lawfulJob(title))
  const { page, visit, checkScreen } = await arrive({ as: employer })
  await visit('/employer/jobs')
  await page.getByRole('heading', { name: title }).waitFor()
  const clicks = await countClicks(page)
  await page.getByRole('button', { name: `「${title}」のその他の操作` }).click()
  await page.getByRole('menuitem', { name: '複製する' }).click()
  await page.getByText(`「${title}」を複製しました`).waitFor()
  await expect.poll(() => page.getByLabel('求人タイトル').inputValue()).toBe(title)
  await checkScreen()
  await page.getByRole('button', { name: '承認を申請する' }).click()
  await page.waitForURL('/employer/jobs')
  await expect.poll(() => page.getByRole('heading', { name: title }).count()).toBe(2)
  expect(await clicks()).toBeLessThanOrEqual(4)
})

desktopJourney('a half-written posting is saved as a draft and continued', async ({ arrive }) => {
  const employer = await signUpEmployer('下書 花子')
  const title = `建具 ${unique()}`
  const { page, visit, checkScreen } = await arrive({ as: employer })
  await visit('/add-job')
  await page.getByLabel('求人タイトル').fill(title)
  await page.getByRole('button', { name: '下書きを保存' }).click()
  await page.waitForURL('/employer/jobs?status=drafts')
  await page.getByRole('heading', { name: title }).waitFor()
  await checkScreen()
  await page.getByRole('link', { name: `「${title}」の続きを書く` }).click()
  await expect.poll(() => page.getByLabel('求人タイトル').inputValue()).toBe(title)
})
