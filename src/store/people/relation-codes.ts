import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { codeHours, maxCodeTries, type ProofKind } from '#rules/people/relation-proofs.ts'
import type { Queryable, Transaction } from '#store/database.ts'

/** The six figures of a code. */
export function relationCode(id: string, secret: string): string {
  const hash = createHmac('sha256', secret).update(`relation-code:${id}`).digest()
  return String(hash.readUInt32BE() % 1_000_000).padStart(6, '0')
}

type NewCode = { employerId: string; kind: ProofKind; sentTo: string; proves: string; now: Date }

/** Makes a code and voids the one before. */
export async function makeRelationCode(tx: Transaction, { employerId, kind, sentTo, proves, now }: NewCode) {
  const expires_at = new Date(now.getTime() + codeHours[kind] * 60 * 60 * 1_000)
  const made = { id: v7(), sent_to: sentTo, proves, tries: 0, expires_at }
  await tx
    .insertInto('relation_codes')
    .values({ ...made, employer_id: employerId, kind })
    .onConflict((conflict) => conflict.columns(['employer_id', 'kind']).doUpdateSet(made))
    .execute()
  return { id: made.id, expires_at }
}

/** The code that waits, counted as tried; undefined when there is none, or it is too old or tried too often. */
export function tryRelationCode(
  db: Queryable,
  { employerId, kind, now }: Pick<NewCode, 'employerId' | 'kind' | 'now'>,
) {
  return db
    .updateTable('relation_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('employer_id', '=', employerId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where('tries', '<', maxCodeTries)
    .returning(['id', 'proves'])
    .executeTakeFirst()
}

/** Turns a code into a proof; false when it is gone. */
export async function proveRelation(
  tx: Transaction,
  { id, employerId, kind, proves, now }: { id: string; employerId: string; kind: ProofKind; proves: string; now: Date },
): Promise<boolean> {
  const used = await tx.deleteFrom('relation_codes').where('id', '=', id).returning('id').executeTakeFirst()
  if (!used) return false
  await tx
    .insertInto('relation_proofs')
    .values({ employer_id: employerId, kind, proves, proved_at: now })
    .onConflict((conflict) => conflict.columns(['employer_id', 'kind']).doUpdateSet({ proves, proved_at: now }))
    .execute()
  return true
}

/** What employers proved, by employer. */
export async function relationProofsOf(db: Queryable, employerIds: readonly string[]) {
  const rows = await db
    .selectFrom('relation_proofs')
    .selectAll()
    .where(sql<boolean>`employer_id = ANY(${employerIds}::uuid[])`)
    .orderBy('kind')
    .execute()
  return Map.groupBy(rows, ({ employer_id }) => employer_id)
}

/** Facts for the mail of a code; undefined when it is gone or too old. */
export function relationCodeFacts(db: Queryable, id: string, now: Date) {
  return db
    .selectFrom('relation_codes')
    .select(['sent_to', 'proves'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}
