import { wordsOfReading } from './readings.ts'
import { foldKana, searchText, unfolded } from './search-text.ts'
import { synonymsOf } from './synonyms.ts'

/** A condition of a query, met by any of its spellings. */
export type SearchTerm = {
  /** As typed, without quotes and minus. */
  typed: string
  /** As typed. */
  source: string
  /** The term's normalised spellings, and the known words with that reading. */
  spellings: readonly string[]
  /** Spellings added by synonyms; empty for phrases, for excluded terms and without synonyms. */
  synonymSpellings: readonly string[]
  /** The synonyms in usual spelling. */
  synonyms: readonly string[]
  excluded: boolean
}

/** A parsed query. */
export type SearchQuery = { terms: readonly SearchTerm[] }

const quote = '["\u201c\u201d\uff02]'
const part = new RegExp(
  `([-\uff0d\u2212]?)(?:${quote}([^"\u201c\u201d\uff02]*)${quote}?|([^\\s"\u201c\u201d\uff02]+))`,
  'gu',
)

/**
 * Parses a query: all terms, separated by spaces, must match; `"..."` is a literal phrase without synonyms; `-term`
 * excludes.
 */
export function readQuery(keyword: string, { synonyms = true }: { synonyms?: boolean } = {}): SearchQuery {
  const terms = new Map<string, SearchTerm>()
  for (const [source, minus = '', phrase, word] of keyword.matchAll(part)) {
    const typed = (phrase ?? word ?? '').trim()
    const excluded = minus !== ''
    const spellings = phrase === undefined ? withReadings(spellingsOf(typed)) : [searchText(typed)].filter(Boolean)
    if (spellings.length === 0 || /^-+$/.test(spellings[0] ?? '')) continue
    const found = synonyms && !excluded && phrase === undefined ? synonymsOf(spellings) : []
    const term = { typed, source, spellings, excluded, ...withSynonyms(spellings, found) }
    terms.set(`${excluded ? '-' : ''}${spellings.join('\n')}`, term)
  }
  return { terms: [...terms.values()] }
}

/** Kana also find known words by reading: かんごし finds 看護師. */
const withReadings = (spellings: readonly string[]): string[] => [
  ...new Set([...spellings, ...spellings.flatMap(wordsOfReading)]),
]

/** A term with added synonyms. */
export type WidenedTerm = { term: string; synonyms: string[] }

/** The terms of a query with added synonyms. */
export const widenedTerms = ({ terms }: SearchQuery): WidenedTerm[] =>
  terms
    .filter(({ synonyms }) => synonyms.length > 0)
    .map(({ typed, synonyms }) => ({ term: typed, synonyms: [...synonyms] }))

/** Leaves out spellings that contain a shorter one: every text with 在宅勤務 has 在宅. */
function withSynonyms(
  spellings: readonly string[],
  found: readonly string[],
): Pick<SearchTerm, 'synonymSpellings' | 'synonyms'> {
  const added = found.map((synonym) => ({
    synonym,
    spellings: spellingsOf(synonym).filter((spelling) => !covered(spelling, spellings)),
  }))
  const useful = added.filter(({ spellings }) => spellings.length > 0)
  const all = [...new Set(useful.flatMap(({ spellings }) => spellings))]
  return {
    synonymSpellings: all.filter(
      (spelling) =>
        !covered(
          spelling,
          all.filter((other) => other !== spelling),
        ),
    ),
    synonyms: [...new Map(useful.map(({ synonym }) => [searchText(synonym), synonym])).values()],
  }
}

const covered = (spelling: string, by: readonly string[]) =>
  by.some((other) => spelling === other || (!isWholeWord(other) && spelling.includes(other)))

/** Latin words of up to three letters match whole words only: SE is not found in "user". */
export const isWholeWord = (spelling: string): boolean => /^[a-z]{1,3}$/.test(spelling)

const maxSpellings = 8

/**
 * The spellings of a term: サーバー and サーバ are the same. The final long vowel of a loan word (four letters or more, the
 * rule of kuromoji's stemmer) is dropped at the term's end, and optional inside it.
 */
export function spellingsOf(typed: string): string[] {
  const text = unfolded(typed)
  let all = ['']
  let end = 0
  for (const { 0: run, index } of text.matchAll(/[ァ-ヺー]+/g)) {
    const between = text.slice(end, index)
    end = index + run.length
    const variants = loanWordSpellings(run, end === text.length)
    all = all.flatMap((before) => variants.map((variant) => before + between + variant)).slice(0, maxSpellings)
  }
  const spellings = all.map((before) => foldKana(before + text.slice(end)))
  return [...new Set(spellings)].filter(Boolean)
}

/** サーバ, ユーザ, カテゴリ: endings with an optional long vowel. */
const mayBeLong = /..[アカサタナハマヤラワガザダバパァャリィ]$/

function loanWordSpellings(run: string, last: boolean): string[] {
  const long = run.endsWith('ー')
  if (long && run.length >= 4) return last ? [run.slice(0, -1)] : [run, run.slice(0, -1)]
  return mayBeLong.test(run) && !last ? [run, `${run}ー`] : [run]
}
