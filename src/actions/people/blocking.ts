import { v7 } from 'uuid'
import type { Action } from '#actions/context.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { companyKey } from '#rules/jobs/company-name.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { searchText } from '#rules/search/search-text.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import { everyRow, pageOf, type Slice } from '#store/keyset.ts'
import * as store from '#store/people/blocked-employers.ts'
import { lockAccount } from '#store/people/second-factors.ts'

/** Blocks an employer, and other companies by name, for the viewer. Nothing else records it, so that the employer cannot learn of it. */
export const blockEmployer: Action<'blockEmployer'> = async ({ body }, { db, viewer, now }) => {
  const name = body.name || null
  const corporate_number = body.corporate_number || null
  if (corporate_number === null && (name === null || searchText(name) === ''))
    throw new InvalidInputError([{ fault: 'company-required', path: 'name' }])
  const block = { id: v7(), name, corporate_number, blocked_at: now }
  const otherNames = new Map((body.other_names ?? []).map((other) => [companyKey(other), other]))
  for (const key of ['', companyKey(name ?? '')]) otherNames.delete(key)
  try {
    const others = await db.transaction().execute(async (tx) => {
      // Others that the person adds at once wait, so that each counts those before it.
      if (!(await lockAccount(tx, viewer.id))) throw new RefusalError('session-ended')
      if ((await store.countBlockedEmployers(tx, viewer.id)) + otherNames.size >= limits.blockedEmployersPerUser)
        throw new RefusalError('too-many-blocks')
      await store.insertBlock(tx, { ...block, user_id: viewer.id })
      return store.insertNamedBlocks(tx, viewer.id, [...otherNames.values()], now)
    })
    return { blocked_employer: block, others }
  } catch (error) {
    if (isUniqueViolation(error, 'blocked_employers_once')) throw new RefusalError('already-blocked')
    throw error
  }
}

/** Employers that the viewer has blocked, newest first. */
export const listBlockedEmployers: Action<'listBlockedEmployers'> = async ({ query }, { db, viewer }) => {
  const find = (slice: Slice) => store.listBlockedEmployers(db, viewer.id, slice)
  const page = pageOf(query)
  const total = await store.countBlockedEmployers(db, viewer.id)
  return page
    ? { total, blocked_employers: await find(page), page: page.page, limit: page.limit }
    : { total, blocked_employers: everyRow(find) }
}

/** Public jobs that this viewer's lists leave out. */
export const listBlockedJobIds: Action<'listBlockedJobIds'> = async (_input, { db, viewer, now }) => {
  return { ids: await store.listBlockedJobIds(db, viewer.id, tokyoDate(now), limits.blockedJobIds) }
}

/** Ends a block of the viewer. */
export const unblockEmployer: Action<'unblockEmployer'> = async ({ params }, { db, viewer }) => {
  if (!(await store.removeBlock(db, params.id, viewer.id))) throw new RefusalError('block-not-found')
}
