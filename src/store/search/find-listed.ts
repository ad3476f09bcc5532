import type { JobListStatus } from '#rules/jobs/approval-status.ts'
import { employmentFilters, jobTypeOfFilter } from '#rules/jobs/job-vocabularies.ts'
import { matchesTerms } from '#rules/search/searchable-text.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { type Bitmap, countBits } from './bitmap.ts'
import { optionToken, stateTokens } from './index/tokens.ts'
import { dayNumber, type IndexedJob } from './indexed-jobs.ts'
import { evaluate } from './match/evaluate.ts'
import { andNotPostings, andPostings, type ByToken, type PostingsList, postingsOf, SegmentGone } from './postings.ts'
import { newest, type SegmentHits, sortHits } from './ranking.ts'
import type { ListedCriteria, ListedOptions, ListedPage } from './search.ts'
import type { SearchConnection } from './segments/connection.ts'
import { currentSnapshot, type Snapshot } from './segments/current-snapshot.ts'

/** How often a search restarts after a merge removed one of its segments. */
const attempts = 3

type ListedRequest = ListedOptions & { maxFresh?: number }

/** Ids of jobs of all states for employers' and administrators' lists, newest first; null while too many are fresh. */
export async function findListed(
  source: SearchConnection,
  criteria: ListedCriteria,
  request: ListedRequest,
): Promise<ListedPage | null> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    request.signal?.throwIfAborted()
    const snapshot = await currentSnapshot(source, request.maxFresh)
    if (!snapshot) return null
    try {
      return await findInSnapshot(source, snapshot, criteria, request)
    } catch (error) {
      if (!(error instanceof SegmentGone)) throw error
    }
  }
  return null
}

async function findInSnapshot(
  source: SearchConnection,
  snapshot: Snapshot,
  criteria: ListedCriteria,
  { now, page, signal }: ListedRequest,
): Promise<ListedPage> {
  const today = dayNumber(tokyoDate(now))
  const tokens = filterTokens(criteria)
  const postings = await postingsOf(
    source,
    snapshot.segments.map(({ segment: { id } }) => ({ segment: id, tokens: [...tokens.all, ...tokens.none] })),
  )
  const day = criteria.status === 'public' ? today : null
  const terms = criteria.terms.map(literalTerm)
  const matches = await evaluate({ terms }, { source, snapshot, day, literal: true, ranked: false, signal })
  const hits: SegmentHits[] = matches.map((match) => {
    const { segment, bitmap } = match
    filterInto(bitmap, tokens, postings, segment.id)
    return { segment, bitmap, count: countBits(bitmap), matches: match }
  })
  const fresh = snapshot.freshJobs.filter((job) => isListed(job, criteria, today))
  const freshHits = sortHits(fresh.map(({ id, created }) => ({ id, created, rank: 0 })))
  return {
    total: hits.reduce((sum, { count }) => sum + count, fresh.length),
    ids: newest(hits, freshHits, page),
  }
}

/** A term that matches any substring. */
const literalTerm = (spellings: readonly string[]) => ({
  ...{ source: '', typed: '', spellings, synonymSpellings: [], synonyms: [], excluded: false },
})

type Tokens = { all: number[]; none: number[] }

/** Tokens that a job must and must not have. The state `public` depends on the day, so it has no token. */
function filterTokens({ status, job_type }: ListedCriteria): Tokens {
  const types = employmentFilters.filter((value) => jobTypeOfFilter[value] === job_type)
  const all = types.map((value) => optionToken('employment', value))
  if (status === undefined || status === 'public') return { all, none: [] }
  if (status === 'approved') return { all, none: [stateTokens.pending, stateTokens.rejected] }
  return { all: [...all, stateTokens[status]], none: [] }
}

function filterInto(bitmap: Bitmap, { all, none }: Tokens, postings: ByToken<PostingsList>, segment: number): void {
  for (const token of all) andPostings(bitmap, postings(token, segment))
  for (const token of none) andNotPostings(bitmap, postings(token, segment))
}

const isListed = (job: IndexedJob, { terms, status, job_type }: ListedCriteria, today: number): boolean =>
  (job_type === undefined || job.job_type === job_type) &&
  (status === undefined || isInState(job, status, today)) &&
  matchesTerms(job.text, terms)

function isInState(job: IndexedJob, status: JobListStatus, today: number): boolean {
  if (status === 'public') return job.lastDay >= today
  return status === 'inactive' ? !job.is_active : job.approval_status === status
}
