import { v7 } from 'uuid'
import type { Queryable } from '#store/database.ts'
import type { AccountDecisionKind } from '#store/schema/accounts.ts'

type AccountDecision = { account_id: string; kind: AccountDecisionKind; reason: string | null; by: string; now: Date }

/** Adds a decision to an account's history, which outlives the account. */
export async function addAccountDecision(tx: Queryable, { by, now, ...decision }: AccountDecision): Promise<void> {
  await tx
    .insertInto('account_decisions')
    .values({ id: v7(), ...decision, decided_by: by, decided_at: now })
    .execute()
}
