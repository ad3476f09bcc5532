import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LocateFixed, SlidersHorizontal, X } from 'lucide-react'
import { Suspense, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import {
  possibleSort,
  type SearchAddress,
  searchAddressQuery,
  searchInput,
  searchPath,
  withConditions,
} from '#contract/search-address.ts'
import {
  filterValues,
  noConditions,
  type SearchConditions,
  usualPlaces,
  withFilter,
} from '#contract/search-conditions.ts'
import { filterNames } from '#rules/jobs/job-filters.ts'
import { type JobSort, jobSorts } from '#rules/jobs/job-vocabularies.ts'
import { numberText } from '#rules/number-text.ts'
import { asksForReadersPlace, readQuery } from '#rules/search/search-query.ts'
import { read } from '#web/api/read-query.ts'
import { useEarlyPress } from '#web/frame/use-early-press.ts'
import { Button } from '#web/parts/button.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { HighlightContext } from '#web/parts/highlight.tsx'
import { highlighterFor } from '#web/parts/highlighter.ts'
import { RowLabels } from '#web/parts/job-rows.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { useBeside, wideEnough } from '#web/screens/public/home/beside/open-beside.ts'
import { conditionText } from '#web/screens/public/home/filters/filter-option.tsx'
import { JobFilters } from '#web/screens/public/home/filters/job-filters.tsx'
import { useChipFocus } from '#web/screens/public/home/filters/use-chip-focus.ts'
import { JobList } from '#web/screens/public/home/list/job-list.tsx'
import { focusLostToResults, focusResults, showFirstResult } from '#web/screens/public/home/list/list-focus.ts'
import { usePosition } from '#web/screens/public/home/where/use-position.ts'
import { recentJobsKey } from '#web/settings/boot-script.ts'
import { useStoredIds } from '#web/storage/stored-ids.ts'
import type { PlaceNames } from '#words/filter-labels.ts'
import { jobSortLabel } from '#words/labels.ts'
import { SaveSearch } from './save-search.tsx'
import '#web/parts/button.css'
import './search-results.css'
import './result-tools.css'
import '#web/screens/public/home/filters/filter-chips.css'

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

/** Opens the filters with this id where they are not beside the list. */
function FilterButton(props: { search: SearchAddress; filters: string; open: boolean; onToggle: () => void }) {
  const { search, filters, open, onToggle } = props
  const toggle = useEarlyPress(onToggle)
  return (
    <Button
      variant="ghost"
      size="sm"
      className="result-tools__filters px-1.5 noscript:hidden"
      aria-expanded={open}
      aria-controls={filters}
      {...toggle}
    >
      <SlidersHorizontal className="ui-icon" aria-hidden="true" />
      絞り込み
      <FilterCount search={search} />
    </Button>
  )
}

/** The orders of a search; relevance needs words, and commutes where they begin. */
const sortsOf = ({ conditions }: SearchAddress): readonly JobSort[] =>
  jobSorts.filter((sort) => possibleSort(conditions, sort) === sort)

/** The order of the results: links, or on narrow screens a select, which needs JavaScript. */
function SortChoice(props: { search: SearchAddress; total: number | undefined; onSort: () => void }) {
  const { search, total, onSort } = props
  const navigate = useNavigate()
  const sorts = sortsOf(search).map((sort) => ({ value: sort, label: jobSortLabel[sort] }))
  if (total !== undefined && total < 2) return null
  return (
    <>
      <div className="result-tools__links">
        <SegmentLinks
          label="並び順"
          items={sorts.map(({ value, label }) => ({
            to: { pathname: pagePath('home'), search: `?${searchAddressQuery({ ...search, sort: value, page: 1 })}` },
            label,
            current: search.sort === value,
          }))}
        />
      </div>
      <Select
        className="result-tools__select"
        aria-label="並び順"
        value={search.sort}
        options={sorts}
        onChange={({ target }) => {
          const sort = sortsOf(search).find((each) => each === target.value)
          if (!sort) return
          onSort()
          void navigate(searchPath({ ...search, sort, page: 1 }), { preventScrollReset: true })
        }}
      />
    </>
  )
}

type Understood = NonNullable<ResponseData<'searchJobs'>['understood']>

const kindLabel: Record<Understood[number]['kind'], string> = {
  ...{ place: '勤務地', occupation: '職種', holidays: '休日', pay: '給与', hours: '時間' },
  ...{ way: '働き方', employment: '雇用形態' },
}

/** The meanings of the keyword's words, each with a link that removes it, and one that searches the typed words alone. */
function UnderstoodWords({ search, words = [] }: { search: SearchAddress; words?: Understood | undefined }) {
  const { conditions } = search
  const to = (changed: Partial<SearchConditions>) => ({
    to: searchPath(withConditions(search, { ...conditions, ...changed })),
    preventScrollReset: true,
    onClick: focusResults,
  })
  if (conditions.literal)
    return (
      <p>
        入力した語だけで検索しています。{' '}
        <Link {...to({ literal: false, synonyms: true })}>勤務地や条件としても探す</Link>
      </p>
    )
  if (words.length === 0) return null
  const readersPlace = words.find(({ text }) => asksForReadersPlace(text))
  return (
    <ul className="filter-chips" aria-label="キーワードから読み取った条件">
      {words.map(({ text, kind, label }) => (
        <li key={text}>
          <Link
            className="filter-chips__chip"
            aria-label={`${kindLabel[kind]}「${label}」を外す`}
            {...to({ keyword: without(conditions.keyword, text) })}
          >
            {kindLabel[kind]}：{label}
            <X className="ui-icon ui-icon--small" aria-hidden="true" />
          </Link>
        </li>
      ))}
      {readersPlace && (
        <li>
          <NearReader search={search} word={readersPlace.text} />
        </li>
      )}
      <li>
        <Link className="button button--ghost button--sm" {...to({ literal: true, synonyms: false })}>
          入力した語だけで検索する
        </Link>
      </li>
    </ul>
  )
}

/** 家の近く asks for the reader's place, which only the browser knows. */
function NearReader({ search, word }: { search: SearchAddress; word: string }) {
  const navigate = useNavigate()
  const { asking, failure, locate } = usePosition((point) => {
    const keyword = without(search.conditions.keyword, word)
    const near = { ...point, km: usualPlaces.within }
    void navigate(searchPath(withConditions(search, { ...search.conditions, keyword, near })))
  })
  return (
    <span className="noscript:hidden">
      <Button size="sm" busy={asking} busyLabel="調べています…" onClick={locate}>
        <LocateFixed className="ui-icon" aria-hidden="true" />
        現在地を使う
      </Button>
      <span role="status">{failure}</span>
    </span>
  )
}

const without = (keyword: string, word: string) => keyword.replace(word, ' ').replace(/\s+/g, ' ').trim()

const chosenIn = (conditions: SearchConditions) =>
  filterNames.flatMap((name) => filterValues(conditions, name).map((value) => ({ name, value })))

/** The number of chosen conditions besides words. */
function FilterCount({ search }: { search: SearchAddress }) {
  const count = chosenIn(search.conditions).length
  return count > 0 && <span className="ui-number">({count})</span>
}

/** A link per chosen condition that removes it, and one that removes all but the words. */
function FilterChips({ search, places }: { search: SearchAddress; places: PlaceNames | undefined }) {
  const { conditions } = search
  const chosen = chosenIn(conditions)
  const count = chosen.length
  const { list, leave } = useChipFocus(count, focusResults)
  if (count === 0) return null
  const { keyword, synonyms, literal } = conditions
  const labelled = chosen.map((each) => ({ ...each, label: conditionText(conditions, each.name, each.value, places) }))
  const pathWith = (next: SearchConditions) => searchPath(withConditions(search, next))
  return (
    <ul className="filter-chips" ref={list} aria-label="選択中の条件">
      {labelled.map(({ name, value, label }, index) => (
        <li key={`${name} ${value}`}>
          <Link
            className="filter-chips__chip"
            aria-label={`${label}の条件を外す`}
            to={pathWith(
              withFilter(
                conditions,
                name,
                filterValues(conditions, name).filter((other) => other !== value),
              ),
            )}
            preventScrollReset
            onClick={() => leave(index)}
          >
            {label}
            <X className="ui-icon ui-icon--small" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="button button--ghost button--sm"
          to={pathWith({ ...noConditions, keyword, synonyms, literal })}
          preventScrollReset
          onClick={() => leave(0)}
        >
          すべて解除
        </Link>
      </li>
    </ul>
  )
}
