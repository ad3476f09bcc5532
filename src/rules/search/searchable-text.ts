import { nfkc } from '#rules/nfkc.ts'
import { conditionsSaid } from './conditions.ts'
import { foldedText, withKatakana } from './folding/fold.ts'
import { spellingsInKana } from './search-query.ts'
import { foldKana } from './search-text.ts'

/** Increment with every change of the folding or of the searched fields, so that stored texts are rebuilt. */
export const searchTextVersion = 5

/** The searched fields of a job. */
type SearchableJob = {
  title: string
  company: string
  description: string
  location: string
  requirements: readonly string[]
  benefits: readonly string[]
}

/**
 * A job's search text: a field per line, so that no term matches across fields; title and company first, then the words
 * that are found in another spelling, and the conditions that the texts say.
 */
export function searchableText(job: SearchableJob): string {
  const fields = [job.title, job.company, job.description, job.location, job.requirements, job.benefits]
  const texts = fields.map((field) => (typeof field === 'string' ? field : field.join('\n')))
  const said = texts.map(foldedText).join('\n')
  return [said, joinedWords(texts.join('\n')), conditionsSaid(said)].join('\n')
}

/** Words written with points, hyphens or ・ also without them: Node.js is nodejs, メイド・イン・ジャパン is one word. */
const joinedWords = (text: string): string =>
  [...new Set(nfkc(text).match(joined))].map((word) => foldedText(word.replace(/[.\-・]/g, ''))).join(' ')

const joined = /[a-z]+(?:[.-][a-z]+)+|[ァ-ヺー]{2,}(?:・[ァ-ヺー]{1,})+/gi

/** The terms of a list's search box, each in the ways in which it may stand in a job's search text. */
export function jobTerms(query: string): string[][] {
  const spelt = (term: string) => spellingsInKana(term).flatMap((way) => [foldedText(way), foldKana(withKatakana(way))])
  const terms = query.split(/\s+/).map((term) => [...new Set(spelt(term))].filter(Boolean))
  return terms.filter((spellings) => spellings.length > 0)
}

/** Whether each term occurs in a job's search text, in any of its spellings. */
export const matchesTerms = (text: string, terms: readonly (readonly string[])[]): boolean =>
  terms.every((spellings) => spellings.some((spelling) => text.includes(spelling)))
