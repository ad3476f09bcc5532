import { pagePath } from '#contract/page-addresses.ts'
import type { InterviewKind } from '#rules/interviews.ts'
import type { Side } from '#rules/messages/sides.ts'
import { interviewTitle } from '#words/interviews.ts'

type Row = {
  id: string
  application_id: string
  kind: InterviewKind
  place: string | null
  url: string | null
  note: string | null
  minutes: number
  status: string
  slots: readonly Date[]
  starts_at: Date | null
  sequence: number
  updated_at: Date
  job_title: string
  company: string
  applicant_name: string
}

/** An interview as an entry in one side's calendar. While other starts wait for an answer, the first of them is tentative. */
export function appointmentOf(row: Row, { side, publicUrl }: { side: Side; publicUrl: string }) {
  const { id, application_id, place, url, note, minutes, status, slots, starts_at, sequence, updated_at } = row
  const state = stateOf(status)
  return {
    uid: `interview-${id}@${new URL(publicUrl).hostname}`,
    sequence,
    changedAt: updated_at,
    startsAt: (state === 'tentative' ? slots[0] : starts_at) ?? updated_at,
    minutes,
    title: interviewTitle(row, side),
    place: place ?? url,
    text: [url, note].filter(Boolean).join('\n'),
    state,
    url: publicUrl + pagePath('application', { id: application_id }),
  }
}

const stateOf = (status: string): 'confirmed' | 'tentative' | 'cancelled' =>
  status === 'accepted' ? 'confirmed' : status === 'proposed' ? 'tentative' : 'cancelled'
