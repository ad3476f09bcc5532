import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { ledgerCorrection, ledgerCount } from '#contract/ledger-view.ts'
import type { Queryable } from '#store/database.ts'
import { correctionsOf, countOfPeriod, type Period, periodOfYear } from '#store/stats/ledger.ts'

/** What the ledger of a year holds, row by row. */
export async function exportLedger(
  { query: { year } }: ActionInput<'exportLedger'>,
  { db }: SignedInContext,
): Promise<ActionResult<'exportLedger'>> {
  return { table: 'ledger', rows: rowsOf(db, periodOfYear(year)) }
}

async function* rowsOf(db: Queryable, period: Period) {
  for (const { item, count } of await countOfPeriod(db, period)) yield ledgerCount(item, count)
  for await (const correction of correctionsOf(db, period)) yield ledgerCorrection(correction)
}
