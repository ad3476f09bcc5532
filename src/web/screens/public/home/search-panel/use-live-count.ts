import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type SearchAddress, searchInput, searchPath, submittedSearch } from '#contract/search-address.ts'
import { conditionQuery, type SearchConditions } from '#contract/search-conditions.ts'
import { read } from '#web/api/read-query.ts'

const pauseMs = 200

const pathOf = (conditions: SearchConditions) => searchPath(submittedSearch(conditions))

/**
 * The number of jobs for the panel's conditions, requested after a pause in typing; cancels earlier requests. While the
 * conditions are the list's, uses the list's total.
 */
export function useLiveCount(search: SearchAddress) {
  const address = pathOf(search.conditions)
  // Input for another list no longer counts.
  const [typed, setTyped] = useState<{ over: string; conditions: SearchConditions } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = useCallback(
    (conditions: SearchConditions) => {
      clearTimeout(timer.current)
      // On arrival the fields match the address, so nothing needs rendering.
      const next = pathOf(conditions) === address ? null : { over: address, conditions }
      timer.current = setTimeout(() => setTyped(next), pauseMs)
    },
    [address],
  )

  const asked = typed?.over === address ? typed.conditions : search.conditions
  const counted = pathOf(asked) !== address
  const list = useQuery({ ...read('searchJobs', searchInput(search)), enabled: !counted })
  const count = useQuery({
    ...read('countJobs', { query: conditionQuery(asked) }),
    enabled: counted,
    placeholderData: keepPreviousData,
  })
  const listTotal = list.data?.total
  const total = counted ? (count.data?.total ?? listTotal) : listTotal
  return { count: total, counted, ask, places: list.data?.place_names }
}
