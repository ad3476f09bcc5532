import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import type { SearchAddress } from '#contract/search-address.ts'
import { Button } from '#web/parts/button.tsx'
import { toResults } from '#web/screens/public/home/list/list-focus.ts'
import { FilterCount } from './filter-chips.tsx'
import { type FilterState, OptionGroup, PayGroup, PlaceGroup, SwitchGroup } from './filter-options.tsx'
import { useFilterForm } from './use-filter-form.ts'
import '#web/parts/sheet.css'
import './job-filters.css'

/**
 * The filters of a search, each option with how many jobs it would give. A column beside the results; on narrow screens
 * behind a button. A plain GET form without JavaScript.
 */
export function JobFilters(props: { search: SearchAddress; facets: FilterState['facets']; total: number | undefined }) {
  const { search, facets, total } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  const { form, apply } = useFilterForm(search)
  const state = { conditions: search.conditions, facets }

  function showResults() {
    setOpen(false)
    toResults()
  }

  return (
    <div className={open ? 'job-filters job-filters--open' : 'job-filters'}>
      <Button className="job-filters__past" size="sm" onClick={toResults}>
        求人の一覧へ（絞り込みを飛ばす）
      </Button>
      <div className="job-filters__opener">
        <Button block aria-expanded={open} aria-controls={id} onClick={() => setOpen((before) => !before)}>
          <SlidersHorizontal className="ui-icon" aria-hidden="true" />
          絞り込み
          <FilterCount search={search} />
        </Button>
      </div>
      <section className="sheet" id={id} aria-labelledby={`${id}h`}>
        <h2 className="sheet__head" id={`${id}h`}>
          絞り込み
        </h2>
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
          {search.limit !== 'all' && <input type="hidden" name="limit" value={search.limit} />}
          <input type="hidden" name="sort" value={search.sort} />
          <PlaceGroup state={state} />
          <OptionGroup name="category" state={state} />
          <OptionGroup name="employment" state={state} />
          <OptionGroup name="style" state={state} />
          <SwitchGroup state={state} />
          <PayGroup state={state} />
          <OptionGroup name="experience" state={state} />
          <noscript>
            <Button type="submit" variant="primary" block>
              この条件で絞り込む
            </Button>
          </noscript>
        </form>
        <div className="job-filters__foot">
          <Button variant="primary" block onClick={showResults}>
            {total === undefined ? '求人を見る' : `${total.toLocaleString('ja-JP')}件の求人を見る`}
          </Button>
        </div>
      </section>
    </div>
  )
}
