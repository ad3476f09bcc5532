import { foldTerms, type Term, type TermPath, type termList } from '#rules/postings/term-list.ts'
import type { Nested, StatedOption, Terms } from '#rules/postings/terms.ts'
import { withShifts } from '#rules/postings/time-span.ts'
import { tidyMinutes, tidyNumber, tidyPostalCode, tidyYen } from './typed-figures.ts'

type Leaf = 'text' | 'number' | 'minutes' | 'yen' | 'postal-code' | 'flag' | 'texts' | 'insurance' | 'options'
type Shape = Leaf | readonly [Shape] | { readonly [member: string]: Shape }

const span = { start: 'text', end: 'text' } as const
const stations = [{ id: 'text', line: 'text', minutes: 'minutes', by: 'text' }] as const

/**
 * How the form represents each kind of term. Figures are texts, because typed ones may be invalid. `flag` is yes, no or
 * unstated; `insurance` is a list with `none` for no insurance; `options` one with a note after id and blank.
 */
const shapeOfKind = {
  ...({ text: 'text', lines: 'text', choice: 'text', prefecture: 'text', municipality: 'text' } as const),
  ...({
    number: 'number',
    decimal: 'number',
    hours: 'number',
    months: 'number',
    minutes: 'minutes',
    yen: 'yen',
  } as const),
  ...({ choices: 'texts', days: 'texts', steps: 'texts', insurance: 'insurance', options: 'options' } as const),
  ...({ 'postal-code': 'postal-code', flag: 'flag', span, spans: [span], stations } as const),
  ...({ shifts: [{ ...span, name: 'text', break_minutes: 'minutes', per_month: 'number' }] } as const),
  ...({
    allowances: [{ name: 'text', yen: 'yen', unit: 'text', number: { min: 'number', max: 'number' } }],
  } as const),
  ...({ places: [{ prefecture: 'text', municipality: 'text', address: 'text', stations }] } as const),
} satisfies Record<Term['kind'], Shape>

const termsShape = foldTerms<Shape>(
  ({ kind }) => shapeOfKind[kind],
  (members) => members,
)

export type Flag = '' | 'yes' | 'no'
type ValuesOf<Of> = Of extends 'flag'
  ? Flag
  : Of extends 'texts' | 'insurance' | 'options'
    ? string[]
    : Of extends Leaf
      ? string
      : Of extends readonly [infer Entry]
        ? ValuesOf<Entry>[]
        : { -readonly [Member in keyof Of]: ValuesOf<Of[Member]> }

/** The terms in the form; '' and [] mean not stated. */
export type TermsValues = Nested<{
  [Path in TermPath]: ValuesOf<(typeof shapeOfKind)[(typeof termList)[Path]['kind']]>
}>

/** The kinds that are one field with a list of texts. */
export const isListOfTexts = (kind: Term['kind']): boolean =>
  ['texts', 'insurance', 'options'].includes(shapeOfKind[kind] as string)

/** The values of stated terms; spans and breaks of the shifts are in these alone. */
export function valuesOfTerms(terms: Terms | null | undefined): TermsValues {
  const hours = terms?.hours && withShifts(terms.hours)
  const inForm = hours?.shifts?.length ? { ...terms, hours: { ...hours, spans: null, break_minutes: null } } : terms
  return toValues(termsShape, inForm ?? undefined) as TermsValues
}

/** The terms for a request. An invalid figure stays a text, so that the schema reports it. */
export function termsToSend(values: TermsValues): unknown {
  return toTerms(termsShape, values, (text) => text)
}

/** The terms so far, without invalid figures. */
export function termsSoFar(values: TermsValues): Terms | null {
  const terms = toTerms(termsShape, values, () => undefined) as Terms | undefined
  if (!terms) return null
  const { hours, pay } = terms
  const shifts = hours?.shifts?.filter(({ start, end }) => start && end)
  const core = hours?.core?.start && hours.core.end ? hours.core : undefined
  const allowances = pay?.allowances?.filter(({ name, yen }) => name && yen !== undefined)
  return {
    ...terms,
    ...(hours && { hours: { ...withShifts({ ...hours, shifts }), core } }),
    ...(pay && { pay: { ...pay, allowances } }),
  }
}

/** The same with normalised figures: １２０日 is 120, 25万 is 250,000. */
export function tidyTerms(values: TermsValues): TermsValues {
  return tidied(termsShape, values) as TermsValues
}

/** Whether a row of a list is empty. */
export const isEmptyRow = (row: object): boolean =>
  Object.values(row).every((value) => (typeof value === 'object' ? isEmptyRow(value) : value === ''))

type Unread = (text: string) => unknown

function toValues(shape: Shape, stated: unknown): unknown {
  if (isLeaf(shape)) return leafValue(shape, stated)
  if (isList(shape)) return Array.isArray(stated) ? stated.map((entry) => toValues(shape[0], entry)) : []
  return mapMembers(shape, (of, member) => toValues(of, (stated as Record<string, unknown> | undefined)?.[member]))
}

function leafValue(leaf: Leaf, stated: unknown): unknown {
  if (leaf === 'insurance' && Array.isArray(stated)) return stated.length === 0 ? ['none'] : [...stated]
  if (leaf === 'options') return ((stated ?? []) as StatedOption[]).map(optionValue)
  if (leaf === 'texts' || leaf === 'insurance') return Array.isArray(stated) ? [...stated] : []
  if (stated === undefined || stated === null) return ''
  if (leaf === 'flag') return stated ? 'yes' : 'no'
  return leaf === 'yen' ? Number(stated).toLocaleString('ja-JP') : String(stated)
}

const optionValue = (option: StatedOption) =>
  typeof option === 'string' ? option : [option.id, ...(option.note ? [option.note] : [])].join(' ')

function optionTerm(value: string): { id: string; note: string } | string {
  const [id = '', ...note] = value.split(' ')
  return note.length > 0 ? { id, note: note.join(' ') } : id
}

function toTerms(shape: Shape, value: unknown, unread: Unread): unknown {
  if (isLeaf(shape)) return leafTerm(shape, value, unread)
  if (isList(shape))
    return listed(rowsOf(value).flatMap((row) => (toTerms(shape[0], row, unread) as object | undefined) ?? []))
  const part = mapMembers(shape, (of, member) => toTerms(of, (value as Record<string, unknown>)[member], unread))
  const stated = Object.entries(part).filter(([, member]) => member !== undefined)
  return stated.length > 0 ? Object.fromEntries(stated) : undefined
}

const rowsOf = (value: unknown) => (value as object[]).filter((row) => !isEmptyRow(row))
const listed = (entries: unknown[]) => (entries.length > 0 ? entries : undefined)

function leafTerm(leaf: Leaf, value: unknown, unread: Unread): unknown {
  if (leaf === 'insurance' && (value as string[]).includes('none')) return []
  if (leaf === 'options') return listed((value as string[]).map(optionTerm))
  if (leaf === 'texts' || leaf === 'insurance') return listed((value as string[]).filter((text) => text.trim() !== ''))
  const text = value as string
  if (text.trim() === '') return undefined
  if (leaf === 'flag') return text === 'yes'
  if (leaf === 'text' || leaf === 'postal-code') return text
  const digits = tidyLeaf(leaf, text).replaceAll(',', '')
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : unread(text)
}

function tidied(shape: Shape, value: unknown): unknown {
  if (isLeaf(shape)) return typeof value === 'string' ? tidyLeaf(shape, value) : value
  if (isList(shape)) return rowsOf(value).map((row) => tidied(shape[0], row))
  return mapMembers(shape, (of, member) => tidied(of, (value as Record<string, unknown>)[member]))
}

function tidyLeaf(leaf: Leaf, text: string): string {
  if (leaf === 'yen') return text === '0' ? text : tidyYen(text)
  if (leaf === 'minutes') return tidyMinutes(text)
  if (leaf === 'number') return tidyNumber(text)
  return leaf === 'postal-code' ? tidyPostalCode(text) : text
}

const isLeaf = (shape: Shape): shape is Leaf => typeof shape === 'string'
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

function mapMembers(
  shape: { readonly [member: string]: Shape },
  map: (of: Shape, member: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(shape).map(([member, of]) => [member, map(of, member)]))
}
