import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Queryable } from '#store/database.ts'
import { countOfPeriod, periodOfYear } from './ledger.ts'

const reportedYears = (now: Date) => {
  const year = Number(tokyoDate(now).slice(0, 4))
  return [year, year - 1]
}

/** The kept counts of this year and the last one, this year first; a year that was never counted is absent. */
export function yearCounts(db: Queryable, now: Date) {
  return db
    .selectFrom('year_counts')
    .select(['year', 'counts', 'counted_at'])
    .where('year', 'in', reportedYears(now))
    .orderBy('year', 'desc')
    .execute()
}

/** Counts this year and the last one again; one that was counted after its end stays, since its reports are deleted in time. */
export async function keepYearCounts(db: Queryable, now: Date): Promise<void> {
  const kept = new Map((await yearCounts(db, now)).map(({ year, counted_at }) => [year, counted_at]))
  for (const year of reportedYears(now)) {
    const period = periodOfYear(year)
    const before = kept.get(year)
    if (before && before >= period.until) continue
    const counted = await countOfPeriod(db, period)
    const counts = JSON.stringify(Object.fromEntries(counted.map(({ item, count }) => [item, count])))
    const row = { counts, counted_at: now }
    await db
      .insertInto('year_counts')
      .values({ year, ...row })
      .onConflict((conflict) => conflict.column('year').doUpdateSet(row))
      .execute()
  }
}
