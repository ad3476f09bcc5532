import { expect } from 'vitest'
import { phoneJourney } from './testing/journey.ts'
import { signIn } from './testing/page-actions.ts'
import { postPublicJob, signUp, unique } from './testing/people.ts'

phoneJourney('the login screen explains itself and leads on to the wanted job', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '採用 花子'), `切符売り ${unique()}`)
  const person = await signUp('user', '中村 優')
  const { page, visit, settled, checkScreen } = await arrive()
  await visit(`/?${new URLSearchParams({ keyword: job.title })}`)
  await settled()
  await page.getByRole('main').getByRole('link', { name: job.title }).click()
  await page.waitForURL(/\/login\?redirect=/)
  const main = page.getByRole('main')
  for (const text of [job.title, '株式会社みちしるべ', '勤務地', '続きを読むには、無料の登録かログインが必要です'])
    await main.getByText(text).first().waitFor()
  const uses = main.getByRole('heading', { name: '無料の登録でできること' })
  expect(await uses.count()).toBe(1)
  await checkScreen()
  await main.getByRole('link', { name: '無料で登録して続きを読む' }).click()
  await main.getByText('終わると、この求人に戻ります').waitFor()
  await checkScreen()
  await main.getByRole('link', { name: 'ログイン' }).click()
  // The sign-up form has an email and a password too.
  await main.getByRole('heading', { name: 'ログイン', level: 1 }).waitFor()
  await signIn(page, person)
  await page.getByRole('heading', { name: job.title, level: 1 }).waitFor()
})
