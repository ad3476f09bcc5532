import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney, journey } from './testing/journey.ts'
import { choose } from './testing/page-actions.ts'
import { call, type Person, signUp, unique } from './testing/people.ts'

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'))

async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
}

desktopJourney('a protected page asks to sign in, and leads back to where it was asked for', async ({ arrive }) => {
  const person = await signUp('user', '中村 優')
  const { page, visit, checkScreen, expectAnswer } = await arrive()
  await visit('/applications?status=pending')
  await page.waitForURL(`/login?redirect=${encodeURIComponent('/applications?status=pending')}`)
  await checkScreen()
  expectAnswer(401, '/api/auth/login')
  await signIn(page, { ...person, password: 'chigau-aikotoba' })
  await page.getByRole('alert').getByText('メールアドレスまたはパスワードが正しくありません').waitFor()
  await expect.poll(() => page.getByLabel('メールアドレス').inputValue()).toBe(person.email)
  await checkScreen()
  await signIn(page, person)
  await page.waitForURL('/applications?status=pending')
  await page.getByRole('heading', { name: '応募履歴', level: 1 }).waitFor()
})

desktopJourney('a signed-in visitor goes straight on from the login screen, within this site', async ({ arrive }) => {
  const { page, visit } = await arrive({ as: await signUp('user', '中村 優') })
  await visit('/login?redirect=%2Fsettings%3Ftab%3Dprivacy')
  await page.waitForURL('/settings?tab=privacy')
  await visit('/login?redirect=https%3A%2F%2Fexample.com%2F')
  await page.waitForURL('/')
})

desktopJourney('the wrong role is sent home, and a seeker is told who may post', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive({ as: await signUp('user', '中村 優') })
  for (const path of ['/admin/users', '/employer/jobs']) {
    await visit(path)
    await page.waitForURL('/')
  }
  await visit('/add-job')
  await page.getByText('求人を投稿するには、企業アカウントまたは管理者アカウントが必要です。').waitFor()
  await checkScreen()
})

journey('a session that was ended elsewhere leads to the login screen, which says why', async ({ arrive, device }) => {
  const person = await signUp('user', '中村 優')
  const { page, visit, checkScreen, expectAnswer } = await arrive({ as: person })
  const bell = page.waitForResponse(/\/api\/notifications\?/)
  await visit('/companies')
  await bell
  await call('POST /api/auth/logout', { by: person })
  expectAnswer(401, /^\/api\//)
  await choose(page, device, person, '応募履歴')
  await page.waitForURL(/\/login\?redirect=%2Fapplications$/)
  await page.getByText('セッションの有効期限が切れました。もう一度ログインしてください。').waitFor()
  expect(await storedToken(page)).toBeNull()
  await checkScreen()
  await signIn(page, person)
  await page.waitForURL('/applications')
  // Neither the notice nor a toast outlives the new session.
  await page.getByRole('heading', { name: '応募履歴', level: 1 }).waitFor()
  expect(await page.getByText('セッションの有効期限が切れました').count()).toBe(0)
})

desktopJourney('two tabs whose token has run out renew it, and both stay signed in', async ({ arrive }) => {
  const person = await signUp('user', '中村 優')
  const { page, context, openTab, visit, expectAnswer } = await arrive({ as: person })
  let renewals = 0
  // The server's clock cannot be moved, so this route refuses the old token once; the server renews it.
  await context.route('/api/**', async (route) => {
    const isRenewal = route.request().url().endsWith('/api/auth/refresh')
    if (isRenewal) renewals += 1
    if (isRenewal || route.request().headers().authorization !== `Bearer ${person.token}`) return route.fallback()
    return route.fulfill({ status: 401, json: { success: false, message: 'ログインが必要です' } })
  })
  expectAnswer(401, /^\/api\//)
  const other = await openTab()
  await Promise.all([visit('/applications'), visit('/applications', other)])
  for (const tab of [page, other]) await tab.getByText('応募はまだありません').waitFor()
  // Twice if the second tab has not yet read the first one's new token: both tokens are valid.
  expect([1, 2]).toContain(renewals)
  expect(await storedToken(page)).not.toBe(person.token)
  await Promise.all([page.reload(), other.reload()])
  for (const tab of [page, other]) await tab.getByText('応募はまだありません').waitFor()
})

journey(
  'signing out forgets the session everywhere: this tab, the other one and the server',
  async ({ arrive, device }) => {
    const person = await signUp('user', '中村 優')
    const { page, context, openTab, visit } = await arrive({ as: person })
    const other = await openTab()
    await visit('/companies', other)
    await visit('/applications')
    await page.evaluate(() => sessionStorage.setItem('read', 'before'))
    await choose(page, device, person, 'ログアウト')
    await page.waitForURL('/')
    await page.getByText('ログアウトしました').waitFor()
    for (const tab of [page, other]) await tab.getByRole('link', { name: 'ログイン' }).first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    expect(await storedToken(page)).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('read'))).toBeNull()
    expect(await context.cookies()).toEqual([])
    await expect.poll(() => call('GET /api/auth/me', { by: person }).then(String, String)).toContain('401')
  },
)

desktopJourney('a forgotten password is replaced through the link, which works once', async ({ arrive }) => {
  const person = await signUp('user', '中村 優')
  const { page, visit, checkScreen, expectAnswer } = await arrive()
  await visit('/login')
  await page.getByRole('link', { name: 'パスワードをお忘れですか？' }).click()
  await page.getByRole('heading', { name: 'パスワードの再設定' }).waitFor()
  await checkScreen()
  await page.getByLabel('メールアドレス').fill(person.email)
  await page.getByRole('button', { name: 'リンクを送る' }).click()
  const link = page.getByRole('link', { name: /\/reset-password\?token=/ })
  await link.waitFor()
  await checkScreen()
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()

  await page.getByLabel('新しいパスワード', { exact: true }).fill('atarashii')
  await page.getByLabel('新しいパスワード（確認）').fill('chigau')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await page.getByRole('link', { name: 'パスワードが一致しません' }).waitFor()
  await checkScreen()
  await page.getByLabel('新しいパスワード（確認）').fill('atarashii')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await page.getByRole('heading', { name: 'パスワードを変更しました' }).waitFor()
  await checkScreen()
  await page.waitForURL('/login')
  await signIn(page, { ...person, password: 'atarashii' })
  await page.waitForURL('/')

  expectAnswer(400, '/api/auth/reset-password')
  await page.goto(address)
  await page.getByLabel('新しいパスワード', { exact: true }).fill('mou-ichido')
  await page.getByLabel('新しいパスワード（確認）').fill('mou-ichido')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await page.getByText('リセットリンクが無効か、有効期限が切れています').waitFor()
  await visit('/reset-password')
  await page.getByRole('heading', { name: 'リセットトークンが見つかりません' }).waitFor()
  await checkScreen()
})

desktopJourney('an unknown address says so, answers 404 and leads home', async ({ arrive }) => {
  const { page, visit, checkScreen, expectAnswer } = await arrive()
  const path = `/${unique()}`
  expectAnswer(404, path)
  await visit(path)
  await page.getByRole('heading', { name: 'ページが見つかりません' }).waitFor()
  await checkScreen()
  await page.getByRole('link', { name: 'トップへ戻る' }).click()
  await page.waitForURL('/')
})
