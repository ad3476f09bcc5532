import { expect } from 'vitest'
import { journey } from './testing/journey.ts'
import { postPublicJob, signUp, unique } from './testing/people.ts'

journey('a question is asked on the job’s page, answered by the employer, and read by others', async ({ arrive }) => {
  const employer = await signUp('employer', '回答 太郎')
  const job = await postPublicJob(employer, `看護助手 ${unique()}`)
  const asker = await arrive({ as: await signUp('user', '質問 花子') })
  const { page } = asker
  await asker.visit(`/jobs/${job.id}`)
  await page.getByText('質問はまだありません。').waitFor()
  await page.getByRole('button', { name: 'この求人について質問する' }).click()
  const field = page.getByLabel('この求人について質問する')
  asker.expectAnswer(400, `/api/jobs/${job.id}/questions`)
  await field.fill('見学できますか。ご連絡は 090-0000-0000 へ')
  await page.getByRole('button', { name: '質問を送信する' }).click()
  await page.getByText('電話番号「090-0000-0000」が含まれています。連絡先は書けません。').waitFor()
  await asker.checkScreen()
  await field.fill('夜勤は月に何回ですか。')
  await page.getByRole('button', { name: '質問を送信する' }).click()
  await page.getByText('回答待ち').waitFor()
  await asker.checkScreen()

  const answering = await arrive({ as: employer })
  await answering.visit('/employer/dashboard')
  await answering.page.getByRole('heading', { name: /未回答の質問/ }).waitFor()
  await answering.visit('/employer/questions')
  await answering.page.getByRole('button', { name: '「夜勤は月に何回ですか。」に回答する' }).click()
  await answering.page.getByLabel('回答', { exact: true }).fill('月に4回です。年間休日は120日です。')
  await answering.checkScreen()
  await answering.page.getByRole('button', { name: '回答を公開する' }).click()
  await answering.page.getByText('未回答の質問はありません').waitFor()

  await answering.page.getByRole('button', { name: '求人票に追記する' }).click()
  await expect
    .poll(() => answering.page.evaluate(() => document.activeElement?.id))
    .toBe('job-terms.holidays.annual_days')

  const reader = await arrive({ as: await signUp('user', '読者 次郎') })
  await reader.visit(`/jobs/${job.id}?tab=questions`)
  await reader.page.getByText('月に4回です。年間休日は120日です。').waitFor()
  await reader.checkScreen()
})
