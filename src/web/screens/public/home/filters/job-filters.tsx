import { X } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchPath, withConditions } from '#contract/search-address.ts'
import {
  conditionQuery,
  filterValues,
  placeParameters,
  readConditions,
  type SearchConditions,
} from '#contract/search-conditions.ts'
import type { FilterName } from '#rules/jobs/job-filters.ts'
import { numberText } from '#rules/number-text.ts'
import { Button } from '#web/parts/button.tsx'
import { lockScroll } from '#web/parts/dialogs/backdrop.tsx'
import { toResults } from '#web/screens/public/home/list/list-focus.ts'
import type { PlaceNames } from '#words/filter-labels.ts'
import {
  AreaGroup,
  OccupationGroup,
  OptionGroup,
  PlaceGroup,
  RarerFilters,
  StepGroup,
  SwitchGroup,
  TimeFilters,
  WayGroups,
} from './filter-groups.tsx'
import { DisablesOptions, type FilterState } from './filter-option.tsx'
import '#web/parts/button.css'
import '#web/parts/sheet.css'
import './job-filters.css'

/**
 * Makes an element modal while open: it has the focus, everything beside it is inert, and Esc or a wide window closes
 * it. The focus then returns, unless the returned function closed it with another target. For elements that are part of
 * the page in wide windows.
 */
function useSheet(sheet: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  const then = useRef<() => void>(undefined)
  useEffect(() => {
    const element = sheet.current
    if (!open || !element) return
    const before = document.activeElement
    const others = besides(element).filter((other) => !other.inert)
    for (const other of others) other.inert = true
    const unlock = lockScroll()
    element.querySelector<HTMLElement>('h2 + button')?.focus()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.isComposing && close()
    const wide = window.matchMedia('(min-width: 64rem)')
    const onWide = () => close()
    document.addEventListener('keydown', onKey)
    wide.addEventListener('change', onWide)
    return () => {
      document.removeEventListener('keydown', onKey)
      wide.removeEventListener('change', onWide)
      for (const other of others) other.inert = false
      unlock()
      if (then.current) then.current()
      else if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      then.current = undefined
    }
  }, [open, sheet])

  return (after: () => void) => {
    then.current = after
    onClose()
  }
}

/** Everything beside the element and its ancestors. */
function besides(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element
  if (!parent) return []
  const beside = [...parent.children].filter((other) => other !== element && other instanceof HTMLElement)
  return [...(beside as HTMLElement[]), ...(parent === document.body ? [] : besides(parent))]
}

/**
 * A form of filters that updates the address with every change. Uncontrolled, so that choices from before hydration and
 * two quick changes both count. Calls `onApply` before the address changes.
 */
function useFilterForm(search: SearchAddress, onApply: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { state } = useNavigation()
  const asked = searchPath({ ...search, page: 1 })
  /** The address that the fields last matched. */
  const told = useRef<string>(undefined)

  const apply = useCallback(() => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const conditions = readConditions((name) => fields.getAll(name).map(String))
    const address = searchPath(withConditions(search, conditions))
    if (address === told.current) return
    told.current = address
    onApply()
    void navigate(address, { preventScrollReset: true })
  }, [navigate, search, onApply])

  // On arrival choices from before hydration win, unless the reader is already navigating to another search.
  useEffect(() => {
    if (!form.current || told.current !== undefined) return
    told.current = asked
    apply()
  }, [asked, apply])

  // Later changes of the address (Back, a chip) win.
  useEffect(() => {
    if (!form.current || state !== 'idle' || asked === told.current) return
    told.current = asked
    fill(form.current, search.conditions)
  }, [asked, search, state])

  return { form, apply }
}

function fill(form: HTMLFormElement, conditions: SearchConditions): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = filterValues(conditions, field.name as FilterName)[0] ?? ''
    else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = filterValues(conditions, field.name as FilterName).includes(field.value)
  }
}

/** Conditions that are chosen elsewhere or came with the address. */
const unseen = [...placeParameters.filter((name) => name !== 'walk'), 'category', 'salaryMin'] as const

/**
 * A search's filters with the number of jobs per option. A column beside the results; on narrow screens a sheet that is
 * shown while `open`. A GET form without JavaScript.
 */
export function JobFilters(props: {
  search: SearchAddress
  facets: FilterState['facets']
  places: PlaceNames | undefined
  total: number | undefined
  id: string
  open: boolean
  onClose: () => void
  /** Called when a condition is set or unset here. */
  onApply: () => void
}) {
  const { search, facets, places, total, id, open, onClose, onApply } = props
  const { form, apply } = useFilterForm(search, onApply)
  const sheet = useRef<HTMLElement>(null)
  const asked = conditionQuery(search.conditions)
  const state = { conditions: search.conditions, facets }

  const closeThen = useSheet(sheet, open, onClose)

  return (
    <div className={open ? 'job-filters job-filters--open' : 'job-filters'}>
      <Button className="job-filters__past" size="sm" onClick={toResults}>
        求人の一覧へ（絞り込みを飛ばす）
      </Button>
      <section
        className="sheet"
        ref={sheet}
        id={id}
        aria-labelledby={`${id}h`}
        {...(open && { role: 'dialog', 'aria-modal': true })}
      >
        <div className="sheet__head job-filters__head">
          <h2 id={`${id}h`}>絞り込み</h2>
          <Button variant="ghost" className="button--square job-filters__close" aria-label="閉じる" onClick={onClose}>
            <X className="ui-icon" aria-hidden="true" />
          </Button>
        </div>
        <form
          ref={form}
          method="get"
          action={pagePath('home')}
          autoComplete="off"
          onChange={apply}
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="keyword" value={search.conditions.keyword} />
          {!search.conditions.synonyms && <input type="hidden" name="synonyms" value="0" />}
          {search.conditions.literal && <input type="hidden" name="literal" value="1" />}
          {search.limit !== 'all' && <input type="hidden" name="limit" value={search.limit} />}
          <input type="hidden" name="sort" value={search.sort} />
          {unseen.map((name) => asked[name] && <input key={name} type="hidden" name={name} value={asked[name]} />)}
          <DisablesOptions>
            <SwitchGroup state={state} />
            <StepGroup name="salaryFloor" state={state} />
            <StepGroup name="holidaysMin" state={state} />
            <StepGroup name="overtimeMax" label="残業（月平均）" state={state} />
            <PlaceGroup state={state} />
            <AreaGroup search={search} state={state} places={places} />
            <StepGroup name="walk" state={state} />
            <OccupationGroup state={state} />
            <TimeFilters state={state} />
            <WayGroups state={state} />
            <OptionGroup name="employment" state={state} />
            <OptionGroup name="style" state={state} />
            <OptionGroup name="experience" state={state} />
            <RarerFilters state={state} />
          </DisablesOptions>
          <noscript>
            <Button type="submit" variant="primary" block>
              この条件で絞り込む
            </Button>
          </noscript>
        </form>
        <div className="job-filters__foot">
          <Button variant="primary" block onClick={() => closeThen(toResults)}>
            {total === undefined ? '求人を見る' : `${numberText(total)}件の求人を見る`}
          </Button>
        </div>
      </section>
    </div>
  )
}
