import { expect } from 'vitest'
import { desktopJourney } from '#journeys/testing/journey.ts'
import { findPending } from '#journeys/testing/page-actions.ts'
import { call, lawfulJob, signInAdmin, signUpEmployer, unique } from '#journeys/testing/people.ts'

desktopJourney('an administrator decides with one key, or with three and a reason', async ({ arrive }) => {
  const employer = await signUpEmployer('鍵盤 一郎')
  const post = async (title: string) => {
    const body = { ...lawfulJob(title), title }
    return (await call<{ job: { id: string } }>('POST /api/jobs', { body, by: employer })).job.id
  }
  const [good, poor] = [`受付係 ${unique()}`, `案内係 ${unique()}`]
  const ids = [await post(good), await post(poor)]
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

desktopJourney('letters go from job to job at the approval desk, until they are turned off', async ({ arrive }) => {
  const employer = await signUpEmployer('鍵盤 二郎')
  const title = `校正係 ${unique()}`
  await call('POST /api/jobs', { body: { ...lawfulJob(title), title }, by: employer })
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
