import { expect } from 'vitest'
import { phoneJourney } from './testing/journey.ts'
import { apply, call, postPublicJob, signUp, unique } from './testing/people.ts'

phoneJourney('the next interview is shown at home, in the list and above the application', async ({ arrive }) => {
  const employer = await signUp('employer', '採用 花子')
  const job = await postPublicJob(employer, `訪問看護師 ${unique()}`)
  const person = await signUp('user', '佐藤 美咲')
  const motive = '日勤で長く続けたいです。'
  const applicationId = await apply(job, person, { motive })
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const slot = `${day}T10:00:00+09:00`
  const interviews = `/api/applications/${applicationId}/interviews`
  const proposal = { kind: 'onsite', place: '東京都調布市布田1-2-3', slots: [slot] }
  const { interview } = await call<{ interview: { id: string } }>(`POST ${interviews}`, {
    body: proposal,
    by: employer,
  })

  const { page, visit, checkScreen } = await arrive({ as: person })
  await visit('/')
  await page.getByRole('link', { name: /^面接の日時を選んでください/ }).click()
  const next = page.getByRole('region', { name: '次にすること' })
  await next.getByText('面接の日時を選ぶ').waitFor()
  await page.getByText(motive).waitFor()
  await checkScreen()
  await call(`POST ${interviews}/${interview.id}/accept`, { body: { slot }, by: person })

  await visit('/')
  await page.getByRole('link', { name: /^面接（.*10:00/ }).waitFor()
  await checkScreen()
  await visit('/applications')
  const row = page.getByRole('listitem').filter({ hasText: job.title })
  await row.getByRole('link', { name: job.title }).click()
  const settled = page.getByRole('region', { name: '次の予定' })
  await settled.getByText(/10:00〜11:00/).waitFor()
  await settled.getByText(/^あと[67]日$/).waitFor()
  expect(await settled.getByRole('link', { name: /^地図/ }).getAttribute('href')).toContain('query=')
  const arriving = page.waitForEvent('download')
  await settled.getByRole('button', { name: 'カレンダーに追加' }).click()
  expect((await arriving).suggestedFilename()).toBe('面接.ics')
  await settled.getByRole('button', { name: '変更を相談' }).click()
  await page.getByRole('dialog', { name: '面接の日時を変更する' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '応募を辞退する' }).waitFor()
  await checkScreen()
})
