import { cells } from '#rules/cells.ts'
import type { JobFields } from '#rules/jobs/job-edit.ts'
import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import type { Band } from '#rules/jobs/job-vocabularies.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { nfkc } from '#rules/nfkc.ts'
import { occupationNames } from '#rules/occupations/occupations.ts'
import table from '#rules/occupations/tables/other-names.json' with { type: 'json' }
import { municipalityByCode } from '#rules/places/municipalities.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { lineById, stationById } from '#rules/places/railways.ts'
import { isGiven } from '#rules/postings/pay-text.ts'
import { termsLines } from '#rules/postings/table.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { minuteOf } from '#rules/postings/time-span.ts'
import { bandsOfJob } from '#rules/ways/bands.ts'
import { conditionsSaid } from './conditions.ts'
import { foldedLines, foldedText, withKatakana } from './fold.ts'
import { spellingsInKana } from './search-query.ts'
import { foldKana } from './search-text.ts'

/** Conditions stated by ways of working with other ids, separated by blanks. */
const conditionsOfWay: Readonly<Record<string, string>> = {
  ...{ 'students-ok': 'for-学生', 'carers-ok': 'for-主婦 for-主夫', language: 'by-foreigners' },
  'any-age': 'any-age for-シニア for-‹60›代 for-‹70›代 for-‹50›代 for-‹50›歳',
  ...{ 'no-education': 'no-school', 'blank-ok': 'after-a-break', 'side-job-ok': 'second-job', 'car-commute': 'by-car' },
  ...{ 'free-hair': 'any-hair', 'free-clothes': 'any-clothes', 'qualification-help': 'support-for-licences' },
  ...{ 'social-insurance': 'insured', housing: 'dormitory', 'one-day': 'single-days', 'late-night': 'late-nights' },
  ...{ 'dependant-range': 'tax-allowance', 'shift-free': 'own-shifts', promotion: 'becoming-permanent', meal: 'meals' },
}

type Posting = { terms?: Terms | null | undefined; ways?: readonly string[]; work_style: string }

const bandsOf = {
  ...{ mornings: ['early-morning', 'morning'], evenings: ['evening', 'night'], nights: ['night', 'late-night'] },
} as const satisfies Record<string, readonly Band[]>
const fiveOClock = 5 * 60
const oneOClock = 13 * 60
const halfPastThree = 15 * 60 + 30
const tenAtNight = 22 * 60

/** Ids of the conditions that a posting's fields state, whatever its texts say. */
function conditionsStated({ terms, ways = [], work_style }: Posting): Set<string> {
  const { hours, holidays, workplace } = terms ?? {}
  const spans = hours?.spans ?? []
  const off = new Set(holidays?.days)
  const worked: readonly Band[] = bandsOfJob(terms ?? {})
  const isByDay = spans.every(
    ({ start, end }) => minuteOf(start) >= fiveOClock && minuteOf(end) > minuteOf(start) && minuteOf(end) <= tenAtNight,
  )
  const each = spans.map((span) => ({ start: minuteOf(span.start), end: minuteOf(span.end) }))
  const isAll = (holds: (span: { start: number; end: number }) => boolean) => each.length > 0 && each.every(holds)
  const stated: Record<string, boolean> = {
    'nights-only': isAll(({ start, end }) => end <= start && start >= halfPastThree),
    'mornings-only': isAll(({ start, end }) => end > start && end <= oneOClock),
    'from-evening': each.some(({ start }) => start >= halfPastThree && start < tenAtNight),
    'weekends-off': off.has('sat') && off.has('sun'),
    'weekends-and-holidays-off': off.has('sat') && off.has('sun') && off.has('public'),
    'two-days-off': holidays?.pattern === 'two-days-full',
    'weekdays-off': (['mon', 'tue', 'wed', 'thu', 'fri'] as const).some((day) => off.has(day)),
    'no-overtime': hours?.overtime === 'none',
    'little-overtime': hours?.overtime === 'none' || (hours?.overtime_hours ?? 21) <= 20,
    'no-nights': spans.length > 0 && isByDay,
    // This way also applies with raises alone.
    bonus: isGiven(terms?.pay?.bonus),
    flextime: hours?.system === 'flex',
    'full-remote': work_style === 'remote' || workplace?.remote_days === 5,
    ...Object.fromEntries(
      Object.entries(bandsOf).map(([id, bands]) => [id, bands.some((band) => worked.includes(band))]),
    ),
  }
  return new Set([
    ...ways.flatMap((way) => (conditionsOfWay[way] ?? way).split(' ')).filter((id) => !(id in stated)),
    ...Object.keys(stated).filter((id) => stated[id]),
  ])
}

/** Increment with every change of the folding or of the searched fields, so that stored texts are rebuilt. */
export const searchTextVersion = 15

/** The searched fields of a job. */
type SearchableJob = Pick<
  JobFields,
  | 'title'
  | 'company'
  | 'description'
  | 'location'
  | 'requirements'
  | 'benefits'
  | 'occupations'
  | 'job_type'
  | 'work_style'
  | 'experience_level'
  | 'terms'
> & {
  workplaces?: readonly PlaceOfWork[]
  ways?: readonly string[]
  /** The employer's name and its kana, from the profile. */
  employer_names?: readonly string[]
  /** Readers' questions with their answers; they state no conditions of the job. */
  answered?: readonly string[]
}

const otherNames = new Map(cells(table).map(([occupation = '', names = '']) => [occupation, names.split(',')]))

/** The searchable names of these occupations. Alternative names are never shown, because some name a sex. */
const searchedNames = (occupations: readonly string[]): string[] =>
  occupations.flatMap((id) => [occupationNames.get(id) ?? [], ...(otherNames.get(id) ?? [])].flat())

/** The searchable names of workplaces: 神奈川県横浜市鶴見区, 生麦駅. Readings are resolved in the query. */
const searchedPlaces = (workplaces: readonly PlaceOfWork[]): string[] => [
  ...new Set(workplaces.flatMap((place) => [areaName(place), ...place.stations.flatMap(accessNames)]).filter(Boolean)),
]

function areaName({ prefecture, municipality }: PlaceOfWork): string {
  const { county = '', name = '' } = municipalityByCode.get(municipality ?? '') ?? {}
  return `${prefectures.find(({ value }) => value === prefecture)?.name ?? ''}${county}${name}`
}

function accessNames({ id, line }: PlaceOfWork['stations'][number]): string[] {
  const station = stationById.get(id)
  return [lineById.get(line ?? '')?.name ?? '', station ? `${station.name}駅` : '']
}

/**
 * A job's search text: one field per line, so that no term matches across fields. Title and company first, then words
 * in other spellings, and the conditions that the texts state.
 */
export function searchableText(job: SearchableJob): string {
  const fields = [
    ...[job.title, job.company, job.description, job.location, job.requirements, job.benefits],
    ...[searchedNames(job.occupations ?? []), searchedPlaces(job.workplaces ?? []), ...facts(job)],
    (job.employer_names ?? []).filter((name) => name !== job.company),
  ]
  const texts = fields.map((field) => (typeof field === 'string' ? field : field.join('\n')))
  const said = foldedLines(texts)
  const asked = job.answered?.length ? [foldedLines(job.answered)] : []
  return [said, joinedWords(texts.join('\n')), conditionsSaid(said, conditionsStated(job)), ...asked].join('\n')
}

/** The labels and the table of 募集要項 on the job's page. */
function facts({ job_type, work_style, experience_level, terms }: SearchableJob): string[] {
  const labels = [jobTypeLabel[job_type], workStyleLabel[work_style], experienceLabel[experience_level]]
  const rows = termsLines(terms ?? {}).filter(({ label, value }) => !isDenied(label, value))
  return [...labels, ...rows.map(({ label, value }) => `${label}${value.replace(/\s+/g, '、')}`)]
}

/** A search for 派遣 must not find employers who hire directly. */
const isDenied = (label: string, value: string) => label.startsWith('派遣') && value.endsWith('ありません')

/** Words with points, hyphens or ・, also without them: Node.js is nodejs, メイド・イン・ジャパン is one word. */
const joinedWords = (text: string): string =>
  [...new Set(nfkc(text).match(joined))].map((word) => foldedText(word.replace(/[.\-・]/g, ''))).join(' ')

/** Match each run of letters only from its start, to keep the time linear. */
const joined = /(?<![a-z])[a-z]+(?:[.-][a-z]+)+|(?<![ァ-ヺー])[ァ-ヺー]{2,}(?:・[ァ-ヺー]{1,})+/gi

/** The terms of a list's search box, each with its possible spellings in a job's search text. */
export function jobTerms(query: string): string[][] {
  const spelt = (term: string) => spellingsInKana(term).flatMap((way) => [foldedText(way), foldKana(withKatakana(way))])
  const terms = query.split(/\s+/).map((term) => [...new Set(spelt(term))].filter(Boolean))
  return terms.filter((spellings) => spellings.length > 0)
}

/** Whether each term occurs in a job's search text in one of its spellings. */
export const matchesTerms = (text: string, terms: readonly (readonly string[])[]): boolean =>
  terms.every((spellings) => spellings.some((spelling) => text.includes(spelling)))
