/**
 * The one normaliser of search text, used for what is searched and for what is typed: NFKC (width, half-width kana),
 * lower case, katakana folded to hiragana, runs of blanks to one.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6\u30fd\u30fe]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/\s+/g, ' ')
    .trim()
}

/** The terms of a query, normalised; all of them have to match. */
export function searchTerms(query: string): string[] {
  return [...new Set(searchText(query).split(' ').filter(Boolean))]
}

/** What is searched of a job, one field a line, so that no term matches across two fields. */
export function searchableText(job: { title: string; company: string; description: string }): string {
  return [job.title, job.company, job.description].map(searchText).join('\n')
}

/** Whether every term stands in the text (both already normalised): the plain meaning of a search. */
export function matchesAll(searchable: string, terms: readonly string[]): boolean {
  return terms.every((term) => searchable.includes(term))
}
