import { nfkc } from '#rules/nfkc.ts'

/**
 * The normaliser of what lists search and of names that are compared, and the first step of what jobs are found by
 * (folding/fold.ts): no invisible letters, NFKC (width,
 * half-width kana), lower case, one kind of hyphen, tilde and long vowel (as neologdn does), katakana folded to hiragana, runs of blanks
 * to one, and no blanks between Japanese letters. A line break stays a blank: words do not run across lines.
 */
export function searchText(text: string): string {
  return foldKana(unfolded(text))
}

/** The normalised terms of a list's search box: each must match. */
export function searchTerms(query: string): string[] {
  return [...new Set(query.split(/\s+/).map(searchText).filter(Boolean))]
}

/** Whether every term occurs in the text (both normalised): the meaning of a list's search box. */
export function matchesAll(searchable: string, terms: readonly string[]): boolean {
  return terms.every((term) => searchable.includes(term))
}

/** The normaliser without folding kana, which show where a loan word begins and ends. */
export function unfolded(text: string): string {
  return nfkc(text)
    .toLowerCase()
    .replace(/[\u02d7\u058a\u2010-\u2013\u2043\u2212]/g, '-')
    .replace(/[\u223c\u223e\u301c\u3030]/g, '~')
    .replace(/[\u2014\u2015\u2500\u2501]/g, 'ー')
    .replace(/(?<=[\u30a1-\u30fa])-/g, 'ー')
    .split(/[\n\r\u2028\u2029]/)
    .map((line) =>
      line
        .trim()
        .replace(/\s+/g, ' ')
        .replace(blankInJapanese, '')
        .replace(/ー{2,}/g, 'ー'),
    )
    .filter(Boolean)
    .join(' ')
}

const japanese = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー、。・]'
const blankInJapanese = new RegExp(`(?<=${japanese}) (?=${japanese})`, 'gu')

/** Katakana to hiragana. */
export function foldKana(text: string): string {
  return text.replace(/[\u30a1-\u30f6\u30fd\u30fe]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}
