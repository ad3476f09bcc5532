import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type SearchAddress, searchInput } from '#contract/search-address.ts'
import { read } from '#web/api/read-query.ts'
import { HighlightContext } from '#web/parts/highlight/highlight.tsx'
import { highlighterFor } from '#web/parts/highlight/highlighter.ts'
import { FilterChips } from '#web/screens/public/home/filters/filter-chips.tsx'
import { JobFilters } from '#web/screens/public/home/filters/job-filters.tsx'
import { JobList } from '#web/screens/public/home/list/job-list.tsx'
import { WidenedTerms } from './widened-terms.tsx'
import './search-results.css'

/** What a search found, with the filters beside it. Loaded apart, because browsing needs none of it. */
export function SearchResults({ search, now }: { search: SearchAddress; now: string }) {
  const { data } = useQuery({
    ...read('searchJobs', searchInput(search)),
    placeholderData: keepPreviousData,
  })
  const { keyword, synonyms } = search.conditions
  const highlighter = useMemo(() => highlighterFor({ keyword, synonyms }), [keyword, synonyms])
  return (
    <div className="search-results">
      <JobFilters search={search} facets={data?.facets} total={data?.total} />
      <HighlightContext value={highlighter}>
        <JobList search={search} now={now}>
          <FilterChips search={search} />
          <WidenedTerms search={search} />
        </JobList>
      </HighlightContext>
    </div>
  )
}
