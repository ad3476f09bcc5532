import type { InterviewKind, InterviewStatus } from '#rules/interviews/interviews.ts'
import type { Side } from '#rules/messages/sides.ts'

export const interviewKindLabel: Record<InterviewKind, string> = {
  onsite: '対面',
  online: 'オンライン',
  phone: '電話',
}

export const interviewStatusLabel: Record<InterviewStatus, string> = {
  proposed: '日程を調整中',
  accepted: '日時が決定',
  declined: '別の日時を希望',
  cancelled: '中止',
}

type Named = { kind: InterviewKind; job_title: string; company: string; applicant_name: string }

/** An interview in the calendar of one of its sides: with whom. */
export const interviewTitle = ({ kind, job_title, company, applicant_name }: Named, side: Side) =>
  `面接（${interviewKindLabel[kind]}）：${side === 'applicant' ? company : `${applicant_name}さん`}・${job_title}`
