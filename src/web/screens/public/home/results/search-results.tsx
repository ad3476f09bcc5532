import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchInput } from '#contract/search-address.ts'
import { read } from '#web/api/read-query.ts'
import { HighlightContext } from '#web/parts/highlight/highlight.tsx'
import { highlighterFor } from '#web/parts/highlight/highlighter.ts'
import { FilterChips } from '#web/screens/public/home/filters/filter-chips.tsx'
import { JobFilters } from '#web/screens/public/home/filters/job-filters.tsx'
import { JobList } from '#web/screens/public/home/list/job-list.tsx'
import { focusLostToResults } from '#web/screens/public/home/list/list-focus.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { FilterButton, SortChoice } from './result-tools.tsx'
import { SaveSearch } from './save-search.tsx'
import { UnderstoodWords } from './understood-words.tsx'
import { useFirstResult } from './use-first-result.ts'
import { WidenedTerms } from './widened-terms.tsx'
import '#web/parts/button.css'
import './search-results.css'

/** A search's results beside the filters. Loaded separately, because browsing needs none of it. */
export function SearchResults({ search, now }: { search: SearchAddress; now: string }) {
  const { data, isPlaceholderData } = useQuery({
    ...read('searchJobs', searchInput(search)),
    placeholderData: keepPreviousData,
  })
  const { keyword, synonyms } = search.conditions
  // The response names words typed together.
  const words = [keyword, ...(data?.understood ?? []).map(({ text }) => text)].join(' ')
  const highlighter = useMemo(() => highlighterFor({ keyword: words, synonyms }), [words, synonyms])
  const [open, setOpen] = useState(false)
  const filters = useId()
  const showFirst = useFirstResult(search, isPlaceholderData)
  const results = useRef<HTMLDivElement>(null)
  // 条件をクリア disappears with the search, so focus the list.
  useLayoutEffect(() => {
    const element = results.current
    return () => {
      if (element?.contains(document.activeElement)) requestAnimationFrame(focusLostToResults)
    }
  }, [])
  return (
    <div ref={results} className="search-results">
      {/* Hundreds of fields, so hydrate them separately. */}
      <Suspense>
        <JobFilters
          search={search}
          facets={data?.facets}
          places={data?.place_names}
          total={data?.total}
          id={filters}
          open={open}
          onClose={() => setOpen(false)}
          onApply={() => !open && showFirst()}
        />
      </Suspense>
      <div className="min-w-0">
        <div className="search-results__conditions">
          <UnderstoodWords search={search} words={data?.understood} />
          <FilterChips search={search} places={data?.place_names} />
          <WidenedTerms search={search} />
          <Link className="button button--ghost button--sm" to={pagePath('home')}>
            条件をクリア
          </Link>
        </div>
        <HighlightContext value={highlighter}>
          <JobList
            search={search}
            now={now}
            tools={
              <>
                <FilterButton
                  search={search}
                  filters={filters}
                  open={open}
                  onToggle={() => setOpen((before) => !before)}
                />
                {data?.total !== 0 && <SaveSearch search={search} places={data?.place_names} />}
                <SortChoice search={search} total={data?.total} onSort={showFirst} />
              </>
            }
          >
            {data?.did_you_mean && <DidYouMean search={search} suggestion={data.did_you_mean} />}
          </JobList>
        </HighlightContext>
      </div>
    </div>
  )
}
