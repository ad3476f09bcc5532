import type { Context, SignedInContext } from '#actions/context.ts'
import { endpointAddress } from '#contract/addresses.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { appointmentOf } from '#contract/interviews/appointment.ts'
import { calendarFeed } from '#integrations/calendar.ts'
import { sideOf } from '#rules/messages/sides.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import {
  findCalendarFeed,
  putCalendarFeed,
  readerOfFeed,
  removeCalendarFeed as remove,
} from '#store/interviews/calendar-feeds.ts'
import { listOwnInterviews } from '#store/interviews/interviews.ts'
import { recordLastingSecret } from '#store/people/lasting-secrets.ts'

/** Since when the viewer's calendar has an address. */
export async function readCalendarFeed(
  _input: ActionInput<'readCalendarFeed'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'readCalendarFeed'>> {
  return { created_at: await findCalendarFeed(db, viewer.id) }
}

/** Creates the address of the viewer's calendar and voids the former one. */
export async function createCalendarFeed(
  _input: ActionInput<'createCalendarFeed'>,
  context: SignedInContext,
): Promise<ActionResult<'createCalendarFeed'>> {
  const { db, viewer, now, config } = context
  refuseIf(whyConfirmFirst(viewer, now))
  const token = await db.transaction().execute(async (tx) => {
    await recordLastingSecret(tx, context, { secret: 'calendarAddress', subject: viewer.id })
    return putCalendarFeed(tx, viewer.id, now)
  })
  return { url: `${config.publicUrl}${endpointAddress('readCalendar').path}?token=${token}` }
}

/** Voids the address of the viewer's calendar. */
export async function removeCalendarFeed(
  _input: ActionInput<'removeCalendarFeed'>,
  context: SignedInContext,
): Promise<void> {
  const { db, viewer } = context
  await db.transaction().execute(async (tx) => {
    if (await remove(tx, viewer.id)) await record(tx, context, { action: 'calendar:remove', subject: viewer.id })
  })
}

/** Calendar programs keep past events, so the last three months suffice. */
const shownDays = 90
const mostEvents = 500

/** The settled interviews of a token's owner. */
export async function readCalendar(
  { query }: ActionInput<'readCalendar'>,
  { db, now, config }: Context,
): Promise<ActionResult<'readCalendar'>> {
  const party = query.token ? await readerOfFeed(db, query.token) : undefined
  if (party === undefined) throw new RefusalError('file-not-found')
  const since = new Date(now.getTime() - shownDays * 24 * 60 * 60 * 1_000)
  const interviews = await listOwnInterviews(db, { party, status: 'accepted', since }, { limit: mostEvents })
  const appointments = interviews.map((each) =>
    appointmentOf(each, { side: sideOf(party, each) ?? 'applicant', publicUrl: config.publicUrl }),
  )
  const content = Buffer.from(calendarFeed('しごと帖の面接', appointments))
  return { content, type: 'text/calendar; charset=utf-8', cache: 'private, no-store' }
}
