import { expect } from 'vitest'
import { desktopJourney, phoneJourney } from '#journeys/testing/journey.ts'
import { findPending } from '#journeys/testing/page-actions.ts'
import { call, lawfulJob, postJob, signInAdmin, signUpEmployer, unique } from '#journeys/testing/people.ts'

desktopJourney('an administrator decides with one key, or with three and a reason', async ({ arrive }) => {
  const employer = await signUpEmployer('鍵盤 一郎')
  const [good, poor] = [`受付係 ${unique()}`, `案内係 ${unique()}`]
  const ids = [await postJob(employer, lawfulJob(good)), await postJob(employer, lawfulJob(poor))]
  const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
  await visit('/admin/jobs/approval')

  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'キー操作' })
  await list.getByText('次の求人へ').waitFor()
  await checkScreen()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })

  const first = await findPending(page, good)
  await first.getByRole('heading', { name: good }).focus()
  await first.getByRole('button', { name: '承認する', disabled: false }).waitFor()
  await page.keyboard.press('a')
  await first.waitFor({ state: 'detached' })
  await page.getByText('求人が承認されました！').waitFor()

  const second = await findPending(page, poor)
  await second.getByRole('heading', { name: poor }).focus()
  await second.getByRole('button', { name: '承認する', disabled: false }).waitFor()
  await page.keyboard.press('r')
  const question = page.getByRole('dialog', { name: '求人を却下しますか？' })
  await question.getByRole('button', { name: '募集条件の不足' }).waitFor()
  await checkScreen()
  await page.keyboard.press('1')
  expect(await question.getByLabel('却下の理由').inputValue()).toContain(poor)
  await page.keyboard.press('Control+Enter')
  await page.getByText('求人が却下されました').waitFor()

  const states = await Promise.all(
    ids.map(
      async (id) => (await call<{ job: { approval_status: string } }>(`GET /api/jobs/${id}`, { by: employer })).job,
    ),
  )
  expect(states.map((job) => job.approval_status)).toEqual(['approved', 'rejected'])
})

desktopJourney('letter keys step through the approval desk until they are turned off', async ({ arrive }) => {
  const employer = await signUpEmployer('鍵盤 二郎')
  const title = `校正係 ${unique()}`
  await postJob(employer, lawfulJob(title))
  const { page, visit } = await arrive({ as: await signInAdmin() })
  await visit('/admin/jobs/approval')
  await page.locator('main article').first().waitFor()
  const opened = () => new URL(page.url()).searchParams.get('opened') ?? ''
  const focused = () => page.evaluate(() => document.activeElement?.id ?? '')
  await page.keyboard.press('j')
  await expect.poll(focused).toMatch(/^pending-/)
  await expect.poll(async () => `pending-${opened()}`).toBe(await focused())

  await page.getByRole('button', { name: 'キー操作' }).click()
  const list = page.getByRole('dialog', { name: 'キー操作' })
  await list.getByRole('switch', { name: /文字のキーで操作する/ }).uncheck()
  await list.getByRole('button', { name: '閉じる' }).last().click()
  await list.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('')
  await page.keyboard.press('j')
  expect(await focused()).toBe('')
})

desktopJourney('an approval is taken back by its toast, and the job waits again', async ({ arrive }) => {
  const title = `看護婦 ${unique()}`
  await postJob(await signUpEmployer('採用 花子'), lawfulJob(title))
  const { page, visit, checkScreen } = await arrive({ as: await signInAdmin() })
  await visit('/admin/jobs/approval')
  const job = await findPending(page, title)
  // A finding needs a reason for the approval.
  await job.getByRole('button', { name: '承認する' }).click()
  const question = page.getByRole('dialog', { name: '掲載不可の指摘が残っています。承認しますか？' })
  await checkScreen()
  await question.getByRole('button', { name: '理由を残して承認する' }).click()
  await question.getByText('承認の理由を10文字以上入力してください').waitFor()
  await question.getByLabel('承認する理由').fill('職種名の引用であることを確認しました。')
  await question.getByRole('button', { name: '理由を残して承認する' }).click()
  await page.getByText('求人が承認されました！').waitFor()
  await job.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '取り消す' }).click()
  await page.getByText('審査を取り消しました').waitFor()
  await job.waitFor()
})

phoneJourney('a second decision on a phone names the first one and keeps its reason', async ({ arrive }) => {
  const title = `夜間の受付係 ${unique()}`
  const id = await postJob(await signUpEmployer('電話 一郎'), lawfulJob(title))
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
  await call(`POST /api/jobs/${id}/reject`, { body: first, by: admin })
  visitor.expectAnswer(409, `/api/jobs/${id}/reject`)
  await question.getByRole('button', { name: '却下する' }).click()
  await question.getByText(`に却下しました。理由：${first.rejection_reason}`).waitFor()
  expect(await question.getByLabel('却下の理由').inputValue()).toBe(reason)
})
