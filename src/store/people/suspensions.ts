import { v7 } from 'uuid'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable } from '#store/database.ts'
import type { AccountDecisionKind } from '#store/schema/accounts.ts'

/** Suspends an account; false when it is suspended already. */
export const suspend = (
  tx: Queryable,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<boolean> =>
  didChange(
    tx
      .updateTable('users')
      .set({ suspended_at: now, suspension_reason: reason })
      .where('id', '=', id)
      .where('suspended_at', 'is', null),
  )

/** Ends a suspension; false without one. */
export const endSuspension = (tx: Queryable, id: string): Promise<boolean> =>
  didChange(
    tx
      .updateTable('users')
      .set({ suspended_at: null, suspension_reason: null })
      .where('id', '=', id)
      .where('suspended_at', 'is not', null),
  )

/** The reason and time of a suspension, locked until the transaction ends; null without one. */
export async function lockSuspension(tx: Queryable, id: string): Promise<{ reason: string; at: Date } | null> {
  const row = await tx
    .selectFrom('users')
    .select(['suspended_at as at', 'suspension_reason as reason'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.at ? { reason: row.reason ?? '', at: row.at } : null
}

/** Recipient and current facts for a mail about a suspension. */
export function suspensionFacts(db: Queryable, id: string) {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'suspended_at', 'suspension_reason as reason'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Stops every running job of an owner, each by a decision; returns how many. */
export async function stopJobsOf(
  tx: Queryable,
  { ownerId, reason, by, now }: { ownerId: string; reason: string; by: string; now: Date },
): Promise<number> {
  const stopped = await tx
    .updateTable('jobs')
    .set({ is_active: false, stopped_by_operator: true, stopped_with_owner: true, updated_at: now })
    .where('owner_id', '=', ownerId)
    .where('is_active', '=', true)
    .returning(['id', 'approval_status'])
    .execute()
  const decisions = stopped
    .filter(({ approval_status }) => approval_status === 'approved')
    .map(({ id }) => ({
      ...{ id: v7(), job_id: id, owner_id: ownerId, kind: 'stopped' as const, reason },
      ...{ decided_by: by, decided_at: now, of_revision: false },
    }))
  if (decisions.length > 0) await tx.insertInto('job_decisions').values(decisions).execute()
  return stopped.length
}

type AccountDecision = { account_id: string; kind: AccountDecisionKind; reason: string | null; by: string; now: Date }

/** Adds a decision to an account's history, which outlives the account. */
export async function addAccountDecision(tx: Queryable, { by, now, ...decision }: AccountDecision): Promise<void> {
  await tx
    .insertInto('account_decisions')
    .values({ id: v7(), ...decision, decided_by: by, decided_at: now })
    .execute()
}
