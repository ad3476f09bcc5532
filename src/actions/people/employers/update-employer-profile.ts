import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { employerProfileView } from '#contract/people/employer-profile-view.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { changedFacts, tradeNamesAfter } from '#rules/people/employer-profile.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { lockEmployerProfile, updateEmployerProfile as store } from '#store/people/employer-profiles.ts'
import { searchOn } from '#store/search/search-on.ts'

/** Updates the given fields; jobs are found by another name at once. A new name, number or address needs verification again. */
export async function updateEmployerProfile(
  { body }: ActionInput<'updateEmployerProfile'>,
  context: SignedInContext,
): Promise<ActionResult<'updateEmployerProfile'>> {
  const { db, viewer, now } = context
  if ((body.founded_year ?? 0) > Number(tokyoDate(now).slice(0, 4)))
    throw new InvalidInputError([{ fault: 'year-future', path: 'founded_year' }])
  try {
    const { profile, isRenamed } = await db.transaction().execute(async (tx) => {
      const before = await lockEmployerProfile(tx, viewer.employerId, now)
      const changed = before.verified_at ? changedFacts(before, body) : []
      const lost = changed.length > 0
      const { trade_names, ...fields } = body
      const profile = await store(tx, viewer.employerId, {
        ...fields,
        ...(trade_names !== undefined && { trade_names: tradeNamesAfter(before.trade_names, trade_names ?? []) }),
        ...(lost && { verified_at: null }),
        updated_at: now,
      })
      await record(tx, context, {
        action: 'employer:edit',
        subject: viewer.employerId,
        detail: { fields: Object.keys(body) },
      })
      if (lost)
        await record(tx, context, {
          action: 'employer:lose-verification',
          subject: viewer.employerId,
          detail: { fields: changed },
        })
      return { profile, isRenamed: (['name', 'name_kana'] as const).some((field) => profile[field] !== before[field]) }
    })
    // After the commit: an edit of a job locks the job before the profile.
    if (isRenamed) await searchOn(db).renewTextsOf(viewer.employerId)
    return { profile: employerProfileView(profile) }
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended') // deleted since the request began
    throw error
  }
}
