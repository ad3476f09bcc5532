import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { ledgerItems } from '#rules/ledger.ts'
import { yearCounts } from '#store/stats/year-counts.ts'

/** The figures of this year and the last one, as they were counted within the hour. */
export async function readTransparency(
  _input: ActionInput<'readTransparency'>,
  { db, now }: Context,
): Promise<ActionResult<'readTransparency'>> {
  const years = await yearCounts(db, now)
  return {
    years: years.map(({ year, counts, counted_at }) => ({
      ...{ year, counted_at },
      figures: ledgerItems.map((item) => ({ item, count: counts[item] ?? 0 })),
    })),
  }
}
