import { expect } from 'vitest'
import { totpCode, totpStepAt } from '#integrations/totp.ts'
import { desktopJourney, phoneJourney } from './testing/journey.ts'
import { linkedinPerson } from './testing/linkedin-person.ts'
import { signIn } from './testing/page-actions.ts'
import { postPublicJob, signUp, unique } from './testing/people.ts'

desktopJourney('a protected page asks to sign in and then opens', async ({ arrive }) => {
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

phoneJourney('the login screen explains itself and leads on to the wanted job', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '採用 花子'), `切符売り ${unique()}`)
  const person = await signUp('user', '中村 優')
  const { page, visit, settled, checkScreen } = await arrive()
  await visit(`/?${new URLSearchParams({ keyword: job.title })}`)
  await settled()
  await page.getByRole('main').getByRole('link', { name: job.title }).click()
  await page.waitForURL(/\/login\?redirect=/)
  const main = page.getByRole('main')
  for (const text of [job.title, '株式会社みちしるべ', '勤務地', '続きを読むには、無料の登録かログインが必要です'])
    await main.getByText(text).first().waitFor()
  const uses = main.getByRole('heading', { name: '無料の登録でできること' })
  expect(await uses.count()).toBe(1)
  await checkScreen()
  await main.getByRole('link', { name: '無料で登録して続きを読む' }).click()
  await main.getByText('終わると、この求人に戻ります').waitFor()
  await checkScreen()
  await main.getByRole('link', { name: 'ログイン' }).click()
  // The sign-up form has an email and a password too.
  await main.getByRole('heading', { name: 'ログイン', level: 1 }).waitFor()
  await signIn(page, person)
  await page.getByRole('heading', { name: job.title, level: 1 }).waitFor()
})

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

const search = `/?keyword=${encodeURIComponent('ます')}`

phoneJourney('a LinkedIn sign-in returns to the opened job with the searched words', async ({ arrive }) => {
  const { page, visit } = await arrive()
  await visit(search)
  // Results are hydrated after the page; until then a link loses its state.
  await page.getByRole('button', { name: '求人の一覧の終わりへ' }).waitFor({ state: 'attached' })
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/login/)
  const linkedin = page.getByRole('button', { name: 'LinkedIn' })
  await linkedin.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('LinkedInログインがキャンセルされました').waitFor()

  await linkedin.click()
  await page.getByRole('button', { name: linkedinPerson.name }).click()
  await page.waitForURL(/\/jobs\//)
  await page.getByRole('main').locator('mark', { hasText: 'ます' }).first().waitFor()
  await page.getByRole('link', { name: '求人一覧へ戻る' }).first().click()
  await page.waitForURL(search)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('sign-in-state')))).toEqual(
    [],
  )
})
