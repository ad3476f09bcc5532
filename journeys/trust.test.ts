import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import {
  call,
  endOperator,
  makeOperator,
  type Person,
  postPublicJob,
  signInAdmin,
  signUp,
  signUpEmployer,
  unique,
} from './testing/people.ts'

desktopJourney(
  'a fraud is stopped, its applicants told and its case closed from the desk of reports',
  async ({ arrive }) => {
    const employer = await signUpEmployer(`詐欺 疑い${unique()}`)
    const job = await postPublicJob(employer, `荷物の受け取り ${unique()}`)
    const reader = await signUp('user', '応募 花子')
    await call(`POST /api/jobs/${job.id}/apply`, { by: reader })
    const said = { reason: 'suspicious', text: '口座の写真を求められました' }
    await call(`POST /api/jobs/${job.id}/report`, { body: said, by: reader })

    const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
    await visit('/admin/reports?level=high')
    const report = page.getByRole('article', { name: job.title })
    await report.getByText('口座の写真を求められました').waitFor()
    await report.getByText('危険度 高').waitFor()
    await checkScreen()
    const act = async (button: string, label: string | null, verb: string) => {
      await report.getByRole('button', { name: button }).click()
      const dialog = page.getByRole('dialog')
      if (label) await dialog.getByLabel(label).fill('応募者に口座の写真を求めたため')
      await dialog.getByRole('button', { name: verb, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await act('求人を停止する', '停止の理由', '停止する')
    await report.getByText('公開していません').waitFor()
    await act('応募者に通知する', null, '通知する')
    await act('案件を終了する', '結論', '終了する')
    await report.waitFor({ state: 'detached' })

    const told = await call<{ notifications: { kind: string }[] }>('GET /api/notifications', { by: reader })
    expect(told.notifications.map(({ kind }) => kind)).toContain('case_told')
    const sent = await call<{ applications: object[] }>('GET /api/jobs/my-applications', { by: reader })
    expect(sent.applications).toMatchObject([{ job_state: 'stopped' }])
  },
)

desktopJourney('a posting in the name of another company is shown at the desk with both names', async ({ arrive }) => {
  const admin = await signInAdmin()
  const employer = await signUpEmployer(`別名 投稿${unique()}`)
  await call(`POST /api/admin/employers/${employer.user.id}/verify`, { by: admin })
  const title = `受付 ${unique()}`
  const body = { title, company: '株式会社よその会社', location: '東京都調布市', description: '駅前の受付の仕事です。' }
  const { job } = await call<{ job: { id: string } }>('POST /api/jobs', { body, by: employer })

  const { page, visit, checkScreen } = await arrive({ as: admin })
  await visit(`/admin/jobs/approval?opened=${job.id}`)
  const shown = page.getByRole('article', { name: title })
  await shown
    .getByText('会社名「株式会社よその会社」が、確認済みの名称「株式会社みちしるべ」と異なります')
    .first()
    .waitFor()
  await shown.getByText('メールアドレスが未確認です').waitFor()
  await checkScreen()
  await visit('/admin/quality')
  await page.getByRole('heading', { name: '2回目の審査', exact: true }).waitFor()
  await page.getByText('週ごとの数字').waitFor()
  await checkScreen()
})

/** An employer with its own number; other journeys' employers share one. */
async function employerWith(phone: string, name: string): Promise<Person> {
  const employer = await signUp('employer', `採用 ${unique()}`)
  await call('PUT /api/employer/profile', {
    body: { name, address: `東京都調布市布田 ${unique()}`, phone },
    by: employer,
  })
  return employer
}
const waitingJob = async (by: Person, title: string) => {
  const body = { title, company: '株式会社受付', location: '東京都調布市', description: '駅前の受付の仕事です。' }
  return (await call<{ job: { id: string } }>('POST /api/jobs', { body, by })).job
}

desktopJourney(
  'who comes again in another name after a suspension is shown as such at the desk',
  async ({ arrive }) => {
    const admin = await signInAdmin()
    const phone = `045${String(Date.now()).slice(-8)}`
    const [before, again] = [
      await employerWith(phone, `株式会社前の名前${unique()}`),
      await employerWith(phone, `株式会社次の名前${unique()}`),
    ]
    await call(`POST /api/admin/users/${before.user.id}/suspend`, { body: { reason: '虚偽の求人のため' }, by: admin })
    const title = `受付 ${unique()}`
    const job = await waitingJob(again, title)
    const { page, visit, checkScreen } = await arrive({ as: admin })
    await visit(`/admin/jobs/approval?opened=${job.id}`)
    const shown = page.getByRole('article', { name: title })
    await shown.getByText('利用を停止されたアカウントと電話番号・住所・名称などが同じです').waitFor()
    await shown.getByRole('list', { name: '関係のあるアカウント' }).getByText('から利用停止').waitFor()
    await checkScreen()
  },
)

desktopJourney(
  'a second operator decides without seeing the first decision, and reads it afterwards',
  async ({ arrive }) => {
    const employer = await employerWith(`046${String(Date.now()).slice(-8)}`, `株式会社見本${unique()}`)
    const title = `受付 ${unique()}`
    const job = await waitingJob(employer, title)
    const first = await makeOperator(await signUp('user', '一人目 審査'), 'reviewer')
    const rejection_reason = '会社の所在地が確認できないため、掲載できません。'
    await call(`POST /api/jobs/${job.id}/reject`, { body: { rejection_reason }, by: first })
    await endOperator(first)

    const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
    const review = page.getByRole('article', { name: title })
    // A decision is in the sample once it can no longer be undone.
    await expect
      .poll(
        async () => {
          await visit('/admin/quality')
          await page.getByText('週ごとの数字').waitFor()
          return review.count()
        },
        { timeout: 40_000, interval: 3_000 },
      )
      .toBe(1)
    expect(await review.getByText('所在地が確認できない').count()).toBe(0)
    await checkScreen()
    await review.getByRole('button', { name: '承認と判断する' }).click()
    await page.getByText('最初の審査と異なります').waitFor()
    await page.getByText('最初の審査：却下（一人目 審査）').waitFor()
  },
)

desktopJourney('an auditor reads the desk and changes nothing', async ({ arrive }) => {
  const employer = await employerWith(`047${String(Date.now()).slice(-8)}`, `株式会社監査${unique()}`)
  const open = await postPublicJob(employer, `荷物の受け取り ${unique()}`)
  await call(`POST /api/jobs/${open.id}/report`, {
    body: { reason: 'suspicious' },
    by: await signUp('user', '通報 者'),
  })
  const title = `受付 ${unique()}`
  const waiting = await waitingJob(employer, title)
  const auditor = await makeOperator(await signUp('user', '監査 役'), 'auditor')

  const { page, visit, checkScreen } = await arrive({ as: auditor })
  await visit(`/admin/jobs/approval?opened=${waiting.id}`)
  await page.getByRole('article', { name: title }).waitFor()
  expect(await page.getByRole('button', { name: /承認する|却下する/ }).count()).toBe(0)
  await checkScreen()
  await visit('/admin/reports?level=high')
  const report = page.getByRole('article', { name: open.title })
  await report.waitFor()
  expect(await report.getByRole('button').count()).toBe(0)
  await report.getByRole('link', { name: '案件を開く' }).click()
  await page.getByRole('heading', { name: '求人（2件）' }).waitFor()
  expect(await page.getByRole('button', { name: /停止|却下|通知する|終了|担当|メモ/ }).count()).toBe(0)
  await checkScreen()
  for (const address of [`/api/jobs/${waiting.id}/approve`, `/api/admin/users/${employer.user.id}/suspend`])
    await expect(call(`POST ${address}`, { body: { reason: '監査役' }, by: auditor })).rejects.toThrow('403')
  await endOperator(auditor)
})
