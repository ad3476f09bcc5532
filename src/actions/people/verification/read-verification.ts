import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { proofViews, verificationView } from '#contract/people/verification-view.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import { findEmployerProfile } from '#store/people/employer-profiles.ts'
import { relationProofsOf } from '#store/people/relation-codes.ts'
import {
  countOwnVerificationRequests,
  lastVerificationRequest,
  listOwnVerificationRequests as listOwn,
} from '#store/people/verification-requests.ts'

/** The own employer's verification status. */
export async function readVerification(
  _input: ActionInput<'readVerification'>,
  { db, viewer: { employerId } }: SignedInContext,
): Promise<ActionResult<'readVerification'>> {
  const [profile, request, proofs] = await Promise.all([
    findEmployerProfile(db, employerId),
    lastVerificationRequest(db, employerId),
    relationProofsOf(db, [employerId]),
  ])
  return { verification: verificationView(profile, request), proofs: proofViews(proofs.get(employerId), profile) }
}

/** The own employer's verification requests. */
export async function listOwnVerificationRequests(
  { query }: ActionInput<'listOwnVerificationRequests'>,
  { db, viewer: { employerId } }: SignedInContext,
): Promise<ActionResult<'listOwnVerificationRequests'>> {
  const find = (slice: Slice) => listOwn(db, employerId, slice)
  const page = pageOf(query)
  if (!page) return { requests: everyRow(find) }
  const [total, requests] = await Promise.all([countOwnVerificationRequests(db, employerId), find(page)])
  return { requests, total, page: page.page, limit: page.limit }
}
