import { v7 } from 'uuid'
import type { Action, SignedInContext } from '#actions/context.ts'
import { moderatedEmployer } from '#contract/people/employer-profile.ts'
import { employerProfileView, versionOf } from '#contract/people/employer-profile-view.ts'
import { posterView } from '#contract/people/poster-view.ts'
import { verificationDecision } from '#contract/people/verification-endpoints.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { isAtHost, isCompanyProven } from '#rules/people/mail-hosts.ts'
import { whyNotVerify } from '#rules/people/managing-users.ts'
import { isProofOf, type ProofKind, websiteHost } from '#rules/people/relation-proofs.ts'
import {
  missingFacts,
  unseenNames,
  verificationState,
  whyNotAsk,
  whyNotVerifyAsRead,
} from '#rules/people/verification.ts'
import { orRefuse, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { isStale, unread } from '#rules/versions.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import type { Transaction } from '#store/database.ts'
import { employerRecordsOf } from '#store/jobs/approval-queue.ts'
import { listFor, type Slice } from '#store/keyset.ts'
import {
  type EmployerProfile,
  employerProfilesOf,
  findEmployerProfile,
  lockEmployerProfile,
  takeVerification,
} from '#store/people/employer-profiles.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { postersOf } from '#store/people/posters.ts'
import * as relations from '#store/people/relation-codes.ts'
import { addAccountDecision } from '#store/people/suspensions.ts'
import { findUser } from '#store/people/users.ts'
import * as store from '#store/people/verification-requests.ts'
import * as throttles from '#store/throttles.ts'

type Request = Pick<store.VerificationRequest, 'asked_at' | 'outcome' | 'closed_at' | 'reason'>

/** An employer's status by its profile and its last request, except withdrawn ones. */
function verificationView(profile: EmployerProfile | undefined, request: Request | undefined) {
  const state = verificationState(profile, request)
  const times = { waiting: request?.asked_at, refused: request?.closed_at, verified: profile?.verified_at }
  return {
    state,
    since: (state in times && times[state as keyof typeof times]) || null,
    reason: state === 'refused' ? (request?.reason ?? null) : null,
    missing: missingFacts(profile),
  }
}

type Proofs = Awaited<ReturnType<typeof relations.relationProofsOf>>

/** The proofs of an employer that fit what its profile states now. */
const proofsOf = (proofs: Proofs, employerId: string, profile: EmployerProfile | undefined) =>
  (proofs.get(employerId) ?? []).filter((proof) => isProofOf(proof, profile))

/** The version of a request with the facts of its employer. */
const requestVersion = ({ asked_at }: { asked_at: Date }, profile: EmployerProfile | undefined): Date =>
  new Date(Math.max(asked_at.getTime(), versionOf(profile)?.getTime() ?? 0))

/** Requests verification of the employer. Of two concurrent requests, the second finds the first. */
export const askForVerification: Action<'askForVerification'> = async (_input, context) => {
  const { db, viewer, now } = context
  const { employerId } = viewer
  return refusingTransaction(db, { deleted: 'session-ended' }, async (tx) => {
    const profile = await lockEmployerProfile(tx, employerId)
    const { state, missing } = verificationView(profile, await store.lastVerificationRequest(tx, employerId))
    const reason = whyNotAsk(state, { missing, newNames: unseenNames(profile) })
    if (reason) throw new RefusalError(reason, missing.length > 0 ? { data: { missing } } : {})
    const request = { id: v7(), employer_id: employerId, asked_by: viewer.id, asked_at: now }
    await store.insertVerificationRequest(tx, request)
    await record(tx, context, 'employer:ask-verification', employerId)
    return { verification: verificationView(profile, { ...request, outcome: null, closed_at: null, reason: null }) }
  })
}

/** Withdraws the pending request. */
export const withdrawVerification: Action<'withdrawVerification'> = async (_input, context) => {
  const { db, viewer, now } = context
  const { employerId } = viewer
  return refusingTransaction(db, { deleted: 'session-ended' }, async (tx) => {
    const profile = await lockEmployerProfile(tx, employerId)
    const closed = await store.closeVerificationRequest(tx, { employerId, outcome: 'withdrawn', by: viewer.id, now })
    if (!closed) throw new RefusalError('verification-not-waiting')
    await record(tx, context, 'employer:withdraw-verification', employerId)
    return { verification: verificationView(profile, await store.lastVerificationRequest(tx, employerId)) }
  })
}

/** The own employer's verification status. */
export const readVerification: Action<'readVerification'> = async (_input, { db, viewer: { employerId } }) => {
  const [profile, request, proofs] = await Promise.all([
    findEmployerProfile(db, employerId),
    store.lastVerificationRequest(db, employerId),
    relations.relationProofsOf(db, [employerId]),
  ])
  return { verification: verificationView(profile, request), proofs: proofsOf(proofs, employerId, profile) }
}

/** The own employer's verification requests. */
export const listOwnVerificationRequests: Action<'listOwnVerificationRequests'> = async (
  { query },
  { db, viewer: { employerId } },
) => {
  const find = (slice: Slice) => store.listOwnVerificationRequests(db, employerId, slice)
  return listFor('requests', query, find, () => store.countOwnVerificationRequests(db, employerId))
}

/** Mails a code to an address at the host of the employer's website. */
export const sendDomainCode: Action<'sendDomainCode'> = async ({ body: { email } }, context) => {
  const { db, viewer, now, address, config, followUps } = context
  const { employerId } = viewer
  const sender = orRefuse(await findUser(db, viewer.id), 'session-ended')
  if (!sender.email_verified) throw new RefusalError('code-needs-confirmed-email')
  const host = orRefuse(websiteHost((await findEmployerProfile(db, employerId))?.website), 'website-missing')
  if (!isAtHost(email, host)) throw new InvalidInputError([{ fault: 'email-other-host', path: 'email' }])
  const counters: throttles.Counter[] = [
    [`relation:user:${viewer.id}`, config.allowances.verificationsPerUser],
    [throttles.verificationKey(email), config.allowances.verificationsPerTarget],
    ...throttles.mailCounters('relation-code', { account: viewer.id, address, email }),
  ]
  refuseTooMany(await throttles.consumeAllowances(db, counters, now))
  await followUps.opened()
  return db.transaction().execute(async (tx) => {
    const code = await relations.makeRelationCode(tx, { employerId, kind: 'domain', sentTo: email, proves: host, now })
    await followUps.add(tx, { kind: 'relation-code', code_id: code.id })
    await record(tx, context, 'employer:send-code', employerId, { detail: { kind: 'domain', host } })
    return { host, expires_at: code.expires_at }
  })
}

/** Confirms the code that was mailed to the host of the website. */
export const confirmDomainCode: Action<'confirmDomainCode'> = ({ body }, context) =>
  confirm('domain', body.code, context)

/** Confirms the code of the letter. */
export const confirmLetterCode: Action<'confirmLetterCode'> = ({ body }, context) =>
  confirm('letter', body.code, context)

/** Makes the code that the operator sends by letter to the employer's address. */
export const makeLetterCode: Action<'makeLetterCode'> = async ({ params: { id } }, context) => {
  const { db, now, config } = context
  return db.transaction().execute(async (tx) => {
    refuseIf(whyNotVerify(await findUser(tx, id)))
    const { address } = await lockEmployerProfile(tx, id)
    if (!address) throw new RefusalError('verification-facts-missing', { data: { missing: ['address'] } })
    const made = await relations.makeRelationCode(tx, {
      employerId: id,
      kind: 'letter',
      sentTo: address,
      proves: address,
      now,
    })
    await record(tx, context, 'employer:send-code', id, { detail: { kind: 'letter' } })
    return { code: relations.relationCode(made.id, config.secret), address, expires_at: made.expires_at }
  })
}

/** Wrong codes of an employer: sending again brings no more guesses. */
const wrongCodes = { times: 20, seconds: 24 * 60 * 60 }

/** Takes a code. A wrong one counts, and the count is stored before it is compared. */
async function confirm(kind: ProofKind, typed: string, context: SignedInContext) {
  const { db, viewer, now, config } = context
  const { employerId } = viewer
  const key = `relation-wrong:${employerId}`
  refuseTooMany(await throttles.checkAllowance(db, key, wrongCodes, now))
  const waiting = orRefuse(await relations.tryRelationCode(db, { employerId, kind, now }), 'relation-code-over')
  const { id, proves } = waiting
  if (!config.acceptedSecrets.some((secret) => relations.relationCode(id, secret) === typed)) {
    await throttles.consumeAllowance(db, key, wrongCodes, now)
    throw new RefusalError('code-wrong')
  }
  return db.transaction().execute(async (tx) => {
    if (!(await relations.proveRelation(tx, { id, employerId, kind, proves, now })))
      throw new RefusalError('relation-code-over')
    await record(tx, context, 'employer:prove-relation', employerId, { detail: { kind } })
    const profile = await findEmployerProfile(tx, employerId)
    return { proofs: proofsOf(await relations.relationProofsOf(tx, [employerId]), employerId, profile) }
  })
}

/** Pending verification requests with the employers' current facts, oldest first. */
export const listVerificationRequests: Action<'listVerificationRequests'> = async ({ query }, { db }) => {
  const find = async (slice: Slice) => {
    const rows = await store.listVerificationRequests(db, query, slice)
    const employers = rows.map(({ employer_id }) => employer_id)
    const [profiles, records] = [await employerProfilesOf(db, employers), await employerRecordsOf(db, employers)]
    const [posters, proofs] = [await postersOf(db, employers), await relations.relationProofsOf(db, employers)]
    return rows.map((row) => {
      const { employer_id: of, reason, closed_at, closed_by_name: by_name } = row
      const profile = profiles.get(of)
      return {
        ...row,
        account: { ...row, name: row.account_name, suspended: row.suspended_at !== null },
        profile: employerProfileView(profile),
        missing: missingFacts(profile),
        updated_at: requestVersion(row, profile),
        poster: posterView(posters.get(of)),
        proofs: proofsOf(proofs, of, profile),
        employer_record: records.get(of) ?? { first: true, approved: 0, rejected: 0 },
        former_refusal: reason !== null && closed_at !== null ? { at: closed_at, by_name, reason } : null,
      }
    })
  }
  return listFor('requests', query, find, () => store.countVerificationRequests(db, query))
}

/** Verifies the employer of a request if its facts are still those that the administrator read. */
export const acceptVerificationRequest: Action<'acceptVerificationRequest'> = async (
  { params: { id }, body: { note, trade_names: tradeNames, version, ...read } },
  context,
) => {
  return decide({ id, version }, context, async (tx, before) => {
    const reason = whyNotVerifyAsRead(before, read)
    const missing = missingFacts(before)
    if (reason) throw new RefusalError(reason, missing.length > 0 ? { data: { missing } } : {})
    await refuseUnproven(tx, before, note)
    return store.verifyEmployer(tx, context, { before, note: note ?? null, tradeNames, version })
  })
}

/** Refuses a request with a reason; the employer may request again. */
export const refuseVerificationRequest: Action<'refuseVerificationRequest'> = async (
  { params: { id }, body: { reason, version } },
  context,
) => {
  const { viewer, now, followUps } = context
  return decide({ id, version }, context, async (tx, before) => {
    const employerId = before.user_id
    await store.closeVerificationRequest(tx, { employerId, outcome: 'refused', by: viewer.id, now, reason })
    const fields = { reason: { from: null, to: reason } }
    const changes = { of: employerId, fields }
    await record(tx, context, 'employer:refuse-verification', employerId, { changes, detail: unread(version) })
    const about = { kind: 'verification_decided', verification_request_id: id, outcome: 'refused' } as const
    await notifyEmployer(tx, followUps, { employerId, ownersOnly: true, about, now })
    return before
  })
}

/**
 * Decides on a pending request with the employer's profile locked; a second administrator is told the first one's
 * decision.
 */
async function decide(
  { id, version }: { id: string; version: Date | null | undefined },
  context: SignedInContext,
  change: (tx: Transaction, before: EmployerProfile) => Promise<EmployerProfile>,
) {
  const { db, followUps } = context
  await followUps.opened()
  // The account was deleted meanwhile.
  return refusingTransaction(db, { deleted: 'verification-request-not-found' }, async (tx) => {
    const found = orRefuse(await store.findVerificationRequest(tx, id), 'verification-request-not-found')
    const before = await lockEmployerProfile(tx, found.employer_id)
    const request = orRefuse(await store.findVerificationRequest(tx, id), 'verification-request-not-found')
    if (request.outcome !== null) {
      const { closed_at: at, closed_by_name: by_name } = request
      const decision = verificationDecision.parse({ ...request, at, by_name })
      throw new RefusalError('verification-decided', { data: { decision, current: currentOf(before) } })
    }
    if (isStale(version, requestVersion(request, before))) refuseStale(before)
    refuseIf(whyNotVerify(await findUser(tx, found.employer_id)))
    return { profile: employerProfileView(await change(tx, before)) }
  })
}

const currentOf = (profile: EmployerProfile) => moderatedEmployer.parse(employerProfileView(profile))

function refuseStale(profile: EmployerProfile): never {
  throw new RefusalError('verification-facts-changed', { data: { current: currentOf(profile) } })
}

/** An employer's profile for its verification. */
export const readEmployer: Action<'readEmployer'> = async ({ params }, { db }) => {
  refuseIf(whyNotVerify(await findUser(db, params.id)))
  return { profile: employerProfileView(await findEmployerProfile(db, params.id)) }
}

/** Verifies an employer as its profile reads now. The note is the operator's and is deleted with the account. */
export const verifyEmployer: Action<'verifyEmployer'> = async ({ params, body }, context) => {
  const { db, followUps } = context
  await followUps.opened()
  return db.transaction().execute(async (tx) => {
    refuseIf(whyNotVerify(await findUser(tx, params.id)))
    const before = await lockEmployerProfile(tx, params.id)
    if (isStale(body.version, versionOf(before))) refuseStale(before)
    await refuseUnproven(tx, before, body.note)
    return {
      profile: employerProfileView(
        await store.verifyEmployer(tx, context, {
          before,
          note: body.note ?? null,
          tradeNames: body.trade_names,
          version: body.version,
        }),
      ),
    }
  })
}

/** Refuses to verifyEmployer an employer that nothing ties to its company: no proof, and no note of what the operator saw. */
async function refuseUnproven(tx: Transaction, profile: EmployerProfile, note: string | null | undefined) {
  const account = await findUser(tx, profile.user_id)
  const proofs = (await relations.relationProofsOf(tx, [profile.user_id])).get(profile.user_id)
  if (!note && !(account && isCompanyProven(account, profile, proofs))) throw new RefusalError('company-unproven')
}

/** Removes an employer's verification; an unverified one stays so. */
export const unverifyEmployer: Action<'unverifyEmployer'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    refuseIf(whyNotVerify(await findUser(tx, params.id)))
    const before = await lockEmployerProfile(tx, params.id)
    if (isStale(body.version, versionOf(before))) refuseStale(before)
    const profile = await takeVerification(tx, before, body.note ?? null, now)
    const reason = body.note ?? null
    await addAccountDecision(tx, { account_id: params.id, kind: 'unverified', reason, by: viewer.id, now })
    const verified = { from: before.verified_at !== null, to: false }
    const fields = { verified, ...(body.note && { note: { from: null, to: body.note } }) }
    await record(tx, context, 'employer:unverify', params.id, {
      changes: { of: params.id, fields },
      detail: unread(body.version),
    })
    if (before.verified_at) await followUps.add(tx, { kind: 'employer-unverified', user_id: params.id })
    return { profile: employerProfileView(profile) }
  })
}
