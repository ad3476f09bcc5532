import type { Happening, InterviewOutcome } from '#rules/people/notifications.ts'
import { productName } from './labels.ts'
import { brief } from './mail/frame.ts'
import { applicationStatusLabel } from './status-labels.ts'

/** What of the rows behind a notification its words tell. */
export type NotificationFacts = {
  about: Happening
  job_title: string
  company: string
  applicant_name: string
  /** On which side of the application the reader is. */
  is_applicant: boolean
}

/** The two lines of a notification in the list and in a push: what happened, and about what. Never what somebody wrote. */
export function notificationWords(facts: NotificationFacts): { title: string; text: string } {
  const { about, is_applicant: isApplicant } = facts
  const job = brief(facts.job_title)
  const application = isApplicant ? `${job}（${brief(facts.company)}）` : `${job}（${brief(facts.applicant_name)}さん）`
  switch (about.kind) {
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
      return { title: '求人が承認されました', text: job }
    case 'job_rejected':
      return { title: '求人の掲載が見送られました', text: job }
    case 'job_found_wanting':
      return { title: '求人に直す必要のある内容があります', text: job }
    case 'alert':
      return { title: `条件に合う新着求人が${about.jobs}件あります`, text: `${productName}に保存した条件` }
  }
}

const interviewNews: Record<InterviewOutcome, string> = {
  accepted: '面接の日時が決まりました',
  declined: '面接の別の日時を希望されています',
  moved: '面接の日時が変更されました',
  cancelled: '面接が取り消されました',
  withdrawn: '応募が辞退されました',
}
