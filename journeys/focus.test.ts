import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { isFocused, openPanel } from './testing/page-actions.ts'
import { call, postPublicJob, signInAdmin, signUp, unique } from './testing/people.ts'

desktopJourney('changing the page size keeps the focus on it', async ({ arrive }) => {
  const { page, visit } = await arrive()
  await visit('/')
  const sizes = page.getByRole('navigation', { name: '表示件数' })
  for (const size of ['12', '24', '6']) {
    await sizes.getByRole('link', { name: size, exact: true }).press('Enter')
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(Number(size))
    await expect.poll(() => isFocused(sizes.getByRole('link', { name: size, exact: true }))).toBe(true)
  }
})

desktopJourney('a list that loads on retry receives the focus', async ({ arrive }) => {
  const { page, context, visit, expectAnswer } = await arrive()
  expectAnswer(400, '/api/jobs')
  const jobs = ({ pathname }: URL) => pathname === '/api/jobs'
  await visit('/?keyword=')
  await context.route(jobs, (route) => route.fulfill({ status: 400, json: { success: false, message: '' } }))
  await openPanel(page)
  const search = page.getByRole('combobox', { name: 'キーワード' })
  await search.fill(unique())
  await search.press('Enter')
  const again = page.getByRole('button', { name: 'もう一度読み込む' })
  await again.waitFor()
  await context.unroute(jobs)
  await again.press('Enter')
  const heading = page.getByRole('heading', { name: '条件に合う求人はありません' })
  await heading.waitFor()
  await expect.poll(() => isFocused(heading)).toBe(true)
})

desktopJourney('switching between reading and editing a profile focuses the title', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signUp('user', '中村 優') })
  const title = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })
  await visit('/applications')
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'プロフィール' }).press('Enter')
  const edit = page.getByRole('button', { name: '編集する' })
  await edit.waitFor()
  await expect.poll(() => isFocused(title('プロフィール'))).toBe(true)
  for (const end of ['キャンセル', '保存する']) {
    await edit.press('Enter')
    await expect.poll(() => isFocused(title('プロフィールを編集'))).toBe(true)
    if (end === '保存する') await page.getByLabel('自己紹介').fill('本を直しています。')
    await page.getByRole('button', { name: end }).press('Enter')
    await expect.poll(() => isFocused(title('プロフィール'))).toBe(true)
  }
})

desktopJourney('applying focuses the link to the application', async ({ arrive }) => {
  const employer = await signUp('employer', '採用 花子')
  const { page, visit } = await arrive({ as: await signUp('user', '中村 優') })
  const link = page.getByRole('link', { name: '応募履歴を見る' })

  await visit(`/jobs/${(await postPublicJob(employer, `時計師 ${unique()}`)).id}`)
  const apply = page.getByRole('button', { name: 'この求人に応募する', disabled: false })
  await apply.press('Enter')
  await link.waitFor()
  await expect.poll(() => isFocused(link)).toBe(true)

  await visit(`/jobs/${(await postPublicJob(employer, `調律師 ${unique()}`)).id}`)
  await page.getByRole('button', { name: 'メッセージや履歴書を添えて応募', disabled: false }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '応募を送信する' }).press('Enter')
  await link.waitFor()
  await expect.poll(() => isFocused(link)).toBe(true)
})

desktopJourney('a password reset focuses its confirmation; a used link offers a new one', async ({ arrive }) => {
  const { email } = await signUp('user', '中村 優')
  const { resetLink } = await call<{ resetLink: string }>('POST /api/auth/forgot-password', { body: { email } })
  const { page, visit, checkScreen, expectAnswer } = await arrive()
  expectAnswer(400, '/api/auth/reset-password')
  const change = async () => {
    await visit(resetLink.slice(new URL(resetLink).origin.length))
    await page.getByLabel('新しいパスワード', { exact: true }).fill('atarashii-aikotoba')
    await page.getByLabel('新しいパスワード（確認）').fill('atarashii-aikotoba')
    await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  }
  await change()
  await page.getByText('パスワードを変更しました').waitFor()
  const stands = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(stands).toMatch(/^パスワードを変更しました/)

  await change()
  await page.getByText('リセットリンクが無効か、有効期限が切れています').waitFor()
  await checkScreen()
  await page.getByRole('link', { name: '再設定の手続きへ' }).click()
  await page.waitForURL('/forgot-password')
})

desktopJourney('signing out for another kind of account focuses the form title', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signUp('user', '中村 優') })
  await visit('/add-job')
  await page.getByRole('link', { name: '企業アカウントを登録する' }).click()
  await page.getByRole('button', { name: 'ログアウトして登録へ進む' }).press('Enter')
  await page.getByLabel('担当者名').waitFor()
  await expect.poll(() => isFocused(page.getByRole('heading', { name: '新規登録', level: 1 }))).toBe(true)
})

desktopJourney(
  'Enter on a link draws no ring around what is read next, and rings of tabs are whole',
  async ({ arrive }) => {
    const { page, visit } = await arrive()
    await visit('/companies')
    await page.getByRole('main').getByRole('article').getByRole('link').first().press('Enter')
    await page.waitForURL(/\/companies\/./)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => isFocused(heading)).toBe(true)
    expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')

    await page.getByRole('tab').first().press('ArrowRight')
    const ring = () =>
      page.getByRole('tab', { selected: true }).evaluate((tab) => {
        const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(tab)
        return { outlineStyle, overhang: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) }
      })
    await expect.poll(ring).toEqual({ outlineStyle: 'solid', overhang: 0 })
  },
)

desktopJourney("the index at the side says where an administrator edits somebody's job", async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '索引 太郎'), `索引係 ${unique()}`)
  const { page, visit } = await arrive({ as: await signInAdmin() })
  await visit(`/employer/jobs/${job.id}/edit`)
  await page.getByRole('heading', { name: '求人を編集' }).waitFor()
  const current = page.getByRole('navigation', { name: 'メニュー' }).locator('[aria-current="page"]')
  expect(await current.allTextContents()).toEqual(['求人管理'])
})

desktopJourney('paging to the first or last page focuses its number', async ({ arrive }) => {
  const { page, visit } = await arrive()
  await visit('/?page=2')
  const pages = page.getByRole('navigation', { name: 'ページ' })
  await pages.getByRole('link', { name: '前へ' }).press('Enter')
  await page.getByText(/件中 1〜6件/).waitFor()
  await expect.poll(() => isFocused(pages.getByRole('link', { name: '1ページ', exact: true }))).toBe(true)
})

desktopJourney('clearing an empty search focuses the list heading without a focus ring', async ({ arrive }) => {
  const { page, visit, settled } = await arrive()
  await visit(`/?keyword=${unique()}`)
  // Results are hydrated after the page; until then a link loads a document, which starts at its top.
  await settled()
  await page.getByRole('link', { name: '条件をクリア', exact: true }).press('Enter')
  const heading = page.getByRole('heading', { name: '公開中の求人' })
  await expect.poll(() => isFocused(heading)).toBe(true)
  const outline = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      element.tabIndex = -1
      element.focus()
      return element.matches(':focus-visible') ? getComputedStyle(element).outlineStyle : 'none'
    })
  for (const selector of ['main', 'main h1', '#jobs h2']) expect(await outline(selector), selector).toBe('none')
})
