import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { ledgerCorrection, ledgerCount } from '#contract/ledger-view.ts'
import { ledgerItems } from '#rules/ledger.ts'
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
  const counted = new Map((await countOfPeriod(db, period)).map(({ item, count }) => [item, count]))
  for (const item of ledgerItems) yield ledgerCount(item, counted.get(item) ?? 0)
  for await (const correction of correctionsOf(db, period)) yield ledgerCorrection(correction)
}
