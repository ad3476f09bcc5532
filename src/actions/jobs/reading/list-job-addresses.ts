import type { Context } from '#actions/context.ts'
import { noFilters } from '#rules/jobs/job-filters.ts'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { lines } from '#rules/places/railways.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { filledFilters, type JobAddress, jobAddresses, jobAddressParts } from '#store/jobs/job-addresses.ts'
import { searchOn } from '#store/search/search-on.ts'

const piece = 2_000

type ReadContext = Pick<Context, 'db' | 'now'>

/** The sitemap's contents: parts of at most `size` job pages, and single-condition searches that find jobs. */
export async function readSitemapParts({ size }: { size: number }, { db, now }: ReadContext) {
  const today = tokyoDate(now)
  const parts = await jobAddressParts(db, today, size)
  const places = await filledPlaces({ db, now })
  return { parts, filters: [...(await filledFilters(db, today)), ...places] }
}

/** Fewer jobs make no page of their own. */
const fewestOfPlace = 5

const everywhere = { ...noFilters, prefecture: prefectureValues, line: lines.map(({ id }) => id) }

/** Searches for one municipality or station with enough jobs; when these last changed is not known. */
async function filledPlaces({ db, now }: ReadContext) {
  const { facets } = await searchOn(db).countFacets({ query: { terms: [] }, filters: everywhere }, { now })
  return (['area', 'station'] as const).flatMap((name) =>
    facets[name].filter(({ count }) => count >= fewestOfPlace).map(({ value }) => ({ name, value, changed: null })),
  )
}

/** The job pages of one part, from `first` to the next part, at most `size`; read in batches while they are sent. */
export async function* listJobAddresses(
  { first, next, size }: { first: string; next: string | null; size: number },
  { db, now }: ReadContext,
): AsyncGenerator<JobAddress> {
  const today = tokyoDate(now)
  let after: string | undefined
  for (let left = size; left > 0; ) {
    const limit = Math.min(piece, left)
    const rows = await jobAddresses(db, today, { from: first, before: next, after, limit })
    yield* rows
    if (rows.length < limit) return
    after = rows.at(-1)?.id
    left -= rows.length
  }
}
