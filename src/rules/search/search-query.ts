import { foldKana, searchText, unfolded } from './search-text.ts'
import { synonymsOf } from './synonyms.ts'

/** One condition of a typed query; every form is normalised, and any of them satisfies it. */
export type SearchTerm = {
  /** As typed, without quotes and minus. */
  typed: string
  /** As typed, with them. */
  source: string
  /** The term itself in its spellings. */
  forms: readonly string[]
  /** What its synonyms add; empty for phrases, for excluded terms and without synonyms. */
  wider: readonly string[]
  /** The synonyms as people write them. */
  synonyms: readonly string[]
  excluded: boolean
}

/** A typed query, parsed. */
export type SearchQuery = { terms: readonly SearchTerm[] }

const quote = '["\u201c\u201d\uff02]'
const part = new RegExp(
  `([-\uff0d\u2212]?)(?:${quote}([^"\u201c\u201d\uff02]*)${quote}?|([^\\s"\u201c\u201d\uff02]+))`,
  'gu',
)

/**
 * Reads a query: terms separated by blanks, all of which have to match; `"..."` is a phrase, taken literally and without
 * synonyms; `-term` excludes.
 */
export function readQuery(keyword: string, { synonyms = true }: { synonyms?: boolean } = {}): SearchQuery {
  const terms = new Map<string, SearchTerm>()
  for (const [source, minus = '', phrase, word] of keyword.matchAll(part)) {
    const typed = (phrase ?? word ?? '').trim()
    const excluded = minus !== ''
    const forms = phrase === undefined ? spellings(typed) : [searchText(typed)].filter(Boolean)
    if (forms.length === 0 || /^-+$/.test(forms[0] ?? '')) continue
    const found = synonyms && !excluded && phrase === undefined ? synonymsOf(forms) : []
    const term = { typed, source, forms, excluded, ...widening(forms, found) }
    terms.set(`${excluded ? '-' : ''}${forms.join('\n')}`, term)
  }
  return { terms: [...terms.values()] }
}

/** A form that contains another one adds nothing: every text with 在宅勤務 has 在宅. */
function widening(forms: readonly string[], found: readonly string[]): Pick<SearchTerm, 'wider' | 'synonyms'> {
  const added = found.map((synonym) => ({ synonym, fresh: spellings(synonym).filter((form) => !covered(form, forms)) }))
  const useful = added.filter(({ fresh }) => fresh.length > 0)
  const wider = [...new Set(useful.flatMap(({ fresh }) => fresh))]
  return {
    wider: wider.filter(
      (form) =>
        !covered(
          form,
          wider.filter((other) => other !== form),
        ),
    ),
    synonyms: [...new Map(useful.map(({ synonym }) => [searchText(synonym), synonym])).values()],
  }
}

const covered = (form: string, by: readonly string[]) =>
  by.some((other) => form === other || (!isWholeWord(other) && form.includes(other)))

/** Latin words of three letters or fewer match as words: SE is not found in "user". */
export const isWholeWord = (form: string): boolean => /^[a-z]{1,3}$/.test(form)

const mostSpellings = 8

/**
 * A term as it may be written: サーバー and サーバ are the same. The long vowel at the end of a loan word (four letters
 * or more, the rule of kuromoji's stemmer) is left out where the term ends, and either way where it goes on.
 */
export function spellings(typed: string): string[] {
  const text = unfolded(typed)
  let all = ['']
  let end = 0
  for (const { 0: run, index } of text.matchAll(/[ァ-ヺー]+/g)) {
    const between = text.slice(end, index)
    end = index + run.length
    const forms = formsOfLoanWord(run, end === text.length)
    all = all.flatMap((before) => forms.map((form) => before + between + form)).slice(0, mostSpellings)
  }
  const forms = all.map((before) => foldKana(before + text.slice(end)))
  return [...new Set(forms)].filter(Boolean)
}

/** サーバ, ユーザ, カテゴリ: the endings that are also written long. */
const mayBeLong = /..[アカサタナハマヤラワガザダバパァャリィ]$/

function formsOfLoanWord(run: string, last: boolean): string[] {
  const long = run.endsWith('ー')
  if (long && run.length >= 4) return last ? [run.slice(0, -1)] : [run, run.slice(0, -1)]
  return mayBeLong.test(run) && !last ? [run, `${run}ー`] : [run]
}
