import { expect } from 'vitest'
import { phoneJourney } from './testing/journey.ts'
import { call, postPublicJob, signUp, unique } from './testing/people.ts'

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
  await page.getByLabel('メールアドレス').fill(person.email)
  await page.getByLabel('パスワード', { exact: true }).fill(person.password)
  await page.getByLabel('パスワード', { exact: true }).press('Enter')
  await page.getByRole('heading', { name: job.title, level: 1 }).waitFor()
})

phoneJourney('the way to a job that the public does not see tells nothing of it', async ({ arrive }) => {
  const employer = await signUp('employer', '採用 花子')
  const title = `隠れた仕事 ${unique()}`
  const body = { title, company: '株式会社かくれ', location: '東京都', description: 'まだ誰も知りません。' }
  const { job } = await call<{ job: { id: string } }>('POST /api/jobs', { body, by: employer })
  const { page, visit } = await arrive()
  await visit(`/login?redirect=${encodeURIComponent(`/jobs/${job.id}`)}`)
  await page.getByRole('heading', { name: 'ログイン', level: 1 }).waitFor()
  const html = await page.content()
  expect([html.includes(title), html.includes(body.company)]).toEqual([false, false])
})
