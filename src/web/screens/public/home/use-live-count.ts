import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { read } from '#web/api/queries.ts'
import { filterNames, type JobFilters, type JobSearch, searchInput } from './job-search.ts'

const pauseMs = 200

const same = (one: JobFilters, other: JobFilters) => filterNames.every((name) => one[name] === other[name])

/**
 * How many jobs the panel's conditions find; asked for after a pause in typing, an earlier question is given up.
 * While the conditions are those of the list, the list's own total answers.
 */
export function useLiveCount(search: JobSearch): { count: number | undefined; ask: (filters: JobFilters) => void } {
  const [asked, setAsked] = useState(search.filters)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = useCallback((filters: JobFilters) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAsked((before) => (same(before, filters) ? before : filters)), pauseMs)
  }, [])

  const isList = same(asked, search.filters)
  const list = useQuery({
    ...read('searchJobs', searchInput(search, search.limit === 'all' ? 1 : search.page)),
    enabled: isList,
  })
  const count = useQuery({
    ...read('countJobs', { query: asked }),
    enabled: !isList,
    placeholderData: keepPreviousData,
  })
  const listTotal = list.data?.total
  return { count: isList ? listTotal : (count.data?.total ?? listTotal), ask }
}
