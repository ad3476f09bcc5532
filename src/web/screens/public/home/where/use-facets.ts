import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { conditionQuery, type SearchConditions } from '#contract/search-conditions.ts'
import { read } from '#web/api/read-query.ts'

/** The number of jobs per option for these conditions, and names of counted places, once known. */
export function useFacets(conditions: SearchConditions) {
  const { data } = useQuery({
    ...read('readJobFacets', { query: conditionQuery(conditions) }),
    placeholderData: keepPreviousData,
  })
  return data
}
