import { expect } from 'vitest'
import { desktopJourney, phoneJourney } from './testing/journey.ts'
import { linkedinPerson } from './testing/linkedin-person.ts'

desktopJourney(
  'a link signs nobody in, neither with a token in it nor where another browser began',
  async ({ arrive }) => {
    const { page, visit, expectAnswer, expectFault, checkScreen } = await arrive()
    const sent: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)))
    await visit('/login#linkedin_token=of-somebody-else')
    await page.getByRole('button', { name: 'ログイン', exact: true }).waitFor()
    expect(sent).toEqual([])
    expectAnswer(401, '/api/auth/linkedin/token')
    expectFault(/ログイン情報を確認できませんでした/)
    await page.goto('about:blank')
    await visit('/login#linkedin=returned&redirect=%2Fsettings')
    await page.getByText('LinkedInログインに失敗しました').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    await checkScreen()
  },
)

const search = `/?keyword=${encodeURIComponent('ます')}`

phoneJourney(
  'the way over LinkedIn leads to the job that was opened, with the words of the search',
  async ({ arrive }) => {
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
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('sign-in-state'))),
    ).toEqual([])
  },
)
