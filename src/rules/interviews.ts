import type { Side } from './messages/sides.ts'
import type { Refusal } from './refusals.ts'

export const interviewKinds = ['onsite', 'online', 'phone'] as const
export type InterviewKind = (typeof interviewKinds)[number]

export const interviewStatuses = ['proposed', 'accepted', 'declined', 'cancelled'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

/** The most slots of a proposal. */
export const maxSlots = 10
/** The most people of the team who take part. */
export const maxInterviewers = 5
/** The length of an interview. */
export const interviewMinutes = { min: 5, max: 480, default: 60 }

type Interview = {
  status: InterviewStatus
  /** The proposing side; the other one takes a slot. */
  proposed_by: Side
  starts_at: Date | null
}

const isOver = ({ status, starts_at }: Interview, now: Date) =>
  status === 'accepted' && starts_at !== null && starts_at <= now

/** Why this side cannot accept a slot or decline; `null` when it can. */
export function whyNotAnswer({ status, proposed_by }: Interview, side: Side): Refusal | null {
  if (status !== 'proposed') return 'interview-changed'
  return proposed_by === side ? 'not-allowed' : null
}

/** Why this slot cannot be taken; `null` when it can. The database checks that nobody else has taken it. */
export function whyNotTakeSlot(slot: Date, slots: readonly Date[], now: Date): Refusal | null {
  if (!slots.some((each) => each.getTime() === slot.getTime())) return 'slot-not-offered'
  return slot <= now ? 'slot-past' : null
}

/** Why an interview cannot be cancelled or moved by either side; `null` when it can. */
export function whyNotChange(interview: Interview, now: Date): Refusal | null {
  return interview.status === 'cancelled' || isOver(interview, now) ? 'interview-changed' : null
}

/** Reminders by seconds before the start. */
export const reminders = { day: 24 * 60 * 60, hour: 60 * 60 } as const
export type Reminder = keyof typeof reminders
