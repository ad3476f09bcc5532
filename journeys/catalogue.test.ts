import { expect } from 'vitest'
import { startProduct } from '#scripts/testing/start-product.ts'
import { breakCall } from './testing/broken-call.ts'
import { catalogue, fill, once, press } from './testing/catalogue-row.ts'
import { desktopJourney } from './testing/journey.ts'
import { call, postPublicJob, signUp, unique } from './testing/people.ts'

const word = 'ただいま点検中です'
const silent = { status: 400 }
const spoken = { status: 400, message: word }
const seeker = once(() => signUp('user', '目録 花子'))
const employer = once(() => signUp('employer', '目録 太郎'))
const jobPath = once(async () => `/jobs/${(await postPublicJob(await employer(), `校正者 ${unique()}`)).id}`)
const freshJobPath = async () => `/jobs/${(await postPublicJob(await employer(), `校正者 ${unique()}`)).id}`

type Act = NonNullable<Parameters<typeof catalogue>[0][string]['act']>

const signIn: Act = async (page) => {
  await fill(page, { メールアドレス: 'someone@example.com', パスワード: 'himitsu' })
  await press(page, 'ログイン')
}
const register: Act = async (page) => {
  const email = `new-${unique()}@example.com`
  await fill(page, {
    お名前: '目録 次郎',
    メールアドレス: email,
    パスワード: 'himitsu',
    'パスワード（確認）': 'himitsu',
  })
  await press(page, '登録する')
}
const forget: Act = async (page) => {
  await fill(page, { メールアドレス: 'someone@example.com' })
  await press(page, 'リンクを送る')
}
const reset: Act = async (page) => {
  await fill(page, { 新しいパスワード: 'himitsu', '新しいパスワード（確認）': 'himitsu' })
  await press(page, 'パスワードを変更する')
}
const apply: Act = (page) => press(page, 'この求人に応募する')
const saveProfile: Act = async (page) => {
  await press(page, '編集する')
  await fill(page, { 最終学歴: '青葉大学' })
  await press(page, '保存する')
}
const saveAccount: Act = async (page) => {
  await fill(page, { 住所: '東京都調布市' })
  await press(page, '保存する')
}
const changePassword: Act = async (page) => {
  const fields = { 現在のパスワード: 'himitsu', 新しいパスワード: 'atarashii', '新しいパスワード（確認）': 'atarashii' }
  await fill(page, fields)
  await press(page, 'パスワードを変更する')
}

const failedSignIn = 'ログインできませんでした'
const failedSignUp = '登録できませんでした'
const again = '時間をおいて、もう一度お試しください。'
const resetPath = '/reset-password?token=0123456789'

catalogue({
  'Login failure: server message, else ログインできませんでした': {
    at: '/login',
    breaks: { signIn: spoken },
    act: signIn,
    reads: [failedSignIn, word],
    next: [{ breaks: { signIn: silent }, reads: [failedSignIn, again] }],
  },
  'Registration failure: server message, else 登録できませんでした': {
    at: '/register',
    breaks: { register: spoken },
    act: register,
    reads: [failedSignUp, word],
    next: [{ breaks: { register: silent }, reads: [failedSignUp, again] }],
  },
  'Forgot password: server message, else パスワードリセットに失敗しました, network サーバーエラーが発生しました': {
    at: '/forgot-password',
    breaks: { forgotPassword: spoken },
    act: forget,
    reads: [word],
    next: [
      { breaks: { forgotPassword: silent }, reads: ['パスワードリセットに失敗しました'] },
      { breaks: { forgotPassword: 'away' }, reads: ['サーバーエラーが発生しました'] },
    ],
  },
  'Reset password: server message, else パスワードのリセットに失敗しました, network サーバーエラーが発生しました': {
    at: resetPath,
    breaks: { resetPassword: spoken },
    act: reset,
    reads: [word],
    next: [
      { breaks: { resetPassword: silent }, reads: ['パスワードのリセットに失敗しました'] },
      { breaks: { resetPassword: 'away' }, reads: ['サーバーエラーが発生しました'] },
    ],
  },
  'Home job list fetch failure: the empty state': {
    at: '/companies',
    breaks: { searchJobs: 'away' },
    act: (page) => page.getByRole('link', { name: '求人を探す' }).first().click(),
    reads: ['現在、公開中の求人はありません'],
  },
  'Job detail fetch failure: logged, redirect to /': {
    as: seeker,
    at: jobPath,
    breaks: { readJob: silent },
    logs: /The job could not be loaded/,
    reads: ['求人を読み込めませんでした'],
    endsAt: '/',
  },
  'Job not found: 求人が見つかりません': {
    as: seeker,
    at: async () => `/jobs/${crypto.randomUUID()}`,
    refused: [404, /^\/api\/jobs\//],
    reads: ['求人が見つかりません'],
  },
  'Apply failure: server message': {
    as: seeker,
    at: jobPath,
    breaks: { applyToJob: spoken },
    act: apply,
    reads: [word],
  },
  'Apply failure: else 応募に失敗しました': {
    as: seeker,
    at: jobPath,
    breaks: { applyToJob: silent },
    act: apply,
    reads: ['応募に失敗しました'],
  },
  'Apply failure, network failure: 応募中にエラーが発生しました': {
    as: seeker,
    at: jobPath,
    breaks: { applyToJob: 'away' },
    act: apply,
    reads: ['応募中にエラーが発生しました'],
  },
  'Apply success: 応募が完了しました！': {
    as: seeker,
    at: freshJobPath,
    act: apply,
    reads: ['応募が完了しました！', '応募済み'],
  },
  'Apply, already applied: 既に応募済みです': {
    as: seeker,
    at: freshJobPath,
    refused: [409, /\/apply$/],
    act: async (page) => {
      const button = page.getByRole('button', { name: 'この求人に応募する' }).first()
      // Until then the page may still be reading whether the seeker has applied.
      await expect.poll(() => button.isEnabled()).toBe(true)
      const path = new URL(page.url()).pathname
      await call(`POST /api${path}/apply`, { by: await seeker() })
      await button.click()
    },
    reads: ['既に応募済みです', '応募済み'],
  },
  'Profile update: server message, else プロフィールの更新に失敗しました, success プロフィールを更新しました': {
    as: seeker,
    at: '/profile',
    breaks: { updateProfile: spoken },
    act: saveProfile,
    reads: [word],
    next: [
      {
        breaks: { updateProfile: silent },
        act: (page) => press(page, '保存する'),
        reads: ['プロフィールの更新に失敗しました'],
      },
      { reads: ['プロフィールを更新しました', '青葉大学'] },
    ],
  },
  'My applications failure: server message': {
    as: seeker,
    at: '/applications',
    breaks: { listMyApplications: spoken },
    reads: [word],
  },
  'My applications failure: else 応募履歴を取得できませんでした': {
    as: seeker,
    at: '/applications',
    breaks: { listMyApplications: silent },
    reads: ['応募履歴を取得できませんでした'],
  },
  'My applications, network failure: ネットワークエラーが発生しました。後でもう一度お試しください。': {
    as: seeker,
    at: '/applications',
    breaks: { listMyApplications: 'away' },
    reads: ['ネットワークエラーが発生しました。後でもう一度お試しください。'],
  },
  'Settings account update: error message, else アカウント情報の更新に失敗しました': {
    as: seeker,
    at: '/settings',
    breaks: { updateProfile: spoken },
    act: saveAccount,
    reads: [word],
    next: [{ breaks: { updateProfile: silent }, reads: ['アカウント情報の更新に失敗しました'] }],
  },
  'Settings password: else パスワードの変更に失敗しました, server message': {
    as: seeker,
    at: '/settings',
    breaks: { changePassword: silent },
    refused: [400, '/api/auth/change-password'],
    act: changePassword,
    reads: ['パスワードの変更に失敗しました'],
    next: [{ reads: ['現在のパスワードが正しくありません'] }],
  },
  'Unknown route: 404 page': {
    at: '/kono-peji-wa-nai',
    reads: ['ページが見つかりません'],
    refused: [404, '/kono-peji-wa-nai'],
  },
})

desktopJourney('Apply without login: 応募するにはログインが必要です', async ({ arrive }) => {
  const product = await startProduct({ PUBLIC_JOB_PAGES: '1' })
  try {
    const { page, visit } = await arrive()
    const answer = await (await fetch(`${product.url}/api/jobs`)).json()
    const path = `/jobs/${answer.data.jobs[0].id}`
    await visit(product.url + path)
    await press(page, 'この求人に応募する')
    await page.getByText('応募するにはログインが必要です').first().waitFor()
    await page.waitForURL(`${product.url}/login?redirect=${encodeURIComponent(path)}`)
  } finally {
    await product.remove()
  }
})

const google: Record<string, { script: string | null; reads: string | null }> = {
  'provider script not loaded': { script: null, reads: 'Googleのログイン機能を読み込めませんでした' },
  'access_denied: cancelled': { script: 'access_denied', reads: 'Googleログインがキャンセルされました' },
  'popup_blocked: asks to allow popups': { script: 'popup_failed_to_open', reads: 'ポップアップを許可して' },
  'invalid_request: an invalid request': { script: 'invalid_request', reads: 'リクエストが正しくありません' },
  'other type: named': { script: 'something_else', reads: 'Googleログインでエラーが発生しました（something_else）' },
  'popup closed: silent': { script: 'popup_closed', reads: null },
}

for (const [name, { script, reads }] of Object.entries(google)) {
  desktopJourney(`Google, ${name}`, async ({ arrive }) => {
    const visitor = await arrive()
    const { page, context, visit, expectFault } = visitor
    const data = { google_client_id: 'journey', google_script_url: '/google-script.js', linkedin: false }
    await breakCall(visitor, 'readSocialProviders', { status: 200, data })
    expectFault(/google-script/)
    const body = `window.google = { accounts: { oauth2: { initTokenClient: (options) => ({
        requestAccessToken: () => options.error_callback({ type: '${script}' }) }) } } }`
    await context.route('/google-script.js', (route) =>
      script === null ? route.abort('connectionfailed') : route.fulfill({ contentType: 'text/javascript', body }),
    )
    // Client navigation asks the mocked call for the sign-ins; a document of /login would have the server's own.
    await visit('/contact')
    await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click()
    await press(page, 'Google')
    if (reads) return page.getByText(reads).first().waitFor()
    await page.getByRole('button', { name: 'Google', disabled: false }).waitFor()
    expect(await page.getByRole('main').getByText('ログインできませんでした').count()).toBe(0)
  })
}
