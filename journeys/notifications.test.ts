import { expect } from 'vitest'
import { phoneJourney } from './testing/journey.ts'
import { call, postPublicJob, signUp, unique } from './testing/people.ts'

phoneJourney('the bell tells of a changed status, and what was opened is read', async ({ arrive }) => {
  const [employer, seeker] = [await signUp('employer', '採用 太郎'), await signUp('user', '応募 花子')]
  const { id: job } = await postPublicJob(employer, `通知の係 ${unique()}`)
  const { application } = await call<{ application: { id: string } }>(`POST /api/jobs/${job}/apply`, {
    by: seeker,
    body: {},
  })
  const { page, visit, checkScreen } = await arrive({ as: seeker })
  await visit('/settings')
  const bell = page.getByRole('button', { name: '通知', exact: true })
  await bell.press('Enter')
  await page.getByText('通知はまだありません。').waitFor()
  await checkScreen()
  await page.keyboard.press('Escape')

  await call(`PATCH /api/jobs/${job}/applications/${application.id}`, { by: employer, body: { status: 'reviewed' } })
  await page.reload()
  await page.getByRole('button', { name: '通知（未読1件）' }).press('Enter')
  const told = page.getByRole('link', { name: /選考状況が「確認済み」になりました/ })
  await told.waitFor()
  await checkScreen()
  await told.click()
  await page.waitForURL('/applications')
  await bell.waitFor()
  const { unread } = await call<{ unread: number }>('GET /api/notifications?page=1', { by: seeker })
  expect(unread).toBe(0)
})
