import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { companyKey } from '#rules/jobs/company-name.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { searchText } from '#rules/search/search-text.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import { countBlockedEmployers, insertBlock, insertNamedBlocks } from '#store/people/blocked-employers.ts'
import { lockAccount } from '#store/people/second-factors.ts'

/** Blocks an employer, and other companies by name, for the viewer. Nothing else records it, so that the employer cannot learn of it. */
export async function blockEmployer(
  { body }: ActionInput<'blockEmployer'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'blockEmployer'>> {
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
      if ((await countBlockedEmployers(tx, viewer.id)) + otherNames.size >= limits.blockedEmployersPerUser)
        throw new RefusalError('too-many-blocks')
      await insertBlock(tx, { ...block, user_id: viewer.id })
      return insertNamedBlocks(tx, viewer.id, [...otherNames.values()], now)
    })
    return { blocked_employer: block, others }
  } catch (error) {
    if (isUniqueViolation(error, 'blocked_employers_once')) throw new RefusalError('already-blocked')
    throw error
  }
}
