import { expect } from 'vitest'
import { press } from './testing/catalogue-row.ts'
import { journey } from './testing/journey.ts'
import { call, postPublicJob, signUp, unique } from './testing/people.ts'

journey('an application is taken back by its toast, and may be sent again', async ({ arrive }) => {
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
