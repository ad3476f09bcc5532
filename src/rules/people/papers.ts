import { InvalidInputError } from '#rules/faults.ts'

/** 履歴書, 職務経歴書. */
export const paperKinds = ['rirekisho', 'shokumukeirekisho'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Why a job ended, as 履歴書 says it. */
export const leavingReasons = ['personal', 'term', 'employer'] as const
export type LeavingReason = (typeof leavingReasons)[number]

/** Stands in front of 退職. */
export const leavingText: Record<LeavingReason, string> = {
  personal: '一身上の都合により',
  term: '契約期間満了により',
  employer: '会社都合により',
}

/** A licence or certificate; `date` is a month such as 2020-04. */
export type Licence = { date: string; name: string }

const noPaperTexts = {
  name_kana: null,
  /** YYYY-MM-DD. */
  birth_date: null,
  gender: null,
  family: null,
  postal_code: null,
  address_kana: null,
  /** The contact address if it differs from the home address. */
  contact_postal_code: null,
  contact_address: null,
  contact_address_kana: null,
  contact_phone: null,
  summary: null,
  self_pr: null,
  motivation: null,
  wishes: null,
}

/** Fields of 履歴書 and 職務経歴書 beside the profile; null is not stated. */
export type PaperFields = { [Field in keyof typeof noPaperTexts]: string | null } & { licences: Licence[] }

export const noPaperFields: PaperFields = { ...noPaperTexts, licences: [] }

/** The fields that the profile also has; the others are only on papers. */
export const profilePaperFields = [
  'name_kana',
  'birth_date',
  'postal_code',
  'licences',
  'summary',
  'self_pr',
] as const satisfies (keyof PaperFields)[]

type OfProfile = (typeof profilePaperFields)[number]

/** The profile's part of an object. */
export function profilePart<Fields extends { [Field in OfProfile]?: unknown }>(
  fields: Fields,
): Pick<Fields, OfProfile> {
  const { name_kana, birth_date, postal_code, licences, summary, self_pr } = fields
  return { name_kana, birth_date, postal_code, licences, summary, self_pr }
}

type Given = { birth_date?: string | null | undefined; licences?: Licence[] | undefined }

/** Cleans a change for storing: drops licences without a name. A future date of birth is a fault. */
export function paperChange<Change extends Given>(change: Change, today: string): Change {
  if (change.birth_date && !isBirthDate(change.birth_date, today))
    throw new InvalidInputError([{ fault: 'date-invalid', path: 'birth_date' }])
  return { ...change, licences: change.licences?.filter(({ name }) => name !== '') }
}

/** Whether a date can be a job seeker's date of birth. */
function isBirthDate(date: string, today: string): boolean {
  return date >= '1900-01-01' && date < today
}

/** Letters and lines of a paper: about twenty pages. */
const paperLimits = { letters: 40_000, lines: 1_500 }

/** Whether a paper's texts are too long for typesetting. */
export function isPaperTooLong(texts: object): boolean {
  let [letters, lines] = [0, 0]
  JSON.stringify(texts, (_key, value) => {
    if (typeof value !== 'string') return value
    letters += value.length
    lines += value.split('\n').length
    return ''
  })
  return letters > paperLimits.letters || lines > paperLimits.lines
}

/** What papers are made of; lists count by their length. */
export type PaperSource = Pick<PaperFields, 'birth_date' | 'summary' | 'self_pr' | 'motivation'> & {
  phone?: string | null | undefined
  address?: string | null | undefined
  avatar_url?: string | null | undefined
} & Record<'educations' | 'experiences' | 'skills' | 'licences', readonly unknown[]>

export const paperGaps = ['birth_date', 'address', 'phone', 'educations', 'photo', 'experiences'] as const
export type PaperGap = (typeof paperGaps)[number]

/** What a paper would lack. */
export function gapsOf(kind: PaperKind, source: PaperSource): PaperGap[] {
  const has: Record<PaperGap, boolean> = {
    birth_date: Boolean(source.birth_date),
    address: Boolean(source.address),
    phone: Boolean(source.phone),
    educations: source.educations.length > 0,
    photo: Boolean(source.avatar_url),
    experiences: source.experiences.length > 0,
  }
  return paperGaps.filter((gap) => !has[gap] && (kind === 'rirekisho') === (gap !== 'experiences'))
}

/** Whether a paper would tell nothing but name and contact. */
export function isBlankPaper(kind: PaperKind, source: PaperSource): boolean {
  const { birth_date, educations, experiences, skills, licences, summary, self_pr, motivation } = source
  if (experiences.length + licences.length > 0 || self_pr) return false
  if (kind === 'rirekisho') return !birth_date && educations.length === 0 && !motivation
  return skills.length === 0 && !summary
}

/** In a paper's picture: the letters that no font prints. */
export const noteOfLacking = (letters: string) => `<desc>${letters}</desc>`

/** The letters of that note; '' without one. */
export const lackingOf = (picture: string) => /<desc>([^<]*)<\/desc>/.exec(picture)?.[1] ?? ''
