import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { conditionQuery, type SearchConditions } from '#contract/search-conditions.ts'
import { read } from '#web/api/read-query.ts'

/** How many jobs each option of these conditions would give, and the names of counted places, once they are known. */
export function useFacets(conditions: SearchConditions) {
  const { data } = useQuery({
    ...read('readJobFacets', { query: conditionQuery(conditions) }),
    placeholderData: keepPreviousData,
  })
  return data
}
