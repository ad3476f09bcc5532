import { BriefcaseBusiness, ChevronUp, Layers, type LucideIcon, MapPin, Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchPath, submittedSearch } from '#contract/search-address.ts'
import { conditionQuery, readConditions, type SearchConditions } from '#contract/search-conditions.ts'
import { employmentFilters } from '#rules/jobs/job-vocabularies.ts'
import { numberText } from '#rules/number-text.ts'
import { Button } from '#web/parts/button.tsx'
import { type Option, type OptionGroup, Select } from '#web/parts/fields/select.tsx'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { optionLabel } from '#words/filter-labels.ts'
import { employmentFilterLabel } from '#words/labels.ts'
import { KeywordField } from './keyword-field.tsx'
import { PlaceField, placesIn } from './place-field.tsx'
import { useLiveCount } from './use-live-count.ts'
import './search-panel.css'

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
 * The search panel: counts while the reader types, and searches on submit. Above results it is folded to one line on
 * narrow screens. A GET form without JavaScript.
 */
export function SearchPanel({ search, occupations }: { search: SearchAddress; occupations: readonly string[] }) {
  const form = useRef<HTMLFormElement>(null)
  const fold = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const fields = useId()
  const navigate = useNavigate()
  const { count, counted, places, ask } = useLiveCount(search)
  const [groups, setGroups] = useState<readonly OptionGroup[]>([])
  // If they fail to load, the keyword still finds occupations by name.
  useEffect(() => void loadOccupations().then(({ options }) => setGroups(options), console.warn), [])

  // Uncontrolled fields, so that input from before hydration stays; changes of the address overwrite them.
  const { keyword, occupation, workStyle } = panelFields(search.conditions)
  const where = placesIn(search.conditions, places)
  const asked = searchPath(submittedSearch(search.conditions))
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
    void navigate(searchPath(submittedSearch(conditionsIn(event.currentTarget))))
  }

  return (
    <section className={panelClass(search.searching, open)} aria-label="求人検索">
      {search.searching && (
        <button
          ref={fold}
          type="button"
          className="search-panel__fold"
          aria-expanded={open}
          aria-controls={fields}
          onClick={() => setOpen((before) => !before)}
        >
          <Search className="ui-icon" aria-hidden="true" />
          <span className="sr-only">検索条件を変える：</span>
          <span className="search-panel__summary">{summaryOf(search.conditions, occupations, where)}</span>
          <span className="search-panel__change" aria-hidden="true">
            {open ? <ChevronUp className="ui-icon" /> : '変える'}
          </span>
        </button>
      )}
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
        <Cell kind="style" icon={BriefcaseBusiness} label="働き方">
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
          <Button type="submit" variant="primary" block>
            <Search className="ui-icon" aria-hidden="true" />
            {count === undefined ? (
              'この条件で探す'
            ) : (
              <span>
                <b className="ui-number">{numberText(count)}</b>件を見る
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
