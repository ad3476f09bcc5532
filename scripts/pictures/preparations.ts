import type { Page } from 'playwright-core'

/** Presses the first button of this name. */
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Puts the job on the page among those to compare. */
export const collect = async (page: Page) => {
  await page.getByRole('button', { name: '比べる', exact: true }).click()
  await page.getByRole('region', { name: '比べる求人' }).waitFor()
}

/** Signs in to an account with an authenticator app. */
export async function askForSecondFactor(page: Page): Promise<void> {
  const refusal = {
    success: false,
    message: '二段階認証の確認が必要です',
    code: 'second-factor-required',
    data: { second_factor: { challenge: 'challenge', totp: true, recovery_code: true, passkey: null } },
  }
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 403, json: refusal }))
  await page.getByLabel('メールアドレス').fill('seeker@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.getByRole('heading', { name: '二段階認証' }).waitFor()
}

/** Writes a posting with faults that the check finds. */
export async function writePosting(page: Page): Promise<void> {
  await page.getByLabel('求人タイトル').fill('製本スタッフ')
  await page
    .getByLabel('仕事内容')
    .fill('本の製本と検品、梱包までを担当します。男性のみの募集です。残業は少なめの職場です。')
  await page.getByText('掲載不可').first().waitFor()
}
