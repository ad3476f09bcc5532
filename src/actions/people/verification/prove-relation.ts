import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { proofViews } from '#contract/people/verification-view.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { whyNotVerify } from '#rules/people/managing-users.ts'
import { isAtHost, type ProofKind, websiteHost } from '#rules/people/relation-proofs.ts'
import { RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { findEmployerProfile, lockEmployerProfile } from '#store/people/employer-profiles.ts'
import {
  makeRelationCode,
  proveRelation,
  relationCode,
  relationProofsOf,
  tryRelationCode,
} from '#store/people/relation-codes.ts'
import { findUser } from '#store/people/users.ts'
import { type Counter, takeAttempts, verificationKey } from '#store/throttles.ts'

/** Mails a code to an address at the host of the employer's website. */
export async function sendDomainCode(
  { body: { email } }: ActionInput<'sendDomainCode'>,
  context: SignedInContext,
): Promise<ActionResult<'sendDomainCode'>> {
  const { db, viewer, now, config, followUps } = context
  const { employerId } = viewer
  const host = websiteHost((await findEmployerProfile(db, employerId))?.website)
  if (!host) throw new RefusalError('website-missing')
  if (!isAtHost(email, host)) throw new InvalidInputError([{ fault: 'email-other-host', path: 'email' }])
  const counters: Counter[] = [
    [`relation:user:${viewer.id}`, config.allowances.verificationsPerUser],
    [verificationKey(email), config.allowances.verificationsPerTarget],
  ]
  refuseTooMany(await takeAttempts(db, counters, now))
  await followUps.opened()
  return db.transaction().execute(async (tx) => {
    const code = await makeRelationCode(tx, { employerId, kind: 'domain', sentTo: email, proves: host, now })
    await followUps.add(tx, { kind: 'relation-code', code_id: code.id })
    await record(tx, context, { action: 'employer:send-code', subject: employerId, detail: { kind: 'domain', host } })
    return { host, expires_at: code.expires_at }
  })
}

export const confirmDomainCode = (input: ActionInput<'confirmDomainCode'>, context: SignedInContext) =>
  confirm('domain', input.body.code, context)

export const confirmLetterCode = (input: ActionInput<'confirmLetterCode'>, context: SignedInContext) =>
  confirm('letter', input.body.code, context)

/** Makes the code that the operator sends by letter to the employer's address. */
export async function makeLetterCode(
  { params: { id } }: ActionInput<'makeLetterCode'>,
  context: SignedInContext,
): Promise<ActionResult<'makeLetterCode'>> {
  const { db, now, config } = context
  return db.transaction().execute(async (tx) => {
    refuseIf(whyNotVerify(await findUser(tx, id)))
    const { address } = await lockEmployerProfile(tx, id, now)
    if (!address) throw new RefusalError('verification-facts-missing', { data: { missing: ['address'] } })
    const made = await makeRelationCode(tx, { employerId: id, kind: 'letter', sentTo: address, proves: address, now })
    await record(tx, context, { action: 'employer:send-code', subject: id, detail: { kind: 'letter' } })
    return { code: relationCode(made.id, config.secret), address, expires_at: made.expires_at }
  })
}

/** Takes a code. A wrong one counts, and the count is stored before it is compared. */
async function confirm(kind: ProofKind, typed: string, context: SignedInContext) {
  const { db, viewer, now, config } = context
  const { employerId } = viewer
  const waiting = await tryRelationCode(db, { employerId, kind, now })
  if (!waiting) throw new RefusalError('relation-code-over')
  const { id, proves } = waiting
  if (!config.acceptedSecrets.some((secret) => relationCode(id, secret) === typed)) throw new RefusalError('code-wrong')
  return db.transaction().execute(async (tx) => {
    if (!(await proveRelation(tx, { id, employerId, kind, proves, now }))) throw new RefusalError('relation-code-over')
    await record(tx, context, { action: 'employer:prove-relation', subject: employerId, detail: { kind } })
    const profile = await findEmployerProfile(tx, employerId)
    return { proofs: proofViews((await relationProofsOf(tx, [employerId])).get(employerId), profile) }
  })
}
