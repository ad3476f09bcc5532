import type { Offer, ReceivedSort } from '#rules/jobs/application-review.ts'
import type { ApplicationSort, ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { ApprovalStatus, JobListStatus, OwnJobSort } from '#rules/jobs/approval-status.ts'
import type { JobDecisionKind } from '#rules/jobs/job-decisions.ts'

export const applicationSortLabel: Record<ApplicationSort, string> = {
  next: '予定の近い順',
  newest: '応募日の新しい順',
  oldest: '応募日の古い順',
  updated: '更新日の新しい順',
}

export const receivedSortLabel: Record<ReceivedSort, string> = {
  newest: '応募日の新しい順',
  oldest: '応募日の古い順',
  updated: '更新日の新しい順',
  rating: '評価の高い順',
}

/** Application states as both sides read them. */
export const applicationStatusLabel: Record<ApplicationStatus, string> = {
  pending: '確認待ち',
  reviewed: '確認済み',
  accepted: '採用',
  rejected: '不採用',
}

/** What came of an offer, as the employer's people record it. */
export const offerLabel: Record<Offer, string> = {
  offered: '内定',
  accepted: '内定承諾',
  declined: '内定辞退',
  joined: '入社',
}

/** A withdrawn application, whose status is that of a rejected one. */
export const withdrawnLabel = '辞退'

/** The number of unread messages after their word; empty for none. */
export const unreadText = (count: number) => (count === 0 ? '' : `（未読${count.toLocaleString('ja-JP')}件）`)

/** Moderation states as employers and administrators read them. */
export const approvalStatusLabel: Record<ApprovalStatus, string> = {
  pending: '承認待ち',
  approved: '承認済み',
  rejected: '却下',
}

/** A public job: approved, active and not past its deadline. */
export const publicLabel = '公開中'

/** An approved job that its owner has closed. */
export const closedLabel = '募集終了'

/** A job that the operator has stopped. */
export const stoppedLabel = '運営により停止'

/** What lists of jobs are filtered by. */
export const jobListStatusLabel: Record<JobListStatus, string> = {
  ...approvalStatusLabel,
  public: publicLabel,
  inactive: '募集終了・停止',
}

export const ownJobSortLabel: Record<OwnJobSort, string> = {
  newest: '登録の新しい順',
  updated: '更新日の新しい順',
  deadline: '応募締切の近い順',
  applications: '応募の多い順',
}

/** Decisions in a job's history. */
export const jobDecisionLabel: Record<JobDecisionKind, string> = {
  approved: '承認',
  rejected: '却下',
  stopped: '停止',
  started: '公開',
  resubmitted: '再申請',
}
