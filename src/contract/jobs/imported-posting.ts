import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fault, named, optionalText } from '#contract/fields.ts'
import { type FieldFault, readFault } from '#rules/faults.ts'
import type { PostingDraft } from '#rules/jobs/job-drafts.ts'
import { limits } from '#rules/limits.ts'
import { foldTerms, type Term } from '#rules/postings/term-list.ts'
import { minutesInText, postalCodeInText, timeInText } from '#rules/postings/written-values.ts'
import { yenInText } from '#rules/postings/yen-in-text.ts'
import { dateInText } from '#rules/written-date.ts'
import { postingColumnLabel } from '#words/posting-columns.ts'
import { refusalSentence } from '#words/refusals.ts'
import { faultText } from '#words/validation.ts'
import { finding } from './finding.ts'
import { draftedPosting, postJobInput } from './job-input.ts'
import { withKnownPlaces, withPlaceIds } from './known-workplaces.ts'
import type { SheetPosting } from './posting-sheet.ts'

/** A posting of an import: the input of `POST /api/jobs`, and the employer's own number. */
const importedPosting = withKnownPlaces(
  postJobInput.safeExtend({ reference: optionalText(limits.importReference).nullish() }),
)

/** Whether every text in a value can be stored faithfully. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000')
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
}
const anyPosting = z.record(z.string(), z.unknown(), fault('wrong-shape')).refine(isStorable, fault('not-text'))

/** A form sends it as text. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])], fault('wrong-shape'))
  .transform((value) => value === true || value === 'true' || value === '1')

/** Each posting is validated alone, so that a wrong one does not refuse the others. */
export const importInput = z.object({
  /** `row` of a posting is its row in the spreadsheet, else its place. Absent where a file is sent. */
  postings: z
    .array(anyPosting, fault('wrong-shape'))
    .min(1, fault('required'))
    .max(limits.importedAtOnce, fault('too-many', limits.importedAtOnce))
    .optional(),
  dry_run: flag.optional(),
  /** Stores them as drafts, which may be incomplete, as `?as=draft` does. */
  as_drafts: flag.optional(),
  /** Leaves out postings with a stop finding, where the operator only warns of them. */
  without_stopped: flag.optional(),
  /** Goes on with an import that a former call began. */
  import_id: z.uuid(fault('wrong-shape')).optional(),
})

/** `ready` in a dry run; `posted-before` when the same posting became a job or draft already. */
export const importOutcomes = ['ready', 'posted', 'posted-before', 'wrong', 'drafted'] as const

/** The result for a posting, in the order sent. */
export const importResult = named('ImportResult', {
  /** The row of the spreadsheet. */
  row: z.number(),
  status: z.enum(importOutcomes),
  /** Of the job or draft; absent without one. */
  id: z.string().optional(),
  title: z.string(),
  /** As it was read; of the first 20 rows only, so that the answer to a large file stays small. */
  posting: z.record(z.string(), z.unknown()).optional(),
  /** The same as `status`. */
  outcome: z.enum(importOutcomes),
  reference: z.string().nullable(),
  job_id: z.string().nullable(),
  /** Absent without a draft. */
  draft_id: z.string().optional(),
  /** Why it cannot be posted: the field, and a sentence in Japanese. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
  /** Findings of the check. */
  findings: z.array(finding),
})

/** A value as people write it, where the posting itself takes one form only. */
const typed = (read: (text: string) => unknown) =>
  z
    .unknown()
    .transform((value) => (typeof value === 'string' && value !== '' ? (read(value) ?? value) : value))
    .optional()
const [typedYen, typedTime] = [typed(yenInText), typed(timeInText)]
const typedKinds: Partial<Record<Term['kind'], z.ZodType>> = {
  yen: typedYen,
  minutes: typed(minutesInText),
  'postal-code': typed(postalCodeInText),
  spans: z.array(z.looseObject({ start: typedTime, end: typedTime })).nullish(),
  shifts: z.array(z.looseObject({ start: typedTime, end: typedTime, break_minutes: typed(minutesInText) })).nullish(),
  allowances: z.array(z.looseObject({ yen: typedYen })).nullish(),
}
const typedPosting = z.looseObject({
  deadline: typed(dateInText),
  terms: foldTerms<z.ZodType>(
    ({ kind }) => typedKinds[kind] ?? z.unknown().optional(),
    (members) => z.looseObject(members).nullish(),
  ),
})

function withWrittenValues(raw: unknown): unknown {
  const read = typedPosting.safeParse(raw)
  return read.success ? read.data : raw
}

type Faulty = { path: string; message: string }
type Read<Posting> = { posting: Posting } | { errors: Faulty[] }

/** At most this many errors per posting are reported. */
const maxErrors = 20

const readAs =
  <Schema extends z.ZodType>(schema: Schema) =>
  (raw: unknown): Read<z.output<Schema>> => {
    const { success, data, error } = schema.safeParse(withPlaceIds(withWrittenValues(raw)))
    if (success) return { posting: data }
    return {
      errors: error.issues
        .slice(0, maxErrors)
        .map(({ message, path }) => faultyMember({ ...readFault(message), path: path.join('.') })),
    }
  }

/** Validates a posting with the schema of a new job. */
export const readPosting = readAs(importedPosting)

/** What is wrong with a row of a sheet: the cells that could not be read, and then what else is. */
export function allErrors(cells: readonly Faulty[], read: Read<unknown>): Faulty[] {
  const told = new Set(cells.map(({ path }) => postingColumnLabel(path)))
  const others = 'errors' in read ? read.errors.filter(({ path }) => !told.has(postingColumnLabel(path))) : []
  return [...cells, ...others].slice(0, maxErrors)
}

/** Validates a posting as a draft, which has no number of the employer's own. */
export const readDraft = readAs(draftedPosting)

/** The error of a posting beyond the limit of drafts. */
export const tooManyDrafts: Faulty = { path: '', message: refusalSentence['too-many-drafts'] }

/** An invalid field with its sentence. */
export const faultyMember = (found: FieldFault): Faulty => ({ path: found.path, message: faultText(found) })

export type ImportedPosting = Extract<ReturnType<typeof readPosting>, { posting: unknown }>['posting']

/** A posting of an import; `read` is null when it is invalid, and `unread` true when a cell could not be read. */
export type ReadPosting = SheetPosting & { read: ImportedPosting | null; unread?: true }

/** A posting of a JSON body, which may name its row. */
export function sentPosting({ row, ...posting }: Record<string, unknown>, at: number): SheetPosting {
  return { row: typeof row === 'number' && Number.isSafeInteger(row) && row > 0 ? row : at + 1, posting, errors: [] }
}

/** Validates a posting as a job. */
export function readAsPosting(given: SheetPosting): ReadPosting {
  const read = readPosting(given.posting)
  if (given.errors.length > 0) return { ...given, errors: allErrors(given.errors, read), read: null, unread: true }
  return 'errors' in read ? { ...given, errors: read.errors, read: null } : { ...given, read: read.posting }
}

/** A draft as JSON with sorted members, because the database changes their order. */
export const sortedJson = (posting: PostingDraft): string =>
  JSON.stringify(posting, (_key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  )

/** The identities of the valid ones. */
export const keysOf = (given: readonly ReadPosting[]) => given.flatMap(({ read }) => (read ? [keyOf(read)] : []))

/** The identity of a posting: the employer's own number, else a digest of its content. */
export function keyOf({ reference, ...posting }: ImportedPosting): string {
  if (reference) return `reference ${reference}`
  return `digest ${createHash('sha256').update(JSON.stringify(posting)).digest('base64url')}`
}
