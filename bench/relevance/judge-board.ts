import { readFileSync } from 'node:fs'
import { cells } from '#rules/cells.ts'
import { type FilteredJob, filteredTerms, meansTerm, statesTerm } from '#rules/jobs/filtered-job.ts'
import { noFilters } from '#rules/jobs/job-filters.ts'
import type { JobType, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import { wayTo } from '#rules/places/nearby.ts'
import type { Terms, TimeSpan } from '#rules/postings/terms.ts'
import { readJobQuery } from '#rules/search/job-query.ts'
import { matches, relevance } from '#rules/search/search-match.ts'
import { isFound, meets, rankOfJob, wishesOf } from '#rules/search/wishes.ts'
import { derivedFrom } from '#store/jobs/derived-columns.ts'

type Posting = { title: string; place: string; tags: ReadonlySet<string>; job: FilteredJob; text: string }

const read = (name: string) =>
  cells(JSON.parse(readFileSync(new URL(`board/${name}.json`, import.meta.url), 'utf8')) as { rows: string[] })

/** Each posting of the table at three of the places. */
function board(): Posting[] {
  const places = read('places')
  return read('postings').flatMap((row, at) =>
    [0, 1, 2].map((turn) => postingOf(row, places[(at * 5 + turn * 4) % places.length] ?? [])),
  )
}

function postingOf(row: string[], place: string[]): Posting {
  const [tags = '', title = '', description = '', shifts = '', facts = ''] = row
  const [location = '', station = '', placeTags = ''] = place
  const spans = shifts.split(' ').map((shift) => {
    const [start = '', end = ''] = shift
      .split('-')
      .map((time) => (time.startsWith('24') ? '00:00' : time.padStart(5, '0')))
    return { start, end }
  })
  const all = new Set([...`${tags} ${facts} ${placeTags}`.split(' '), ...timesOf(spans)])
  const terms: Terms = { hours: { spans }, workplace: { address: location, station } }
  const jobType: JobType = all.has('part') ? 'part-time' : 'full-time'
  const workStyle: WorkStyle = all.has('remote') ? 'remote' : 'onsite'
  const source = {
    ...{ title, company: '', description, location, requirements: [], benefits: [], terms },
    ...{ job_type: jobType, work_style: workStyle, experience_level: 'mid' as const },
  }
  const derived = derivedFrom(source)
  const unpaid = { salary_min: null, salary_max: null }
  const job = {
    ...{
      ...source,
      ...filteredTerms({ terms, ...unpaid }),
      ...derived,
      category: null,
      created_at: new Date(0),
      verified: false,
    },
    ...unpaid,
  }
  return { title, place: station, tags: all, job, text: derived.search_text }
}

const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The times of work as people call them, apart from the product's own reading. */
function timesOf(spans: readonly TimeSpan[]): string[] {
  const worked = spans.map(({ start, end }) => {
    const from = minute(start)
    return [from, minute(end) > from ? minute(end) : minute(end) + 1_440] as const
  })
  const hasTwoHours = (from: number, to: number) =>
    worked.some(([start, end]) =>
      [0, 1_440].some(
        (day) => Math.min(end, to + day) - Math.max(start, from + day) >= Math.min(120, (end - start) / 2),
      ),
    )
  return [
    ...(hasTwoHours(19 * 60, 29 * 60) ? ['at-night'] : []),
    ...(hasTwoHours(22 * 60, 29 * 60) ? ['at-late'] : []),
    ...(hasTwoHours(16 * 60, 22 * 60) ? ['at-evening'] : []),
    ...(worked.some(([start]) => start < 7 * 60) || hasTwoHours(8 * 60, 11 * 60) ? ['at-morning'] : []),
    ...(worked.some(([start]) => start < 7 * 60) ? ['at-early'] : []),
    ...(worked.some(([start, end]) => start >= 15.5 * 60 && start < 22 * 60 && end > 18 * 60) ? ['from-evening'] : []),
    ...(worked.every(([start, end]) => start >= 15.5 * 60 && end >= 24 * 60) ? ['only-night'] : []),
    ...(worked.every(([, end]) => end <= 12 * 60) ? ['only-morning'] : []),
  ]
}

/** How well the search answers a query over the board. */
export type Answer = {
  query: string
  isHeldOut: boolean
  meant: number
  found: number
  /** How many stand above or beside a posting that is meant, though they are not. */
  harmful: number
  both: number
  /** Whether the first three by relevance, or as many as are meant, are meant. */
  startsRight: boolean
  missed: readonly string[]
  wrong: readonly string[]
}

/** Every query of the table over every posting, by the oracle; half of them are held out from looking. */
export function judgeBoard(): Answer[] {
  const postings = board()
  return read('queries').map(([query = '', tags = '', firstTags = tags], at) => {
    const isMeant = ({ tags: own }: Posting, by = tags) =>
      by
        .split('/')
        .some((all) => all.split(' ').every((tag) => (tag.startsWith('!') ? !own.has(tag.slice(1)) : own.has(tag))))
    const meant = postings.filter((one) => isMeant(one))
    if (meant.length === 0) throw new Error(`No posting is meant by ${query}`)
    const asked = readJobQuery(query)
    const found = postings.filter(({ text, job }) => matches(text, asked, (term) => statesTerm(job, term)))
    const rank = ({ text, job }: Posting) => relevance(text, asked, (term) => meansTerm(job, term))
    const ranked = found.toSorted((a, b) => rank(b) - rank(a))
    const first = ranked.slice(0, Math.min(3, meant.length))
    const told = (list: readonly Posting[]) => list.map(({ title, place }) => `${title} ${place}`)
    return {
      ...{ query, isHeldOut: at % 2 === 1, meant: meant.length, found: found.length },
      // A posting in another sense does no harm behind those that are meant.
      harmful: found.filter((one) => !isMeant(one) && found.some((other) => isMeant(other) && rank(other) <= rank(one)))
        .length,
      both: found.filter((one) => isMeant(one)).length,
      startsRight: first.length === Math.min(3, meant.length) && first.every((one) => isMeant(one, firstTags)),
      missed: told(meant.filter((one) => !found.includes(one))),
      wrong: told(ranked.filter((one) => !isMeant(one))),
    }
  })
}

const now = new Date(0)

/**
 * For queries that find nothing: whether there are alternatives, and whether the first three keep the occupation, are near
 * the place, and have a reason each way.
 */
export function judgeAlternatives(): { query: string; isSensible: boolean; told: readonly string[] }[] {
  const postings = board()
  return read('zero').map(([query = '', tags = '']) => {
    const search = { query: readJobQuery(query), filters: noFilters }
    const wishes = wishesOf(search, true)
    const jobs = postings.map(({ job, text, ...posting }) => ({ ...posting, job: { ...job, text } }))
    if (jobs.some(({ job }) => isFound(job, search, now))) throw new Error(`The board has a job for ${query}`)
    const ranked = jobs.map((posting) => ({ ...posting, rank: rankOfJob(posting.job, wishes, now) }))
    const first = ranked
      .filter(({ rank }) => rank >= 0)
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, 3)
    const isSensible = ({ job, tags: own }: (typeof first)[number]) => {
      const met = wishes.map((wish) => meets(job, wish, now))
      const isNear = wishes.every((wish) => wish.kind !== 'place' || wayTo(job.workplaces, wish.where) !== null)
      return tags.split(' ').some((tag) => own.has(tag)) && isNear && met.includes(true) && met.includes(false)
    }
    return {
      ...{ query, isSensible: first.length > 0 && first.every(isSensible) },
      told: first.map(({ title, place }) => `${title} ${place}`),
    }
  })
}
