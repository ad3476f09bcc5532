import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './testing/journey.ts'
import { call, postPublicJob, signUp, unique } from './testing/people.ts'

/** Presses the favourite button; on narrow screens a job has two of them. */
const keep = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

journey('favourite jobs, companies and bookmarks stand in one place and are taken away there', async ({ arrive }) => {
  const employer = await signUp('employer', '保管 太郎')
  const open = await postPublicJob(employer, `製図工 ${unique()}`)
  const closed = await postPublicJob(employer, `校閲者 ${unique()}`)
  const { page, visit, checkScreen } = await arrive({ as: await signUp('user', '保管 花子') })
  for (const job of [open, closed]) {
    await visit(`/jobs/${job.id}`)
    await keep(page, /^保存する$/)
    await page.getByRole('button', { name: '保存済み' }).waitFor()
  }
  await visit('/companies/midori-denryoku')
  await keep(page, /^お気に入り$/)
  await visit('/resources/shokumu-keirekisho')
  await keep(page, /^ブックマーク/)
  await call(`POST /api/jobs/${closed.id}/close`, { by: employer })
  const views = await viewsOf(open.id)

  await visit('/applications?tab=favourites')
  await page.getByRole('link', { name: open.title }).waitFor()
  await page.getByRole('listitem').filter({ hasText: closed.title }).getByText('募集終了').waitFor()
  await page.getByRole('link', { name: 'みどり電力株式会社' }).waitFor()
  await page.getByRole('link', { name: '職務経歴書を、一枚にまとめる' }).waitFor()
  expect(await page.getByRole('tab', { name: /お気に入り/ }).textContent()).toContain('4')
  // Showing the list counts no view of its jobs.
  expect(await viewsOf(open.id)).toBe(views)
  await checkScreen()

  const remove = page.getByRole('button', { name: /をお気に入りから外す$/ })
  for (let left = 3; left >= 0; left--) {
    await remove.first().click()
    await expect.poll(() => remove.count()).toBe(left)
  }
  await page.getByText('お気に入りはまだありません').waitFor()
  await checkScreen()

  async function viewsOf(id: string): Promise<number | undefined> {
    const { jobs } = await call<{ jobs: { id: string; view_count: number }[] }>('GET /api/jobs/my-jobs', {
      by: employer,
    })
    return jobs.find((job) => job.id === id)?.view_count
  }
})
