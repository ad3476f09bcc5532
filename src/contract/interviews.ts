import { z } from 'zod'
import { interviewKinds, interviewMinutes, interviewStatuses, maxInterviewers, maxSlots } from '#rules/interviews.ts'
import { limits } from '#rules/limits.ts'
import { type Side, sides } from '#rules/messages/sides.ts'
import { isWebAddress } from '#rules/people/employer-profile.ts'
import { interviewTitle } from '#words/interviews.ts'
import { endpoint } from './endpoint.ts'
import {
  calendarDate,
  choice,
  fault,
  instant,
  named,
  optionalLines,
  optionalText,
  pageFacts,
  paging,
  teammate,
} from './fields.ts'
import { pagePath } from './page-addresses.ts'
import { stated } from './people/stated-fields.ts'
import { reads } from './reads.ts'

/** An interview as one of the two sides reads it. */
export const interview = named('Interview', {
  id: z.string(),
  application_id: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  company: z.string(),
  applicant_name: z.string(),
  /** The reader's side. */
  side: z.enum(sides),
  kind: z.enum(interviewKinds),
  place: z.string().nullable(),
  note: z.string().nullable(),
  minutes: z.number(),
  slots: z.array(instant),
  /** The slots that another applicant has taken. */
  taken_slots: z.array(instant),
  shared_slot: z.boolean(),
  status: z.enum(interviewStatuses),
  /** The proposing side; the other one takes a slot. */
  proposed_by: z.enum(sides),
  /** The team member who proposed or changed it last, for the team only; null when the account is gone. */
  arranged_by: teammate.nullable(),
  /** The people of the team who take part, for the team only. */
  interviewers: z.array(teammate),
  /** Where an online interview takes place. */
  url: z.string().nullable(),
  /** The taken slot; for a moved or cancelled interview the former one. */
  starts_at: instant.nullable(),
  /** The reason for declining, moving or cancelling. */
  answer: z.string().nullable(),
  sequence: z.number(),
  created_at: instant,
  updated_at: instant,
})

/** A time with its offset from UTC. */
const start = z.iso.datetime({ offset: true, error: fault('date-invalid') }).transform((text) => new Date(text))

const starts = z
  .array(start, fault('wrong-shape'))
  .min(1, fault('required'))
  .max(maxSlots, fault('too-many', maxSlots))
  .transform((slots) => [...new Map(slots.map((slot) => [slot.getTime(), slot])).values()].sort((a, b) => +a - +b))

const minutesRange = fault('number-range', interviewMinutes.max, interviewMinutes.min)

const minutes = z
  .number(fault('wrong-shape'))
  .int(fault('number-range'))
  .min(interviewMinutes.min, minutesRange)
  .max(interviewMinutes.max, minutesRange)

const text = (max: number) => stated(optionalLines(max))

const url = stated(
  optionalText(limits.interviewUrl).refine(
    (value) => value === '' || (value.startsWith('https://') && isWebAddress(value)),
    fault('https-invalid'),
  ),
)

const interviewers = z
  .array(z.uuid(fault('choice-unknown')), fault('wrong-shape'))
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(z.string()).max(maxInterviewers, fault('too-many', maxInterviewers)))
  .optional()

/** Offers or takes a time beside another interview of the employer. */
const allow_overlap = z.boolean(fault('wrong-shape')).optional()

export const proposeInput = z.object({
  kind: choice(interviewKinds),
  place: text(limits.interviewPlace),
  slots: starts,
  minutes: minutes.optional(),
  note: text(limits.interviewNote),
  url,
  interviewers,
  allow_overlap,
  /** True by default. Stated, the same start may be offered to several. */
  shared_slot: z.boolean(fault('wrong-shape')).optional(),
})

const ofApplication = {
  access: 'account:own',
  unknownId: 'interview-not-found',
  output: z.object({ interview }),
} as const

export const interviewEndpoints = {
  listInterviews: endpoint({
    address: 'GET /api/applications/:id/interviews',
    summary: 'Interviews of an application for its two sides, oldest first',
    access: 'account:own',
    unknownId: 'application-not-found',
    output: z.object({ interviews: z.array(interview) }),
  }),
  proposeInterview: endpoint({
    address: 'POST /api/applications/:id/interviews',
    summary:
      'Propose an interview with up to ten starts to an applicant; for the owner of the job. What is in the way is in `overlap` of a refusal, and `allow_overlap` sends all the same',
    access: 'account:own',
    unknownId: 'application-not-found',
    body: proposeInput,
    output: z.object({ interview }),
    status: 201,
    refusals: ['no-account', 'not-allowed', 'team-role-too-low', 'application-over', 'slot-overlaps', 'too-many-tries'],
    changes: reads.appointments,
  }),
  acceptInterview: endpoint({
    address: 'POST /api/applications/:id/interviews/:interviewId/accept',
    ...ofApplication,
    summary: 'Take one of the starts that the other side proposed',
    body: z.object({ slot: start, allow_overlap }),
    refusals: [
      'team-role-too-low',
      'not-allowed',
      'application-over',
      'interview-changed',
      'slot-not-offered',
      'slot-past',
      'slot-taken',
      'slot-overlaps',
    ],
    changes: reads.appointments,
  }),
  declineInterview: endpoint({
    address: 'POST /api/applications/:id/interviews/:interviewId/decline',
    ...ofApplication,
    summary: 'Ask the other side for other starts',
    body: z.object({ note: text(limits.interviewNote) }),
    refusals: ['team-role-too-low', 'not-allowed', 'application-over', 'interview-changed'],
    changes: reads.appointments,
  }),
  cancelInterview: endpoint({
    address: 'POST /api/applications/:id/interviews/:interviewId/cancel',
    ...ofApplication,
    summary: 'Cancel an interview, by either side',
    body: z.object({ note: text(limits.interviewNote) }),
    refusals: ['team-role-too-low', 'interview-changed'],
    changes: reads.appointments,
  }),
  moveInterview: endpoint({
    address: 'POST /api/applications/:id/interviews/:interviewId/move',
    ...ofApplication,
    summary: 'Propose other starts for an interview, by either side; the other one takes one of them',
    body: z.object({
      slots: starts,
      minutes: minutes.optional(),
      place: text(limits.interviewPlace),
      note: text(limits.interviewNote),
      /** Only of the employer, as `interviewers`. */
      url,
      interviewers,
      allow_overlap,
    }),
    refusals: ['team-role-too-low', 'interview-changed', 'application-over', 'slot-overlaps', 'too-many-tries'],
    changes: reads.appointments,
  }),
  listMyInterviews: endpoint({
    address: 'GET /api/interviews',
    summary:
      'Interviews of the signed-in user on either side, the one proposed last first; with `from` or `to` those settled or offered on these days in Tokyo',
    access: 'account:own',
    query: z.object({ from: calendarDate.optional(), to: calendarDate.optional(), ...paging }),
    output: z.object({ interviews: z.array(interview), ...pageFacts }),
    list: 'interviews',
  }),
  readCalendarFeed: endpoint({
    address: 'GET /api/interviews/feed',
    summary: 'Since when the own calendar can be subscribed to; null when it cannot',
    access: 'account:own',
    output: z.object({ created_at: instant.nullable() }),
  }),
  createCalendarFeed: endpoint({
    address: 'POST /api/interviews/feed',
    summary: 'The address of the own calendar, told once; a former address is void',
    access: 'account:own',
    output: z.object({ url: z.string() }),
    status: 201,
    refusals: ['confirmation-required'],
    changes: ['readCalendarFeed'],
  }),
  removeCalendarFeed: endpoint({
    address: 'DELETE /api/interviews/feed',
    summary: 'Make the address of the own calendar void',
    access: 'account:own',
    changes: ['readCalendarFeed'],
  }),
  readCalendar: endpoint({
    address: 'GET /api/interviews.ics',
    summary: 'Settled interviews of the owner of a token, for programs that subscribe to calendars',
    access: 'public',
    query: z.object({ token: z.string().optional() }),
    writes: 'file',
    refusals: ['file-not-found'],
  }),
  readAppointment: endpoint({
    address: 'GET /api/interviews/:id.ics',
    summary: 'A settled interview of the caller as a file for calendars',
    access: 'account:own',
    unknownId: 'interview-not-found',
    writes: 'file',
  }),
}

type Row = Omit<
  z.input<typeof interview>,
  | 'job_id'
  | 'side'
  | 'taken_slots'
  | 'shared_slot'
  | 'status'
  | 'proposed_by'
  | 'arranged_by'
  | 'interviewers'
  | 'answer'
  | 'created_at'
> & { status: string }

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
