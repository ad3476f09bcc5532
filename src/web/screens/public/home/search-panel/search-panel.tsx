import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, ChevronUp, Layers, type LucideIcon, MapPin, Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchInput, searchPath, submittedSearch } from '#contract/search-address.ts'
import { conditionQuery, filterValues, readConditions, type SearchConditions } from '#contract/search-conditions.ts'
import { noFilters, whereFilters } from '#rules/jobs/job-filters.ts'
import { employmentFilters } from '#rules/jobs/job-vocabularies.ts'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { numberText } from '#rules/number-text.ts'
import { read } from '#web/api/read-query.ts'
import { useEarlyPress } from '#web/frame/use-early-press.ts'
import { Button } from '#web/parts/button.tsx'
import { type Option, type OptionGroup, Select } from '#web/parts/fields/select.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { toNear } from '#web/screens/public/home/list/list-focus.ts'
import { conditionLabel, optionLabel, type PlaceNames } from '#words/filter-labels.ts'
import { employmentFilterLabel } from '#words/labels.ts'
import { KeywordField } from './keyword-field.tsx'
import './search-panel.css'
import '#web/parts/fields/field.css'

const pauseMs = 200

const pathOf = (conditions: SearchConditions) => searchPath(submittedSearch(conditions))

/**
 * The number of jobs for the panel's conditions, requested after a pause in typing; cancels earlier requests. While the
 * conditions are the list's, uses the list's total.
 */
function useLiveCount(search: SearchAddress) {
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
  const near = counted || total !== 0 ? 0 : (list.data?.alternatives?.length ?? 0)
  return { count: total, near, counted, ask, places: list.data?.place_names }
}

const picker = lazyPart(async () => (await import('#web/screens/public/home/where/where-picker.tsx')).WherePicker)

/** A search's places as text. */
const placesIn = (conditions: SearchConditions, places: PlaceNames | undefined): string[] =>
  whereFilters.flatMap((name) =>
    filterValues(conditions, name).map((value) => conditionLabel(conditions, name, value, places)),
  )

/** The panel's place: a button for the picker; without JavaScript, links to searches by place. */
function PlaceField(props: {
  id: string
  search: SearchAddress
  /** Its places as text. */
  where: readonly string[]
  names: PlaceNames | undefined
  /** The conditions including the panel's unsent ones. */
  conditionsNow: () => SearchConditions
}) {
  const { id, search, where, names, conditionsNow } = props
  const [opened, setOpened] = useState<SearchConditions | null>(null)
  const press = useEarlyPress(() => setOpened(conditionsNow()))
  const close = () => setOpened(null)
  const text = where.join('、') || 'すべて'
  return (
    <>
      <button
        {...press}
        id={id}
        type="button"
        className="field__control field__control--select search-panel__place"
        aria-haspopup="dialog"
        aria-label={`勤務地・駅：${text}`}
      >
        {text}
      </button>
      <noscript>
        {/* Browsers with JavaScript never render it. */}
        {import.meta.env.SSR && (
          <details className="search-panel__places">
            <summary>{text}</summary>
            <PlaceLinks search={search} />
          </details>
        )}
      </noscript>
      {opened && (
        <Lazy part={picker} onLoadError={close}>
          {(WherePicker) => <WherePicker conditions={opened} names={names} onClose={close} />}
        </Lazy>
      )}
    </>
  )
}

/** The same search in each prefecture, and in municipalities of the chosen ones. */
function PlaceLinks({ search }: { search: SearchAddress }) {
  const { data } = useQuery(read('searchJobs', searchInput(search)))
  const link = (name: 'prefecture' | 'area', value: string) => {
    const there = Object.fromEntries(whereFilters.map((each) => [each, each === name ? [value] : noFilters[each]]))
    return (
      <Link key={value} to={searchPath(submittedSearch({ ...search.conditions, ...there }))}>
        {optionLabel(name, value, data?.place_names)}
      </Link>
    )
  }
  return (
    <>
      {data?.facets?.area.map(({ value }) => link('area', value))}
      {prefectureValues.map((value) => link('prefecture', value))}
    </>
  )
}

/**
 * A search's results. Loaded when the panel gets the focus, or right after this screen's code if the document has
 * results: loading both in one task would block a slow phone.
 */
export const results = lazyPart(
  async () => (await import('#web/screens/public/home/results/search-results.tsx')).SearchResults,
)
if (typeof document !== 'undefined' && document.querySelector('.search-results')) setTimeout(results.preload)

/** Occupations load after the panel is usable. */
export const loadOccupations = () => import('./occupation-options.ts')

const employments = employmentFilters.map((value) => ({ value, label: employmentFilterLabel[value] }))

/** Parameters of the panel's fields; all others are kept. */
const ofFields = ['keyword', 'occupation', 'workStyle', 'employment']

const conditionsIn = (form: HTMLFormElement): SearchConditions => {
  const fields = new FormData(form)
  return readConditions((name) => fields.getAll(name).map(String))
}

/**
 * The search panel: counts while the reader types, and searches on submit. Above results, and for a job seeker who
 * returns, it is folded to one line on narrow screens. A GET form without JavaScript.
 */
export function SearchPanel({ search, occupations }: { search: SearchAddress; occupations: readonly string[] }) {
  const form = useRef<HTMLFormElement>(null)
  const fold = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const fields = useId()
  const navigate = useNavigate()
  const { count, near, counted, places, ask } = useLiveCount(search)
  const [groups, setGroups] = useState<readonly OptionGroup[]>([])
  // If they fail to load, the keyword still finds occupations by name.
  useEffect(() => void loadOccupations().then(({ options }) => setGroups(options), console.warn), [])

  // Uncontrolled fields, so that input from before hydration stays; changes of the address overwrite them.
  const { keyword, occupation, workStyle } = panelFields(search.conditions)
  const where = placesIn(search.conditions, places)
  const asked = pathOf(search.conditions)
  const finer = Object.entries(conditionQuery(search.conditions)).filter(([name]) => !ofFields.includes(name))
  const shown = useRef(search.conditions)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all that the conditions say
  useEffect(() => {
    if (!form.current) return
    fill(form.current, panelFields(search.conditions), panelFields(shown.current))
    shown.current = search.conditions
    ask(conditionsIn(form.current))
    setOpen(false)
  }, [asked, ask])

  // The focus leaves fields that fold for their line, before the browser takes it from what is hidden.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the fields may have folded
  useLayoutEffect(() => {
    const hidesFocus = form.current?.contains(document.activeElement) && !form.current.checkVisibility()
    if (hidesFocus) fold.current?.focus({ preventScroll: true })
  }, [asked, open])

  function onInput(event: FormEvent<HTMLFormElement>) {
    // Do not count for text that an IME is composing.
    if ((event.nativeEvent as InputEvent).isComposing) return
    ask(conditionsIn(event.currentTarget))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const path = pathOf(conditionsIn(event.currentTarget))
    if (near > 0 && path === asked) toNear()
    else void navigate(path)
  }

  return (
    <section className={panelClass(search.searching, open)} aria-label="求人検索">
      <button
        ref={fold}
        type="button"
        className="search-panel__fold"
        aria-expanded={open}
        aria-controls={fields}
        onClick={() => setOpen((before) => !before)}
      >
        <Search className="ui-icon" aria-hidden="true" />
        {search.searching && <span className="sr-only">検索条件を変更：</span>}
        <span className="search-panel__summary">
          {search.searching ? summaryOf(search.conditions, occupations, where) : '条件を入力して探す'}
        </span>
        <span className="search-panel__change" aria-hidden="true">
          {open ? <ChevronUp className="ui-icon" /> : search.searching ? '変更' : count && `${numberText(count)}件`}
        </span>
      </button>
      <Form
        ref={form}
        id={fields}
        role="search"
        method="get"
        action={pagePath('home')}
        onFocus={results.preload}
        onInput={onInput}
        onCompositionEnd={(event) => ask(conditionsIn(event.currentTarget))}
        onSubmit={onSubmit}
      >
        <Cell kind="keyword" icon={Search} label="キーワード">
          {(id) => <KeywordField id={id} defaultValue={keyword} />}
        </Cell>
        <Cell kind="location" icon={MapPin} label="勤務地・駅">
          {(id) => (
            <PlaceField
              id={id}
              search={search}
              where={where}
              names={places}
              conditionsNow={() => (form.current ? conditionsIn(form.current) : search.conditions)}
            />
          )}
        </Cell>
        <Cell kind="occupation" icon={Layers} label="職種">
          {(id) => (
            <Select
              // Remount the select with its value when the list has loaded.
              key={groups.length}
              id={id}
              name="occupation"
              placeholder="すべて"
              options={withSeveral(groups.length > 0 ? groups : chosenOption(occupation, occupations), occupation)}
              defaultValue={occupation}
            />
          )}
        </Cell>
        <Cell kind="style" icon={BriefcaseBusiness} label="雇用形態">
          {(id) => (
            <Select
              id={id}
              name="workStyle"
              placeholder="すべて"
              options={withSeveral(employments, workStyle)}
              defaultValue={workStyle}
            />
          )}
        </Cell>
        <div className="search-panel__submit">
          {finer.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {/* The list announces its own count. */}
          <p className="sr-only" aria-live={counted ? 'polite' : 'off'} aria-atomic="true">
            {count !== undefined && `条件に合う求人${numberText(count)}件`}
          </p>
          <Button type="submit" variant="primary" block {...(near > 0 && { className: 'px-1 whitespace-nowrap' })}>
            <Search className="ui-icon" aria-hidden="true" />
            {!count && !near ? (
              'この条件で探す'
            ) : (
              <span>
                {near > 0 && '近い'}
                <b className="ui-number">{numberText(count || near)}</b>件を見る
              </span>
            )}
          </Button>
        </div>
      </Form>
    </section>
  )
}

const panelClass = (searching: boolean, open: boolean): string =>
  `search-panel${searching ? ' search-panel--results' : ''}${open ? ' search-panel--open' : ''}`

/** The panel's fields as one line: 看護師・すべて. */
function summaryOf(
  { keyword, employment }: SearchConditions,
  occupations: readonly string[],
  where: readonly string[],
): string {
  const chosen = [...where, ...occupations, ...employment.map((value) => optionLabel('employment', value))]
  const words = keyword ? [keyword] : []
  return [...words, ...(chosen.length > 0 ? chosen : [keyword ? 'すべて' : 'すべての求人'])].join('・')
}

function Cell(props: { kind: string; icon: LucideIcon; label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  const { kind, icon: Icon, label, children } = props
  return (
    <div className={`search-panel__cell search-panel__cell--${kind}`}>
      <label htmlFor={id}>
        <Icon className="ui-icon" aria-hidden="true" />
        {label}
      </label>
      {children(id)}
    </div>
  )
}

/** The values of the panel's fields; several occupations or employments are one value. */
const panelFields = ({ keyword, occupation, employment }: SearchConditions) => ({
  keyword,
  occupation: occupation.join(),
  workStyle: employment.join(),
})

type Fields = ReturnType<typeof panelFields>

/** Writes only changed values, so that a filter chosen elsewhere does not overwrite typing. */
function fill(form: HTMLFormElement, fields: Fields, before: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    if (value === before[name as keyof Fields]) continue
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
  }
}

/** The chosen option until the list has loaded. */
const chosenOption = (value = '', [label = value]: readonly string[]) => (value ? [{ value, label }] : [])

/** A select has one value, so several values chosen in the filters become one more option. */
function withSeveral(options: readonly (Option | OptionGroup)[], value = ''): readonly (Option | OptionGroup)[] {
  const count = value.split(',').length
  return count > 1 ? [{ value, label: `${count}件を選択中` }, ...options] : options
}
