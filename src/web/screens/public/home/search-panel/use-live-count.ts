import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { read } from '#web/api/queries.ts'
import {
  type JobFilters,
  type JobSearch,
  namedPage,
  searchInput,
  searchPath,
} from '#web/screens/public/home/job-search.ts'

const pauseMs = 200

/**
 * How many jobs the panel's conditions find; asked for after a pause in typing, an earlier question is given up.
 * While the conditions are those of the list, the list's own total answers, and nothing is `counted` apart.
 */
export function useLiveCount(search: JobSearch) {
  const address = searchPath(search.filters)
  // What was typed over another list is no question any more.
  const [typed, setTyped] = useState<{ over: string; filters: JobFilters } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = useCallback(
    (filters: JobFilters) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setTyped({ over: address, filters }), pauseMs)
    },
    [address],
  )

  const asked = typed?.over === address ? typed.filters : search.filters
  const counted = searchPath(asked) !== address
  const list = useQuery({ ...read('searchJobs', searchInput(search, namedPage(search))), enabled: !counted })
  const count = useQuery({
    ...read('countJobs', { query: asked }),
    enabled: counted,
    placeholderData: keepPreviousData,
  })
  const listTotal = list.data?.total
  return { count: counted ? (count.data?.total ?? listTotal) : listTotal, counted, ask }
}
