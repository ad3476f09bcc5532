import { foldedText, withKatakana } from './folding/fold.ts'
import { spellingsInKana } from './search-query.ts'
import { foldKana } from './search-text.ts'

/** Increment with every change of the folding or of the searched fields, so that stored texts are rebuilt. */
export const searchTextVersion = 4

/** The searched fields of a job. */
type SearchableJob = {
  title: string
  company: string
  description: string
  location: string
  requirements: readonly string[]
  benefits: readonly string[]
}

/** A job's search text: a field per line, so that no term matches across fields; title and company first. */
export function searchableText(job: SearchableJob): string {
  const fields = [job.title, job.company, job.description, job.location, job.requirements, job.benefits]
  return fields.map((field) => foldedText(typeof field === 'string' ? field : field.join('\n'))).join('\n')
}

/** The terms of a list's search box, each in the ways in which it may stand in a job's search text. */
export function jobTerms(query: string): string[][] {
  const spelt = (term: string) => spellingsInKana(term).flatMap((way) => [foldedText(way), foldKana(withKatakana(way))])
  const terms = query.split(/\s+/).map((term) => [...new Set(spelt(term))].filter(Boolean))
  return terms.filter((spellings) => spellings.length > 0)
}

/** Whether each term occurs in a job's search text, in any of its spellings. */
export const matchesTerms = (text: string, terms: readonly (readonly string[])[]): boolean =>
  terms.every((spellings) => spellings.some((spelling) => text.includes(spelling)))
