import { expect } from 'vitest'
import { desktopJourney, journey, phoneJourney } from './testing/journey.ts'
import { confirmEmail } from './testing/mailed-link.ts'
import { apply, call, postPublicJob, signUp, signUpEmployer, unique } from './testing/people.ts'

phoneJourney(
  'a phone shows the first applicant at once, and an external one is added in five fields',
  async ({ arrive }) => {
    const employer = await signUpEmployer('選考 花子')
    await confirmEmail(employer)
    const job = await postPublicJob(employer, `検品 ${unique()}`)
    await apply(job, await signUp('user', '応募 一郎'))
    const { page, visit, checkScreen } = await arrive({ as: employer })
    await visit(`/employer/jobs/${job.id}/applications`)
    const first = page.getByRole('heading', { name: '応募 一郎' })
    await first.waitFor()
    expect((await first.boundingBox())?.y).toBeLessThan(300)
    await checkScreen()

    await page.getByRole('button', { name: '応募者を追加' }).click()
    const form = page.getByRole('dialog', { name: '応募者を追加する' })
    expect(await form.getByRole('textbox').count()).toBeLessThanOrEqual(5)
    await form.getByRole('button', { name: '追加する', exact: true }).click()
    await form.getByText('メールアドレスか電話番号を入力してください').waitFor()
    await checkScreen()
    await form.getByLabel('お名前').fill('紹介 花子')
    await form.getByLabel('電話番号').fill('090-1234-5678')
    await form.getByLabel('応募経路').fill('agent')
    const content = Buffer.from('%PDF-1.7 紹介状')
    await form
      .getByLabel('履歴書のファイル')
      .setInputFiles({ name: '紹介状.pdf', mimeType: 'application/pdf', buffer: content })
    await form.getByText('紹介状.pdf').waitFor()
    await checkScreen()
    await form.getByRole('button', { name: '追加する', exact: true }).click()
    await form.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: '紹介 花子' }).click()
    const drawer = page.getByRole('dialog', { name: '紹介 花子さんの応募' })
    await drawer.getByText('外部', { exact: true }).waitFor()
    await drawer.getByText('agent', { exact: true }).waitFor()
    await drawer.getByText('紹介状.pdf').waitFor()
    expect(await drawer.getByRole('button', { name: /メッセージ/ }).count()).toBe(0)
    await drawer.getByRole('button', { name: '応募者を削除する' }).click()
    await page
      .getByRole('dialog', { name: '紹介 花子さんを削除しますか？' })
      .getByRole('button', { name: '削除する' })
      .click()
    await page.getByRole('link', { name: '紹介 花子' }).waitFor({ state: 'detached' })

    // Several from a file; the faulty line is named.
    await page.getByRole('button', { name: '応募者を追加' }).click()
    await form.getByRole('button', { name: 'CSVでまとめて追加する' }).click()
    const several = page.getByRole('dialog', { name: 'CSVで応募者を追加する' })
    const csv = Buffer.from('氏名,電話番号\n名簿 一子,090-1111-2222\n名簿 二子,\n')
    await checkScreen()
    await several.getByLabel('応募者のファイル').setInputFiles({ name: '名簿.csv', mimeType: 'text/csv', buffer: csv })
    await several.getByText('1件を追加しました', { exact: true }).waitFor()
    await several.getByText('3行目').waitFor()
    await checkScreen()
    await several.getByRole('button', { name: '閉じる', exact: true }).last().click()
    await page.getByRole('link', { name: '名簿 一子' }).waitFor()
  },
)

journey('interviews are a week view for the employer and a list for the applicant', async ({ arrive }) => {
  const employer = await signUpEmployer('面接 花子')
  await confirmEmail(employer)
  const job = await postPublicJob(employer, `受付 ${unique()}`)
  const seeker = await signUp('user', '面接 一郎')
  const applicationId = await apply(job, seeker)
  const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7 * 86_400_000)
  const day = new Date(start.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
  await call(`POST /api/applications/${applicationId}/interviews`, {
    by: employer,
    body: { kind: 'onsite', place: '応接室', slots: [start.toISOString()] },
  })
  const team = await arrive({ as: employer })
  await team.visit('/employer/interviews')
  await team.page.getByRole('link', { name: '次の週' }).click()
  await team.page.getByRole('link', { name: '面接 一郎さん' }).waitFor()
  await team.page.getByText('返事待ち').waitFor()
  await team.checkScreen()
  await team.visit(`/employer/interviews?week=${day}`)
  await team.page.getByRole('link', { name: '面接 一郎さん' }).click()
  await team.page.getByRole('heading', { name: '面接 一郎さん' }).waitFor()

  const applicant = await arrive({ as: seeker })
  await applicant.visit('/interviews')
  await applicant.page.getByText('日時を選んでください', { exact: true }).waitFor()
  await applicant.checkScreen()
})

desktopJourney('an application through a source link is counted under that source', async ({ arrive }) => {
  const employer = await signUpEmployer('経路 花子')
  const job = await postPublicJob(employer, `受付 ${unique()}`)
  const { page, visit, checkScreen } = await arrive({ as: employer })
  await visit(`/employer/jobs/${job.id}/figures`)
  await page.getByRole('button', { name: '応募経路つきのリンク' }).click()
  const dialog = page.getByRole('dialog', { name: `「${job.title}」への応募経路つきのリンク` })
  await dialog.getByLabel('応募経路').fill('渋谷')
  await dialog.getByText('半角の英数字とハイフンで、40文字以内にしてください').waitFor()
  await dialog.getByLabel('応募経路').fill('poster-shibuya')
  const link = await dialog.getByLabel('リンク', { exact: true }).inputValue()
  await checkScreen()

  const seeker = await arrive({ as: await signUp('user', '経路 太郎') })
  await seeker.visit(link.replace(/^https?:\/\/[^/]+/, ''))
  await seeker.page.getByRole('button', { name: 'この求人に応募する', disabled: false }).click()
  await seeker.page.getByText('応募が完了しました！').waitFor()

  await visit('/employer/analytics')
  const table = page.getByRole('region', { name: '選考の通過状況' })
  await table.getByText('poster-shibuya').waitFor()
  await checkScreen()
})
