import { expect } from 'vitest'
import { desktopJourney, journey, phoneJourney } from '#journeys/testing/journey.ts'
import { apply, call, postPublicJob, signInAdmin, signUp, unique } from '#journeys/testing/people.ts'

async function applied(title: string) {
  const employer = await signUp('employer', '採用 花子')
  const seeker = await signUp('user', '山田 太郎')
  const job = await postPublicJob(employer, `${title} ${unique()}`)
  return { employer, seeker, job, id: await apply(job, seeker) }
}

journey('an employer and an applicant write to each other, each in a browser of their own', async ({ arrive }) => {
  const { employer, seeker, job, id } = await applied('校正者')
  const recruiter = await arrive({ as: employer })
  await recruiter.visit(`/employer/jobs/${job.id}/applications`)
  await recruiter.page.getByRole('link', { name: '山田 太郎', exact: true }).click()
  const drawer = recruiter.page.getByRole('dialog', { name: '山田 太郎さんの応募' })
  await drawer.getByRole('link', { name: '面接を調整する', exact: true }).click()
  await recruiter.page.getByRole('heading', { name: '山田 太郎さん', level: 1 }).waitFor()
  await recruiter.page.getByText('まだメッセージはありません').waitFor()
  await recruiter.checkScreen()
  const box = recruiter.page.getByLabel('山田 太郎さんへのメッセージ')
  await box.pressSequentially('はじめまして。')
  await box.press('Enter')
  await box.pressSequentially('来週お会いできますか。')
  // Neither Enter of a composition nor plain Enter sends.
  await box.dispatchEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing: true })
  expect(await box.inputValue()).toBe('はじめまして。\n来週お会いできますか。')
  await box.press('Control+Enter')
  const theirs = recruiter.page.getByRole('log').getByRole('listitem')
  await theirs.filter({ hasText: '来週お会いできますか。' }).getByText('未読').waitFor()
  expect(await box.inputValue()).toBe('')

  const applicant = await arrive({ as: seeker })
  await applicant.visit('/applications')
  await applicant.page.getByRole('link', { name: 'メッセージ（未読1件）', exact: true }).click()
  await applicant.page.getByRole('heading', { name: job.title, level: 1 }).waitFor()
  await applicant.page.getByRole('log').getByText('来週お会いできますか。').waitFor()
  await applicant.checkScreen()
  await applicant.page.getByLabel('株式会社みちしるべへのメッセージ').fill('火曜日に伺えます。')
  await applicant.page.getByRole('button', { name: '送信する' }).click()
  await applicant.page.getByRole('log').getByText('火曜日に伺えます。').waitFor()

  // Without a reload, because an open conversation polls.
  await theirs.filter({ hasText: '火曜日に伺えます。' }).waitFor()
  await theirs.filter({ hasText: '来週お会いできますか。' }).getByText('既読').waitFor()
  await recruiter.checkScreen()
  expect(new URL(recruiter.page.url()).pathname).toBe(`/applications/${id}`)
})

phoneJourney('an applicant reports a message, withdraws and may apply once more', async ({ arrive }) => {
  const { employer, seeker, job, id } = await applied('製本工')
  await call(`POST /api/applications/${id}/messages`, { by: employer, body: { body: '前金を振り込んでください。' } })
  const { page, visit, checkScreen } = await arrive({ as: seeker })
  await visit(`/applications/${id}`)
  await page.getByRole('button', { name: /のメッセージを報告する$/ }).click()
  await page.getByRole('dialog', { name: 'このメッセージを報告する' }).getByLabel('理由').fill('お金を求められた')
  await checkScreen()
  await page.getByRole('button', { name: '報告する', exact: true }).click()
  await page.getByRole('log').getByText('報告済み').waitFor()

  await page.getByRole('button', { name: '応募を辞退する' }).click()
  await page.getByRole('dialog', { name: '応募を辞退しますか？' }).getByLabel('理由').fill('ほかに決まりました')
  await checkScreen()
  await page.getByRole('button', { name: '辞退する', exact: true }).click()
  await page.getByText('応募を辞退しました', { exact: true }).waitFor()
  await page.getByText('辞退', { exact: true }).waitFor()
  await page.getByRole('button', { name: '応募を辞退する' }).waitFor({ state: 'detached' })
  await checkScreen()
  await visit(`/jobs/${job.id}`)
  await page.getByRole('button', { name: 'この求人に応募する' }).waitFor()

  const recruiter = await arrive({ as: employer })
  await recruiter.visit(`/employer/jobs/${job.id}/applications`)
  await recruiter.page.getByRole('link', { name: '山田 太郎', exact: true }).click()
  await recruiter.page.getByText('応募者が辞退しました').waitFor()
  await recruiter.page.getByText('理由：ほかに決まりました').waitFor()
  await recruiter.checkScreen()
})

desktopJourney('an administrator reads a conversation that was reported, and closes the report', async ({ arrive }) => {
  const { employer, seeker, job, id } = await applied('箔押し工')
  const body = { body: '前金を振り込んでください。' }
  const { message } = await call<{ message: { id: string } }>(`POST /api/applications/${id}/messages`, {
    by: employer,
    body,
  })
  await call(`POST /api/messages/${message.id}/report`, { by: seeker, body: { reason: 'お金を求められた' } })
  const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
  await visit('/admin/reports')
  await page
    .getByRole('navigation', { name: 'メニュー' })
    .getByRole('link', { name: /^求人の報告\s*\d/ })
    .waitFor()
  await page.getByRole('navigation', { name: '報告の種類' }).getByRole('link', { name: 'メッセージ' }).click()
  const report = page.getByRole('article', { name: job.title })
  await report.getByText('お金を求められた').waitFor()
  await checkScreen()
  await report.getByRole('button', { name: 'やり取りを読む' }).click()
  await page.getByText(/操作の記録に残ります/).waitFor()
  await page.getByRole('button', { name: '記録して読む' }).click()
  const conversation = page.getByRole('dialog', { name: '報告されたやり取り' })
  await conversation.getByRole('listitem').filter({ hasText: body.body }).getByText('報告されたメッセージ').waitFor()
  await checkScreen()
  await page.keyboard.press('Escape')
  await report.getByRole('button', { name: '対応済みにする' }).click()
  const closing = page.getByRole('dialog', { name: '報告を対応済みにしますか？' })
  const note = '募集企業の利用を止めました。\n応募者に連絡しました。'
  await closing.getByLabel('対応の内容').fill(note)
  await closing.getByRole('button', { name: '対応済みにする' }).click()
  await report.waitFor({ state: 'detached' })
  const { reports } = await call<{ reports: { note: string | null }[] }>(
    'GET /api/admin/message-reports?status=closed',
    {
      by: await signInAdmin(),
    },
  )
  expect(reports.map((closed) => closed.note)).toContain(note)
})
