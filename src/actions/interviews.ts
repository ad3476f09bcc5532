import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Action, SignedInContext } from '#actions/context.ts'
import { endpointAddress } from '#contract/addresses.ts'
import { teammateOf } from '#contract/fields.ts'
import { appointmentOf, type interview } from '#contract/interviews.ts'
import { appointmentFile, calendarFeed } from '#integrations/calendar.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { interviewMinutes, whyNotAnswer, whyNotChange, whyNotTakeSlot } from '#rules/interviews.ts'
import { sideOf, whyNotWrite } from '#rules/messages/sides.ts'
import type { Party, Viewer } from '#rules/people/roles.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { orRefuse, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { recordAnswer } from '#store/applications/answer-times.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import type { Transaction } from '#store/database.ts'
import {
  findCalendarFeed,
  putCalendarFeed,
  readerOfFeed,
  removeCalendarFeed as remove,
} from '#store/interviews/calendar-feeds.ts'
import * as store from '#store/interviews/interviews.ts'
import { refuseOverlap } from '#store/interviews/overlaps.ts'
import { listFor, type Slice } from '#store/keyset.ts'
import { findConversation, whyNoConversation } from '#store/messages/messages.ts'
import { recordLastingSecret } from '#store/people/lasting-secrets.ts'
import { markApplicationRead } from '#store/people/notifications.ts'
import { consumeAllowance } from '#store/throttles.ts'

/** Proposes an interview to an applicant. */
export const proposeInterview: Action<'proposeInterview'> = async ({ params, body }, context) => {
  const { db, viewer, now, config, followUps } = context
  if (body.slots.some((slot) => slot <= now)) throw new InvalidInputError([{ fault: 'slot-past', path: 'slots' }])
  return refusingTransaction(db, { interviews_application: 'application-not-found' }, async (tx) => {
    const conversation = await findConversation(tx, params.id, viewer)
    if (!conversation) throw new RefusalError(await whyNoConversation(tx, params.id, viewer))
    const { id: application_id, owner_id, side, status } = conversation
    if (side !== 'employer') throw new RefusalError('not-allowed')
    refuseIf(whyNotWrite(viewer, side))
    if (status === 'rejected') throw new RefusalError('application-over')
    refuseTooMany(await consumeAllowance(tx, `message:${viewer.id}`, config.allowances.messagesPerSender, now))
    const id = v7()
    const { kind, slots, place = null, note = null, url = null, minutes = interviewMinutes.default } = body
    const { shared_slot = true, interviewers = [] } = body
    await store.lockInterviewers(tx, interviewers, owner_id)
    if (!body.allow_overlap) {
      const shared = body.shared_slot === undefined ? null : body.shared_slot ? ('one' as const) : ('all' as const)
      await refuseOverlap(tx, { ownerId: owner_id, interviewId: id, starts: slots, minutes, shared })
    }
    await store.insertInterview(tx, {
      ...{ id, application_id, owner_id, kind, place, note, url, minutes, slots, shared_slot },
      ...{ status: 'proposed', proposed_by: side, arranged_by: viewer.id, created_at: now, updated_at: now },
    })
    await store.putInterviewers(tx, id, interviewers)
    await recordAnswer(tx, application_id, now)
    const interview = orRefuse(await store.findInterview(tx, id), 'application-not-found')
    await store.notifyOfInterview(tx, followUps, { interview, by: side, outcome: 'proposed', now })
    return { interview: interviewView(interview, viewer) }
  })
}

/** Accepts a slot. If it was offered to two applicants, the database refuses the second. */
export const acceptInterview: Action<'acceptInterview'> = async ({ params, body }, context) => {
  const { db, viewer, now } = context
  return refusingTransaction(db, { interviews_shared_slot: 'slot-taken' }, async (tx) => {
    const locked = await lockOwn(tx, params, viewer)
    if (locked.application_status === 'rejected') throw new RefusalError('application-over')
    refuseIf(whyNotAnswer(locked, locked.side) ?? whyNotTakeSlot(body.slot, locked.slots, now))
    const { owner_id: ownerId, id: interviewId, side, minutes } = locked
    if (side === 'employer' && !body.allow_overlap)
      await refuseOverlap(tx, { ownerId, interviewId, starts: [body.slot], minutes })
    const accepted = { status: 'accepted', starts_at: body.slot, sequence: locked.sequence + 1 } as const
    await store.changeInterview(tx, locked, viewer.id, { ...accepted, answer: null, updated_at: now })
    return changed(tx, locked, 'accepted', context)
  })
}

/** Asks the other side for other slots. */
export const declineInterview: Action<'declineInterview'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const locked = await lockOwn(tx, params, viewer)
    if (locked.application_status === 'rejected') throw new RefusalError('application-over')
    refuseIf(whyNotAnswer(locked, locked.side))
    await store.changeInterview(tx, locked, viewer.id, {
      status: 'declined',
      answer: body.note ?? null,
      updated_at: now,
    })
    const interview = (await store.findInterview(tx, locked.id)) ?? locked
    // Calendars dropped the interview when it was moved.
    const told = { ...interview, starts_at: null }
    await store.notifyOfInterview(tx, followUps, { interview: told, by: locked.side, outcome: 'declined', now })
    return { interview: interviewView(interview, viewer) }
  })
}

/** Proposes other slots; until the other side takes one, the interview is not settled. */
export const moveInterview: Action<'moveInterview'> = async ({ params, body }, context) => {
  const { db, viewer, now, config } = context
  const { slots, minutes, place, url, interviewers, note = null } = body
  if (slots.some((slot) => slot <= now)) throw new InvalidInputError([{ fault: 'slot-past', path: 'slots' }])
  return db.transaction().execute(async (tx) => {
    const locked = await lockOwn(tx, params, viewer)
    refuseIf(whyNotChange(locked, now))
    if (locked.application_status === 'rejected') throw new RefusalError('application-over')
    refuseTooMany(await consumeAllowance(tx, `message:${viewer.id}`, config.allowances.messagesPerSender, now))
    const { owner_id: ownerId, id: interviewId, side } = locked
    if (side === 'employer' && interviewers) await store.lockInterviewers(tx, interviewers, ownerId)
    // The applicant does not learn what else the employer has to do.
    if (side === 'employer' && !body.allow_overlap)
      await refuseOverlap(tx, { ownerId, interviewId, starts: slots, minutes: minutes ?? locked.minutes })
    if (side === 'employer' && interviewers) await store.putInterviewers(tx, interviewId, interviewers)
    const proposed = { status: 'proposed', proposed_by: locked.side, slots, sequence: locked.sequence + 1 } as const
    await store.changeInterview(tx, locked, viewer.id, {
      ...{ ...proposed, answer: note, updated_at: now },
      ...(minutes !== undefined && { minutes }),
      ...(place !== undefined && { place }),
      ...(side === 'employer' && url !== undefined && { url }),
    })
    return changed(tx, locked, 'moved', context)
  })
}

/** Cancels an interview, by either side. */
export const cancelInterview: Action<'cancelInterview'> = async ({ params, body }, context) => {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const locked = await lockOwn(tx, params, viewer)
    refuseIf(whyNotChange(locked, now))
    const change = { status: 'cancelled', sequence: locked.sequence + 1, answer: body.note ?? null } as const
    await store.changeInterview(tx, locked, viewer.id, { ...change, updated_at: now })
    return changed(tx, locked, 'cancelled', context)
  })
}

/** Locks an interview for one of its sides, who may write. */
async function lockOwn(tx: Transaction, params: { id: string; interviewId: string }, viewer: Viewer) {
  const of = { applicationId: params.id, id: params.interviewId, party: viewer }
  const locked = orRefuse(await store.lockInterview(tx, of), 'interview-not-found')
  refuseIf(whyNotWrite(viewer, locked.side))
  return locked
}

/** Notifies the other side of a change, and answers with the changed interview. */
async function changed(
  tx: Transaction,
  locked: Awaited<ReturnType<typeof lockOwn>>,
  outcome: 'accepted' | 'moved' | 'cancelled',
  { viewer, now, followUps }: SignedInContext,
) {
  const interview = (await store.findInterview(tx, locked.id)) ?? locked
  await store.notifyOfInterview(tx, followUps, { interview, by: locked.side, outcome, now })
  return { interview: interviewView(interview, viewer) }
}

/** The interviews of an application; marks the reader's notifications about them as read. */
export const listInterviews: Action<'listInterviews'> = async ({ params }, { db, viewer, now }) => {
  if (!(await findConversation(db, params.id, viewer))) throw new RefusalError('application-not-found')
  const interviews = await store.listInterviews(db, params.id, viewer)
  const kinds = ['interview_proposed', 'interview_decided'] as const
  await markApplicationRead(db, { userId: viewer.id, applicationId: params.id, kinds, now })
  return { interviews: interviews.map((row) => interviewView(row, viewer)) }
}

/** The viewer's interviews on either side. */
export const listMyInterviews: Action<'listMyInterviews'> = async ({ query }, { db, viewer }) => {
  const { from, to } = query
  const whose = { party: viewer, days: from || to ? { from, to } : undefined }
  const find = async (slice: Slice) =>
    (await store.listOwnInterviews(db, whose, slice)).map((row) => interviewView(row, viewer))
  return listFor('interviews', query, find, () => store.countOwnInterviews(db, whose))
}

/** A settled interview of the viewer for their calendar. */
export const readAppointment: Action<'readAppointment'> = async ({ params }, { db, viewer, config }) => {
  const interview = orRefuse(await store.findOwnSettledInterview(db, params.id, viewer), 'interview-not-found')
  const content = Buffer.from(
    appointmentFile(appointmentOf(interview, { side: interview.side, publicUrl: config.publicUrl })),
  )
  return { content, type: 'text/calendar; charset=utf-8', cache: 'private, no-store', attachment: '面接.ics' }
}

/** Since when the viewer's calendar has an address. */
export const readCalendarFeed: Action<'readCalendarFeed'> = async (_input, { db, viewer }) => {
  return { created_at: await findCalendarFeed(db, viewer.id) }
}

/** Creates the address of the viewer's calendar and voids the former one. */
export const createCalendarFeed: Action<'createCalendarFeed'> = async (_input, context) => {
  const { db, viewer, now, config } = context
  refuseIf(whyConfirmFirst(viewer, now))
  const token = await db.transaction().execute(async (tx) => {
    await recordLastingSecret(tx, context, { secret: 'calendarAddress', subject: viewer.id })
    return putCalendarFeed(tx, viewer.id, now)
  })
  return { url: `${config.publicUrl}${endpointAddress('readCalendar').path}?token=${token}` }
}

/** Voids the address of the viewer's calendar. */
export const removeCalendarFeed: Action<'removeCalendarFeed'> = async (_input, context) => {
  const { db, viewer } = context
  await db.transaction().execute(async (tx) => {
    if (await remove(tx, viewer.id)) await record(tx, context, 'calendar:remove', viewer.id)
  })
}

/** Calendar programs keep past events, so the last three months suffice. */
const shownDays = 90
const mostEvents = 500

/** The settled interviews of a token's owner. */
export const readCalendar: Action<'readCalendar'> = async ({ query }, { db, now, config }) => {
  const party = query.token ? await readerOfFeed(db, query.token) : undefined
  if (party === undefined) throw new RefusalError('file-not-found')
  const since = new Date(now.getTime() - shownDays * 24 * 60 * 60 * 1_000)
  const interviews = await store.listOwnInterviews(db, { party, status: 'accepted', since }, { limit: mostEvents })
  const appointments = interviews.map((each) =>
    appointmentOf(each, { side: sideOf(party, each) ?? 'applicant', publicUrl: config.publicUrl }),
  )
  const content = Buffer.from(calendarFeed('しごと帖の面接', appointments))
  return { content, type: 'text/calendar; charset=utf-8', cache: 'private, no-store' }
}

type Row = Omit<z.input<typeof interview>, 'side' | 'arranged_by'> & {
  applicant_id: string
  owner_id: string
  arranger_id: string | null
  arranger_name: string | null
}

/** A stored interview as one of its two sides reads it. */
function interviewView<Stored extends Row>(row: Stored, reader: Party) {
  const side = sideOf(reader, row) ?? 'applicant'
  const interviewers = side === 'employer' ? row.interviewers : []
  return {
    ...row,
    side,
    interviewers,
    arranged_by: side === 'employer' ? teammateOf(row.arranger_id, row.arranger_name) : null,
  }
}
