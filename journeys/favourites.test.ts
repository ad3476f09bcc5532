import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, phoneJourney } from './testing/journey.ts'
import { mailedCode } from './testing/mailed-link.ts'
import { choose, signIn } from './testing/page-actions.ts'
import { call, postPublicJob, signUp, unique } from './testing/people.ts'

/** Presses the favourite button; on narrow screens a job has two of them. */
const keep = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

phoneJourney('favourite jobs, companies and resources are listed and removed on one tab', async ({ arrive }) => {
  const employer = await signUp('employer', '保管 太郎')
  const open = await postPublicJob(employer, `製図工 ${unique()}`)
  const closed = await postPublicJob(employer, `校閲者 ${unique()}`)
  const { page, visit, checkScreen } = await arrive({ as: await signUp('user', '保管 花子') })
  for (const job of [open, closed]) {
    await visit(`/jobs/${job.id}`)
    await keep(page, /^お気に入り$/)
    await page.getByRole('button', { name: 'お気に入り済み' }).waitFor()
  }
  await visit('/companies/midori-denryoku')
  await keep(page, /^お気に入り$/)
  await visit('/resources/shokumu-keirekisho')
  await keep(page, /^お気に入り/)
  await call(`POST /api/jobs/${closed.id}/close`, { by: employer })
  const views = await viewsOf(open.id)

  await visit('/applications?tab=favourites')
  await page.getByRole('link', { name: open.title }).waitFor()
  await page.getByRole('listitem').filter({ hasText: closed.title }).getByText('募集終了').waitFor()
  await page.getByRole('link', { name: 'みどり電力株式会社' }).waitFor()
  await page.getByRole('link', { name: '職務経歴書を、一枚にまとめる' }).waitFor()
  await expect.poll(() => page.getByRole('tab', { name: /お気に入り/ }).textContent()).toContain('4')
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

journey('the next person at a browser does not see kept jobs or drafts', async ({ arrive, device }) => {
  const first = await signUp('user', '先客 花子')
  const second = await signUp('user', '後客 次郎')
  const job = await postPublicJob(await signUp('employer', '保管 太郎'), `校正者 ${unique()}`)
  const { page, visit } = await arrive({ as: first })
  await visit('/contact')
  await page.getByLabel('内容').fill('書きかけの相談です。')
  await visit(`/jobs/${job.id}`)
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
  await keep(page, /^お気に入り$/)
  await page.getByRole('button', { name: 'お気に入り済み' }).waitFor()
  await kept
  await page.getByRole('button', { name: '比べる', exact: true }).click()
  await choose(page, device, first, 'ログアウト')
  await page.getByText('この端末に保存されていたお気に入り、比べる求人、下書きを削除しました。').waitFor()
  expect(await storedKeys()).not.toMatch(/favourites|compare|draft/)

  for (const person of [second, first]) {
    await visit('/login?redirect=%2Fapplications%3Ftab%3Dfavourites')
    await signIn(page, person)
    // A favourite job is on the account of the person who kept it.
    if (person === first) await page.getByRole('link', { name: job.title }).waitFor()
    else await page.getByText('お気に入りはまだありません').waitFor()
    await visit('/contact')
    await expect.poll(() => page.getByLabel('内容').inputValue()).toBe('')
    await choose(page, device, person, 'ログアウト')
    await page.getByRole('link', { name: 'ログイン' }).first().waitFor()
  }

  function storedKeys(): Promise<string> {
    return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(' '))
  }
})

phoneJourney('the favourites of a visitor join the account that asks for mails', async ({ arrive }) => {
  const person = await signUp('user', '訪問 花子')
  const job = await postPublicJob(await signUp('employer', '保管 太郎'), `製本工 ${unique()}`)
  const { page, visit, checkScreen } = await arrive()
  await visit('/')
  await page.evaluate((id) => localStorage.setItem('shigotocho.favourites.jobs', JSON.stringify([id])), job.id)
  await visit('/favourites')
  await page.getByRole('link', { name: job.title }).waitFor()
  await checkScreen()
  await page.getByRole('button', { name: '変更をメールで知る' }).click()
  await page.getByLabel('メールアドレス').fill(person.email)
  await page.getByRole('button', { name: 'コードを送信' }).click()
  await expect.poll(() => mailedCode(person.email), { timeout: 20_000 }).not.toBeNull()
  await page.getByLabel('メールに届いた6桁のコード').fill((await mailedCode(person.email)) ?? '')
  await page.waitForURL('/applications?tab=favourites')
  await page.getByRole('link', { name: job.title }).waitFor()
  await page.getByText('お気に入りの変更をメールでお知らせします').waitFor()
  await expect.poll(() => page.getByRole('button', { name: '変更をメールで知る' }).count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('shigotocho.favourites.jobs'))).toBeNull()
})
