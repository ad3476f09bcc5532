import { type FilteredJob, passes, statesTerm } from '#rules/jobs/filtered-job.ts'
import {
  type FilterName,
  filterNames,
  isFilterSet,
  isWhereFilter,
  type JobFilters,
  noFilters,
  whereFilters,
} from '#rules/jobs/job-filters.ts'
import { occupationWords } from '#rules/occupations/occupation-words.ts'
import { groupsOf, occupationGroups, occupations } from '#rules/occupations/occupations.ts'
import { never } from '#rules/places/commute.ts'
import { wayTo } from '#rules/places/nearby.ts'
import { ways } from '#rules/ways/ways.ts'
import { usualWords } from './conditions.ts'
import { foldedText } from './fold.ts'
import { readJobQuery, understand } from './job-query.ts'
import { matches } from './search-match.ts'
import type { SearchQuery, SearchTerm } from './search-query.ts'

// Alternatives: public jobs that meet some of what a search asks for, and how they are ordered. This is their meaning;
// the index (src/store/search/alternatives.ts) finds the same ones, and find.wire.test.ts compares both.

/** Kinds of wishes in the order in which they count; those after the place count alike. */
const lesserKinds = ['pay', 'hours', 'daysOff', 'way', 'word'] as const
type LesserKind = (typeof lesserKinds)[number]

type Search = { query: SearchQuery; filters: JobFilters }

/**
 * A part of what a search asks for, and `alone` as a search of its own. Jobs of a wish's occupations meet it, without any
 * those that its search finds; others of its groups are neighbours.
 */
export type Wish = {
  alone: Search
  term: SearchTerm | null
  filter: FilterName | 'where' | null
  /** Not asked for: what the asked group of people usually wants. */
  isUsual?: true
} & (
  | { kind: 'occupation'; occupations: readonly string[]; groups: readonly string[] }
  | { kind: 'place'; where: JobFilters }
  | { kind: LesserKind }
)

const kindOfFilter: Partial<Record<FilterName, LesserKind>> = {
  ...{ salaryMin: 'pay', salaryFloor: 'pay', hourlyMin: 'pay', payUnit: 'pay' },
  ...{ band: 'hours', hoursMax: 'hours', daysMax: 'hours', overtimeMax: 'hours', holidaysMin: 'daysOff' },
}
const kindOfWayGroup: Readonly<Record<string, LesserKind>> = { bands: 'hours', hours: 'hours', weekdays: 'daysOff' }
const groupOfWay = new Map(ways.map(({ id, group }) => [id, group]))

/** Places are read as such; a word for an occupation that no table names is a word. */
const kindOfMeaning: Readonly<Record<NonNullable<ReturnType<typeof understand>>['kind'], LesserKind>> = {
  ...{
    holidays: 'daysOff',
    pay: 'pay',
    hours: 'hours',
    way: 'way',
    employment: 'way',
    place: 'word',
    occupation: 'word',
  },
}

/** The wishes of a search; `isUnderstood` tells whether its words mean more than their letters. */
export function wishesOf({ query, filters }: Search, isUnderstood: boolean): Wish[] {
  const terms = query.terms.filter(({ excluded }) => !excluded).map((term) => wishOfTerm(term, isUnderstood))
  const where = { ...noFilters, ...Object.fromEntries(whereFilters.map((name) => [name, filters[name]])) }
  const isSomewhere = whereFilters.some((name) => isFilterSet(filters, name))
  const wishes: Wish[] = [
    ...terms,
    ...(isUnderstood ? usualWishes(query) : []),
    ...(isSomewhere ? [{ ...alone({ filters: where }), kind: 'place' as const, filter: 'where' as const, where }] : []),
    ...filterNames
      .filter((name) => isFilterSet(filters, name) && !isWhereFilter(name))
      .flatMap(wishesOfFilter(filters)),
  ]
  return wishes.toSorted((a, b) => placeIn(a) - placeIn(b))
}

/** Occupation and place are named first. */
const placeIn = ({ kind }: Wish) => (kind === 'occupation' ? 0 : kind === 'place' ? 1 : 2)

const alone = ({ query = { terms: [] }, filters = noFilters }: Partial<Search>) => ({
  ...{ alone: { query, filters }, term: null, filter: null },
})

/** 主婦 usually means part-time work, where no posting says 主婦. */
function usualWishes({ terms }: SearchQuery): Wish[] {
  const words = terms.flatMap(({ means, excluded }) => (means?.mark && !excluded ? usualWords(means.mark) : []))
  return [...new Set(words)]
    .filter((word) => !terms.some(({ typed }) => typed === word))
    .flatMap((word) => readJobQuery(word).terms.map((term) => ({ ...wishOfTerm(term, true), isUsual: true as const })))
}

function wishOfTerm(term: SearchTerm, isUnderstood: boolean): Wish {
  const wish = { ...alone({ query: { terms: [term] } }), term }
  if (term.where) return { ...wish, kind: 'place', where: { ...noFilters, ...term.where } }
  const isPlain = !isUnderstood || term.source !== term.typed
  const kind = isPlain ? undefined : understand(term.typed)?.kind
  if (kind === 'occupation') {
    const named = term.means?.occupations?.flatMap(withMembers) ?? occupationsNamed(foldedText(term.typed))
    if (named.length > 0)
      return { ...wish, kind, occupations: term.means?.isPlace ? [] : named, groups: groupsOf(named) }
  }
  return { ...wish, kind: kind ? kindOfMeaning[kind] : 'word' }
}

const wishesOfFilter =
  (filters: JobFilters) =>
  (name: FilterName): Wish[] => {
    const wish = (value: Partial<JobFilters>) => ({ ...alone({ filters: { ...noFilters, ...value } }), filter: name })
    const kindOfWay = (id: string): LesserKind => kindOfWayGroup[groupOfWay.get(id) ?? ''] ?? 'way'
    if (name === 'way') return filters.way.map((id) => ({ ...wish({ way: [id] }), kind: kindOfWay(id) }))
    const one = wish({ [name]: filters[name] })
    if (name === 'category') return [{ ...one, kind: 'occupation', occupations: [], groups: [] }]
    if (name === 'occupation') {
      const named = filters.occupation.flatMap(withMembers)
      return [{ ...one, kind: name, occupations: named, groups: groupsOf(named) }]
    }
    return [{ ...one, kind: kindOfFilter[name] ?? 'way' }]
  }

const withMembers = (id: string) =>
  occupationGroups.find((group) => group.id === id)?.occupations.map((each) => each.id) ?? [id]

let idsByWord: Map<string, string[]> | undefined

/** The occupations of a folded word: several for ドライバー. */
function occupationsNamed(folded: string): readonly string[] {
  if (!idsByWord) {
    idsByWord = new Map()
    for (const { id, name } of occupations) idsByWord.set(foldedText(name), [id])
    for (const { occupation, words } of occupationWords)
      for (const word of [...words.own, ...words.general].map(foldedText))
        idsByWord.set(word, [...new Set([...(idsByWord.get(word) ?? []), occupation])])
  }
  return idsByWord.get(folded) ?? []
}

/** Whether alternatives need one of the typed words: where no known occupation says what is asked for. */
export const needsWord = (wishes: readonly Wish[]): boolean =>
  !wishes.some(({ kind }) => kind === 'occupation') && wishes.some(({ kind }) => kind === 'word')

/** A search that finds fewer jobs than this has alternatives. */
export const fewHits = 3

/** More wishes are no search that something is close to, and each costs a search. */
const mostWishes = 20

/**
 * Whether a search says where, what or who beside something else, so that jobs may meet a part of it, or an occupation,
 * which jobs may state in other words.
 */
export const mayHaveAlternatives = (wishes: readonly Wish[]): boolean =>
  wishes.length <= mostWishes &&
  wishes.some(
    ({ kind, isUsual }) =>
      kind === 'occupation' || (wishes.length > 1 && (kind === 'place' || kind === 'word' || isUsual)),
  )

/** The fields of a job that wishes read. */
export type WishedJob = FilteredJob & { text: string }

/** Whether a job meets a wish. Places and occupations are compared with its stated ones, never with its texts. */
export function meets(job: WishedJob, wish: Wish, now: Date): boolean {
  if (wish.kind === 'place') return wayTo(job.workplaces, wish.where) === 0
  if (wish.kind === 'occupation' && wish.occupations.length > 0 && job.occupations.length > 0)
    return job.occupations.some((id) => wish.occupations.includes(id))
  return isFound(job, wish.alone, now)
}

/** Whether a search finds a job. */
export const isFound = (job: WishedJob, { query, filters }: Search, now: Date): boolean =>
  matches(job.text, query, (term) => statesTerm(job, term)) && passes(job, filters, now)

/** Weights of a rank, so that each outweighs all that follow: tier, step of the place, a wish, its kind, minutes. */
const weight = { minute: 1, kind: 2 ** 8, wish: 2 ** 28, step: 2 ** 34, tier: 2 ** 38 }

/** The weight of a met wish: first the number of them counts, then their kinds in order. */
export const weightOf = (kind: LesserKind): number =>
  weight.wish + weight.kind * 16 ** (lesserKinds.length - 1 - lesserKinds.indexOf(kind))

/** How a job's occupations stand to the asked ones. */
export const tiers = { none: 0, neighbour: 1, some: 2, all: 3 } as const
type Tier = (typeof tiers)[keyof typeof tiers]

/** The tier of a job with so many of the asked occupations. */
export const tierOf = (same: number, asked: number, isNeighbour: boolean): Tier =>
  same === asked ? tiers.all : same > 0 ? tiers.some : isNeighbour ? tiers.neighbour : tiers.none

/**
 * The rank of an alternative, higher is better; -1 for a job that is none. The occupation counts most, then the way to the
 * place in steps of ten minutes, then the weights of other met wishes, then the exact way.
 * @param tier null where no occupation is asked for
 * @param far minutes, 0 for a job that is there and `never` for one beyond the range; null where no place is asked for
 * @param others the weights of the other wishes that are met
 */
export function rankOf(tier: Tier | null, far: number | null, others: number): number {
  const isAnyMet = others > 0 || far === 0 || (tier ?? 0) >= tiers.some
  if (!isAnyMet || tier === tiers.none || far === never) return -1
  const minutes = far ?? 0
  const step = Math.ceil(minutes / 10)
  return (tier ?? 0) * weight.tier + (9 - step) * weight.step + others + (never - minutes) * weight.minute
}

/** The same for a job by its fields. */
export function rankOfJob(job: WishedJob, wishes: readonly Wish[], now: Date): number {
  let others = 0
  let far: number | null = null
  const asked: boolean[] = []
  const groups: string[] = []
  let isWordMet = !needsWord(wishes)
  for (const wish of wishes) {
    if (wish.kind === 'place') {
      const way = wayTo(job.workplaces, wish.where)
      far = Math.max(far ?? 0, way === null ? never : way === 0 ? 0 : way.far)
      continue
    }
    const isMet = meets(job, wish, now)
    if (wish.kind === 'occupation') {
      asked.push(isMet)
      groups.push(...wish.groups)
    } else if (isMet) {
      others += weightOf(wish.kind)
      isWordMet ||= wish.kind === 'word'
    }
  }
  if (!isWordMet) return -1
  const isNeighbour = groupsOf(job.occupations).some((group) => groups.includes(group))
  const tier = asked.length === 0 ? null : tierOf(asked.filter(Boolean).length, asked.length, isNeighbour)
  return rankOf(tier, far, others)
}
