import type { Commute, JobFilters, OvertimeLimit } from '#rules/jobs/job-filters.ts'
import type { Band } from '#rules/jobs/job-vocabularies.ts'
import type { AskedPlaces } from '#rules/places/where.ts'
import type { PayUnit } from '#rules/postings/terms.ts'
import { closed, foldedLines, foldedText, withKatakana } from './fold.ts'
import { foldKatakana, loanWord } from './loan-words.ts'
import { wordsOfReading } from './readings.ts'
import { foldKana, unfolded } from './search-text.ts'
import { synonymGroups } from './synonym-groups.ts'

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
  /** Where the term is a place: jobs there match it, whatever their texts say. */
  where?: AskedPlaces
  /** Where it is a comparison: jobs that state so much match it. */
  reaches?: Reach
  /** Where it is an occupation, a workplace or a condition: the jobs that mean it, before those with its letters. */
  means?: Meaning
}

/** What a job states that means a word, whatever the word's letters. */
export type Meaning = {
  /** The mark of a condition in search texts. */
  mark?: string
  /** A job has at least one of these occupations and groups. */
  occupations?: readonly string[]
  /** Or work in one of these bands. */
  bands?: readonly Band[]
  /** Whether a job with such an occupation or band matches without the letters. */
  isEnough?: boolean
  /** Whether the word is a place where such occupations are among others: a job elsewhere does not meet it. */
  isPlace?: boolean
}

/** The least pay of a unit in yen, the least days off a year or from home a week, or the most hours of overtime a month. */
export type Reach =
  | { of: 'pay'; unit: PayUnit; least: number }
  | { of: 'holidays'; least: number }
  | { of: 'remote'; least: number }
  | { of: 'overtime'; most: OvertimeLimit }

/** A parsed query. */
export type SearchQuery = { terms: readonly SearchTerm[] }

const quote = '["\u201c\u201d\uff02]'
const part = new RegExp(
  `([-\uff0d\u2212]?)(?:${quote}([^"\u201c\u201d\uff02]*)${quote}?|([^\\s、／"\u201c\u201d\uff02]+))`,
  'gu',
)

const kana = 'ぁ-ゖァ-ヺｦ-ﾟー'

/** What people type for the query's own signs outside of phrases, each with what it means. */
const typedSigns: readonly (readonly [RegExp, string])[] = [
  // A kana keyboard writes its long vowel, or a hyphen, for a minus.
  [/(?<=^|[\s、／])[ー\u2010-\u2015](?=\p{Script=Han}|[\w]|[ぁ-ゖァ-ヺ]{2})/gu, '-'],
  [/(?<=^|[\s、／])(?:NOT|ＮＯＴ)\s+/gu, '-'],
  [/\s+(?:OR|ＯＲ)\s+/giu, 'か'],
  // Not in C++, C# and 1,000円.
  [/(?<![a-z0-9+＋])[+＋]|(?<![a-z])[#＃]|[|｜]|(?<!\p{N})[,，､]|[,，､](?!\p{N})/giu, ' '],
  [new RegExp(`(?<=[${kana}])[〜～~](?=[${kana}])`, 'gu'), 'ー'],
]

function withOwnSigns(keyword: string): string {
  // Phrases stay as typed.
  const parts = keyword.split(new RegExp(`(${quote}[^"\u201c\u201d\uff02]*${quote}?)`, 'u'))
  return parts
    .map((text, place) =>
      place % 2 ? text : typedSigns.reduce((read, [sign, means]) => read.replace(sign, means), text),
    )
    .join('')
}

/**
 * Parses a query: all terms, separated by spaces, 、 or ／, must match; `"..."` is a literal phrase without synonyms; `-term`
 * excludes. Commas, ＋, ｜ and # separate too, NOT and a leading ー exclude, and OR is か.
 */
export function readQuery(keyword: string, { synonyms = true }: { synonyms?: boolean } = {}): SearchQuery {
  const terms = new Map<string, SearchTerm>()
  for (const [all, minus = '', phrase, word = ''] of withOwnSigns(keyword).matchAll(part)) {
    const typed = phrase?.trim() ?? (marks.test(word) ? word : firstLetters(word))
    const source = phrase === undefined ? minus + typed : all
    const excluded = minus !== ''
    const spellings = phrase === undefined ? withReadings(spellingsOf(typed)) : [foldedText(typed)].filter(Boolean)
    if (spellings.length === 0 || /^-+$/.test(spellings[0] ?? '')) continue
    const found = synonyms && !excluded && phrase === undefined ? synonymsOf(spellings) : []
    const term = { typed, source, spellings, excluded, ...withSynonyms(spellings, found) }
    terms.set(`${excluded ? '-' : ''}${spellings.join('\n')}`, term)
  }
  return { terms: [...terms.values()] }
}

/** Words that ask for jobs around the reader, whose place a search cannot know: 家の近く, 自宅から近い, 近所. */
export const asksForReadersPlace = (word: string): boolean =>
  /^(?:(?:お?うち|お?家|自宅|現在地)(?:の|から|に)?(?:近く?|近い|近所|近辺|周辺|そば)|ご?近所|近場)(?:で(?:働ける|できる|働きたい)?|の)?$/.test(
    word,
  )

/** A folded word without its final long vowel, so that サーバー and サーバ are one entry. */
const entryOf = (folded: string) => folded.replace(/(?<=.{3})ー$/, '')

const synonymsByEntry = new Map<string, string[]>()
// Browsers read this with the results of a search: all terms are folded at once.
const foldedTerms = foldedLines(synonymGroups.flatMap(({ terms }) => terms)).split('\n')
for (const { type, terms, expandsTo = [] } of synonymGroups) {
  const own = foldedTerms.splice(0, terms.length).map(entryOf)
  for (const entry of own) {
    const others = type === 'oneway' ? expandsTo : terms.filter((_, n) => own[n] !== entry)
    synonymsByEntry.set(entry, [...(synonymsByEntry.get(entry) ?? []), ...others])
  }
}

/** The synonyms of a term given in any normalised spelling; in usual spelling. */
function synonymsOf(spellings: readonly string[]): readonly string[] {
  return [...new Set(spellings.flatMap((spelling) => synonymsByEntry.get(entryOf(foldedText(spelling))) ?? []))]
}

/** What decorates copied titles: 【急募】看護師★日勤, 営業（法人）; (株) is a part of a name. */
export const marks = /[【】「」『』〔〕★☆◎●◇◆□■♪!?！？]|[(（](?![株有同][)）])|(?<![(（][株有同])[)）]/

/** A longer word without marks counts as its first letters. */
const longestWord = 40
const firstLetters = (word: string) => (word.length > longestWord ? [...word].slice(0, longestWord).join('') : word)

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
    synonyms: [...new Map(useful.map(({ synonym }) => [foldedText(synonym), synonym])).values()],
  }
}

/** Whether texts with a spelling have one of these too. */
export const covered = (spelling: string, by: readonly string[]) =>
  by.some((other) => spelling === other || (!isWholeWord(other) && spelling.includes(other)))

/** Short words in Latin letters or hiragana match whole words only: SE is not found in "user", すし not in ですし. */
export const isWholeWord = (spelling: string): boolean => /^(?:[a-z]{1,3}|[ぁ-ゖー]{2,3})$/.test(spelling)

const maxSpellings = 8

/**
 * The spellings of a term beyond the folding: the final long vowel of a loan word (five letters or more) is dropped at the
 * term's end, and optional inside it; kana are found in hiragana and in katakana.
 */
export function spellingsOf(typed: string): string[] {
  return [...new Set(spellingsInKana(typed).map(withKatakana).flatMap(loanWordsSpelt))].filter(Boolean)
}

/** The ways to write a term: kana in hiragana and in katakana, Latin words with and without points and hyphens. */
export function spellingsInKana(typed: string): string[] {
  const text = unfolded(typed)
  if (/^[a-z0-9]+(?:[.-][a-z0-9]+)+$/.test(text)) return [text, text.replace(/[.-]/g, ''), text.replace(/[.-]/g, ' ')]
  return /^[ぁ-ゖァ-ヺー]{2,}$/.test(text) ? [text, inKatakana(text), foldKana(text)] : [text]
}

const inKatakana = (text: string) => text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))

/** A folded term with each spelling of its loan words. */
function loanWordsSpelt(text: string): string[] {
  let all = ['']
  let end = 0
  for (const { 0: run, index } of text.matchAll(loanWord)) {
    const between = text.slice(end, index)
    end = index + run.length
    const variants = spellingsOfLoanWord(run, end === text.length)
    all = all.flatMap((before) => variants.map((variant) => before + between + variant)).slice(0, maxSpellings)
  }
  return all.map((before) => closed(before + text.slice(end)))
}

/** サーバ, ユーザ, カテゴリ: endings with an optional long vowel. */
const mayBeLong = /..[アカサタナハマヤラワガザダバパァャリィ]$/

function spellingsOfLoanWord(run: string, last: boolean): string[] {
  const word = foldKatakana(run)
  if (run.length > 4 && /[ぁ-ゖ]ー$/.test(word)) return last ? [word.slice(0, -1)] : [word, word.slice(0, -1)]
  return mayBeLong.test(run) && !last ? [word, `${word}ー`] : [word]
}

/** The commute of a search: that of its filters, else the first typed one. */
export const commuteOf = ({ terms }: SearchQuery, filters: Pick<JobFilters, 'commute'>): Commute | null =>
  filters.commute ?? terms.find(({ where, excluded }) => where?.commute && !excluded)?.where?.commute ?? null
