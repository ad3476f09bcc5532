import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchInput, searchPath, withConditions } from '#contract/search-address.ts'
import { numberText } from '#rules/number-text.ts'
import { readQuery } from '#rules/search/search-query.ts'
import { read } from '#web/api/read-query.ts'
import { HighlightContext } from '#web/parts/highlight.tsx'
import { highlighterFor } from '#web/parts/highlighter.ts'
import { RowLabels } from '#web/parts/job-rows.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { useBeside, wideEnough } from '#web/screens/public/home/beside/open-beside.ts'
import { FilterChips } from '#web/screens/public/home/filters/filter-chips.tsx'
import { JobFilters } from '#web/screens/public/home/filters/job-filters.tsx'
import { JobList } from '#web/screens/public/home/list/job-list.tsx'
import { focusLostToResults, showFirstResult } from '#web/screens/public/home/list/list-focus.ts'
import { recentJobsKey } from '#web/settings/boot-script.ts'
import { useStoredIds } from '#web/storage/stored-ids.ts'
import { FilterButton, SortChoice } from './result-tools.tsx'
import { SaveSearch } from './save-search.tsx'
import { UnderstoodWords } from './understood-words.tsx'
import '#web/parts/button.css'
import './search-results.css'

const nearJobs = lazyPart(async () => (await import('./near-jobs.tsx')).NearJobs)
const beside = lazyPart(async () => (await import('#web/screens/public/home/beside/posting-beside.tsx')).PostingBeside)
/** Loads it when a row gets the pointer or the focus. */
const preloadBeside = () => wideEnough().matches && beside.preload()

/**
 * A search's results beside the filters, or with a pressed row's posting beside them. Loaded separately, because browsing
 * needs none of it.
 */
export function SearchResults({ search, now }: { search: SearchAddress; now: string }) {
  const { data, isPlaceholderData } = useQuery({
    ...read('searchJobs', searchInput(search)),
    placeholderData: keepPreviousData,
  })
  const { keyword, synonyms } = search.conditions
  // The response names words typed together.
  const words = [keyword, ...(data?.understood ?? []).map(({ text }) => text)].join(' ')
  const highlighter = useMemo(() => highlighterFor({ keyword: words, synonyms }), [words, synonyms])
  const opened = useBeside({ keyword: words, synonyms })
  const [recent] = useStoredIds(recentJobsKey)
  const labelOf = (id: string) => (id !== opened.id && recent.includes(id) ? '閲覧済み' : undefined)
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows in it are links */}
      <div className="min-w-0" onClickCapture={opened.onPress} onPointerOver={preloadBeside} onFocus={preloadBeside}>
        <div className="search-results__conditions">
          <div className="search-results__terms">
            <UnderstoodWords search={search} words={data?.understood} />
            <FilterChips search={search} places={data?.place_names} />
            <WidenedTerms search={search} isAlone={!data?.understood?.length} />
          </div>
          <Link className="button button--ghost button--sm" to={pagePath('home')}>
            条件をクリア
          </Link>
        </div>
        <HighlightContext value={highlighter}>
          <RowLabels value={opened.id ? labelOf : undefined}>
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
          </RowLabels>
          {!isPlaceholderData && (data?.alternatives || data?.places_with_jobs) && (
            <Suspense>
              <nearJobs.Part search={search} now={now} found={data} />
            </Suspense>
          )}
        </HighlightContext>
      </div>
      {opened.id && (
        <HighlightContext value={highlighter}>
          <Lazy part={beside} onLoadError={() => history.back()}>
            {(PostingBeside) => (
              <PostingBeside
                search={search}
                found={isPlaceholderData ? undefined : data}
                now={now}
                id={opened.id ?? ''}
                pressedAt={opened.pressedAt}
              />
            )}
          </Lazy>
        </HighlightContext>
      )}
    </div>
  )
}

/** Names the synonyms that were searched too, and toggles them unless the understood words have that control. */
function WidenedTerms({ search, isAlone }: { search: SearchAddress; isAlone: boolean }) {
  const { synonyms, keyword, literal } = search.conditions
  const terms = readQuery(keyword).terms.filter((term) => term.synonyms.length > 0)
  if (terms.length === 0 || (literal && !synonyms)) return null
  const others = [...new Set(terms.flatMap((term) => term.synonyms))]
  const typed = terms.map((term) => `「${term.typed}」`).join('')
  return (
    <p>
      {!synonyms
        ? '入力した語だけで検索しています。'
        : `${typed}のほかに「${others[0]}」${others.length > 1 ? 'など' : ''}も含めて検索しています。`}{' '}
      {(isAlone || !synonyms) && (
        <Link to={searchPath(withConditions(search, { ...search.conditions, synonyms: !synonyms }))} preventScrollReset>
          {synonyms ? '入力した語だけで検索する' : '意味の近い語も含めて検索する'}
        </Link>
      )}
    </p>
  )
}

/** Returns a function to call before the search changes: it scrolls to the first new result. */
function useFirstResult(search: SearchAddress, arriving: boolean): () => void {
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

type Suggestion = NonNullable<ResponseData<'searchJobs'>['did_you_mean']>

/** Suggests a corrected keyword for few results; never searches it unasked. */
function DidYouMean({ search, suggestion }: { search: SearchAddress; suggestion: Suggestion }) {
  const { keyword, total } = suggestion
  return (
    <p className="ui-phrase mb-2">
      もしかして{' '}
      <Link to={searchPath(withConditions(search, { ...search.conditions, keyword }))} preventScrollReset>
        {keyword}
      </Link>
      <span className="text-sm text-muted">（{numberText(total)}件）</span>
    </p>
  )
}
