import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { press } from './testing/catalogue-row.ts'
import { desktopJourney } from './testing/journey.ts'
import { countCalls, sendJob, signIn } from './testing/page-actions.ts'
import { call, type Person, postPublicJob, signUp, unique } from './testing/people.ts'
import type { Visitor } from './testing/visitor.ts'

const pressTwice = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().dblclick()

/** The session ends on the server, the form is sent, and the person signs in again. */
async function loseSession({ page, expectAnswer }: Visitor, person: Person, send: () => Promise<void>): Promise<void> {
  await call('POST /api/auth/logout', { by: person })
  expectAnswer(401, /^\/api\//)
  // Storing a draft, or the bell, may notice first; then the form is gone before it is sent.
  await send().catch(() => {})
  await page.waitForURL(/\/login\?redirect=/)
  await signIn(page, person)
}

desktopJourney('a half-written job survives the end of the session', async ({ arrive }) => {
  const person = await signUp('employer', '中断 太郎')
  const visitor = await arrive({ as: person })
  const { page, visit } = visitor
  const title = `表具師 ${unique()}`
  await visit('/add-job')
  for (const [label, text] of Object.entries({
    求人タイトル: title,
    会社名: '中断堂',
    勤務地: '京都府',
    仕事内容: '表装',
  }))
    await page.getByLabel(label, { exact: false }).first().fill(text)
  await loseSession(visitor, person, () => sendJob(page))
  await page.waitForURL('/add-job')
  await page.getByText('前回の入力の続きです').waitFor()
  await expect.poll(() => page.getByLabel('求人タイトル').inputValue()).toBe(title)
})

desktopJourney('an edited profile survives the end of the session and a reload', async ({ arrive }) => {
  const person = await signUp('user', '中断 花子')
  const visitor = await arrive({ as: person })
  const { page, visit, checkScreen } = visitor
  const bio = `活版の印刷所で働いています。${unique()}`
  await visit('/profile')
  await press(page, '編集する')
  await page.getByLabel('自己紹介').fill(bio)
  await loseSession(visitor, person, () => press(page, '保存する'))
  await page.waitForURL('/profile')
  await page.getByText('前回の入力の続きです').waitFor()
  await expect.poll(() => page.getByLabel('自己紹介').inputValue()).toBe(bio)
  await checkScreen()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect.poll(() => page.getByLabel('自己紹介').inputValue()).toBe(bio)
  await press(page, '保存する')
  await page.getByRole('button', { name: '編集する' }).waitFor()
  await page.getByText(bio).waitFor()
})

desktopJourney('an edited profile survives a session that ends at an upload', async ({ arrive }) => {
  const person = await signUp('user', '中断 鈴子')
  const visitor = await arrive({ as: person })
  const { page, visit } = visitor
  const bio = `製本の工房で働いています。${unique()}`
  await visit('/profile')
  await press(page, '編集する')
  await page.getByLabel('自己紹介').fill(bio)
  const resume = { name: '履歴書.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  await loseSession(visitor, person, () => page.getByLabel('履歴書のファイル').setInputFiles(resume))
  await page.waitForURL('/profile')
  await page.getByText('前回の入力の続きです').waitFor()
  await expect.poll(() => page.getByLabel('自己紹介').inputValue()).toBe(bio)
})

desktopJourney('a double click posts, applies and asks once', async ({ arrive }) => {
  const employer = await signUp('employer', '二度 太郎')
  const title = `鋳造工 ${unique()}`

  const atWork = await arrive({ as: employer })
  await atWork.visit('/add-job')
  for (const [label, text] of Object.entries({
    求人タイトル: title,
    会社名: '二度堂',
    勤務地: '高岡市',
    仕事内容: '鋳物',
  }))
    await atWork.page.getByLabel(label, { exact: false }).first().fill(text)
  const posted = countCalls(atWork.page, 'POST', /\/api\/jobs$/)
  await press(atWork.page, '承認を申請する')
  await pressTwice(atWork.page, 'このまま承認を申請する')
  // If the answer is faster than the second press, that press hits the front page, perhaps a link.
  await atWork.page.waitForURL(({ pathname }) => pathname !== '/add-job')
  expect(posted()).toBe(1)

  const job = await postPublicJob(employer, `研磨工 ${unique()}`)
  const atHome = await arrive({ as: await signUp('user', '二度 花子') })
  await atHome.visit(`/jobs/${job.id}`)
  const applied = countCalls(atHome.page, 'POST', /\/apply$/)
  await pressTwice(atHome.page, 'この求人に応募する')
  await atHome.page.getByRole('button', { name: '応募済み' }).first().waitFor()
  expect(applied()).toBe(1)

  // Fulfilled here, because one address may send few messages an hour.
  await atHome.context.route(/\/api\/contact$/, (route) => route.fulfill({ status: 201, json: { success: true } }))
  await atHome.visit('/contact')
  await atHome.page.getByLabel('件名').fill('二度')
  await atHome.page.getByLabel('内容', { exact: true }).fill('一度で届きますか。')
  const asked = countCalls(atHome.page, 'POST', /\/api\/contact$/)
  await pressTwice(atHome.page, '送信する')
  await atHome.page.getByRole('heading', { name: 'お問い合わせを受け付けました' }).waitFor()
  expect(asked()).toBe(1)
})

desktopJourney('a half-written sign-up survives a reload except for its passwords', async ({ arrive }) => {
  const { page, visit } = await arrive()
  const email = `half-${unique()}@example.com`
  await visit('/register')
  await page.getByText('企業・採用担当者').click()
  await page.getByLabel('担当者名').fill('書掛 花')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill('password')
  await page.reload()
  await expect.poll(() => page.getByLabel('メールアドレス').inputValue()).toBe(email)
  await expect.poll(() => page.getByLabel('担当者名').inputValue()).toBe('書掛 花')
  await expect.poll(() => page.getByRole('radio', { name: /企業/ }).isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('パスワード', { exact: true }).inputValue()).toBe('')
  await visit('/login')
  await page.getByLabel('メールアドレス').fill(email)
  await page.reload()
  await expect.poll(() => page.getByLabel('メールアドレス').inputValue()).toBe(email)
})
