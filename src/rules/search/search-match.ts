import { isWholeWord, type SearchQuery, type SearchTerm } from './search-query.ts'

// The oracle of the search: whether and how well a job matches a query, in plain TypeScript over one text. The index
// (src/store/search) must find the same jobs in the same order; find.wire.test.ts compares both on random jobs and
// queries.

/** Whether a spelling occurs in a text, both folded. Short words must stand alone. */
export function occursIn(text: string, spelling: string): boolean {
  if (!isWholeWord(spelling)) return text.includes(spelling)
  for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1)) {
    if (standsAlone(text, at, spelling.length)) return true
  }
  return false
}

/** Whether a short word stands alone: between other letters than Latin ones; in hiragana, particles may be beside it. */
export function standsAlone(text: string, at: number, length: number): boolean {
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at + length)]
  if (isLatin(text.charCodeAt(at))) return !isLatin(before) && !isLatin(after)
  const behind = text.charCodeAt(at - 2)
  const begins = !isHiragana(before) || (isParticle(text.charAt(at - 1)) && isLetter(behind) && !isHiragana(behind))
  const ahead = text.charCodeAt(at + length + 1)
  return begins && (!isHiragana(after) || (isParticle(text.charAt(at + length)) && !isHiragana(ahead)))
}

const isLetter = (code: number) => scriptOf(code) > 0
const isParticle = (letter: string) => 'のをはがにでとやもへ'.includes(letter)

/** Whether a job's search text matches a query; `states` tells whether the job states the place or the figure of a term. */
export function matches(
  text: string,
  query: SearchQuery,
  states: (term: SearchTerm) => boolean = () => false,
): boolean {
  const occurs = (spelling: string) => occursIn(text, spelling)
  return query.terms.every(
    (term) =>
      (term.spellings.some(occurs) || term.synonymSpellings.some(occurs) || (isStated(term) && states(term))) !==
      term.excluded,
  )
}

/** Whether a term is a place, a figure or a workplace, which jobs also state outside their texts. */
export const isStated = ({ where, reaches, means }: SearchTerm): boolean =>
  where !== undefined || reaches !== undefined || means?.isEnough === true

/** Weights of a term's matches: title over company over text, whole words over parts; a synonym in the title is like a text. */
export const weights = { titleWord: 4, title: 3, company: 2, text: 1, synonym: 0 } as const

/** The weight of a degree in which a job means a term; more than the letters of all terms, so that concepts come first. */
export function meaningWeight({ terms }: SearchQuery): number {
  const mostLetters = weights.titleWord * terms.filter(({ excluded }) => !excluded).length
  return 2 ** Math.ceil(Math.log2(mostLetters + 1))
}

/**
 * How relevant a matching text is: the sum over the terms. `states` tells the degree in which the job means a term by its
 * place, its figures or its occupation (`meansTerm`); null: it has no occupation, so its title and company decide.
 */
export function relevance(
  text: string,
  query: SearchQuery,
  states: (term: SearchTerm) => 0 | 1 | 2 | null = () => null,
): number {
  const [title = '', company = ''] = text.split('\n', 2)
  const meaning = meaningWeight(query)
  const degree = (term: SearchTerm) => {
    if (term.means?.mark && text.includes(term.means.mark)) return 2
    return states(term) ?? (term.means?.occupations !== undefined && isNamed(title, company, term) ? 2 : 0)
  }
  return query.terms.reduce(
    (sum, term) => (term.excluded ? sum : sum + weight(title, company, text, term) + degree(term) * meaning),
    0,
  )
}

const isNamed = (title: string, company: string, { spellings }: SearchTerm) =>
  spellings.some((spelling) => occursAsWord(title, spelling) || occursIn(company, spelling))

function weight(title: string, company: string, text: string, { spellings, synonymSpellings }: SearchTerm): number {
  if (spellings.some((spelling) => occursAsWord(title, spelling))) return weights.titleWord
  if (spellings.some((spelling) => occursIn(title, spelling))) return weights.title
  if (spellings.some((spelling) => occursIn(company, spelling))) return weights.company
  const isSaid =
    spellings.some((spelling) => occursIn(text, spelling)) ||
    synonymSpellings.some((spelling) => occursIn(title, spelling))
  return isSaid ? weights.text : weights.synonym
}

function occursAsWord(text: string, spelling: string): boolean {
  for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1)) {
    if (isBoundary(text, at) && isBoundary(text, at + spelling.length)) return true
  }
  return false
}

/** Whether a word may begin at `at`: the script changes there. A long vowel belongs to the script of its word. */
export function isBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true
  if (text.charAt(at) === 'ー') return false
  const before = scriptOf(text.charCodeAt(text.charAt(at - 1) === 'ー' ? at - 2 : at - 1))
  return before === 0 || before !== scriptOf(text.charCodeAt(at))
}

/** 1 Latin letters and digits, 2 hiragana, 3 katakana (short words), 4 other letters, 0 no letter. */
function scriptOf(code: number): number {
  if (isLatin(code)) return 1
  if (isHiragana(code)) return 2
  if (code >= 0x30a1 && code <= 0x30fa) return 3
  return code >= 0x3400 ? 4 : 0
}

/** Hiragana and the long vowel; false outside the text. */
export const isHiragana = (code: number): boolean => (code >= 0x3041 && code <= 0x309f) || code === 0x30fc

/** Latin letters (normalised to lower case) and digits; false outside the text. */
export const isLatin = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
