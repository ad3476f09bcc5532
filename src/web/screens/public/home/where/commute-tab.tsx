import { useState } from 'react'
import { usualPlaces } from '#contract/search-conditions.ts'
import { commuteSteps } from '#rules/jobs/job-filters.ts'
import type { PlaceFile } from '#rules/places/place-files.ts'
import { Radio } from '#web/parts/fields/checkbox.tsx'
import { findStations } from '#web/parts/places/find-stations.ts'
import { FoundStations, FromFile, jobsOf, type PickerState, StationSearch, Steps, useFacets } from './options.tsx'
import { nowhere } from './places.ts'
import '#web/parts/fields/field.css'
import './where-picker.css'

type Commute = NonNullable<PickerState['conditions']['commute']>

/** Places within a commute of some minutes from a station. */
export function CommuteTab({ state }: { state: PickerState }) {
  const { conditions, onChange } = state
  const [text, setText] = useState('')
  const [minutes, setMinutes] = useState<Commute['minutes']>(conditions.commute?.minutes ?? usualPlaces.commute)
  const from = conditions.commute?.from
  return (
    <div className="grid grid-cols-1 content-start gap-4 max-w-176 px-4.5 py-4">
      <StationSearch state={state} label="出発の駅" text={text} onText={setText} />
      {text.trim() !== '' && (
        <FromFile prefecture={state.prefecture}>
          {(file) => (
            <Departures
              {...{ file, text, from }}
              onChoose={(id, name) => onChange({ commute: { from: id, minutes } }, { [id]: name })}
            />
          )}
        </FromFile>
      )}
      {from ? (
        <CountedMinutes state={state} commute={{ from, minutes }} onMinutes={setMinutes} />
      ) : (
        <Steps legend="片道の時間" steps={commuteSteps} unit="分" value={minutes} onChange={setMinutes} />
      )}
      <p className="field__hint">
        昼間の電車の時間に、待ち時間と乗り換えを足した目安です。駅から職場までの徒歩は、求人に書かれた分数を足します。遅れや混雑は含みません。
      </p>
    </div>
  )
}

function CountedMinutes(props: {
  state: PickerState
  commute: Commute
  onMinutes: (minutes: Commute['minutes']) => void
}) {
  const { state, commute, onMinutes } = props
  const facets = useFacets({ ...state.conditions, ...nowhere, commute })
  return (
    <Steps
      legend="片道の時間"
      steps={commuteSteps}
      unit="分"
      value={commute.minutes}
      countOf={(step) => jobsOf(facets, 'commute', String(step))}
      onChange={(minutes) => {
        onMinutes(minutes)
        state.onChange({ commute: { ...commute, minutes } })
      }}
    />
  )
}

function Departures(props: {
  file: PlaceFile
  text: string
  from: string | undefined
  onChoose: (id: string, name: string) => void
}) {
  const { file, text, from, onChoose } = props
  const found = findStations(file, text)
  return (
    <div role="radiogroup" aria-label="出発の駅の候補" className="grid">
      <FoundStations count={found.length} />
      {found.map(({ id, name, lines }) => (
        <Radio
          key={id}
          name="from"
          className="flex min-h-11 hover:bg-hover"
          checked={id === from}
          onChange={() => onChoose(id, `${name}駅`)}
          label={
            <span className="grow">
              {name}駅 <span className="text-xs/[inherit] ml-3 text-muted">{lines.join('・')}</span>
            </span>
          }
        />
      ))}
    </div>
  )
}
