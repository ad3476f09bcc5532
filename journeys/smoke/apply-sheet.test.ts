import { expect } from 'vitest'
import { phoneJourney } from '#journeys/testing/journey.ts'
import { signIn } from '#journeys/testing/page-actions.ts'
import { call, postPublicJob, signUp, unique } from '#journeys/testing/people.ts'

const asking = {
  terms: { selection: { asks: ['rirekisho', 'shokumukeirekisho'] } },
  questions: [
    { id: 'years', text: '訪問看護の経験は何年ですか', kind: 'number', required: true },
    { id: 'place', text: '希望する配属先', kind: 'choice', options: ['青葉区', '泉区'], required: false },
  ],
}

phoneJourney(
  'applying with two papers takes six presses, and the sheet survives failures and reloads',
  async ({ arrive }) => {
    const employer = await signUp('employer', '採用 花子')
    const job = await postPublicJob(employer, `訪問看護師 ${unique()}`, asking)
    const person = await signUp('user', '佐藤 美咲')
    await call('PUT /api/papers', {
      // A paper with nothing in it would not be ticked.
      body: { motivation: '地域の役に立ちたいです。', summary: '訪問看護を5年続けました。' },
      by: person,
    })
    const visitor = await arrive({ as: person })
    const { page, visit, checkScreen, expectAnswer } = visitor
    await visit(`/jobs/${job.id}`)

    const sheet = page.getByRole('dialog', { name: 'この求人に応募する' })
    const motive = sheet.getByLabel('志望動機')
    const years = sheet.getByLabel('訪問看護の経験は何年ですか')
    const send = sheet.getByRole('button', { name: '応募を送信する' })
    let presses = 0
    const press = async (what: ReturnType<typeof page.getByRole>) => {
      presses += 1
      await what.click()
    }
    const open = page.getByRole('button', { name: 'この求人に応募する', disabled: false })
    await press(open)
    await expect.poll(() => sheet.getByRole('checkbox', { name: '履歴書', exact: true }).isChecked()).toBe(true)
    await expect.poll(() => sheet.getByRole('checkbox', { name: '職務経歴書', exact: true }).isChecked()).toBe(true)
    await sheet.getByText('未入力のときは、登録済みの志望動機を履歴書に記載します：').waitFor()
    await press(motive)
    await page.keyboard.type('退院した方のその後を支えたいです。')
    await checkScreen()
    await press(send)
    await sheet.getByText('必須の質問にお答えください').first().waitFor()
    await page.keyboard.type('６')
    await sheet.getByText('氏名・連絡先、書類2点、志望動機、回答1件').waitFor()

    // A failure keeps the sheet, and its reason is beside the button.
    await page.route('**/apply', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    expectAnswer(503, /\/apply$/)
    await press(send)
    await sheet.getByRole('alert').waitFor()
    await page.reload()
    await press(open)
    await sheet.getByText('前回の入力の続きです。').waitFor()
    await expect.poll(() => motive.inputValue()).toBe('退院した方のその後を支えたいです。')
    await expect.poll(() => years.inputValue()).toBe('６')

    // The session ends on the server; the bell may notice before the press.
    await call('POST /api/auth/logout', { by: person })
    expectAnswer(401, /^\/api\//)
    await send.click().catch(() => {})
    await page.waitForURL(/\/login\?redirect=/)
    await signIn(page, person)
    await page.waitForURL(`/jobs/${job.id}`)
    await open.click()
    await expect.poll(() => motive.inputValue()).toBe('退院した方のその後を支えたいです。')

    await sheet.getByRole('button', { name: '履歴書を確認' }).click()
    const picture = sheet.getByRole('region', { name: '履歴書のプレビュー' }).getByRole('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await checkScreen()
    await press(send)
    await page.getByText('応募が完了しました！').waitFor()
    expect(presses).toBeLessThanOrEqual(6)

    const body = { email: person.email, password: person.password }
    const { token } = await call<{ token: string }>('POST /api/auth/login', { body })
    const by = { ...person, token }
    const { applications } = await call<{ applications: object[] }>('GET /api/jobs/my-applications', { by })
    expect(applications).toMatchObject([
      {
        papers: [{ kind: 'rirekisho' }, { kind: 'shokumukeirekisho' }],
        motive: '退院した方のその後を支えたいです。',
        answers: [{ id: 'years', value: 6 }],
      },
    ])
  },
)
