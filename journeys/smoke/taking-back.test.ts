import { expect } from 'vitest'
import { press } from '#journeys/testing/catalogue-row.ts'
import { desktopJourney, phoneJourney } from '#journeys/testing/journey.ts'
import { findPending } from '#journeys/testing/page-actions.ts'
import { call, postPublicJob, signInAdmin, signUp, unique } from '#journeys/testing/people.ts'

phoneJourney('an application is taken back by its toast, and may be sent again', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '採用 花子'), `取り消しの検査係 ${unique()}`)
  const seeker = await signUp('user', '取消 太郎')
  const { page, visit } = await arrive({ as: seeker })
  await visit(`/jobs/${job.id}`)
  await press(page, 'この求人に応募する')
  await page.getByText('応募が完了しました！').waitFor()
  await page.getByRole('button', { name: '取り消す' }).click()
  await page.getByText('応募を取り消しました').waitFor()
  await page.getByRole('button', { name: 'この求人に応募する' }).first().waitFor()
  const own = await call<{ total: number }>(`GET /api/jobs/my-applications?job_id=${job.id}&page=1`, { by: seeker })
  expect(own.total).toBe(0)
})

desktopJourney('an approval is taken back by its toast, and the job waits again', async ({ arrive }) => {
  const title = `審査の検査係 ${unique()}`
  const body = { title, company: '株式会社みちしるべ', location: '東京都調布市', description: '机を拭く仕事です。' }
  await call('POST /api/jobs', { body, by: await signUp('employer', '採用 花子') })
  const { page, visit } = await arrive({ as: await signInAdmin() })
  await visit('/admin/jobs/approval')
  const job = await findPending(page, title)
  await job.getByRole('button', { name: /承認する$/ }).click()
  // A finding needs a reason for the approval.
  const question = page.getByRole('dialog')
  await question.getByLabel('承認する理由').fill('取り消しの確認のためです。')
  await question.getByRole('button', { name: '理由を残して承認する' }).click()
  await page.getByText('求人が承認されました！').waitFor()
  await job.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '取り消す' }).click()
  await page.getByText('審査を取り消しました').waitFor()
  await job.waitFor()
})
