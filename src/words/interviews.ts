import type { InterviewKind } from '#rules/interviews/interviews.ts'
import type { Side } from '#rules/messages/sides.ts'

export const interviewKindLabel: Record<InterviewKind, string> = {
  onsite: '対面',
  online: 'オンライン',
  phone: '電話',
}

type Named = { kind: InterviewKind; job_title: string; company: string; applicant_name: string }

/** An interview in the calendar of one of its sides: with whom. */
export const interviewTitle = ({ kind, job_title, company, applicant_name }: Named, side: Side) =>
  `面接（${interviewKindLabel[kind]}）：${side === 'applicant' ? company : `${applicant_name}さん`}・${job_title}`
