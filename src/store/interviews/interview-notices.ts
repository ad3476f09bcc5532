import { type Reminder, reminders } from '#rules/interviews.ts'
import { otherSide, type Side, sides } from '#rules/messages/sides.ts'
import type { InterviewOutcome } from '#rules/people/notifications.ts'
import type { Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { notify } from '#store/people/notify.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'
import type { Interview } from './interviews.ts'

type Told = Pick<
  Interview,
  'id' | 'job_id' | 'job_title' | 'application_id' | 'applicant_id' | 'owner_id' | 'status' | 'starts_at' | 'sequence'
>

type News = { interview: Told; by: Side; outcome: 'proposed' | InterviewOutcome; now: Date }

/**
 * Notifies the other side of a change to an interview. The person who made it gets a mail too when calendars change,
 * and both get a reminder of a settled interview.
 */
export async function notifyOfInterview(tx: Transaction, followUps: FollowUps, news: News): Promise<void> {
  const { interview, by, outcome, now } = news
  const { id: interview_id, application_id, applicant_id, owner_id, status, starts_at, sequence } = interview
  const ids = { application_id, interview_id }
  const about =
    outcome === 'proposed'
      ? ({ kind: 'interview_proposed', ...ids } as const)
      : ({ kind: 'interview_decided', ...ids, outcome } as const)
  if (otherSide[by] === 'applicant') await notify(tx, followUps, { to: applicant_id, about, now })
  else await notifyEmployer(tx, followUps, { employerId: owner_id, about, now })
  const event = outcome === 'accepted' ? 'interview.settled' : outcome === 'cancelled' ? 'interview.cancelled' : null
  if (event) {
    const at = starts_at && { starts_at: starts_at.toISOString() }
    const data = { job_id: interview.job_id, job_title: interview.job_title, ...ids, ...at }
    await queueWebhookEvents(tx, followUps, { employerId: owner_id, event, data, now, afterSeconds: 0 })
  }
  if (starts_at === null) return
  await followUps.add(tx, { kind: 'interview-calendar', interview_id, side: by })
  if (status !== 'accepted') return
  for (const before of Object.keys(reminders) as Reminder[]) {
    const afterSeconds = Math.floor((starts_at.getTime() - now.getTime()) / 1_000) - reminders[before]
    if (afterSeconds <= 0) continue
    for (const side of sides)
      await followUps.add(tx, { kind: 'interview-reminder', interview_id, sequence, side, before }, { afterSeconds })
  }
}
