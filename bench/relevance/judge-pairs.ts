import { corrections } from '#rules/search/corrections.ts'
import { readJobQuery } from '#rules/search/job-query.ts'
import { matches, relevance } from '#rules/search/search-match.ts'
import { searchableText } from '#rules/search/searchable-text.ts'
import type { Outcome } from './outcome.ts'

/** What a seeker types, and a text that is meant or not: cases/README.md. */
export type Pair = {
  kind: string
  query: string
  text: string
  meant: boolean
  in?: 'title'
  behind?: string
  by?: 'or-suggested'
}

/** Judged by the oracle of the search; a text that stands behind the one that is meant may be found. */
export function judgePair({ kind, query, text, meant, in: field, behind, by }: Pair): Outcome {
  const read = readJobQuery(query)
  const job = jobWith(text, field)
  const suggested = by === 'or-suggested' ? corrections(query) : []
  const isFound = [read, ...suggested.map((keyword) => readJobQuery(keyword))].some((each) => matches(job, each))
  const isBehind = behind !== undefined && relevance(job, read) < relevance(jobWith(behind, field), read)
  return { kind, told: `${query} → ${text}`, holds: meant ? isFound : !isFound || isBehind }
}

const jobWith = (text: string, field: 'title' | 'description' = 'description') =>
  searchableText({
    ...{ title: '', company: '', description: '', location: '', requirements: [], benefits: [] },
    ...{ job_type: 'full-time', work_style: 'onsite', experience_level: 'senior' },
    [field]: text,
  })
