import { useEffect, useRef } from 'react'
import type { SearchAddress } from '#contract/search-address.ts'
import { showFirstResult } from '#web/screens/public/home/list/list-focus.ts'

/** Call what it returns before the search changes: when its jobs are there, the first of them comes into view. */
export function useFirstResult(search: SearchAddress, arriving: boolean): () => void {
  const wanted = useRef<SearchAddress>(undefined)

  useEffect(() => {
    if (arriving || wanted.current === undefined || wanted.current === search) return
    wanted.current = undefined
    showFirstResult()
  }, [search, arriving])

  return () => {
    wanted.current = search
  }
}
