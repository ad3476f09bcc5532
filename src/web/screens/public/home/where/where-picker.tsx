import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchPath, submittedSearch } from '#contract/search-address.ts'
import { conditionQuery, filterValues, type SearchConditions, withFilter } from '#contract/search-conditions.ts'
import { whereFilters } from '#rules/jobs/job-filters.ts'
import { numberText } from '#rules/number-text.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useChipFocus } from '#web/screens/public/home/filters/use-chip-focus.ts'
import { conditionLabel, type PlaceNames } from '#words/filter-labels.ts'
import { AreaTab } from './area-tab.tsx'
import { CommuteTab } from './commute-tab.tsx'
import { LineTab } from './line-tab.tsx'
import { NearTab } from './near-tab.tsx'
import type { PickerState } from './options.tsx'
import { firstPrefecture, nowhere, placesOf } from './places.ts'
import './where-picker.css'

const tabs = [
  { value: 'area', label: 'エリア' },
  { value: 'line', label: '沿線・駅' },
  { value: 'commute', label: '通勤時間' },
  { value: 'near', label: '現在地' },
] as const

/** Chooses workplaces as alternatives: municipalities, stations, lines, a commute, and the surroundings. */
export function WherePicker(props: {
  conditions: SearchConditions
  names: PlaceNames | undefined
  onClose: () => void
}) {
  const { onClose } = props
  const [conditions, setConditions] = useState(props.conditions)
  const [names, setNames] = useState<PlaceNames>(props.names ?? {})
  const [prefecture, setPrefecture] = useState(() => firstPrefecture(placesOf(props.conditions)))
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('area')
  const navigate = useNavigate()
  const shows = useRef<HTMLButtonElement>(null)
  const { data } = useQuery({
    ...read('countJobs', { query: conditionQuery(conditions) }),
    placeholderData: keepPreviousData,
  })
  const chips = whereFilters.flatMap((name) =>
    filterValues(conditions, name).map((value) => ({
      ...{ name, value, key: `${name} ${value}` },
      label: conditionLabel(conditions, name, value, names),
    })),
  )
  const { list, leave } = useChipFocus(chips.length, () => shows.current?.focus())
  const state: PickerState = {
    ...{ conditions, prefecture, onPrefecture: setPrefecture },
    onChange: (places, named) => {
      setConditions((before) => ({ ...before, ...places }))
      if (named) setNames((before) => ({ ...before, ...named }))
    },
  }

  function show() {
    onClose()
    void navigate(searchPath(submittedSearch(conditions)))
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="勤務地を選ぶ" tall>
      <Tabs
        className="where-picker @container grid min-h-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)]"
        value={tab}
        onValueChange={setTab}
        tabs={tabs}
        label="勤務地の選び方"
      >
        <TabPanel value="area" className="min-h-0 overflow-auto grid grid-cols-1">
          <AreaTab state={state} />
        </TabPanel>
        <TabPanel value="line" className="min-h-0 overflow-auto grid grid-cols-1">
          <LineTab state={state} />
        </TabPanel>
        <TabPanel value="commute" className="min-h-0 overflow-auto grid grid-cols-1">
          <CommuteTab state={state} />
        </TabPanel>
        <TabPanel value="near" className="min-h-0 overflow-auto grid grid-cols-1">
          <NearTab state={state} />
        </TabPanel>
      </Tabs>
      {chips.length > 0 && (
        <ul
          ref={list}
          className="where-picker__chips flex gap-1.5 px-4.5 pt-2.5 border-t border-t-rule bg-ground overflow-x-auto"
          aria-label="選んだ場所"
        >
          {chips.map(({ name, value, key, label }, index) => (
            <li className="flex-none" key={key}>
              <button
                type="button"
                className="text-xs/[inherit] inline-flex items-center gap-1.5 min-h-8 px-2 py-0.5 border border-(--primary-line) rounded-md bg-(--primary-soft) text-primary-ink font-medium"
                aria-label={`${label}を外す`}
                onClick={() => {
                  leave(index)
                  const others = filterValues(conditions, name).filter((other) => other !== value)
                  setConditions(withFilter(conditions, name, others))
                }}
              >
                {label}
                <X className="ui-icon ui-icon--small" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <DialogFoot>
        <Button variant="ghost" onClick={() => setConditions((before) => ({ ...before, ...nowhere }))}>
          すべて外す
        </Button>
        <Button ref={shows} variant="primary" className="whitespace-nowrap" onClick={show}>
          {data ? `${numberText(data.total)}件` : '求人'}を見る
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
