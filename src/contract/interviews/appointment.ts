import { pagePath } from '#contract/page-addresses.ts'
import type { InterviewKind } from '#rules/interviews/interviews.ts'
import type { Side } from '#rules/messages/sides.ts'
import { interviewTitle } from '#words/interviews.ts'

type Row = {
  id: string
  application_id: string
  kind: InterviewKind
  place: string | null
  note: string | null
  minutes: number
  status: string
  starts_at: Date | null
  sequence: number
  updated_at: Date
  job_title: string
  company: string
  applicant_name: string
}

/** An interview as an entry in one side's calendar. */
export function appointmentOf(row: Row, { side, publicUrl }: { side: Side; publicUrl: string }) {
  const { id, application_id, place, note, minutes, status, starts_at, sequence, updated_at } = row
  return {
    uid: `interview-${id}@${new URL(publicUrl).hostname}`,
    sequence,
    changedAt: updated_at,
    startsAt: starts_at ?? updated_at,
    minutes,
    title: interviewTitle(row, side),
    place,
    text: note ?? '',
    cancelled: status !== 'accepted',
    url: publicUrl + pagePath('application', { id: application_id }),
  }
}
