import { appointmentOf } from '#contract/interviews.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { invitation } from '#integrations/calendar.ts'
import type { Mail } from '#integrations/mail/message.ts'
import { otherSide, type Side } from '#rules/messages/sides.ts'
import type { InterviewOutcome } from '#rules/people/notifications.ts'
import type { Database } from '#store/database.ts'
import { findInterview, type Interview } from '#store/interviews/interviews.ts'
import type { NotificationRow } from '#store/people/notifications.ts'
import { type InterviewNews, interviewNews } from '#words/mail/interviews.ts'

/** The recipient of an interview mail, and its data. */
export type InterviewReader = {
  db: Database
  reader: { name: string; email: string }
  publicUrl: string
  /** The settings page. */
  settings: string
  /** Calendar replies go to the operator: the account's email is private. */
  operatorEmail: string
}

/** The mail of the last of these notifications, with the current state. */
export async function interviewMail(told: readonly NotificationRow[], context: InterviewReader): Promise<Mail | null> {
  const last = told.at(-1)
  if (!last) return null
  const outcome = (last.detail as { outcome?: InterviewOutcome }).outcome ?? 'proposed'
  const interview = last.interview_id === null ? null : await findInterview(context.db, last.interview_id)
  // The application was deleted with its interview.
  if (interview === undefined) return null
  const side: Side = last.is_applicant ? 'applicant' : 'employer'
  const about = interview ?? {
    application_id: last.application_id ?? '',
    job_title: last.job_title ?? '',
    company: last.company ?? '',
    applicant_name: last.applicant_name ?? '',
  }
  return mailOf({ news: outcome, side, about, interview }, context)
}

/** The mail of an interview to one side, with a calendar entry if calendars have or had it. */
export function mailOfInterview(
  { interview, news, side }: { interview: Interview; news: InterviewNews; side: Side },
  context: InterviewReader,
): Mail {
  return mailOf({ news, side, about: interview, interview }, context)
}

type About = Pick<Interview, 'application_id' | 'job_title' | 'company' | 'applicant_name'>

function mailOf(
  { news, side, about, interview }: { news: InterviewNews; side: Side; about: About; interview: Interview | null },
  { reader, publicUrl, settings, operatorEmail }: InterviewReader,
): Mail {
  const { name, email } = reader
  const names = { applicant: `${about.applicant_name}さん`, employer: about.company }
  const other = names[otherSide[side]]
  const link = publicUrl + pagePath('application', { id: about.application_id })
  const words = interviewNews({ name, news, other, jobTitle: about.job_title, interview, link, settings })
  const mail = { to: { name, address: email }, ...words }
  // No calendar ever had it.
  if (!interview?.starts_at || news === 'proposed' || news === 'declined') return mail
  const parties = { organizer: { name: about.company, email: operatorEmail }, attendee: { name, email } }
  return { ...mail, calendar: invitation(appointmentOf(interview, { side, publicUrl }), parties) }
}
