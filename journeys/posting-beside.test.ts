import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { isFocused } from './testing/page-actions.ts'
import { postPublicJob, signUp, signUpEmployer, unique } from './testing/people.ts'

/** Three public jobs that one word finds, newest first, and the address of its results. */
async function publishThree() {
  const word = `活版${unique()}`
  const employer = await signUpEmployer('活版 採用')
  const jobs = []
  for (const name of ['組版', '印刷', '製本']) jobs.push(await postPublicJob(employer, `${word} ${name}`))
  return { word, jobs, list: `/?keyword=${encodeURIComponent(word)}&sort=new` }
}

const path = ({ id }: { id: string }) => `/jobs/${id}`
const rows = (page: Page) => page.locator('#jobs').getByRole('article')
const row = (page: Page, title: string) => rows(page).getByRole('link', { name: title })
const beside = (page: Page, title: string) => page.getByRole('region', { name: title })
const heading = (page: Page, title: string) => beside(page, title).getByRole('heading', { name: title })

desktopJourney(
  'a result opens beside the list under its own address, is applied for there, and Back returns to its row',
  async ({ arrive }) => {
    const { jobs, list } = await publishThree()
    const [, second] = jobs
    const title = second?.title ?? ''
    const { page, visit, settled, checkScreen } = await arrive({ as: await signUp('user', '活字 読子') })
    await visit(list)
    await settled()
    await row(page, title).click()
    await page.waitForURL(path(second ?? { id: '' }))
    await beside(page, title).getByRole('tabpanel', { name: '仕事内容' }).waitFor()
    await expect.poll(() => isFocused(heading(page, title))).toBe(true)
    expect(await page.title()).toMatch(new RegExp(`^${title} `))
    expect(await row(page, title).locator('xpath=ancestor::article').getAttribute('aria-current')).toBe('true')
    await checkScreen()

    await beside(page, title).getByRole('tab', { name: '企業情報' }).click()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path(second ?? { id: '' }))
    await beside(page, title).getByRole('button', { name: '応募する' }).click()
    await beside(page, title).getByText('応募済み').waitFor()

    await page.goBack()
    await beside(page, title).waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toContain('keyword=')
    await expect.poll(() => isFocused(row(page, title))).toBe(true)
    expect(await page.title()).not.toContain(title)
    await row(page, title).locator('xpath=ancestor::article').getByText('応募済み').waitFor()

    await page.goForward()
    await beside(page, title).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByRole('link', { name: '求人一覧へ戻る' }).click()
    await rows(page).first().waitFor()
    await page.setViewportSize({ width: 1_279, height: 900 })
    await row(page, title).click()
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  },
)

desktopJourney(
  'J and K step while the focus is in list or posting, can be turned off, and Esc closes',
  async ({ arrive }) => {
    const { jobs, list } = await publishThree()
    const [oldest, middle, newest] = jobs.map(({ title }) => title) as [string, string, string]
    const { page, visit, settled } = await arrive({ as: await signUp('user', '活字 鍵子') })
    await visit(list)
    await settled()
    await row(page, newest).click()
    await expect.poll(() => isFocused(heading(page, newest))).toBe(true)
    await beside(page, newest).getByText('1／3').waitFor()
    await page.keyboard.press('k')
    await page.keyboard.press('j')
    await expect.poll(() => isFocused(heading(page, middle))).toBe(true)
    await page.waitForURL(path(jobs[1] ?? { id: '' }))
    await beside(page, middle).getByRole('button', { name: '次の求人' }).click()
    await expect.poll(() => isFocused(heading(page, oldest))).toBe(true)
    await row(page, oldest).focus()
    await page.keyboard.press('k')
    await expect.poll(() => isFocused(heading(page, middle))).toBe(true)

    // Neither in a field nor elsewhere on the page, nor once turned off.
    await page.getByRole('button', { name: /^検索条件を変更/ }).click()
    for (const field of [
      page.getByRole('combobox', { name: 'キーワード' }),
      page.getByRole('link', { name: '企業情報' }).first(),
    ]) {
      await field.focus()
      await page.keyboard.press('j')
      await page.keyboard.press('Escape')
    }
    await page.getByRole('switch', { name: '1文字のキーを使う' }).uncheck()
    await heading(page, middle).focus()
    await page.keyboard.press('j')
    await beside(page, middle).getByText('2／3').waitFor()
    await page.keyboard.press('Escape')
    await beside(page, middle).waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(row(page, middle))).toBe(true)
  },
)

desktopJourney(
  'on a board with private job pages a visitor sees what the list knows, and the way to sign in',
  async ({ arrive }) => {
    const { jobs, list } = await publishThree()
    const [job] = jobs
    const title = job?.title ?? ''
    const { page, visit, settled, checkScreen, expectAnswer } = await arrive()
    await visit(list)
    await settled()
    expectAnswer(401, path(job ?? { id: '' }).replace('/jobs', '/api/jobs'))
    await row(page, title).click()
    await beside(page, title).getByText('続きを読むには、無料の登録かログインが必要です').waitFor()
    await checkScreen()
    const redirect = encodeURIComponent(path(job ?? { id: '' }))
    for (const name of ['ログイン', '応募する'])
      expect(await beside(page, title).getByRole('link', { name }).getAttribute('href')).toBe(
        `/login?redirect=${redirect}`,
      )
  },
)
