import { isWholeWord, type SearchQuery, type SearchTerm } from './search-query.ts'

/** Whether a form stands in a text, both normalised. Short Latin words have to stand alone. */
export function standsIn(text: string, form: string): boolean {
  if (!isWholeWord(form)) return text.includes(form)
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    if (!isLatin(text.charCodeAt(at - 1)) && !isLatin(text.charCodeAt(at + form.length))) return true
  }
  return false
}

/** Whether a searched text (rules/search-text) fulfils a query: the plain meaning of the search. */
export function fulfils(text: string, query: SearchQuery): boolean {
  return query.terms.every(({ forms, wider, excluded }) => {
    const stands = forms.some((form) => standsIn(text, form)) || wider.some((form) => standsIn(text, form))
    return stands !== excluded
  })
}

/** What a hit of one term weighs: the title over the company over the text, whole words over parts of words. */
export const weights = { wholeInTitle: 4, title: 3, company: 2, text: 1, synonym: 0 } as const

/** How well a text that fulfils a query answers it; the sum over its terms. */
export function relevance(text: string, query: SearchQuery): number {
  const [title = '', company = ''] = text.split('\n', 2)
  return query.terms.reduce((sum, term) => sum + (term.excluded ? 0 : weight(title, company, text, term)), 0)
}

function weight(title: string, company: string, text: string, { forms }: SearchTerm): number {
  if (forms.some((form) => standsWholeIn(title, form))) return weights.wholeInTitle
  if (forms.some((form) => standsIn(title, form))) return weights.title
  if (forms.some((form) => standsIn(company, form))) return weights.company
  return forms.some((form) => standsIn(text, form)) ? weights.text : weights.synonym
}

function standsWholeIn(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    if (isBoundary(text, at) && isBoundary(text, at + form.length)) return true
  }
  return false
}

/** Whether one word may end and another begin before the letter at `at`: the script changes there. */
export function isBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true
  const before = scriptOf(text.charCodeAt(at - 1))
  return before === 0 || before !== scriptOf(text.charCodeAt(at))
}

/** 1 Latin letters and digits, 2 kana (the normaliser left hiragana), 3 the rest of the letters, 0 no letter. */
function scriptOf(code: number): number {
  if (isLatin(code)) return 1
  if ((code >= 0x3041 && code <= 0x309f) || code === 0x30fc) return 2
  return code >= 0x3400 ? 3 : 0
}

/** Latin letters (the normaliser made them small) and digits; false beyond the ends of a text. */
export const isLatin = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
