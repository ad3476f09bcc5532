import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LocateFixed, X } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchPath, submittedSearch } from '#contract/search-address.ts'
import {
  conditionQuery,
  filterValues,
  type SearchConditions,
  usualPlaces,
  withFilter,
} from '#contract/search-conditions.ts'
import { commuteSteps, nearSteps, whereFilters } from '#rules/jobs/job-filters.ts'
import { regions } from '#rules/jobs/prefectures.ts'
import { numberText } from '#rules/number-text.ts'
import type { PlaceFile } from '#rules/places/place-files.ts'
import { prefectureOfCode } from '#rules/places/prefecture-of-code.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Radio } from '#web/parts/fields/checkbox.tsx'
import { findStations, type StationOfFile } from '#web/parts/places/find-stations.ts'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useChipFocus } from '#web/screens/public/home/filters/use-chip-focus.ts'
import { conditionLabel, optionLabel, type PlaceNames } from '#words/filter-labels.ts'
import {
  FoundStations,
  FromFile,
  jobsAt,
  jobsOf,
  Pick,
  type PickerState,
  StationSearch,
  Steps,
  Tick,
  useFacets,
} from './options.tsx'
import {
  type Area,
  areaGroups,
  firstPrefecture,
  type LineOfFile,
  linesIn,
  nowhere,
  placesOf,
  withValue,
} from './places.ts'
import { usePosition } from './use-position.ts'
import './where-picker.css'
import '#web/parts/fields/field.css'

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

type Kilometres = NonNullable<PickerState['conditions']['near']>['km']

/** Jobs around the reader. Asks the browser for the position only when the button is pressed. */
function NearTab({ state: { conditions, onChange } }: { state: PickerState }) {
  const { near } = conditions
  const [km, setKm] = useState<Kilometres>(near?.km ?? usualPlaces.within)
  const { asking, failure, locate } = usePosition((point) => onChange({ near: { ...point, km } }))

  return (
    <div className="grid grid-cols-1 content-start gap-4 max-w-176 px-4.5 py-4">
      <div>
        <Button busy={asking} busyLabel="調べています…" onClick={locate}>
          <LocateFixed className="ui-icon" aria-hidden="true" />
          {near ? '現在地を調べ直す' : '現在地を使う'}
        </Button>
      </div>
      <p role="status" className={failure ? 'field__error' : 'field__hint'}>
        {failure ?? (near ? '現在地から探します。' : 'ボタンを押したときだけ、ブラウザーに位置を尋ねます。')}
      </p>
      <Steps
        legend="直線の距離"
        steps={nearSteps}
        unit="km"
        value={km}
        onChange={(step) => {
          setKm(step)
          if (near) onChange({ near: { ...near, km: step } })
        }}
      />
      <p className="field__hint">
        位置は約100m単位に丸めて、検索のアドレスにだけ含めます。ほかには残しません。駅が書かれていない求人は、市区町村の中心からの距離で数えます。
      </p>
    </div>
  )
}

/** Municipalities of a prefecture, or all of it. */
function AreaTab({ state }: { state: PickerState }) {
  const { conditions, prefecture, onPrefecture, onChange } = state
  const facets = useFacets({ ...conditions, ...nowhere, prefecture: [prefecture] })
  const isWhole = (value: string) => conditions.prefecture.some((chosen) => chosen === value)
  const name = optionLabel('prefecture', prefecture)

  const tick = ({ code, name, label }: Area) => (
    <Tick
      key={code}
      label={label}
      chosen={conditions.area.includes(code)}
      count={jobsOf(facets, 'area', code)}
      onChange={(isChosen) => onChange({ area: withValue(conditions.area, code, isChosen) }, { [code]: name })}
    />
  )

  return (
    <div className="where-picker__panes">
      <div
        className="bg-ground @min-[20rem]:overflow-auto @min-[20rem]:border-e @min-[20rem]:border-rule"
        role="radiogroup"
        aria-label="都道府県"
      >
        {regions.map(({ region, values }) => (
          <Fragment key={region}>
            <p className="where-picker__group">{region}</p>
            {values.map((value) => (
              <Pick
                key={value}
                name="prefecture"
                label={optionLabel('prefecture', value)}
                current={value === prefecture}
                chosen={conditions.area.filter((code) => prefectureOfCode(code) === value).length + +isWhole(value)}
                count={jobsOf(facets, 'prefecture', value)}
                onChoose={() => onPrefecture(value)}
              />
            ))}
          </Fragment>
        ))}
      </div>
      <fieldset className="where-picker__options">
        <legend className="sr-only">{name}の市区町村</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6 border-b border-b-rule">
          <Tick
            label={`${name}すべて`}
            chosen={isWhole(prefecture)}
            count={jobsOf(facets, 'prefecture', prefecture)}
            onChange={(isChosen) => onChange({ prefecture: withValue(conditions.prefecture, prefecture, isChosen) })}
          />
        </div>
        <FromFile prefecture={prefecture}>
          {(file) =>
            areaGroups(file, prefecture).map(({ label, whole, areas }) => (
              <fieldset key={label}>
                <legend className="where-picker__group">{label}</legend>
                <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6">
                  {whole && tick(whole)}
                  {areas.map(tick)}
                </div>
              </fieldset>
            ))
          }
        </FromFile>
      </fieldset>
    </div>
  )
}

type Commute = NonNullable<PickerState['conditions']['commute']>

/** Places within a commute of some minutes from a station. */
function CommuteTab({ state }: { state: PickerState }) {
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

/** Stations along a line, whole lines, and stations by name. */
function LineTab({ state }: { state: PickerState }) {
  const [text, setText] = useState('')
  return (
    <div className="where-picker__searched grid min-h-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)]">
      <StationSearch state={state} label="駅名で探す" text={text} onText={setText} />
      <FromFile prefecture={state.prefecture}>
        {(file) =>
          text.trim() === '' ? (
            <Lines state={state} lines={linesIn(file, state.prefecture)} />
          ) : (
            <Found state={state} file={file} text={text} />
          )
        }
      </FromFile>
    </div>
  )
}

function Lines({ state, lines }: { state: PickerState; lines: readonly LineOfFile[] }) {
  const { conditions, onChange } = state
  const [id, setId] = useState('')
  const line = lines.find((each) => each.id === id) ?? lines[0]
  if (!line) return <p className="where-picker__note">この都道府県に駅はありません。</p>
  const isChosen = (station: StationOfFile) => conditions.station.includes(station.id)
  return (
    <div className="where-picker__panes">
      <div
        className="bg-ground @min-[20rem]:overflow-auto @min-[20rem]:border-e @min-[20rem]:border-rule"
        role="radiogroup"
        aria-label="路線"
      >
        {lines.map((each) => (
          <Pick
            key={each.id}
            name="line"
            label={each.name}
            current={each === line}
            chosen={each.stations.filter(isChosen).length + +conditions.line.includes(each.id)}
            onChoose={() => setId(each.id)}
          />
        ))}
      </div>
      <fieldset className="where-picker__options">
        <legend className="sr-only">{line.name}の駅</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6 border-b border-b-rule">
          <Tick
            label={`${line.name}の全駅`}
            chosen={conditions.line.includes(line.id)}
            onChange={(chosen) =>
              onChange({ line: withValue(conditions.line, line.id, chosen) }, { [line.id]: line.name })
            }
          />
        </div>
        <Stations state={state} line={line} />
      </fieldset>
    </div>
  )
}

/** In the order of travel. */
function Stations({ state, line }: { state: PickerState; line: LineOfFile }) {
  const facets = useFacets({ ...state.conditions, ...nowhere, line: [line.id] })
  return (
    <ol className="where-picker__stations">
      {line.stations.map((station) => (
        <li key={station.id}>
          <StationTick state={state} station={station} count={jobsAt(facets, `${station.name}駅`)} />
        </li>
      ))}
    </ol>
  )
}

function Found({ state, file, text }: { state: PickerState; file: PlaceFile; text: string }) {
  const found = findStations(file, text)
  return (
    <fieldset className="where-picker__options">
      <legend className="sr-only">見つかった駅</legend>
      <FoundStations count={found.length} />
      {found.map((station) => (
        <StationTick key={station.id} state={state} station={station} />
      ))}
    </fieldset>
  )
}

function StationTick(props: { state: PickerState; station: StationOfFile; count?: number | undefined }) {
  const { state, station, count } = props
  const { id, name, lines } = station
  const { conditions, onChange } = state
  return (
    <Tick
      label={
        <>
          {name} {lines.length > 0 && <span className="text-xs/[inherit] ml-3 text-muted">{lines.join('・')}</span>}
        </>
      }
      chosen={conditions.station.includes(id)}
      count={count}
      onChange={(chosen) => onChange({ station: withValue(conditions.station, id, chosen) }, { [id]: `${name}駅` })}
    />
  )
}
