import type { SearchAddress } from '#contract/search-address.ts'
import { type JobSort, jobSorts } from '#rules/jobs/job-vocabularies.ts'

/** The orders that a search offers: without words no job is more relevant than another. */
export const sortsOf = ({ conditions }: SearchAddress): readonly JobSort[] =>
  jobSorts.filter((sort) => sort !== 'relevance' || conditions.keyword)
