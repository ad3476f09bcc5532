import { expect } from 'vitest'
import { fill } from './testing/catalogue-row.ts'
import { journey } from './testing/journey.ts'
import { call, signUp, unique } from './testing/people.ts'

journey('sign-up says where the mail went, and it is sent again from the banner', async ({ arrive }) => {
  const email = `signup-${unique()}@example.com`
  const password = 'himitsu-no-aikotoba'
  const { page, visit, checkScreen } = await arrive()
  await visit('/register?redirect=%2Fapplications')
  await fill(page, { お名前: '登録 花子', メールアドレス: email, パスワード: password, 'パスワード（確認）': password })
  await page.getByRole('button', { name: '登録する' }).click()
  await page.waitForURL('/applications')
  await page.getByText(`${email} に、確認のメールを送りました。メールのリンクを開いてください。`).waitFor()

  await page.getByText('メールアドレスの確認がまだです').waitFor()
  await checkScreen()
  const sent = page.waitForResponse(/\/api\/auth\/resend-verification$/)
  await page.getByRole('button', { name: 'もう一度送る' }).click()
  expect((await sent).ok()).toBe(true)
})

journey('a link that confirms an email waits for a press', async ({ arrive }) => {
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

journey('switches for mails belong to the account, and what does not exist yet says so', async ({ arrive }) => {
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
  const planned = page.getByRole('switch', { name: /^新着求人の知らせ/ })
  expect(await planned.isDisabled()).toBe(true)
  await page.getByText('準備中').first().waitFor()
  await checkScreen()
})
