import type { Page } from 'playwright-core'
import { catalogue, fill, once, press, type Row } from './testing/catalogue-row.ts'
import { findPending, sendJob } from './testing/page-actions.ts'
import { call, lawfulJob, postPublicJob, signInAdmin, signUp, signUpEmployer, unique } from './testing/people.ts'

const word = 'ただいま点検中です'
const silent = { status: 400 }
const spoken = { status: 400, message: word }
const employer = once(() => signUpEmployer('目録 太郎'))
const admin = once(signInAdmin)

/** A job with one application, and its applicants' screen. */
const applicants = once(async () => {
  const job = await postPublicJob(await employer(), `装丁家 ${unique()}`)
  await call(`POST /api/jobs/${job.id}/apply`, { by: await signUp('user', '目録 花子') })
  return `/employer/jobs/${job.id}/applications`
})

type Act = NonNullable<Row['act']>

const post: Act = async (page) => {
  const fields = {
    求人タイトル: `装丁家 ${unique()}`,
    会社名: '目録書房',
    勤務地: '東京都千代田区',
    仕事内容: '本を作る仕事です。',
  }
  await fill(page, fields)
  await sendJob(page)
}
const review: Act = async (page) => {
  await page.getByRole('link', { name: '目録 花子', exact: true }).click()
  // The list has a button of this name too, disabled until rows are selected.
  await page.getByRole('dialog').getByRole('button', { name: '確認済みにする', exact: true }).click()
}
const giveReason = (reason: string) => async (page: Page) => {
  await page.getByRole('dialog').getByLabel('却下の理由').fill(reason)
  await press(page, '却下する')
}
const enough = '仕事内容をもう少し詳しく書いてください。'

/** A user of the administrator's list, alone in it. */
const user = async () => `/admin/users?q=${encodeURIComponent((await signUp('user', '目録 三郎')).email)}`
const job = async () => {
  const { title } = await postPublicJob(await employer(), `製本工 ${unique()}`)
  return `/admin/jobs?q=${encodeURIComponent(title)}`
}
const choose =
  (entry: string, sure?: string): Act =>
  async (page) => {
    await page
      .getByRole('button', { name: /のその他の操作$/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: entry }).click()
    if (sure)
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: sure }).click()
  }
const stop: Act = async (page, visitor) => {
  await choose('停止する')(page, visitor)
  await page.getByLabel('停止の理由').fill('通報がありました。')
  await page.getByRole('dialog').getByRole('button', { name: '停止する' }).click()
}
/** The title of a new pending job; approving the demo data's first one may need a reason. */
async function pending(): Promise<string> {
  const title = `活版工 ${unique()}`
  await call('POST /api/jobs', { body: lawfulJob(title), by: await employer() })
  return title
}

const approve: Act = async (page) => {
  await findPending(page, await pending())
  await press(page, '承認する')
}
const approval = '/admin/jobs/approval'
const away = 'エラーが発生しました'

catalogue({
  'Post job failure: errors[].msg joined with commas': {
    as: employer,
    at: '/add-job',
    breaks: {
      postJob: {
        status: 400,
        message: word,
        errors: [
          { msg: '求人タイトルが長すぎます', path: 'title' },
          { msg: '勤務地が長すぎます', path: 'location' },
        ],
      },
    },
    act: post,
    reads: ['求人タイトルが長すぎます, 勤務地が長すぎます'],
  },
  'Post job failure: or message': {
    as: employer,
    at: '/add-job',
    breaks: { postJob: spoken },
    act: post,
    reads: [word],
  },
  'Post job failure: else 求人の追加に失敗しました': {
    as: employer,
    at: '/add-job',
    breaks: { postJob: silent },
    act: post,
    reads: ['求人の追加に失敗しました'],
  },
  'Post job, network failure: エラーが発生しました': {
    as: employer,
    at: '/add-job',
    breaks: { postJob: 'away' },
    act: post,
    reads: [away],
  },
  'Post job success: 求人が承認待ちとして送信されました。管理者による承認をお待ちください。': {
    as: employer,
    at: '/add-job',
    act: post,
    endsAt: '/',
    reads: ['求人が承認待ちとして送信されました。管理者による承認をお待ちください。'],
  },
  'Applicants failure: message': { as: employer, at: applicants, breaks: { listApplicants: spoken }, reads: [word] },
  'Applicants failure: else 応募情報の取得に失敗しました': {
    as: employer,
    at: applicants,
    breaks: { listApplicants: silent },
    reads: ['応募情報の取得に失敗しました'],
  },
  'Applicants, network failure: ネットワークエラーが発生しました': {
    as: employer,
    at: applicants,
    breaks: { listApplicants: 'away' },
    reads: ['ネットワークエラーが発生しました'],
  },
  'Application status update, failure: ステータス更新に失敗しました': {
    as: employer,
    at: applicants,
    breaks: { decideApplication: silent },
    act: review,
    reads: ['ステータス更新に失敗しました', '確認待ち'],
  },
  'Application status update, success: ステータスを更新しました': {
    as: employer,
    at: applicants,
    act: review,
    reads: ['ステータスを更新しました'],
  },
  'Admin failure: 承認に失敗しました': {
    as: admin,
    at: approval,
    breaks: { approveJob: silent },
    act: approve,
    reads: ['承認に失敗しました'],
  },
  'Admin failure, network: エラーが発生しました': {
    as: admin,
    at: approval,
    breaks: { approveJob: 'away' },
    act: approve,
    reads: [away],
  },
  'Admin success: 求人が承認されました！': {
    as: admin,
    at: approval,
    reads: ['求人が承認されました！'],
    act: approve,
  },
  'Admin, rejection: reason too short, failure 却下に失敗しました, success 求人が却下されました': {
    as: admin,
    at: approval,
    act: async (page) => {
      await findPending(page, await pending())
      await press(page, '却下')
      await giveReason('情報不足')(page)
    },
    reads: ['却下理由を10文字以上入力してください'],
    next: [
      { breaks: { rejectJob: silent }, act: giveReason(enough), reads: ['却下に失敗しました'] },
      { reads: ['求人が却下されました'] },
    ],
  },
  'Admin failure, verification: 操作に失敗しました': {
    as: admin,
    at: user,
    breaks: { toggleVerification: silent },
    act: choose('メール確認済みにする'),
    reads: ['操作に失敗しました'],
  },
  'Admin success, verification: ユーザーをメール確認済みにしました': {
    as: admin,
    at: user,
    act: choose('メール確認済みにする'),
    reads: ['ユーザーをメール確認済みにしました'],
  },
  'Admin failure, user: 削除に失敗しました': {
    as: admin,
    at: user,
    breaks: { deleteUser: silent },
    act: choose('削除する', '削除する'),
    reads: ['削除に失敗しました'],
  },
  'Admin success: ユーザーを削除しました': {
    as: admin,
    at: user,
    act: choose('削除する', '削除する'),
    reads: ['ユーザーを削除しました'],
  },
  'Admin failure, job status: 操作に失敗しました': {
    as: admin,
    at: job,
    breaks: { toggleJob: silent },
    act: stop,
    reads: ['操作に失敗しました'],
  },
  'Admin success, job status: 求人を停止しました': {
    as: admin,
    at: job,
    act: stop,
    reads: ['求人を停止しました'],
  },
  'Admin failure, job: 削除に失敗しました': {
    as: admin,
    at: job,
    breaks: { deleteJob: silent },
    act: choose('削除する', '削除する'),
    reads: ['削除に失敗しました'],
  },
  'Admin success: 求人を削除しました': {
    as: admin,
    at: job,
    act: choose('削除する', '削除する'),
    reads: ['求人を削除しました'],
  },
  'Dashboard data missing: データの読み込みに失敗しました': {
    as: admin,
    at: '/admin/dashboard',
    breaks: { readStats: { status: 200, data: {} } },
    reads: ['データの読み込みに失敗しました'],
  },
  'Dashboard, fetch error: zeroed figures': {
    as: admin,
    at: '/admin/dashboard',
    breaks: { readStats: silent },
    reads: ['データの読み込みに失敗しました', '下の数字はすべて0で表示しています。'],
  },
})
