import { sql } from 'kysely'
import { type EmploymentFilter, type JobCategory, type JobSort, jobTypeOfFilter } from '#rules/job-terms.ts'
import type { Prefecture } from '#rules/prefectures.ts'
import { searchTerms } from '#rules/search-text.ts'
import type { Queryable } from '#store/database.ts'
import { olderThan, placeOf, type Slice } from '#store/keyset.ts'
import { containing, findsAll, lineOfSearchText, searchLine } from '#store/like.ts'
import { type JobRow, jobRows } from './job-rows.ts'
import { isPublicNow } from './public-now.ts'

/** What the public searches by; absent and '' are the same. */
export type JobSearch = {
  keyword?: string | undefined
  location?: Prefecture | '' | undefined
  category?: JobCategory | '' | undefined
  workStyle?: EmploymentFilter | '' | undefined
}

/** Public jobs that a search finds, in the asked order. `slice.after` belongs to the order `new` alone. */
export function searchPublicJobs(
  db: Queryable,
  search: JobSearch & { sort?: JobSort | undefined },
  today: string,
  slice: Slice,
): Promise<(JobRow & { at: string })[]> {
  const order = orderOf(search)
  // Only ids are sorted and skipped; the long texts are fetched for the rows that are shown.
  let found = publicJobs(db, search, today)
    .select('jobs.id')
    .where(olderThan(slice.after, 'jobs.created_at', 'jobs.id'))
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
  let rows = jobRows(db).select(placeOf('jobs.created_at').as('at'))
  for (const by of order) found = found.orderBy(by)
  rows = rows.where('jobs.id', 'in', found)
  for (const by of order) rows = rows.orderBy(by)
  return rows.execute()
}

/** How many public jobs a search finds. */
export async function countPublicJobs(db: Queryable, search: JobSearch, today: string): Promise<number> {
  const { total } = await publicJobs(db, search, today)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function publicJobs(db: Queryable, search: JobSearch, today: string) {
  let query = db
    .selectFrom('jobs')
    .where(isPublicNow(today))
    .where(findsAll(sql.ref('jobs.search_text'), search.keyword))
  if (search.location) query = query.where(sql<boolean>`${search.location} = ANY(jobs.prefectures)`)
  if (search.category) query = query.where('jobs.category', '=', search.category)
  if (search.workStyle) query = query.where('jobs.job_type', '=', jobTypeOfFilter[search.workStyle])
  return query
}

const newest = [sql`jobs.created_at DESC`, sql`jobs.id DESC`]

function orderOf({ keyword, sort }: { keyword?: string | undefined; sort?: JobSort | undefined }) {
  if (sort === 'salary') return [sql`coalesce(jobs.salary_max, jobs.salary_min) DESC NULLS LAST`, ...newest]
  const terms = sort === 'relevance' ? searchTerms(keyword ?? '') : []
  if (terms.length === 0) return newest
  return [hitsIn(searchLine.title, terms), hitsIn(searchLine.company, terms), ...newest]
}

/** The more of the terms stand in that line, the earlier. */
const hitsIn = (line: number, terms: string[]) => {
  const hits = terms.map((term) => sql`(${lineOfSearchText(line)} LIKE ${containing(term)})::int`)
  return sql`(${sql.join(hits, sql` + `)}) DESC`
}
