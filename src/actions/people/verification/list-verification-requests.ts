import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { verificationRequestView } from '#contract/people/verification-view.ts'
import { employerRecordsOf } from '#store/jobs/approval-queue.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import { employerProfilesOf } from '#store/people/employer-profiles.ts'
import { postersOf } from '#store/people/posters.ts'
import { relationProofsOf } from '#store/people/relation-codes.ts'
import {
  countVerificationRequests,
  listVerificationRequests as findRequests,
} from '#store/people/verification-requests.ts'

/** Pending verification requests with the employers' current facts, oldest first. */
export async function listVerificationRequests(
  { query }: ActionInput<'listVerificationRequests'>,
  { db }: SignedInContext,
): Promise<ActionResult<'listVerificationRequests'>> {
  const find = async (slice: Slice) => {
    const rows = await findRequests(db, query, slice)
    const employers = rows.map(({ employer_id }) => employer_id)
    const [profiles, records] = [await employerProfilesOf(db, employers), await employerRecordsOf(db, employers)]
    const [posters, proofs] = [await postersOf(db, employers), await relationProofsOf(db, employers)]
    return rows.map((row) => {
      const of = row.employer_id
      const about = {
        profile: profiles.get(of),
        record: records.get(of),
        poster: posters.get(of),
        proofs: proofs.get(of),
      }
      return { ...verificationRequestView(row, about), at: row.at }
    })
  }
  const page = pageOf(query)
  if (!page) return { requests: everyRow(find) }
  const [total, requests] = await Promise.all([countVerificationRequests(db, query), find(page)])
  return { requests, total, page: page.page, limit: page.limit }
}
