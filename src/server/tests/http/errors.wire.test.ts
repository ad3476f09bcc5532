import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Reply } from '#app/testing/test-app.ts'
import { formWith } from '#server/testing/file-forms.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import { bearer, send } from '#server/testing/sample-calls.ts'

const app = fixture(openTestApp)
const seeker = fixture(() => personOf(app))
const admin = fixture(() => personOf(app, 'admin'))

const terms = { title: '営業', company: '商事', location: '大阪府', description: '提案' }

test('wrong files and bodies are refused with their sentence', async () => {
  const avatar = (form: FormData) => send(app, 'uploadAvatar', { form }, seeker)
  const resume = (form: FormData) => send(app, 'uploadResume', { form }, seeker)
  const text = Buffer.from('hello, this is no picture at all')
  expectRefused(await avatar(formWith('avatar', text, 'a.png')), 400, '画像ファイルを選択してください', 'avatar')
  expectRefused(
    await resume(formWith('resume', text, 'a.pdf')),
    400,
    'PDFまたはWord（DOCX）のファイルを選択してください',
    'resume',
  )
  expectRefused(await avatar(formWith('other', text, 'a.png')), 400, 'ファイルを選択してください', 'avatar')
  expectRefused(
    await app.inject({ method: 'POST', url: '/api/auth/upload-resume', headers: bearer(seeker) }),
    400,
    'ファイルを選択してください',
    'resume',
  )
  expectRefused(
    await app.call('uploadAvatar', { body: {} as never }, seeker),
    415,
    'このデータ形式には対応していません',
  )
  const login = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload })
  expectRefused(await login('{"email"'), 400, '送信されたデータの形式が正しくありません')
  expectRefused(await login('x'.repeat(300_000)), 413, '送信されたデータが大きすぎます')
  expectRefused(await login('a=b', 'application/x-www-form-urlencoded'), 415, 'このデータ形式には対応していません')
})

test('successful calls answer with their message', async () => {
  const said = async (reply: Promise<Reply>) => (await reply).body.message
  const [employer, person] = [await personOf(app, 'employer'), await personOf(app)]
  const posted = await app.call('postJob', { body: terms }, employer)
  expect(posted.body.message).toBe('求人が承認待ちとして送信されました。管理者による承認をお待ちください。')
  const params = { id: posted.body.data.job.id }
  expect(await said(app.call('approveJob', { params }, admin))).toBe('求人が承認されました！')
  expect(await said(app.call('toggleJob', { params, body: { reason: '通報がありました。' } }, admin))).toBe(
    '求人の掲載を停止しました',
  )
  expect(await said(app.call('deleteJob', { params }, employer))).toMatch(/^求人を削除しました。/)
  expect(await said(app.call('updateProfile', { body: { name: '新しい名前' } }, person))).toBe(
    'プロフィールを更新しました',
  )
  const user = { params: { id: person.id } }
  const toggled = [await app.call('toggleVerification', user, admin), await app.call('toggleVerification', user, admin)]
  expect(toggled.map(({ body }) => body.data.user.email_verified)).toEqual([true, false])
  expect(toggled.map(({ body }) => body.message)).toEqual([
    'ユーザーをメール確認済みにしました',
    'ユーザーのメール確認を取り消しました',
  ])
  expect(await said(app.call('deleteUser', user, admin))).toBe('ユーザーを削除しました')
  expect(await said(app.call('forgotPassword', { body: { email: 'nobody@example.com' } }))).toMatch(/送信しました$/)
})
