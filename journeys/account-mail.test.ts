import { expect } from 'vitest'
import { fill } from './testing/catalogue-row.ts'
import { phoneJourney } from './testing/journey.ts'
import { mailedLink } from './testing/mailed-link.ts'
import { call, signUp, unique } from './testing/people.ts'

phoneJourney('sign-up says where the mail went, and it is sent again from the banner', async ({ arrive }) => {
  const email = `signup-${unique()}@example.com`
  const password = 'himitsu-no-aikotoba'
  const { page, visit, checkScreen } = await arrive()
  await visit('/register?redirect=%2Fapplications')
  await fill(page, { お名前: '登録 花子', メールアドレス: email, パスワード: password, 'パスワード（確認）': password })
  await page.getByRole('button', { name: '登録する' }).click()
  await page.waitForURL('/applications')
  await page.getByText(`${email} に、確認のメールを送りました。メールのリンクを開いてください。`).waitFor()

  await page.getByText('メールアドレスの確認が済んでいません').waitFor()
  await checkScreen()
  const sent = page.waitForResponse(/\/api\/auth\/resend-verification$/)
  await page.getByRole('button', { name: '確認メールを再送する' }).click()
  expect((await sent).ok()).toBe(true)
})

phoneJourney('a link that confirms an email waits for a press', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive()
  const path = '/api/auth/verify-email'
  let asked = 0
  await page.route(`**${path}`, (route) => {
    asked += 1
    return route.fulfill({ json: { success: true, data: { already_verified: false } } })
  })
  await visit('/verify-email?token=mailed')
  const button = page.getByRole('button', { name: 'メールアドレスを確認する' })
  await button.waitFor()
  await checkScreen()
  expect(asked).toBe(0)
  await button.press('Enter')
  await page.getByRole('heading', { name: 'メールアドレスを確認しました' }).waitFor()
  expect(asked).toBe(1)
  await checkScreen()
  await page.unroute(`**${path}`)
})

phoneJourney('a change of email asks for the password, and the former address undoes it', async ({ arrive }) => {
  const person = await signUp('user', '設定 花子')
  const { page, visit, expectAnswer } = await arrive({ as: person })
  await visit('/settings')
  await page.getByLabel('メールアドレス').fill(`new-${person.email}`)
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'メールアドレスを変更しますか？' })
  const password = dialog.getByLabel('現在のパスワード')
  expectAnswer(400, '/api/auth/profile')
  await password.fill('chigau-aikotoba')
  await password.press('Enter')
  await dialog.getByText('現在のパスワードが正しくありません').waitFor()
  await password.fill(person.password)
  await password.press('Enter')
  await page.getByText('アカウント情報を更新しました').first().waitFor()

  await expect.poll(() => mailedLink(person.email, '/revert-email'), { timeout: 20_000 }).not.toBeNull()
  const owner = await arrive()
  const { pathname, search } = new URL((await mailedLink(person.email, '/revert-email')) ?? '')
  await owner.visit(pathname + search)
  await owner.checkScreen()
  await owner.page.getByRole('button', { name: 'メールアドレスを元に戻す' }).press('Enter')
  await owner.page.getByRole('heading', { name: 'メールアドレスを元に戻しました' }).waitFor()
  await owner.checkScreen()
  await expect.poll(() => call('GET /api/auth/me', { by: person }).then(String, String)).toContain('401')
})

phoneJourney('sign-up tells how strong a password is while it is typed', async ({ arrive }) => {
  const { page, visit, checkScreen } = await arrive()
  await visit('/register')
  const password = page.getByLabel('パスワード', { exact: true })
  await password.fill('password1')
  await page.getByText('強さ：とても弱い（よく使われる言葉です）').waitFor()
  await checkScreen()
  await password.fill('himitsu-no-aikotoba')
  await page.getByText('強さ：とても強い').waitFor()
})

phoneJourney('switches for mails belong to the account', async ({ arrive }) => {
  const person = await signUp('user', '設定 花子')
  const { page, visit, checkScreen } = await arrive({ as: person })
  await visit('/settings?tab=notifications')
  const mails = page.getByRole('switch', { name: /^メール通知/ })
  // Disabled until the account's choice is known.
  await expect.poll(() => mails.isEnabled()).toBe(true)
  await mails.press('Space')
  const chosen = async () =>
    (await call<{ settings: { mail: boolean } }>('GET /api/notification-settings', { by: person })).settings.mail
  await expect.poll(chosen).toBe(false)
  await page.reload()
  await expect.poll(() => mails.isChecked()).toBe(false)
  const byMail = page.getByRole('checkbox', { name: 'メッセージをメールで受け取る' })
  await expect.poll(() => byMail.isDisabled()).toBe(true)
  const listed = page.getByRole('checkbox', { name: 'メッセージをサイト内で受け取る' })
  await listed.press('Space')
  await expect.poll(() => listed.isChecked()).toBe(false)
  await checkScreen()
})

phoneJourney('a newcomer signs up by the link in the mail with the code', async ({ arrive }) => {
  const email = `code-${unique()}@example.com`
  const { page, visit, checkScreen, expectAnswer } = await arrive()
  await visit('/login?redirect=%2Fapplications')
  await page.getByRole('button', { name: 'メールのコードでログイン' }).click()
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('button', { name: 'コードを送信' }).click()
  await page.getByLabel('メールに届いた6桁のコード').waitFor()
  await checkScreen()
  await expect.poll(() => mailedLink(email, '/login/code'), { timeout: 20_000 }).not.toBeNull()
  const { pathname, search } = new URL((await mailedLink(email, '/login/code')) ?? '')
  await visit(pathname + search)
  expectAnswer(404, '/api/auth/code/link')
  await page.getByRole('button', { name: 'ログインする' }).click()
  await page.getByLabel('お名前').fill('新規 花子')
  await checkScreen()
  await page.getByRole('button', { name: '登録して続ける' }).click()
  await page.waitForURL('/')
  await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-signed-in'))).toBe(true)
})
