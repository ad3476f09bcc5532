import { type Action, type Context, searcherOf } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { reasonsOf } from '#contract/jobs/alternative-view.ts'
import { conditionsOf, partialView, placesView, searchOf } from '#contract/jobs/job-search.ts'
import { listedJobView } from '#contract/jobs/job-view.ts'
import { farnessView } from '#contract/jobs/workplace-view.ts'
import { searchAddressQuery, searchPath, submittedSearch } from '#contract/search-address.ts'
import { noConditions } from '#contract/search-conditions.ts'
import { placeName } from '#contract/search-places.ts'
import { filterNames, isFilterSet, isWhereFilter, noFilters } from '#rules/jobs/job-filters.ts'
import { limits } from '#rules/limits.ts'
import { whereOf } from '#rules/places/where.ts'
import { corrections, unknownWords, wordsNear } from '#rules/search/corrections.ts'
import { foldedText } from '#rules/search/fold.ts'
import { keywordReader, type ReadKeyword, understoodIn } from '#rules/search/job-query.ts'
import { commuteOf, type SearchQuery } from '#rules/search/search-query.ts'
import { fewHits, mayHaveAlternatives, wishesOf } from '#rules/search/wishes.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { findOpenings, listPublicJobs, readPublicJobs } from '#store/jobs/public-jobs.ts'
import { everyRow, pageOf, type Slice } from '#store/keyset.ts'
import type { NearestSearch } from '#store/search/search.ts'
import { searchOn } from '#store/search/search-on.ts'

/** Leads to the list of all public jobs. */
export const findJobList: Action<'findJobList'> = async () => {
  return { location: searchPath(submittedSearch(noConditions)) }
}

/** Public jobs: a page of a search, or all. */
export const searchJobs: Action<'searchJobs'> = async ({ query: asked }, context) => {
  const { db, now } = context
  const today = tokyoDate(now)
  const page = pageOf(asked)
  if (!page) {
    const list = async (slice: Slice) => (await listPublicJobs(db, today, slice)).map(listedJobView)
    return { jobs: everyRow(list) }
  }
  const { ids } = asked
  if (ids) {
    const read = async () => (await readPublicJobs(db, ids, today)).map(listedJobView)
    // A few, such as the jobs seen last, cost less than a search.
    const jobs = await (ids.length > limits.pageSize.default ? inTurn(context, read) : read())
    const { offset, ...asPage } = page
    return { jobs: jobs.slice(offset, offset + page.limit), total: jobs.length, ...asPage }
  }
  return inTurn(context, () => findJobs(asked, page, context))
}

/** Runs a search when its caller's turn comes. */
const inTurn = async <Result>(context: Context, search: () => Promise<Result>): Promise<Result> =>
  context.searches.run(await searcherOf(context), search)

async function findJobs(
  asked: Asked,
  page: NonNullable<ReturnType<typeof pageOf>>,
  { db, now, signal }: Context,
): Promise<ActionResult<'searchJobs'>> {
  const read = keywordReader()
  const search = searchOf(asked, read)
  const { near } = search.filters
  const commute = commuteOf(search.query, search.filters)
  const window = { ...page, sort: asked.sort ?? 'new' }
  const options = { now, page: window, facets: asked.facets === '1', signal }
  const { jobs, total, lookedAt, facets, widened } = await searchOn(db).find(search, options)
  signal?.throwIfAborted()
  const understood = asked.literal === '1' || asked.synonyms === '0' ? [] : understoodIn(asked.keyword ?? '', read)
  const did_you_mean = total < fewHits ? await likeliestCorrection(asked, total, { db, now, signal, read }) : null
  const isFirst = page.page === 1 && asked.literal !== '1'
  const alternatives = total < fewHits && isFirst ? await findAlternatives(asked, search, { db, now, signal }) : []
  const places_with_jobs =
    total === 0 && page.page === 1 ? await findPlacesWithJobs(asked, search, { db, now, signal }) : []
  const mayDrop = total === 0 && alternatives.length === 0 && !hasOneCondition(search)
  const nearest = mayDrop ? await searchOn(db).findNearest(search, options) : null
  return {
    jobs: jobs.map((job) => ({ ...listedJobView(job), ...farnessView(job.workplaces, { near, commute }) })),
    total,
    ...partialView(lookedAt),
    page: page.page,
    limit: page.limit,
    ...(understood.length > 0 && { understood }),
    ...(widened.length > 0 && { widened }),
    ...(facets && { facets }),
    ...(did_you_mean && { did_you_mean }),
    ...placesView(search.filters, facets),
    ...(alternatives.length > 0 && { alternatives }),
    ...(places_with_jobs.length > 0 && { places_with_jobs }),
    ...(nearest && { nearest: nearestOf(nearest, search.query) }),
  }
}

/** At most so many jobs are shown that meet some of what was asked for. */
const mostAlternatives = 12

/** Jobs that meet some of what a search asks for, each with its reasons. */
async function findAlternatives(
  asked: Asked,
  search: ReturnType<typeof searchOf>,
  { db, now, signal }: Pick<Context, 'db' | 'now' | 'signal'>,
) {
  const wishes = wishesOf(search, asked.synonyms !== '0')
  if (!mayHaveAlternatives(wishes)) return []
  const options = { now, signal, wishes, limit: mostAlternatives }
  const found = await searchOn(db).findAlternatives(search, options)
  return found.map(({ job, met }) => ({ job: listedJobView(job), ...reasonsOf(job, wishes, met) }))
}

const mostPlacesWithJobs = 6

/** Where the rest of a search finds jobs, if it asks for a place. */
async function findPlacesWithJobs(
  asked: Asked,
  { query, filters }: ReturnType<typeof searchOf>,
  { db, now, signal }: Pick<Context, 'db' | 'now' | 'signal'>,
) {
  const place = query.terms.find((term) => term.where)
  const where = place?.where ?? filters
  if (whereOf(where).isAnywhere) return []
  const terms = query.terms.filter((term) => term !== place)
  const { prefecture, area, station, line, commute, near } = noFilters
  const nowhere = { prefecture, area, station, line, commute, near }
  const rest = { query: { terms }, filters: { ...filters, ...nowhere } }
  const found = await searchOn(db).findPlacesWithJobs(rest, { now, signal, where, limit: mostPlacesWithJobs })
  const conditions = { ...conditionsOf(asked), ...nowhere, keyword: terms.map(({ source }) => source).join(' ') }
  return found.map(({ filter, id, total, minutes, km }) => ({
    label: placeName(id),
    query: searchAddressQuery(submittedSearch({ ...conditions, [filter]: [id] })),
    total,
    ...(minutes !== null && { minutes }),
    ...(km !== null && { km: Math.round(km * 10) / 10 }),
  }))
}

/** Without its one condition a search would list the whole board; several places are one. */
const hasOneCondition = ({ query, filters }: ReturnType<typeof searchOf>) =>
  new Set([
    ...query.terms,
    ...filterNames.filter((name) => isFilterSet(filters, name)).map((name) => (isWhereFilter(name) ? 'where' : name)),
  ]).size === 1

/** The search whose keyword may be wrong. */
type Asked = ActionInput<'searchJobs'>['query']
type Reading = Pick<Context, 'db' | 'now' | 'signal'> & { read: ReadKeyword }

/**
 * The correction of the keyword that finds most jobs: by known words, else by the companies and titles of the board. Null
 * where none finds more than the search itself.
 */
async function likeliestCorrection(asked: Asked, found: number, reading: Reading) {
  const known = await bestOf(corrections(asked.keyword ?? '', reading.read), asked, found, reading)
  return known ?? bestOf(await correctionsOfBoard(asked.keyword ?? '', reading), asked, found, reading)
}

async function bestOf(keywords: readonly string[], asked: Asked, found: number, { db, now, signal, read }: Reading) {
  let best = { keyword: '', total: found }
  for (const keyword of keywords) {
    const { total } = await searchOn(db).count(searchOf({ ...asked, keyword }, read), { now, signal })
    if (total > best.total) best = { keyword, total }
  }
  return best.keyword === '' ? null : best
}

/** At most so many words of a keyword are looked for on the board, each with two searches. */
const mostUnknown = 2

/** A typing mistake is in one half of a word: jobs with the other half have the companies and titles that may be meant. */
async function correctionsOfBoard(keyword: string, { db, now, signal, read }: Reading): Promise<string[]> {
  const found: string[] = []
  for (const { typed, folded } of unknownWords(keyword, read).slice(0, mostUnknown)) {
    const half = Math.ceil(typed.length / 2)
    const texts: string[] = []
    for (const part of [typed.slice(0, half), typed.slice(-half)]) {
      const page = { offset: 0, limit: 24, sort: 'relevance' as const }
      const { jobs } = await searchOn(db).find(searchOf({ keyword: `"${part}"`, literal: '1' }), { now, page, signal })
      texts.push(...jobs.flatMap(({ title, company }) => [title, company]))
    }
    found.push(...wordsNear(texts, folded).map((word) => keyword.replace(typed, word)))
  }
  return found
}

function nearestOf({ drop, total }: NearestSearch, query: SearchQuery): ActionResult<'searchJobs'>['nearest'] {
  if ('filter' in drop) return { drop: { name: drop.filter }, total }
  const kept = query.terms.filter((term) => !drop.terms.includes(term)).map(({ source }) => source)
  const term = drop.terms.map(({ typed }) => typed).join(' ')
  return { drop: { name: 'keyword', term }, keyword: kept.join(' '), total }
}

/** The number of public jobs that a search finds. */
export const countJobs: Action<'countJobs'> = async ({ query }, context) => {
  const { db, now, signal } = context
  const { total, lookedAt } = await inTurn(context, async () => searchOn(db).count(searchOf(query), { now, signal }))
  return { total, ...partialView(lookedAt) }
}

/** The number of public jobs that a search finds, in all and with each filter option. */
export const readJobFacets: Action<'readJobFacets'> = async ({ query }, context) => {
  const { db, now, signal } = context
  const search = searchOf(query)
  const { lookedAt, ...counts } = await inTurn(context, () => searchOn(db).countFacets(search, { now, signal }))
  return { ...counts, ...partialView(lookedAt), ...placesView(search.filters, counts.facets) }
}

/** Completions of a typed search. */
export const suggestSearches: Action<'suggestSearches'> = async ({ query }, context) => {
  const suggest = () => searchOn(context.db).suggest(query.q ?? '', tokyoDate(context.now))
  return { suggestions: await inTurn(context, suggest) }
}

/** Public jobs of companies by exact name, in any spelling of its letters. */
export const listOpenings: Action<'listOpenings'> = ({ query }, context) =>
  inTurn(context, () => findOpeningsOf(query, context))

async function findOpeningsOf(
  { companies = [], newest }: ActionInput<'listOpenings'>['query'],
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
