import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type Person, type Reply, type TestHouse } from '#house/test-house.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { bearer, formWith, send } from './test-calls.ts'
import { applicationOf, jobOf, personOf } from './test-cast.ts'

let house: TestHouse
let owner: Person
let seeker: Person
let admin: Person
beforeAll(async () => {
  house = await openTestHouse()
  owner = await personOf(house, 'employer')
  seeker = await personOf(house)
  admin = await personOf(house, 'admin')
})
afterAll(() => house.close())

/** Refused with exactly this; every 400 says the same of at least one field. */
function expectRefused({ status, body }: Reply, due: number, message: string, path?: string): void {
  const errors = due === 400 ? { errors: body.errors } : {}
  expect([status, body]).toEqual([due, { success: false, message, ...errors }])
  if (due !== 400) return
  expect(body.errors[0]).toEqual({ msg: message, path: expect.any(String) })
  if (path !== undefined) expect(body.errors.map((error: { path: string }) => error.path)).toContain(path)
}

const terms = { title: '営業', company: '商事', location: '大阪府', description: '提案' }
const day = (days: number) => tokyoDate(new Date(house.surroundings.now().getTime() + days * 86_400_000))

describe('accounts', () => {
  test('sign-in says one thing of an unknown email and of a wrong password', async () => {
    const wrong = 'メールアドレスまたはパスワードが正しくありません'
    expectRefused(await house.call('signIn', { body: { email: 'nobody@example.com', password: 'password' } }), 401, wrong)
    expectRefused(await house.call('signIn', { body: { email: seeker.email, password: 'passwort' } }), 401, wrong)
    expectRefused(await house.call('signIn', { body: { email: 'x', password: 'password' } }), 400, '有効なメールアドレスを入力してください', 'email')
    expectRefused(await house.call('signIn', { body: { email: seeker.email, password: 'short' } }), 400, 'パスワードは6文字以上で入力してください', 'password')
    const { body } = await house.call('signIn', { body: {} as never })
    expect(body.errors).toEqual([
      { msg: '有効なメールアドレスを入力してください', path: 'email' },
      { msg: 'パスワードは6文字以上で入力してください', path: 'password' },
    ])
  })

  test('sign-up: name, email, password, role, and an email that is taken in whatever spelling', async () => {
    const good = { name: '佐藤', email: `${v7()}@example.com`, password: 'secret', role: 'user' as const }
    const register = (change: object) => house.call('register', { body: { ...good, ...change } })
    for (const name of ['あ', ' あ ', '', undefined, null])
      expectRefused(await register({ name }), 400, '名前は2文字以上で入力してください', 'name')
    for (const email of ['', 'a@b', 'a b@example.com', '@example.com', undefined, null])
      expectRefused(await register({ email }), 400, '有効なメールアドレスを入力してください', 'email')
    for (const password of ['12345', '', undefined])
      expectRefused(await register({ password }), 400, 'パスワードは6文字以上で入力してください', 'password')
    for (const role of ['admin', 'ADMIN', '', null]) expect((await register({ role })).status).toBe(400)
    expect((await register({ role: undefined })).body.data.user.role).toBe('user')
    const wide = good.email.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
    for (const email of [good.email, ` ${good.email.toUpperCase()} `, wide])
      expectRefused(await register({ email }), 409, 'このメールアドレスは既に登録されています')
    const taken = await house.call('updateProfile', { body: { email: good.email.toUpperCase() } }, seeker)
    expectRefused(taken, 409, 'このメールアドレスは既に登録されています')
  })

  test('passwords: change, reset, deletion of the account', async () => {
    const change = (body: object) => house.call('changePassword', { body: body as never }, seeker)
    expectRefused(await change({ currentPassword: 'wrong one', newPassword: 'password2' }), 400, '現在のパスワードが正しくありません', 'currentPassword')
    expectRefused(await change({ currentPassword: 'password', newPassword: '12345' }), 400, 'パスワードは6文字以上で入力してください', 'newPassword')
    const reset = (body: object) => house.call('resetPassword', { body: body as never })
    expectRefused(await reset({ newPassword: 'password2' }), 400, 'リセットトークンが見つかりません', 'token')
    expectRefused(await reset({ token: '', newPassword: 'password2' }), 400, 'リセットトークンが見つかりません', 'token')
    expectRefused(await reset({ token: 'x', newPassword: '12345' }), 400, 'パスワードは6文字以上である必要があります', 'newPassword')
    expectRefused(await reset({ token: 'x', newPassword: 'password2' }), 400, 'リセットリンクが無効か、有効期限が切れています', 'token')
    expectRefused(await house.call('verifyEmail', { body: { token: 'x' } }), 400, '確認リンクが無効か、有効期限が切れています', 'token')
    expectRefused(await house.call('deleteAccount', { body: { password: 'wrong one' } }, seeker), 400, 'パスワードが正しくありません', 'password')
    expect((await house.call('deleteAccount', { body: {} }, seeker)).body.errors).toEqual([{ msg: '入力してください', path: 'password' }])
    expect((await house.call('deleteAccount', { body: { password: 'password' } }, admin)).status).toBe(403)
  })

  test('an account without a password is deleted with its email', async () => {
    const social = await personOf(house, 'user', { password_hash: null })
    const remove = (body: object) => house.call('deleteAccount', { body }, social)
    expect((await remove({})).body.errors).toEqual([{ msg: '入力してください', path: 'email' }])
    expectRefused(await remove({ email: 'other@example.com' }), 400, 'メールアドレスが一致しません', 'email')
    expectRefused(await house.call('changePassword', { body: { currentPassword: '', newPassword: 'password2' } }, social), 400, '現在のパスワードが正しくありません')
    expect((await remove({ email: ` ${social.email.toUpperCase()}` })).body).toEqual({ success: true, message: 'アカウントを削除しました' })
  })

  test('who is not signed in, and what is not set up', async () => {
    expectRefused(await house.call('readMe'), 401, 'ログインが必要です')
    expectRefused(await house.call('readMe', {}, 'nonsense'), 401, 'セッションの有効期限が切れました。もう一度ログインしてください。')
    for (const name of ['signInWithGoogle', 'signInWithLinkedin'] as const) {
      const reply = await house.call(name, { body: { accessToken: 'x' } })
      expectRefused(reply, 503, 'このログイン方法は現在ご利用いただけません')
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }
    expectRefused(await house.call('startLinkedin'), 503, 'このログイン方法は現在ご利用いただけません')
  })
})

describe('jobs', () => {
  test('what a job needs, and the order of its salaries and days', async () => {
    const post = (change: object) => house.call('postJob', { body: { ...terms, ...change } }, owner)
    for (const field of ['title', 'company', 'location', 'description']) {
      for (const value of [undefined, '', '   ', null]) {
        const { status, body } = await post({ [field]: value })
        expect([field, status, body.errors.length, body.errors[0].path]).toEqual([field, 400, 1, field])
        expect(body.errors[0].msg).toMatch(/を入力してください$/)
      }
    }
    const { body } = await house.call('postJob', { body: {} as never }, owner)
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['title', 'company', 'location', 'description'])
    expectRefused(await post({ salary_min: 300_000, salary_max: 200_000 }), 400, '給与の下限は上限以下にしてください', 'salary_min')
    expect((await post({ salary_min: 300_000, salary_max: 0 })).status).toBe(201)
    expect((await post({ salary_min: 300_000, salary_max: 300_000 })).status).toBe(201)
    expectRefused(await post({ deadline: day(-1) }), 400, '締切日は今日以降の日付にしてください', 'deadline')
    expect((await post({ deadline: day(0) })).body.data.job.deadline).toBe(day(0))
    for (const deadline of ['2027-02-29', '2027/01/01', '明日', '2027-1-1']) expect((await post({ deadline })).status).toBe(400)
    for (const [field, value] of Object.entries({ job_type: 'x', work_style: 'x', experience_level: '', category: 'x' }))
      expect((await post({ [field]: value })).body.errors[0].path).toBe(field)
    expectRefused(await house.call('postJob', { body: terms }, seeker), 403, '求人を投稿するには、企業アカウントまたは管理者アカウントが必要です。')
  })

  test('lengths at their limit pass, one more does not', async () => {
    const post = async (change: object) => (await house.call('postJob', { body: { ...terms, ...change } }, owner)).status
    for (const [field, most] of [['title', 200], ['company', 200], ['location', 200], ['description', 20_000]] as const)
      expect([await post({ [field]: 'あ'.repeat(most) }), await post({ [field]: 'あ'.repeat(most + 1) })]).toEqual([201, 400])
    for (const field of ['requirements', 'benefits']) {
      expect([await post({ [field]: Array(50).fill('あ'.repeat(500)) }), await post({ [field]: Array(51).fill('a') })]).toEqual([201, 400])
      expect(await post({ [field]: ['a'.repeat(501)] })).toBe(400)
      expect(await post({ [field]: [...Array(50).fill('a'), ' ', ''] })).toBe(201)
    }
    const save = async (body: object) => (await house.call('updateProfile', { body }, seeker)).status
    expect([await save({ name: 'あ'.repeat(100) }), await save({ name: 'あ'.repeat(101) })]).toEqual([200, 400])
    expect([await save({ bio: 'あ'.repeat(5_000) }), await save({ bio: 'あ'.repeat(5_001) })]).toEqual([200, 400])
    expect([await save({ skills: Array(50).fill('あ'.repeat(500)) }), await save({ skills: Array(51).fill('a') })]).toEqual([200, 400])
    const long = (letters: number) => `${'a'.repeat(letters - '@example.com'.length)}@example.com`
    expect([await save({ email: long(254) }), await save({ email: long(255) })]).toEqual([200, 400])
    const apply = async (letters: number) =>
      (await house.call('applyToJob', { params: { id: await jobOf(house, owner) }, body: { cover_letter: 'あ'.repeat(letters) } }, seeker)).status
    expect([await apply(10_000), await apply(10_001)]).toEqual([201, 400])
  })

  test('what is decided is decided, and what was stopped stays stopped', async () => {
    const params = { id: await jobOf(house, owner, { approval_status: 'pending', was_public: false }) }
    const reject = (rejection_reason: unknown) => house.call('rejectJob', { params, body: { rejection_reason } as never }, admin)
    for (const reason of ['短い理由です', '123456789', '  12345678  ', '', undefined, 5])
      expectRefused(await reject(reason), 400, '却下理由を10文字以上入力してください', 'rejection_reason')
    expect((await reject('一二三四五六七八九十')).body).toEqual({ success: true, message: '求人が却下されました' })
    expectRefused(await reject('一二三四五六七八九十'), 409, 'この求人は既に審査済みです')
    expectRefused(await house.call('approveJob', { params }, admin), 409, 'この求人は既に審査済みです')
    const up = { id: await jobOf(house, owner) }
    expect((await house.call('toggleJob', { params: up }, admin)).body.data.job.is_active).toBe(false)
    expectRefused(await house.call('reopenJob', { params: up }, owner), 409, '運営により停止されています')
  })

  test('applying: twice, to a closed job, to an own one, to none', async () => {
    const apply = (id: string, who: Person) => house.call('applyToJob', { params: { id }, body: {} }, who)
    const id = await jobOf(house, owner)
    expect((await apply(id, seeker)).body).toMatchObject({ success: true, message: '応募が完了しました！' })
    expectRefused(await apply(id, seeker), 409, '既に応募済みです')
    expectRefused(await apply(await jobOf(house, owner, { is_active: false }), seeker), 409, 'この求人の募集は終了しました')
    expectRefused(await apply(await jobOf(house, owner, { deadline: day(-1) }), seeker), 409, 'この求人の募集は終了しました')
    expect((await apply(id, owner)).status).toBe(403)
    expectRefused(await apply(v7(), seeker), 404, '求人が見つかりません')
    expectRefused(await house.call('applyToJob', { params: { id }, body: {} }), 401, 'ログインが必要です')
  })

  test('an application moves along section 4 and no other way', async () => {
    const jobId = await jobOf(house, owner)
    const ways = { pending: ['reviewed', 'accepted', 'rejected'], reviewed: ['accepted', 'rejected'], accepted: [], rejected: [] }
    const statuses = ['pending', 'reviewed', 'accepted', 'rejected'] as const
    for (const from of statuses) {
      for (const to of statuses) {
        const applicationId = await applicationOf(house, jobId, await personOf(house))
        await house.open.db.updateTable('applications').set({ status: from }).where('id', '=', applicationId).execute()
        const reply = await house.call('decideApplication', { params: { jobId, applicationId }, body: { status: to } }, owner)
        if ((ways[from] as string[]).includes(to)) expect(reply.body).toMatchObject({ success: true, message: 'ステータスを更新しました' })
        else expectRefused(reply, 409, 'この状態には変更できません')
      }
    }
  })
})

test('files and bodies that are not what they should be', async () => {
  const avatar = (form: FormData) => send(house, 'uploadAvatar', { form }, seeker)
  const resume = (form: FormData) => send(house, 'uploadResume', { form }, seeker)
  const text = Buffer.from('hello, this is no picture at all')
  expectRefused(await avatar(formWith('avatar', text, 'a.png')), 400, '画像ファイルを選択してください', 'avatar')
  expectRefused(await resume(formWith('resume', text, 'a.pdf')), 400, 'PDFまたはWord（DOCX）のファイルを選択してください', 'resume')
  expectRefused(await avatar(formWith('other', text, 'a.png')), 400, 'ファイルを選択してください', 'avatar')
  expectRefused(await house.inject({ method: 'POST', url: '/api/auth/upload-resume', headers: bearer(seeker) }), 400, 'ファイルを選択してください', 'resume')
  expectRefused(await house.call('uploadAvatar', { body: {} as never }, seeker), 415, 'このデータ形式には対応していません')
  const login = (payload: string, type = 'application/json') =>
    house.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload })
  expectRefused(await login('{"email"'), 400, '送信されたデータの形式が正しくありません')
  expectRefused(await login('x'.repeat(300_000)), 413, '送信されたデータが大きすぎます')
  expectRefused(await login('a=b', 'application/x-www-form-urlencoded'), 415, 'このデータ形式には対応していません')
})

test('administrators are out of reach, also of one another', async () => {
  const params = { id: (await personOf(house, 'admin')).id }
  for (const name of ['deleteUser', 'toggleVerification'] as const) expect((await house.call(name, { params }, admin)).status).toBe(403)
  expect((await house.call('editUser', { params, body: { role: 'user' } }, admin)).status).toBe(403)
  const user = { id: seeker.id }
  for (const role of ['admin', 'x', null]) expect((await house.call('editUser', { params: user, body: { role } as never }, admin)).status).toBe(400)
})

test('what is said after success', async () => {
  const said = async (reply: Promise<Reply>) => (await reply).body.message
  const [employer, person] = [await personOf(house, 'employer'), await personOf(house)]
  const posted = await house.call('postJob', { body: terms }, employer)
  expect(posted.body.message).toBe('求人が承認待ちとして送信されました。管理者による承認をお待ちください。')
  const params = { id: posted.body.data.job.id }
  expect(await said(house.call('approveJob', { params }, admin))).toBe('求人が承認されました！')
  expect(await said(house.call('deleteJob', { params }, employer))).toBe('求人を削除しました')
  expect(await said(house.call('updateProfile', { body: { name: '新しい名前' } }, person))).toBe('プロフィールを更新しました')
  const user = { params: { id: person.id } }
  const toggled = [await house.call('toggleVerification', user, admin), await house.call('toggleVerification', user, admin)]
  expect(toggled.map(({ body }) => body.data.user.email_verified)).toEqual([true, false])
  expect(new Set(toggled.map(({ body }) => body.message)).size).toBe(2)
  expect(await said(house.call('deleteUser', user, admin))).toBe('ユーザーを削除しました')
  expect(await said(house.call('forgotPassword', { body: { email: 'nobody@example.com' } }))).toMatch(/送信しました$/)
})
