import { createHash } from 'node:crypto'
import { choosingFilters } from '#rules/jobs/job-filters.ts'
import { knownWords } from '#rules/search/known-words.ts'
import { isWholeWord, spellingsOf } from '#rules/search/search-query.ts'
import type { IndexedJob } from '#store/search/indexed-jobs.ts'

/** Where a token occurs in a job: anywhere, in the title, there as a whole word, in the company's name. */
export const fields = { any: 0, title: 1, titleWord: 2, company: 3 } as const
/** A number of `fields`. */
export type Field = (typeof fields)[keyof typeof fields]

const kinds = { letters: 0, word: 4, short: 8, option: 12 } as const
const inKind = 2 ** 32

/** One letter, or two in sequence (UTF-16 code units; `before` is 0 for one). */
export const lettersToken = (before: number, letter: number, field: Field): number =>
  (kinds.letters + field) * inKind + before * 65_536 + letter

/** A known word. */
export const wordToken = (word: string, field: Field): number => (kinds.word + field) * inKind + hash(word)

/** A word of at most three letters that stands alone. */
export const shortWordToken = (word: string, field: Field): number => (kinds.short + field) * inKind + hash(word)

/** Filters with a token per option. `remote` is two options of `style`; the others compare columns. */
export const tokenFilters = [
  ...choosingFilters,
  ...(['occupation', 'way', 'overtimeMax', 'remoteDays', 'daysMax', 'hoursMax', 'verified'] as const),
] as const

/** The token of a filter's option. */
export const optionToken = (filter: string, value: string): number => kinds.option * inKind + hash(`${filter}:${value}`)

/** States that make a job not public. A segment from before the index had all states rightly has none of them. */
export const stateTokens = {
  pending: optionToken('state', 'pending'),
  rejected: optionToken('state', 'rejected'),
  inactive: optionToken('state', 'inactive'),
} as const

/** The tokens of a job's states. */
export const stateTokensOf = (job: Pick<IndexedJob, 'approval_status' | 'is_active'>): number[] => [
  ...(job.approval_status === 'approved' ? [] : [stateTokens[job.approval_status]]),
  ...(job.is_active ? [] : [stateTokens.inactive]),
]

/** FNV-1a; a test checks that known words and options have distinct numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** The known words in every spelling of a query, except plain bigrams. */
export const indexedWords: ReadonlySet<string> = new Set(
  knownWords.flatMap(spellingsOf).filter((spelling) => spelling.length > 2 && !isWholeWord(spelling)),
)

/** Version of the known words; a segment has only tokens of the words that it was built with. */
export const wordsVersion = createHash('sha256')
  .update([...indexedWords].join('\n'))
  .digest('hex')
  .slice(0, 16)

const byBeginning = new Map<number, string[]>()
for (const word of indexedWords) {
  const key = word.charCodeAt(0) * 65_536 + word.charCodeAt(1)
  byBeginning.set(key, [...(byBeginning.get(key) ?? []), word])
}

/** Known words that begin with two letters. */
export const wordsBeginning = (first: number, second: number): readonly string[] | undefined =>
  byBeginning.get(first * 65_536 + second)
