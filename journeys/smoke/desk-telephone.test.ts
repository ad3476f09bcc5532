import { expect } from 'vitest'
import { phoneJourney } from '#journeys/testing/journey.ts'
import { findPending } from '#journeys/testing/page-actions.ts'
import { call, lawfulJob, signInAdmin, signUpEmployer, unique } from '#journeys/testing/people.ts'

phoneJourney(
  'a job opens in the place of the list, and the second to decide reads who was first and keeps the reason',
  async ({ arrive }) => {
    const title = `夜間の受付係 ${unique()}`
    const body = { ...lawfulJob(title), title }
    const { job } = await call<{ job: { id: string } }>('POST /api/jobs', {
      body,
      by: await signUpEmployer('電話 一郎'),
    })
    const admin = await signInAdmin()
    const visitor = await arrive({ as: admin })
    const { page, visit, checkScreen } = visitor
    await visit('/admin/jobs/approval')
    const list = page.getByRole('list', { name: '承認待ちの求人' })
    const line = await list.getByRole('link').first().boundingBox()
    expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0)
    await checkScreen()

    const opened = await findPending(page, title)
    await expect.poll(() => list.isVisible()).toBe(false)
    await opened.getByRole('button', { name: '承認する', disabled: false }).waitFor()
    await checkScreen()
    await opened.getByRole('button', { name: '却下', exact: true }).click()
    const question = page.getByRole('dialog', { name: '求人を却下しますか？' })
    const reason = '勤務時間をもう少し詳しく書いてください。'
    await question.getByLabel('却下の理由').fill(reason)

    const first = { rejection_reason: '仕事内容をもう少し詳しく書いてください。' }
    await call(`POST /api/jobs/${job.id}/reject`, { body: first, by: admin })
    visitor.expectAnswer(409, `/api/jobs/${job.id}/reject`)
    await question.getByRole('button', { name: '却下する' }).click()
    await question.getByText(`に却下しました。理由：${first.rejection_reason}`).waitFor()
    expect(await question.getByLabel('却下の理由').inputValue()).toBe(reason)
  },
)
