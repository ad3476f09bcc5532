import type { InterviewKind } from '#rules/interviews.ts'
import type { Side } from '#rules/messages/sides.ts'
import { clockText, fullDateText, monthDayWeekdayText } from './full-dates.ts'

export const interviewKindLabel: Record<InterviewKind, string> = {
  onsite: '対面',
  online: 'オンライン',
  phone: '電話',
}

type Named = { kind: InterviewKind; job_title: string; company: string; applicant_name: string }

/** An interview in the calendar of one of its sides: with whom. */
export const interviewTitle = ({ kind, job_title, company, applicant_name }: Named, side: Side) =>
  `面接（${interviewKindLabel[kind]}）：${side === 'applicant' ? company : `${applicant_name}さん`}・${job_title}`

/** 11月25日（水） 10:00 */
export const slotText = (start: string) => `${monthDayWeekdayText(start)} ${clockText(start)}`

/** 2026年11月25日（水） 10:00〜11:00 */
export function interviewTimeText(start: string, minutes: number): string {
  const end = new Date(new Date(start).getTime() + minutes * 60_000)
  return `${fullDateText(start)} ${clockText(start)}〜${clockText(end)}`
}
