import { catalogue, fill, once, press } from './testing/catalogue-row.ts'
import { findPending } from './testing/page-actions.ts'
import {
  apply,
  lawfulJob,
  postJob,
  postPublicJob,
  signInAdmin,
  signUp,
  signUpEmployer,
  unique,
} from './testing/people.ts'

// How screens show failures; wire tests test the server's sentences, unit tests the choice of one.

const word = 'ただいま点検中です'
const silent = { status: 400 }
const seeker = once(() => signUp('user', '目録 花子'))
const employer = once(() => signUpEmployer('目録 太郎'))

/** A job with one application, and its applicants' screen. */
async function applicants(): Promise<string> {
  const job = await postPublicJob(await employer(), `装丁家 ${unique()}`)
  await apply(job, await signUp('user', '目録 花子'))
  return `/employer/jobs/${job.id}/applications`
}

catalogue({
  'Forgot password: server message, else パスワードリセットに失敗しました, network サーバーエラーが発生しました': {
    at: '/forgot-password',
    breaks: { forgotPassword: { status: 400, message: word } },
    act: async (page) => {
      await fill(page, { メールアドレス: 'someone@example.com' })
      await press(page, 'リンクを送る')
    },
    reads: [word],
    next: [
      { breaks: { forgotPassword: silent }, reads: ['パスワードリセットに失敗しました'] },
      { breaks: { forgotPassword: 'away' }, reads: ['サーバーエラーが発生しました'] },
    ],
  },
  'Home job list fetch failure: the empty state': {
    at: '/companies',
    breaks: { searchJobs: 'away' },
    act: (page) => page.getByRole('link', { name: '求人を探す' }).first().click(),
    reads: ['求人を読み込めませんでした'],
  },
  'My applications, network failure: ネットワークエラーが発生しました。後でもう一度お試しください。': {
    as: seeker,
    at: '/applications',
    breaks: { listMyApplications: 'away' },
    reads: ['ネットワークエラーが発生しました。後でもう一度お試しください。'],
  },
  'Application status update, failure: ステータス更新に失敗しました': {
    as: employer,
    at: applicants,
    breaks: { decideApplication: silent },
    act: async (page) => {
      await page.getByRole('link', { name: '目録 花子', exact: true }).click()
      // The list has a button of this name too, disabled until rows are selected.
      await page.getByRole('dialog').getByRole('button', { name: '確認済みにする', exact: true }).click()
    },
    reads: ['ステータス更新に失敗しました', '確認待ち'],
  },
  'Admin, rejection: failure 却下に失敗しました, success 求人が却下されました': {
    as: signInAdmin,
    at: '/admin/jobs/approval',
    breaks: { rejectJob: silent },
    act: async (page) => {
      const title = `活版工 ${unique()}`
      await postJob(await employer(), lawfulJob(title))
      await findPending(page, title)
      await press(page, '却下')
      await page.getByRole('dialog').getByLabel('却下の理由').fill('仕事内容をもう少し詳しく書いてください。')
      await press(page, '却下する')
    },
    reads: ['却下に失敗しました'],
    next: [{ act: (page) => press(page, '却下する'), reads: ['求人が却下されました'] }],
  },
  'Dashboard, fetch error: zeroed figures': {
    as: signInAdmin,
    at: '/admin/dashboard',
    breaks: { readStats: silent },
    reads: ['データの読み込みに失敗しました', '下の数字はすべて0で表示しています。'],
  },
})
