import { parseKnownSearch } from '#contract/known-search.ts'
import { readJobQuery } from '#rules/search/job-query.ts'
import * as listings from '#store/alerts/listing-changes.ts'
import type { Database, Queryable, Transaction } from '#store/database.ts'
import type { SearchCriteria } from '#store/search/search.ts'
import { jobsToCompare, savedSearchTable } from '#store/search/search-on.ts'
import { searchSlice, TimeSlice } from '#store/time-slice.ts'

/** Changes per transaction, saved searches per read, and rows per write. */
const sizes = { changes: 200, searches: 5_000, rows: 10_000 }

/** A search may be committed this much (ms) after the time that the database gave it. */
const overlapMs = 60_000

/** How often (ms) deleted searches are looked for. */
const recountMs = 600_000

/** The conditions of a saved search. */
export function criteriaOf(search: string): SearchCriteria {
  const { keyword, synonyms, literal, ...filters } = parseKnownSearch(new URLSearchParams(search)).conditions
  return { query: readJobQuery(keyword, { synonyms, literal }), filters }
}

/** Matches changed jobs with saved searches, whose conditions it keeps in memory. */
export class JobMatcher {
  readonly #db: Database
  #table = savedSearchTable(criteriaOf)
  #readUntil = new Date(0)
  #countedAt = Number.NEGATIVE_INFINITY

  constructor(db: Database) {
    this.#db = db
  }

  /** Matches everything that changed; returns the number of changes. `shouldStop` is checked between batches. */
  async run(now: () => Date, shouldStop: () => boolean = () => false): Promise<number> {
    let all = 0
    for (let batch = 1; batch > 0 && !shouldStop(); all += batch) batch = await this.#compareBatch(now())
    return all
  }

  async #compareBatch(now: Date): Promise<number> {
    if ((await listings.listingChanges(this.#db, 1)).length === 0) return 0
    await this.#forgetDeleted()
    return this.#db.transaction().execute(async (tx) => {
      if (!(await listings.tryLockListings(tx))) return 0
      const changes = await listings.listingChanges(tx, sizes.changes)
      await this.#readSearches(tx)
      const jobIds = [...new Set(changes.map(({ job_id }) => job_id))]
      const jobs = new Map((await jobsToCompare(tx, jobIds)).map((job) => [job.id, job]))
      const byJob = Map.groupBy(changes, ({ job_id }) => job_id)
      await store(tx, jobIds, await this.#compare(byJob, jobs, now), now)
      await listings.removeListingChanges(
        tx,
        changes.map(({ stamp }) => stamp),
      )
      return changes.length
    })
  }

  /** For each job the searches that list it now, those to which it is news, and those that listed it when saved. */
  async #compare(
    byJob: Map<string, listings.ListingChange[]>,
    jobs: Map<string, ComparedJob>,
    now: Date,
  ): Promise<Comparison> {
    const slice = new TimeSlice(searchSlice)
    const result: Comparison = { listed: new Map(), news: [], before: [] }
    for (const [job, changes] of byJob) {
      if (slice.isOver) await slice.yield()
      let since = Number.NEGATIVE_INFINITY
      for (const { stamp, before } of changes) {
        if (before)
          for (const [search, saved] of this.#table.searchesBefore(before, now))
            if (saved > since && saved < stamp) result.before.push({ job, search })
        since = stamp
      }
      const after = jobs.get(job)
      const listing = after ? this.#table.searchesListing(after, now) : []
      result.listed.set(job, new Set(listing.map(([search]) => search)))
      for (const [search, saved] of listing) if (saved < since) result.news.push({ job, search })
    }
    return result
  }

  /** Reads searches saved or changed since the last read. */
  async #readSearches(tx: Queryable): Promise<void> {
    const since = new Date(Math.max(0, this.#readUntil.getTime() - overlapMs))
    for (let after: string | null = null; ; ) {
      const rows = await listings.savedSearchesSince(tx, since, { after, limit: sizes.searches })
      for (const row of rows) this.#table.put(row)
      const last = rows.at(-1)
      if (last) this.#readUntil = last.read_at
      if (!last || rows.length < sizes.searches) return
      after = last.id
    }
  }

  /** Removes deleted searches; after many deletions, reads the rest again. */
  async #forgetDeleted(): Promise<void> {
    if (performance.now() - this.#countedAt < recountMs) return
    this.#countedAt = performance.now()
    if (this.#table.size <= 1.1 * (await listings.countAllSavedSearches(this.#db)) + 100) return
    this.#table = savedSearchTable(criteriaOf)
    this.#readUntil = new Date(0)
  }
}

type ComparedJob = Awaited<ReturnType<typeof jobsToCompare>>[number]

type Comparison = {
  listed: Map<string, Set<string>>
  news: listings.Pair[]
  before: listings.Pair[]
}

/**
 * Mark unlisted matches: told ones stay told, untold ones may match again. Only after adding former listings, which
 * keeps later matches.
 */
async function store(tx: Transaction, jobIds: string[], { listed, news, before }: Comparison, now: Date) {
  await inParts(before, (pairs) => listings.addListedBefore(tx, pairs))
  const gone = (await listings.foundJobs(tx, jobIds)).filter(({ job, search }) => !listed.get(job)?.has(search))
  await inParts(
    gone.filter(({ untold }) => untold),
    (pairs) => listings.removeFound(tx, pairs),
  )
  await inParts(
    gone.filter(({ untold, listed }) => listed && !untold),
    (pairs) => listings.markUnlisted(tx, pairs),
  )
  await inParts(news, (pairs) => listings.addFound(tx, pairs))
  const searches = [...new Set(news.map(({ search }) => search))]
  await inParts(searches, (ids) => listings.addDueAlerts(tx, ids, now))
}

async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < rows.length; at += sizes.rows) await write(rows.slice(at, at + sizes.rows))
}
