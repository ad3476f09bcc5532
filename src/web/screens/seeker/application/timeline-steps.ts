import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { OwnApplication } from '#web/parts/own-application.ts'
import { monthDayTimeText, monthDayWeekdayText } from '#words/full-dates.ts'
import { interviewKindLabel, slotText } from '#words/interviews.ts'
import { applicationStatusLabel, withdrawnLabel } from '#words/status-labels.ts'
import type { Interview } from './interviews/interview-form.ts'

export type TimelineStep = { name: string; when: string; state: 'done' | 'now' | 'ahead' }

type Own = Pick<OwnApplication, 'applied_at' | 'updated_at' | 'status' | 'withdrawn_at'>
type Met = Pick<Interview, 'status' | 'starts_at' | 'kind' | 'minutes'>

/** An application's steps from 応募 to 結果, with interviews that were not cancelled. */
export function timelineOf(own: Own, interviews: readonly Met[], now: Date): TimelineStep[] {
  const { applied_at, updated_at, status, withdrawn_at } = own
  const isOver = status === 'accepted' || status === 'rejected'
  const met = interviews.filter((each) => each.status !== 'cancelled')
  const read = status !== 'pending' || met.length > 0
  const steps: TimelineStep[] = [
    { name: '応募', when: monthDayTimeText(applied_at), state: 'done' },
    {
      name: '書類選考',
      when: status === 'reviewed' && met.length === 0 ? monthDayWeekdayText(updated_at) : read ? '' : '確認待ち',
      state: read ? 'done' : 'now',
    },
    ...met.map((each) => interviewStep(each, now)),
    {
      name: '結果',
      when: isOver ? resultText(status, withdrawn_at, updated_at) : '',
      state: isOver ? 'done' : 'ahead',
    },
  ]
  return steps
}

function interviewStep({ status, starts_at, kind, minutes }: Met, now: Date): TimelineStep {
  const name = `面接（${interviewKindLabel[kind]}）`
  if (status !== 'accepted' || starts_at === null) return { name, when: '日時の調整中', state: 'now' }
  const isPast = new Date(starts_at).getTime() + minutes * 60_000 <= now.getTime()
  return { name, when: slotText(starts_at), state: isPast ? 'done' : 'now' }
}

const resultText = (status: ApplicationStatus, withdrawn_at: string | null, updated_at: string) =>
  withdrawn_at
    ? `${withdrawnLabel} ${monthDayWeekdayText(withdrawn_at)}`
    : `${applicationStatusLabel[status]} ${monthDayWeekdayText(updated_at)}`
