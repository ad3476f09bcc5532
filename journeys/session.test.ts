import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { signIn } from './testing/page-actions.ts'
import { signUp } from './testing/people.ts'

desktopJourney('a protected page asks to sign in and then opens', async ({ arrive }) => {
  const person = await signUp('user', '中村 優')
  const { page, visit, checkScreen, expectAnswer } = await arrive()
  await visit('/applications?status=pending')
  await page.waitForURL(`/login?redirect=${encodeURIComponent('/applications?status=pending')}`)
  await checkScreen()
  expectAnswer(401, '/api/auth/login')
  await signIn(page, { ...person, password: 'chigau-aikotoba' })
  await page.getByRole('alert').getByText('メールアドレスまたはパスワードが正しくありません').waitFor()
  await expect.poll(() => page.getByLabel('メールアドレス').inputValue()).toBe(person.email)
  await checkScreen()
  await signIn(page, person)
  await page.waitForURL('/applications?status=pending')
  await page.getByRole('heading', { name: '応募履歴', level: 1 }).waitFor()
})
