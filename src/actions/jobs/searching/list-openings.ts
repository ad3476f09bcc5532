import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { listedJobView } from '#contract/jobs/job-view.ts'
import { foldedText } from '#rules/search/folding/fold.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { findOpenings } from '#store/jobs/openings.ts'
import { readPublicJobs } from '#store/jobs/public-jobs.ts'

/** Public jobs of companies by exact name, in any spelling of its letters. */
export async function listOpenings(
  { query: { companies = [], newest } }: ActionInput<'listOpenings'>,
  { db, now }: Context,
): Promise<ActionResult<'listOpenings'>> {
  const today = tokyoDate(now)
  const found = await findOpenings(db, [...new Set(companies.map(foldedText))], newest ?? 0, today)
  const byName = new Map(found.map((one) => [one.company, one]))
  const rows = await readPublicJobs(
    db,
    found.flatMap(({ ids }) => ids),
    today,
  )
  const jobs = new Map(rows.map((row) => [row.id, listedJobView(row)]))
  return {
    openings: companies.map((company) => {
      const { total = 0, ids = [] } = byName.get(foldedText(company)) ?? {}
      return { company, total, jobs: ids.flatMap((id) => jobs.get(id) ?? []) }
    }),
  }
}
