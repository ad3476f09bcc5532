import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { countCalls, findPending } from './testing/page-actions.ts'
import {
  apply,
  call,
  lawfulJob,
  postJob,
  postPublicJob,
  signInAdmin,
  signUp,
  signUpEmployer,
  unique,
} from './testing/people.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** A double click whose first half removes the row, so that the second hits the row that slid under the pointer. */
async function pressTwice(page: Page, button: Locator, row: Locator): Promise<void> {
  await button.and(page.locator(':enabled')).waitFor()
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('There is no such button')
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const
  await page.mouse.click(...place)
  await row.waitFor({ state: 'hidden' })
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

desktopJourney('a double click approves one job, not the next one as well', async ({ arrive }) => {
  const employer = await signUpEmployer('二度 押子')
  const title = `受付 ${unique()}`
  await postJob(employer, lawfulJob(title))
  const next = await postJob(employer, lawfulJob(`案内 ${unique()}`))
  const { page, visit } = await arrive({ as: await signInAdmin() })
  await visit('/admin/jobs/approval')
  const first = await findPending(page, title, employer.email)
  const approvals = countCalls(page, 'POST', /approve$/)
  await pressTwice(page, first.getByRole('button', { name: '承認する' }), first)
  await page.getByText('求人が承認されました！').waitFor()
  expect(approvals()).toBe(1)
  const { job } = await call<{ job: object }>(`GET /api/jobs/${next}`, { by: employer })
  expect(job).toMatchObject({ approval_status: 'pending' })
})

desktopJourney(
  'a double click decides on one applicant, and the last decision focuses the heading',
  async ({ arrive }) => {
    const employer = await signUp('employer', '二度 採用')
    const job = await postPublicJob(employer, `検品 ${unique()}`)
    for (const name of ['先野 一', '後野 二']) await apply(job, await signUp('user', name))
    const { page, visit } = await arrive({ as: employer })
    await visit(`/employer/jobs/${job.id}/applications?status=pending`)
    const decisions = countCalls(page, 'PATCH', /applications/)
    const review = { name: '確認済みにする' }
    await page.getByRole('link', { name: '後野 二', exact: true }).click()
    const first = page.getByRole('dialog', { name: '後野 二さんの応募' })
    await pressTwice(page, first.getByRole('button', review), first.getByRole('button', review))
    await page.getByText('ステータスを更新しました').waitFor()
    expect(decisions()).toBe(1)
    expect(await page.getByRole('dialog', { name: '採用にしますか？' }).count()).toBe(0)

    // A decided applicant leaves the list, and still has a next one.
    await first.getByRole('button', { name: '次の応募者' }).click()
    const last = page.getByRole('dialog', { name: '先野 一さんの応募' })
    await last.getByRole('button', review).press('Enter')
    await last.getByText('確認済み', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await last.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: '確認待ちの応募はありません' }).waitFor()
    expect(decisions()).toBe(2)
    await expect.poll(() => focused(page)).toBe(job.title)
  },
)

desktopJourney('a reopened job leaves the stopped ones, and the focus stays in the list', async ({ arrive }) => {
  const employer = await signUp('employer', '再開 花子')
  const jobs = [await postPublicJob(employer, `配達 ${unique()}`), await postPublicJob(employer, `仕分 ${unique()}`)]
  for (const { id } of jobs) await call(`POST /api/jobs/${id}/close`, { by: employer })
  const { page, visit } = await arrive({ as: employer })
  await visit('/employer/jobs?status=inactive')
  for (const stays of [jobs[0]?.title, '求人管理']) {
    const title = stays === '求人管理' ? jobs[0]?.title : jobs[1]?.title
    await page.getByRole('button', { name: `「${title}」のその他の操作` }).press('Enter')
    await page.getByRole('menuitem', { name: '募集を再開する' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: '募集を再開する' }).press('Enter')
    await page.getByRole('heading', { name: title ?? '', exact: true }).waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe(stays)
  }
})

desktopJourney('editing a user who was deleted meanwhile removes the row', async ({ arrive }) => {
  const person = await signUp('user', '先立 人')
  const admin = await signInAdmin()
  const visitor = await arrive({ as: admin })
  const { page, visit } = visitor
  await visit(`/admin/users?q=${encodeURIComponent(person.email)}`)
  await page.getByRole('button', { name: '先立 人さんの情報を編集' }).click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('電話番号').fill('市外局番から')
  await editor.getByRole('button', { name: '保存する' }).click()
  await editor.getByText('入力の形式が正しくありません').waitFor()
  await editor.getByLabel('電話番号').fill('０３ー１２３４ー５６７８')
  await call(`DELETE /api/admin/users/${person.user.id}`, { by: admin })
  visitor.expectAnswer(404, `/api/admin/users/${person.user.id}`)
  await editor.getByRole('button', { name: '保存する' }).click()
  await page.getByText('ユーザーが見つかりません', { exact: true }).waitFor()
  await page.getByRole('heading', { name: '条件に合うユーザーが見つかりません' }).waitFor()
  expect(await editor.count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('ユーザー管理')
})
