import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchPath, submittedSearch } from '#contract/search-address.ts'
import { conditionQuery, readConditions, type SearchConditions } from '#contract/search-conditions.ts'
import { employmentFilters } from '#rules/jobs/job-vocabularies.ts'
import { numberText } from '#rules/number-text.ts'
import { BriefcaseBusiness, ChevronUp, Layers, MapPin, Search } from '#web/art/home-icons.tsx'
import type { IconComponent } from '#web/art/icon.ts'
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
 * The results of a search; loaded when the panel gets the focus, and where the document holds them, as soon as the screen's
 * own code has run: in one task both would hold up a slow phone.
 */
export const results = lazyPart(
  async () => (await import('#web/screens/public/home/results/search-results.tsx')).SearchResults,
)
if (typeof document !== 'undefined' && document.querySelector('.search-results')) setTimeout(results.preload)

/** The occupations come after the panel can be used. */
export const loadOccupations = () => import('./occupation-options.ts')

const employments = employmentFilters.map((value) => ({ value, label: employmentFilterLabel[value] }))

/** Parameters that the panel's fields hold; what else is asked for goes along. */
const ofFields = ['keyword', 'occupation', 'workStyle', 'employment']

const conditionsIn = (form: HTMLFormElement): SearchConditions => {
  const fields = new FormData(form)
  return readConditions((name) => fields.getAll(name).map(String))
}

/**
 * The search panel: counts while the reader types, searches on submit. Above the results of a search it is one line on
 * narrow screens, which opens. Without JavaScript a plain GET form.
 */
export function SearchPanel({ search, occupations }: { search: SearchAddress; occupations: readonly string[] }) {
  const form = useRef<HTMLFormElement>(null)
  const fold = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const fields = useId()
  const navigate = useNavigate()
  const { count, counted, places, ask } = useLiveCount(search)
  const [groups, setGroups] = useState<readonly OptionGroup[]>([])
  // Where they cannot be loaded, the keyword finds occupations by their names.
  useEffect(() => void loadOccupations().then(({ options }) => setGroups(options), console.warn), [])

  // The fields are the browser's own, so that what was typed before hydration stays; the address wins when it changes.
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
    // Text that an IME is still composing is not searched.
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
              // Once the list has come the field is made anew, with what is chosen.
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

/** The panel's fields in a line: 看護師・すべて. */
function summaryOf(
  { keyword, employment }: SearchConditions,
  occupations: readonly string[],
  where: readonly string[],
): string {
  const chosen = [...where, ...occupations, ...employment.map((value) => optionLabel('employment', value))]
  const words = keyword ? [keyword] : []
  return [...words, ...(chosen.length > 0 ? chosen : [keyword ? 'すべて' : 'すべての求人'])].join('・')
}

function Cell(props: { kind: string; icon: IconComponent; label: string; children: (id: string) => ReactNode }) {
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

/** The values of the panel's fields; several occupations or employments share one field. */
const panelFields = ({ keyword, occupation, employment }: SearchConditions) => ({
  keyword,
  occupation: occupation.join(),
  workStyle: employment.join(),
})

type Fields = ReturnType<typeof panelFields>

/** Writes changed values only, so that a filter chosen elsewhere does not overwrite what is being typed. */
function fill(form: HTMLFormElement, fields: Fields, before: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    if (value === before[name as keyof Fields]) continue
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
  }
}

/** What is chosen, before the list has come. */
const chosenOption = (value = '', [label = value]: readonly string[]) => (value ? [{ value, label }] : [])

/** A select holds one value: what was chosen of a filter in the column beside the results is one more option. */
function withSeveral(options: readonly (Option | OptionGroup)[], value = ''): readonly (Option | OptionGroup)[] {
  const count = value.split(',').length
  return count > 1 ? [{ value, label: `${count}件を選択中` }, ...options] : options
}
