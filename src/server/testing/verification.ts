import { v7 } from 'uuid'
import type { Person, TestApp } from '#app/testing/test-app.ts'
import type { EmployerFields } from '#rules/people/employer-profile.ts'
import type { ProofKind } from '#rules/people/relation-proofs.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { lockEmployerProfile, updateEmployerProfile } from '#store/people/employer-profiles.ts'
import { makeRelationCode, relationCode } from '#store/people/relation-codes.ts'
import { insertVerificationRequest } from '#store/people/verification-requests.ts'

/** What an employer states that is to be verified. */
export const statedFacts = {
  name: '株式会社あおば商店',
  corporate_number: '7000012050002',
  address: '東京都港区虎ノ門1-2-3',
}

/** An employer whose profile states these fields. */
export async function employerOf(app: TestApp, fields: Partial<EmployerFields>): Promise<Person> {
  const who = await personOf(app, 'employer')
  await app.open.db.transaction().execute(async (tx) => {
    await lockEmployerProfile(tx, who.id)
    await updateEmployerProfile(tx, who.id, { ...fields, updated_at: app.dependencies.now() })
  })
  return who
}

/** Makes an employer one that may ask to be verified: it states the facts, is not verified and asked for nothing. */
export async function mayAskForVerification(app: TestApp, employer: Person): Promise<void> {
  const now = app.dependencies.now()
  await app.open.db.transaction().execute(async (tx) => {
    await lockEmployerProfile(tx, employer.id)
    await updateEmployerProfile(tx, employer.id, { ...statedFacts, verified_at: null, updated_at: now })
    await tx.deleteFrom('verification_requests').where('employer_id', '=', employer.id).execute()
  })
}

/** A request of this employer that waits. */
export async function verificationOf(app: TestApp, employer: Person): Promise<string> {
  await mayAskForVerification(app, employer)
  const request = { id: v7(), employer_id: employer.id, asked_by: employer.id, asked_at: app.dependencies.now() }
  await app.open.db.transaction().execute((tx) => insertVerificationRequest(tx, request))
  return request.id
}

/** States a website and an address in an employer's profile. */
export async function withWebsite(app: TestApp, { id }: { id: string }): Promise<void> {
  const now = app.dependencies.now()
  await app.open.db.transaction().execute(async (tx) => {
    await lockEmployerProfile(tx, id)
    const stated = { website: 'https://www.aoba.example/jobs', address: '東京都港区芝1-2-3' }
    await updateEmployerProfile(tx, id, { ...stated, updated_at: now })
  })
}

/** A code that an employer may type. */
export async function relationCodeOf(app: TestApp, { id }: { id: string }, kind: ProofKind): Promise<string> {
  const [now, { secret }] = [app.dependencies.now(), app.dependencies.config]
  const about = { employerId: id, kind, sentTo: 'saiyo@aoba.example', proves: 'aoba.example', now }
  const made = await app.open.db.transaction().execute((tx) => makeRelationCode(tx, about))
  return relationCode(made.id, secret)
}
