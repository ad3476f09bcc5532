import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { apply, call, postPublicJob, signInAdmin, signUp, signUpEmployer, unique } from './testing/people.ts'

desktopJourney('the desk stops a fraud, notifies its applicants and closes the case', async ({ arrive }) => {
  const employer = await signUpEmployer(`詐欺 疑い${unique()}`)
  const job = await postPublicJob(employer, `荷物の受け取り ${unique()}`)
  const reader = await signUp('user', '応募 花子')
  await apply(job, reader)
  const said = { reason: 'suspicious', text: '口座の写真を求められました' }
  await call(`POST /api/jobs/${job.id}/report`, { body: said, by: reader })

  const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
  await visit('/admin/reports?level=high')
  const report = page.getByRole('article', { name: job.title })
  await report.getByText('口座の写真を求められました').waitFor()
  await report.getByText('危険度 高').waitFor()
  await checkScreen()
  const act = async (button: string, label: string | null, verb: string) => {
    await report.getByRole('button', { name: '対応する' }).click()
    await page.getByRole('menuitem', { name: button }).click()
    const dialog = page.getByRole('dialog')
    if (label) await dialog.getByLabel(label).fill('応募者に口座の写真を求めたため')
    // The next act needs the version that the case has after this one.
    const reread = page.waitForResponse(/\/api\/admin\/reports\?/)
    await dialog.getByRole('button', { name: verb, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await reread
  }
  await act('求人の掲載を停止する', '停止の理由', '掲載を停止する')
  await report.getByText('公開していません').waitFor()
  await act('応募者に通知する', null, '通知する')
  await act('案件を終了する', '結論', '終了する')
  await report.waitFor({ state: 'detached' })

  const told = await call<{ notifications: { kind: string }[] }>('GET /api/notifications', { by: reader })
  expect(told.notifications.map(({ kind }) => kind)).toContain('case_told')
  const sent = await call<{ applications: object[] }>('GET /api/jobs/my-applications', { by: reader })
  expect(sent.applications).toMatchObject([{ job_state: 'stopped' }])
})
