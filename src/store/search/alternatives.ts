import { noFilters } from '#rules/jobs/job-filters.ts'
import { occupationGroups } from '#rules/occupations/occupations.ts'
import { never } from '#rules/places/commute.ts'
import { farAt, type Nearby, nearbyOf } from '#rules/places/nearby.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { isFound, meets, needsWord, rankOf, rankOfJob, tierOf, type Wish, weightOf } from '#rules/search/wishes.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { readPublicJobs } from '#store/jobs/public-jobs.ts'
import { searchSlice, TimeSlice } from '#store/time-slice.ts'
import {
  andInto,
  andNotInto,
  type Bitmap,
  eachBit,
  emptyBitmap,
  hasBit,
  lastBitUpTo,
  orInto,
  setBit,
} from './bitmap.ts'
import { optionToken } from './index/tokens.ts'
import { dayNumber, readIndexedJobs } from './indexed-jobs.ts'
import { evaluate } from './match/evaluate.ts'
import { applyFilters, filterBitmaps, filterTokens, jobsWithAny } from './match/filter-bitmaps.ts'
import { type ByToken, type PostingsList, postingsOf, SegmentGone } from './postings.ts'
import { type RankedHit, sortHits } from './ranking.ts'
import type { Alternative, AlternativesOptions, SearchCriteria } from './search.ts'
import { partialSnapshot } from './segments/backlog-snapshot.ts'
import type { SearchConnection } from './segments/connection.ts'
import { currentSnapshot, type Snapshot } from './segments/current-snapshot.ts'
import type { Segment } from './segments/segment.ts'
import { among, areaCode, eachPlace, isAloneIn, minutesIn, ordinalIn, stationCode } from './workplaces.ts'

/** The alternatives to a search, best first, as rows with the wishes that each meets. */
export async function readAlternatives(
  source: SearchConnection,
  criteria: SearchCriteria,
  options: AlternativesOptions,
): Promise<Alternative[]> {
  const { wishes, now } = options
  const ids = await findAlternatives(source, criteria, options)
  const rows = await readPublicJobs(source.connection, ids, tokyoDate(now))
  const searched = new Map((await readIndexedJobs(source.connection, ids)).map((job) => [job.id, job]))
  return rows.flatMap((job) => {
    const as = searched.get(job.id)
    return as ? [{ job, met: wishes.map((wish) => meets(as, wish, now)) }] : []
  })
}

/**
 * The ids of the alternatives to a search, best first: the public jobs that it does not find and that rank highest by
 * rules/search/wishes. None while the index changes too fast.
 */
export async function findAlternatives(
  source: SearchConnection,
  criteria: SearchCriteria,
  options: AlternativesOptions,
): Promise<string[]> {
  return (await onSnapshot(source, (snapshot) => alternativesIn(source, snapshot, criteria, options))) ?? []
}

/** Runs on the current index, or on the part that is ready; null when its segments are merged away repeatedly. */
export async function onSnapshot<Result>(
  source: SearchConnection,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result | null> {
  for (let attempt = 1; attempt <= 2; attempt++) {
    try {
      return await work((await currentSnapshot(source)) ?? (await partialSnapshot(source, attempt > 1)))
    } catch (error) {
      if (!(error instanceof SegmentGone)) throw error
    }
  }
  return null
}

const ofOccupations = (ids: readonly string[]) => ids.map((id) => optionToken('occupation', id))
const ofAnyOccupation = ofOccupations(occupationGroups.map(({ id }) => id))

/** The tokens of a wish beside its words. */
const tokensOf = (wish: Wish) => [
  ...filterTokens(wish.kind === 'place' ? wish.where : wish.alone.filters),
  ...(wish.kind === 'occupation' ? [...ofOccupations([...wish.occupations, ...wish.groups]), ...ofAnyOccupation] : []),
]

const onlyExcluded = ({ terms }: SearchQuery) => ({ terms: terms.filter(({ excluded }) => excluded) })

async function alternativesIn(
  source: SearchConnection,
  snapshot: Snapshot,
  criteria: SearchCriteria,
  { wishes, limit, now, signal }: AlternativesOptions,
): Promise<string[]> {
  const day = dayNumber(tokyoDate(now))
  const segments = snapshot.segments.map(({ segment }) => segment)
  const tokens = [...wishes.flatMap(tokensOf), ...filterTokens(criteria.filters)]
  const postings = await postingsOf(
    source,
    segments.map(({ id }) => ({ segment: id, tokens })),
  )
  const found = async (query: SearchQuery) => {
    const all = await evaluate(query, { source, snapshot, day, ranked: false, signal })
    return all.map(({ bitmap }) => bitmap)
  }
  const hits = await found(criteria.query)
  const allowed = await found(onlyExcluded(criteria.query))
  const byTerm = new Map<Wish, Bitmap[]>()
  for (const wish of wishes) if (wish.term && wish.kind !== 'place') byTerm.set(wish, await found(wish.alone.query))
  const isWordNeeded = needsWord(wishes)
  const slice = new TimeSlice(searchSlice)
  const best = new BestHits(limit)
  // The newest first, because of equal ranks the newer one stays.
  for (let index = segments.length - 1; index >= 0; index--) {
    if (slice.isOver) await slice.yield(signal)
    const segment = segments[index]!
    const candidates = allowed[index]!.slice()
    andNotInto(candidates, applyFilters(hits[index]!, filterBitmaps(criteria.filters, segment, postings, now)))
    const inSegment = new SegmentWishes({ segment, postings, now })
    for (const wish of wishes) inSegment.add(wish, byTerm.get(wish)?.[index])
    inSegment.retain(candidates, isWordNeeded)
    for (let at = lastBitUpTo(candidates, segment.size - 1); at >= 0; at = lastBitUpTo(candidates, at - 1)) {
      const rank = inSegment.rankOf(at)
      if (rank >= 0) best.add(rank, segment.created[at]!, () => segment.idAt(at))
    }
  }
  for (const job of snapshot.freshJobs) {
    if (slice.isOver) await slice.yield(signal)
    if (job.lastDay < day || isFound(job, criteria, now)) continue
    if (!isFound(job, { query: onlyExcluded(criteria.query), filters: noFilters }, now)) continue
    const rank = rankOfJob(job, wishes, now)
    if (rank >= 0) best.add(rank, job.created, () => job.id)
  }
  return best.ids()
}

/** Keeps the best of many hits. */
class BestHits {
  readonly #limit: number
  #hits: RankedHit[] = []
  /** The worst that may stay. */
  #worst = { rank: -1, created: 0 }

  constructor(limit: number) {
    this.#limit = limit
  }

  add(rank: number, created: number, id: () => string): void {
    if (rank < this.#worst.rank || (rank === this.#worst.rank && created < this.#worst.created)) return
    this.#hits.push({ id: id(), created, rank })
    if (this.#hits.length < 8 * this.#limit) return
    this.#hits = sortHits(this.#hits).slice(0, this.#limit)
    this.#worst = this.#hits.at(-1) ?? this.#worst
  }

  ids(): string[] {
    const first = sortHits(this.#hits).slice(0, this.#limit)
    return first.map(({ id }) => id)
  }
}

type Part = { segment: Segment; postings: ByToken<PostingsList>; now: Date }

/** The wishes of a search in a segment, as sets of jobs. */
class SegmentWishes {
  readonly #part: Part
  readonly #occupations: Bitmap[] = []
  readonly #neighbours: Bitmap
  readonly #others: { jobs: Bitmap; weight: number }[] = []
  readonly #words: Bitmap
  #far: Uint8Array | null = null
  /** The jobs that are not too far. */
  #near: Bitmap | null = null

  constructor(part: Part) {
    this.#part = part
    this.#neighbours = emptyBitmap(part.segment.size)
    this.#words = emptyBitmap(part.segment.size)
  }

  /** @param said the jobs that a wish's words find */
  add(wish: Wish, said: Bitmap | undefined): void {
    const { segment, postings, now } = this.#part
    const filtered = () => [...filterBitmaps(wish.alone.filters, segment, postings, now).values()][0]
    const jobs = (wish.kind === 'place' ? null : (said ?? filtered())) ?? emptyBitmap(segment.size)
    if (wish.kind === 'place') this.#addPlace(wish.where)
    else if (wish.kind !== 'occupation') {
      this.#others.push({ jobs, weight: weightOf(wish.kind) })
      if (wish.kind === 'word') orInto(this.#words, jobs)
    } else {
      const withAny = (tokens: readonly number[]) => jobsWithAny(tokens, segment, postings)
      const same = jobs.slice()
      if (wish.occupations.length > 0) andNotInto(same, withAny(ofAnyOccupation))
      orInto(same, withAny(ofOccupations(wish.occupations)))
      this.#occupations.push(same)
      orInto(this.#neighbours, withAny(ofOccupations(wish.groups)))
    }
  }

  /** Keeps the jobs that may be alternatives. */
  retain(candidates: Bitmap, isWordNeeded: boolean): void {
    if (isWordNeeded) andInto(candidates, this.#words)
    if (this.#near) andInto(candidates, this.#near)
    if (this.#occupations.length === 0) return
    const kept = this.#neighbours.slice()
    for (const jobs of this.#occupations) orInto(kept, jobs)
    andInto(candidates, kept)
  }

  rankOf(ordinal: number): number {
    let others = 0
    for (const { jobs, weight } of this.#others) if (hasBit(jobs, ordinal)) others += weight
    const far = this.#far && this.#far[ordinal]!
    const asked = this.#occupations.length
    if (asked === 0) return rankOf(null, far, others)
    let same = 0
    for (const jobs of this.#occupations) if (hasBit(jobs, ordinal)) same++
    return rankOf(tierOf(same, asked, hasBit(this.#neighbours, ordinal)), far, others)
  }

  /** Of several places the farthest counts. */
  #addPlace(where: Extract<Wish, { kind: 'place' }>['where']): void {
    const { segment, postings, now } = this.#part
    const { stations, isStation, areas, isArea } = numbered(nearbyOf(where))
    const { entries } = segment.workplaces
    const far = new Uint8Array(segment.size).fill(never)
    const near = emptyBitmap(segment.size)
    const lower = (entry: number, to: number) => {
      const ordinal = ordinalIn(entry)
      if (to >= far[ordinal]!) return
      far[ordinal] = to
      setBit(near, ordinal)
    }
    eachPlace(
      segment.workplaces,
      'station',
      (number, from, to) => {
        const distance = stations.get(number)!
        for (let i = from; i < to; i++) lower(entries[i]!, farAt(distance, minutesIn(entries[i]!)))
      },
      isStation,
    )
    eachPlace(
      segment.workplaces,
      'area',
      (number, from, to) => {
        const minutes = farAt(areas.get(number)!, 0)
        for (let i = from; i < to; i++) if (isAloneIn(entries[i]!)) lower(entries[i]!, minutes)
      },
      isArea,
    )
    for (const there of filterBitmaps(where, segment, postings, now).values()) {
      orInto(near, there)
      eachBit(there, (ordinal) => {
        far[ordinal] = 0
      })
    }
    this.#far = this.#far?.map((minutes, ordinal) => Math.max(minutes, far[ordinal]!)) ?? far
    if (this.#near) andInto(this.#near, near)
    else this.#near = near
  }
}

const byNumber = new WeakMap<Nearby, ReturnType<typeof readNumbered>>()
function numbered(nearby: Nearby) {
  const known = byNumber.get(nearby) ?? readNumbered(nearby)
  byNumber.set(nearby, known)
  return known
}

/** The surroundings by the numbers that segments have. */
function readNumbered(nearby: Nearby) {
  const stations = new Map([...nearby.stations].map(([id, distance]) => [stationCode(id), distance]))
  const areas = new Map([...nearby.municipalities].map(([code, distance]) => [areaCode(code), distance]))
  return { stations, isStation: among(stations.keys()), areas, isArea: among(areas.keys()) }
}
