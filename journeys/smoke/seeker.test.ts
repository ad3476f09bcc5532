import { expect } from 'vitest'
import { phoneJourney } from '#journeys/testing/journey.ts'
import { isFocused } from '#journeys/testing/page-actions.ts'
import { call, postPublicJob, signUp, unique } from '#journeys/testing/people.ts'

phoneJourney('a seeker applies with a letter and a resume, and finds both with the application', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '採用 花子'), `図書館司書 ${unique()}`)
  const seeker = await arrive({ as: await signUp('user', '佐々木 健') })
  const { page } = seeker

  await seeker.visit(`/jobs/${job.id}`)
  await page.getByRole('button', { name: 'メッセージや履歴書を添えて応募' }).click()
  const dialog = page.getByRole('dialog', { name: 'この求人に応募する' })
  await dialog.getByLabel('応募メッセージ').fill('本の修理を三年してきました。')
  await dialog
    .getByLabel('履歴書のファイル')
    .setInputFiles({ name: '写真.png', mimeType: 'image/png', buffer: Buffer.from('png') })
  await dialog.getByText('PDFまたはWord（DOCX）のファイルを選択してください').waitFor()
  await dialog
    .getByLabel('履歴書のファイル')
    .setInputFiles({ name: '履歴書.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
  const resume = dialog.getByRole('checkbox', { name: /履歴書\.pdf/ })
  await resume.waitFor()
  await expect.poll(() => resume.isChecked()).toBe(true)
  await seeker.checkScreen()
  await dialog.getByRole('button', { name: '応募を送信する' }).click()

  await page.getByText('応募が完了しました！').waitFor()
  await page.getByRole('button', { name: '応募済み' }).waitFor()
  await page.getByRole('link', { name: '応募履歴を見る' }).click()
  await page.getByRole('link', { name: job.title }).click()
  const application = page.getByRole('region', { name: '応募の内容' })
  await application.getByText('本の修理を三年してきました。').waitFor()
  await application.getByText('履歴書.pdf').waitFor()
  await seeker.checkScreen()
})

phoneJourney(
  'a saved resume is attached only when chosen, and the apply sheet says who sees it',
  async ({ arrive }) => {
    const employer = await signUp('employer', '採用 花子')
    const jobs = [
      await postPublicJob(employer, `司書 ${unique()}`),
      await postPublicJob(employer, `学芸員 ${unique()}`),
    ]
    const person = await signUp('user', '佐々木 健')
    const { page, visit } = await arrive({ as: person })
    await visit('/profile')
    await page
      .getByLabel('履歴書のファイル')
      .setInputFiles({ name: '履歴書.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
    await page.getByText('履歴書を保存しました').waitFor()

    await visit(`/jobs/${jobs[0]?.id}`)
    await page.getByRole('button', { name: 'メッセージや履歴書を添えて応募' }).click()
    const dialog = page.getByRole('dialog', { name: 'この求人に応募する' })
    const offered = dialog.getByRole('checkbox', { name: /履歴書\.pdf/ })
    await offered.waitFor()
    await expect.poll(() => offered.isChecked()).toBe(true)
    await dialog.getByText('履歴書.pdf（送った時点の内容で保存されます）').waitFor()
    await offered.uncheck()
    await dialog.getByText('提供しない情報：お気に入り、ほかの応募、書類、プロフィール').waitFor()
    await dialog.getByRole('button', { name: '応募を送信する' }).click()
    await page.getByRole('button', { name: '応募済み' }).waitFor()

    await visit(`/jobs/${jobs[1]?.id}`)
    await page.getByRole('button', { name: 'この求人に応募する', description: /募集企業に提供されます/ }).click()
    await page.getByRole('button', { name: '応募済み' }).waitFor()

    const { applications } = await call<{ applications: object[] }>('GET /api/jobs/my-applications', { by: person })
    expect(applications).toMatchObject([{ resume_name: null }, { resume_name: null }])
  },
)

phoneJourney(
  'an application is taken back by keyboard within ten seconds, and can be sent again',
  async ({ arrive }) => {
    const job = await postPublicJob(await signUp('employer', '採用 花子'), `活版工 ${unique()}`)
    const person = await signUp('user', '佐々木 健')
    const { page, visit, checkScreen } = await arrive({ as: person })
    await visit(`/jobs/${job.id}`)
    const apply = page.getByRole('button', { name: 'この求人に応募する' })
    await apply.click()
    const undo = page.getByRole('button', { name: '取り消す' })
    await undo.waitFor()
    await checkScreen()
    // The bar at the foot is not covered.
    const bar = page.locator('.apply__bar')
    if (await bar.isVisible()) {
      const [toastBox, barBox] = [await undo.boundingBox(), await bar.boundingBox()]
      expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
    }
    await page.keyboard.press('Alt+t')
    for (let tries = 0; tries < 5 && !(await isFocused(undo)); tries++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('応募を取り消しました').waitFor()
    const { total } = await call<{ total: number }>('GET /api/jobs/my-applications', { by: person })
    expect(total).toBe(0)
    await apply.click()
    await page.getByRole('button', { name: '応募済み' }).waitFor()
  },
)

phoneJourney('a job that closes while it is read keeps its text and takes no application', async ({ arrive }) => {
  const employer = await signUp('employer', '採用 花子')
  const job = await postPublicJob(employer, `鋳物師 ${unique()}`)
  const { page, visit, checkScreen, expectAnswer } = await arrive({ as: await signUp('user', '中村 優') })
  expectAnswer(409, `/api/jobs/${job.id}/apply`)
  expectAnswer(404, `/api/jobs/${job.id}`)
  await visit(`/jobs/${job.id}`)
  const apply = page.getByRole('button', { name: 'この求人に応募する' })
  await apply.waitFor()
  await call(`POST /api/jobs/${job.id}/close`, { by: employer })
  await apply.click()
  await page.getByRole('button', { name: '募集は終了しました' }).waitFor()
  await page.getByRole('main').getByText('この求人の募集は終了しました').waitFor()
  await page.getByText('駅から歩いて五分の職場です。').first().waitFor()
  expect(await page.getByRole('button', { name: 'メッセージや履歴書を添えて応募' }).count()).toBe(0)
  await checkScreen()
})

phoneJourney('the link back to the list survives a reload and another tab of the job', async ({ arrive }) => {
  const { page, visit, settled } = await arrive({ as: await signUp('user', '中村 優') })
  await visit('/?page=2')
  await settled()
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.getByRole('tab', { name: '応募要件' }).click()
  await page.waitForURL(/tab=requirements/)
  await page.reload()
  await page.getByRole('link', { name: '求人一覧へ戻る' }).click()
  await page.waitForURL('/?page=2')
})
