import type { JobState } from '#rules/jobs/job-state.ts'
import type {
  FavouriteNews,
  InterviewOutcome,
  NotificationKind,
  NotifiedEvent,
  Outlet,
} from '#rules/people/notifications.ts'
import { accountFieldLabel, jobFieldLabel } from './field-labels.ts'
import { fullDateText } from './full-dates.ts'
import { productName } from './labels.ts'
import { brief } from './mail/frame.ts'
import { applicationStatusLabel } from './status-labels.ts'

/** Kinds in the settings: a name, and when they come. */
export const notificationKindLabel: Record<NotificationKind, { name: string; help: string }> = {
  application_received: { name: '応募', help: '求人に応募があったとき' },
  status_changed: { name: '選考状況の更新', help: '募集企業が選考状況を変更したとき' },
  message: { name: 'メッセージ', help: '応募についてのメッセージが届いたとき' },
  interview_proposed: { name: '面接の提案', help: '募集企業が面接の日時を提案したとき' },
  interview_decided: { name: '面接の決定と変更', help: '面接の日時が決まったとき、変更されたとき' },
  job_approved: { name: '求人の承認', help: '投稿した求人や、その修正が承認されたとき' },
  job_rejected: { name: '求人の却下', help: '投稿した求人や、その修正が却下されたとき' },
  job_found_wanting: { name: '求人内容の確認', help: '掲載中の求人に、修正が必要な内容が見つかったとき' },
  job_ending: { name: '求人の締切', help: '公開中の求人の締切が7日以内になったとき' },
  job_stopped: { name: '求人の掲載停止', help: '運営者が求人の掲載を停止したとき' },
  job_edited: { name: '求人の編集', help: '運営者が求人の内容を変更したとき' },
  verification_decided: { name: '企業の確認', help: '申請した企業の確認の結果が出たとき' },
  account_changed: { name: 'アカウント', help: '運営者がアカウントの内容を変更したとき、利用を停止・再開したとき' },
  job_ended: {
    name: '応募した求人の停止',
    help: '応募した求人が停止または削除されたとき、募集企業の利用が停止されたとき',
  },
  case_told: { name: '応募した求人についての連絡', help: '応募した求人について、運営者から連絡があるとき' },
  question_received: { name: '求人への質問', help: '掲載中の求人に質問が届いたとき' },
  question_answered: { name: '質問への回答', help: '求人についての質問に、募集企業が回答したとき' },
  question_declined: { name: '質問の見送り', help: '求人についての質問への回答が見送られたとき' },
  question_removed: { name: '回答の削除', help: '運営者が、質問とその回答を削除したとき' },
  alert: { name: '新着求人', help: '保存した条件に合う求人が公開されたとき' },
  followed_employer_posted: { name: '登録した企業の求人', help: '登録した企業の求人が公開されたとき' },
  favourite_changed: {
    name: 'お気に入りの求人',
    help: 'お気に入りの求人の締切が3日以内になったとき、条件が変わったとき、募集が終了・再開したとき（1日1回まで）',
  },
}

export const outletLabel: Record<Outlet, string> = { list: 'サイト内', mail: 'メール', push: 'プッシュ' }

/** The facts that a notification's words need. */
export type NotificationFacts = {
  about: NotifiedEvent
  job_title: string
  company: string
  applicant_name: string
  /** Whether the reader is the application's applicant. */
  is_applicant: boolean
}

/** A notification's two lines in the list and in a push: the event and its subject. Never another person's text. */
export function notificationWords(facts: NotificationFacts): { title: string; text: string } {
  const { about, is_applicant: isApplicant } = facts
  const job = brief(facts.job_title)
  const application =
    isApplicant || about.kind === 'favourite_changed'
      ? `${job}（${brief(facts.company)}）`
      : `${job}（${brief(facts.applicant_name)}さん）`
  switch (about.kind) {
    case 'favourite_changed':
      return {
        title: favouriteNews[about.state ?? 'changed'],
        text: [application, ...favouriteNewsFacts(about).map(([term, text]) => `${term}：${text}`)].join('　'),
      }
    case 'application_received':
      return { title: '求人に応募がありました', text: application }
    case 'status_changed':
      return { title: `選考状況が「${applicationStatusLabel[about.status]}」になりました`, text: application }
    case 'message':
      return { title: 'メッセージが届きました', text: application }
    case 'interview_proposed':
      return { title: '面接の日時が提案されました', text: application }
    case 'interview_decided':
      return { title: interviewNews[about.outcome], text: application }
    case 'job_approved':
      return { title: about.revision ? '求人の修正が承認されました' : '求人が承認されました', text: job }
    case 'job_rejected':
      return { title: about.revision ? '求人の修正が却下されました' : '求人が却下されました', text: job }
    case 'job_found_wanting':
      return { title: '求人に修正が必要な内容があります', text: job }
    case 'job_ending':
      return { title: '求人の締切が近づいています', text: `${job}（締切 ${fullDateText(about.deadline)}）` }
    case 'job_stopped':
      return { title: '求人の掲載が停止されました', text: job }
    case 'job_edited':
      return {
        title: '運営者が求人を編集しました',
        text: `${job}（${listed(about.fields.map((field) => jobFieldLabel[field]))}）`,
      }
    case 'account_changed':
      return about.change === 'edited'
        ? {
            title: '運営者が登録内容を変更しました',
            text: listed(about.fields.map((field) => accountFieldLabel[field])),
          }
        : { title: suspensionNews[about.change], text: '詳しくは、お送りしたメールをご覧ください' }
    case 'job_ended':
      return { title: endedNews[about.state], text: application }
    case 'case_told':
      return { title: '応募した求人について、運営者からの連絡', text: `${application}：${about.text}` }
    case 'verification_decided':
      return { title: verificationNews[about.outcome], text: brief(facts.company) }
    case 'question_received':
      return { title: '求人に質問が届きました', text: job }
    case 'question_answered':
      return { title: '質問に回答がありました', text: `${job}（${brief(facts.company)}）` }
    case 'question_declined':
      return { title: '質問への回答は見送られました', text: `${job}（${brief(facts.company)}）` }
    case 'question_removed':
      return { title: '運営者が質問と回答を削除しました', text: job }
    case 'followed_employer_posted':
      return { title: `登録した企業の新着求人が${about.jobs}件あります`, text: brief(facts.company) }
    case 'alert':
      return { title: `条件に合う新着求人が${about.jobs}件あります`, text: `${productName}に保存した条件` }
  }
}

/** The first names of a list, so that two lines suffice. */
const listed = (names: readonly string[]) => `${names.slice(0, 3).join('、')}${names.length > 3 ? 'など' : ''}`

const favouriteNews = {
  closed: 'お気に入りの求人の募集が終了しました',
  back: 'お気に入りの求人の募集が再開されました',
  ending: 'お気に入りの求人の締切が近づいています',
  changed: 'お気に入りの求人の条件が変わりました',
} as const

/** The deadline and each changed term: 給与：月給25万円 → 27万円. */
export const favouriteNewsFacts = ({ state, deadline, changes }: FavouriteNews) => [
  ...(state === 'ending' && deadline ? [['締切', fullDateText(deadline)] as const] : []),
  ...changes.map(({ term, before, after }) => [term, `${before} → ${after}`] as const),
]

/** Neutral: it does not say why. */
const endedNews: Record<Exclude<JobState, 'open' | 'closed'>, string> = {
  stopped: '応募した求人は、運営により停止されました',
  suspended: '応募した求人の募集企業は、利用が停止されました',
  deleted: '応募した求人は削除され、募集を終了しました',
}

const suspensionNews = {
  suspended: 'アカウントの利用が停止されました',
  unsuspended: 'アカウントの利用が再開されました',
} as const

const verificationNews = {
  verified: '企業の確認が完了しました',
  refused: '企業の確認は見送りとなりました',
} as const

const interviewNews: Record<InterviewOutcome, string> = {
  accepted: '面接の日時が決まりました',
  declined: '面接の日時の再調整のお願い',
  moved: '面接の日時が変更されました',
  cancelled: '面接が中止になりました',
  withdrawn: '応募が辞退されました',
}
