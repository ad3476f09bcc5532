import { expect } from 'vitest'
import { phoneJourney } from './testing/journey.ts'
import { linkedinPerson } from './testing/linkedin-person.ts'

const search = `/?keyword=${encodeURIComponent('ます')}`

phoneJourney('a LinkedIn sign-in returns to the opened job with the searched words', async ({ arrive }) => {
  const { page, visit } = await arrive()
  await visit(search)
  // Results are hydrated after the page; until then a link loses its state.
  await page.getByRole('button', { name: '求人の一覧の終わりへ' }).waitFor({ state: 'attached' })
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/login/)
  const linkedin = page.getByRole('button', { name: 'LinkedIn' })
  await linkedin.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('LinkedInログインがキャンセルされました').waitFor()

  await linkedin.click()
  await page.getByRole('button', { name: linkedinPerson.name }).click()
  await page.waitForURL(/\/jobs\//)
  await page.getByRole('main').locator('mark', { hasText: 'ます' }).first().waitFor()
  await page.getByRole('link', { name: '求人一覧へ戻る' }).first().click()
  await page.waitForURL(search)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('sign-in-state')))).toEqual(
    [],
  )
})
