import type { SearchAddress } from '#contract/search-address.ts'
import { type JobSort, jobSorts } from '#rules/jobs/job-vocabularies.ts'

/** The orders of a search; relevance needs words. */
export const sortsOf = ({ conditions }: SearchAddress): readonly JobSort[] =>
  jobSorts.filter((sort) => sort !== 'relevance' || conditions.keyword)
