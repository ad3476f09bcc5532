import { X } from 'lucide-react'
import { useRef } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import type { SearchAddress } from '#contract/search-address.ts'
import { conditionQuery, placeParameters } from '#contract/search-conditions.ts'
import { Button } from '#web/parts/button.tsx'
import { toResults } from '#web/screens/public/home/list/list-focus.ts'
import type { PlaceNames } from '#words/filter-labels.ts'
import { AreaGroup } from './area-group.tsx'
import { OccupationGroup, OptionGroup, PlaceGroup, RarerFilters, StepGroup, SwitchGroup } from './filter-groups.tsx'
import { DisablesOptions, type FilterState } from './filter-option.tsx'
import { useFilterForm } from './use-filter-form.ts'
import { useSheet } from './use-sheet.ts'
import { TimeFilters, WayGroups } from './way-groups.tsx'
import '#web/parts/button.css'
import '#web/parts/sheet.css'
import { numberText } from '#rules/number-text.ts'
import './job-filters.css'

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
