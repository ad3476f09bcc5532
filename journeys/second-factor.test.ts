import { expect } from 'vitest'
import { totpCode, totpStepAt } from '#integrations/totp.ts'
import { desktopJourney } from './testing/journey.ts'
import { signIn } from './testing/page-actions.ts'
import { signUp } from './testing/people.ts'

const fullWidth = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0))
const codeNow = (secret: string, later = 0) => totpCode(secret, totpStepAt(new Date()) + later)

desktopJourney(
  'an authenticator app is set up, asked for at sign-in, and replaced by a recovery code',
  async ({ arrive }) => {
    const person = await signUp('user', '中村 優')
    const { page, visit, checkScreen, expectAnswer } = await arrive({ as: person })
    await visit('/settings?tab=security')
    await page.getByRole('heading', { name: 'ログイン中の端末' }).waitFor()
    await checkScreen()
    await page.getByRole('button', { name: '登録する' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img', { name: '認証アプリで読み取るQRコード' }).waitFor()
    await checkScreen()
    const secret = ((await dialog.locator('code').textContent()) ?? '').replace(/\s/g, '')
    await dialog.getByLabel('確認コード').fill(fullWidth(codeNow(secret)))
    await dialog.getByRole('button', { name: '登録する' }).click()
    await page.getByRole('heading', { name: '回復コードを保存してください' }).waitFor()
    const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    await checkScreen()
    await page.getByRole('button', { name: '保存しました' }).click()
    await page.getByText('残り10個').waitFor()

    const elsewhere = await arrive()
    elsewhere.expectAnswer(403, '/api/auth/login')
    // The first device ends this session later, perhaps while its screen still requests something.
    elsewhere.expectAnswer(401, /^\/api\//)
    await elsewhere.visit('/login?redirect=%2Fapplications')
    await signIn(elsewhere.page, person)
    await elsewhere.page.getByRole('heading', { name: '二段階認証' }).waitFor()
    await elsewhere.checkScreen()
    await elsewhere.page.getByLabel('確認コード').fill(codeNow(secret, 1))
    await elsewhere.page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await elsewhere.page.waitForURL('/applications')

    const third = await arrive()
    third.expectAnswer(403, '/api/auth/login')
    third.expectAnswer(400, '/api/auth/second-factor')
    third.expectAnswer(401, /^\/api\//)
    await third.visit('/login')
    await signIn(third.page, person)
    await third.page.getByRole('button', { name: '回復コードを使う' }).click()
    await third.page.getByLabel('回復コード', { exact: true }).fill('AAAAA-AAAAA')
    await third.page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await third.page.getByText('確認コードが正しくありません').first().waitFor()
    await third.page.getByLabel('回復コード', { exact: true }).fill(codes[0] ?? '')
    await third.page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await third.page.waitForURL('/')

    // The first device lists the other sessions and ends them.
    expectAnswer(401, /^\/api\//)
    await page.reload()
    await page.getByRole('button', { name: 'ほかの端末からログアウト' }).click()
    await page.getByText('ほかのすべての端末からログアウトしました').waitFor()
    await expect.poll(() => page.getByText('この端末', { exact: true }).count()).toBe(1)
  },
)
