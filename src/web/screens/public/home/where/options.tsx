import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { conditionQuery, type SearchConditions } from '#contract/search-conditions.ts'
import { type Prefecture, prefectureValues } from '#rules/jobs/prefectures.ts'
import { numberText } from '#rules/number-text.ts'
import type { PlaceFile } from '#rules/places/place-files.ts'
import { read } from '#web/api/read-query.ts'
import { breakable } from '#web/parts/breakable.tsx'
import { Button } from '#web/parts/button.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { SearchInput } from '#web/parts/fields/search-input.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { usePlaceFile } from '#web/parts/places/use-place-file.ts'
import { optionLabel, type PlaceNames } from '#words/filter-labels.ts'
import type { Places } from './places.ts'
import '#web/parts/fields/field.css'
import '#web/parts/fields/checkbox.css'
import './where-picker.css'

/** The number of jobs of an option, once known. */
function Jobs({ of: count }: { of: number | undefined }) {
  return (
    count !== undefined && (
      <span className="where-picker__count">
        {numberText(count)}
        <span className="sr-only">件</span>
      </span>
    )
  )
}

/** A place as one of several. Places without jobs stay selectable, because alerts find later jobs. */
export function Tick(props: {
  label: ReactNode
  chosen: boolean
  count?: number | undefined
  onChange: (isChosen: boolean) => void
}) {
  const { label, chosen, count, onChange } = props
  return (
    <Checkbox
      className={`flex min-h-11 hover:bg-hover ${count === 0 && !chosen ? 'text-muted' : ''}`}
      checked={chosen}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          <span className="grow">{label}</span>
          <Jobs of={count} />
        </>
      }
    />
  )
}

/** Where a name of a line may break: after its railway, and before brackets and katakana: 東京メトロ/副都心線. */
const breaks =
  /(?<=(?:[鉄鐵]道|電[鉄鐵]|地下鉄|軌道|交通|メトロ|Metro|モノレール)(?!線)|・)|(?=\(|ライン)|(?<=[^ァ-ヶー(・])(?=[ァ-ヶー]{3})/

/** The prefecture or line shown in the other pane. */
export function Pick(props: {
  name: string
  label: string
  current: boolean
  /** The number of chosen places inside. */
  chosen: number
  count?: number | undefined
  onChoose: () => void
}) {
  const { name, label, current, chosen, count, onChoose } = props
  return (
    <label className="where-picker__pick">
      <input
        type="radio"
        className="sr-only"
        name={name}
        checked={current}
        onChange={onChoose}
        data-first={current ? '' : undefined}
      />
      <span>{breakable(label, breaks, (piece) => /^\(.{1,8}$/.test(piece) && 'whitespace-nowrap')}</span>
      {chosen > 0 && (
        <span className="text-[0.75rem] flex-none px-1.5 rounded-sm bg-primary text-(--on-primary) leading-normal">
          {chosen}
          <span className="sr-only">か所選択中</span>
        </span>
      )}
      <Jobs of={count} />
    </label>
  )
}

/** A step of minutes or kilometres. */
export function Steps<Step extends number>(props: {
  legend: string
  steps: readonly Step[]
  unit: string
  value: Step
  countOf?: (step: Step) => number | undefined
  onChange: (step: Step) => void
}) {
  const { legend, steps, unit, value, countOf, onChange } = props
  return (
    <fieldset>
      <legend className="field__label mb-2">{legend}</legend>
      <div className="where-picker__steps grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-px overflow-clip rounded-md border border-field">
        {steps.map((step) => (
          <label
            key={step}
            className="relative grid min-h-13 cursor-pointer content-center justify-items-center px-1 py-1.5 text-sm/[1.4]"
          >
            <input
              type="radio"
              className="sr-only"
              name={legend}
              checked={step === value}
              onChange={() => onChange(step)}
            />
            <span>
              <b className="text-md tabular-nums">{step}</b>
              {unit}
            </span>
            <Jobs of={countOf?.(step)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Renders data of a prefecture's place file once it is loaded. */
export function FromFile(props: { prefecture: Prefecture; children: (file: PlaceFile) => ReactNode }) {
  const { data, isError, isFetching, refetch } = usePlaceFile(props.prefecture)
  if (data) return props.children(data)
  if (!isError)
    return (
      <p className="where-picker__note" role="status">
        読み込んでいます…
      </p>
    )
  return (
    <div className="where-picker__note" role="alert">
      <p>読み込めませんでした。通信環境を確認して、もう一度お試しください。</p>
      <Button size="sm" busy={isFetching} busyLabel="読み込んでいます…" onClick={() => void refetch()}>
        もう一度読み込む
      </Button>
    </div>
  )
}

/** The number of jobs per option for these conditions, and names of counted places, once known. */
export function useFacets(conditions: SearchConditions) {
  const { data } = useQuery({
    ...read('readJobFacets', { query: conditionQuery(conditions) }),
    placeholderData: keepPreviousData,
  })
  return data
}

/** The state that the picker's tabs share. */
export type PickerState = {
  /** The search with the chosen places. */
  conditions: SearchConditions
  /** The prefecture with the offered places. */
  prefecture: Prefecture
  onPrefecture: (prefecture: Prefecture) => void
  /** Changes the places; `named` has the names of new ones. */
  onChange: (places: Partial<Places>, named?: PlaceNames) => void
}

type Counted = ResponseData<'readJobFacets'> | undefined

/** The number of an option's jobs; places without jobs are absent. */
export const jobsOf = (counted: Counted, name: 'prefecture' | 'area' | 'commute', value: string) =>
  counted && (counted.facets[name].find((option) => option.value === value)?.count ?? 0)

/** The jobs at a line's station; parts of a station are counted under the first one's id. */
export const jobsAt = (counted: Counted, name: string) =>
  counted && (counted.facets.station.find(({ value }) => counted.place_names?.[value] === name)?.count ?? 0)

const prefectureOptions = prefectureValues.map((value) => ({ value, label: optionLabel('prefecture', value) }))

/** The prefecture of the offered stations, and a field for a station's name. */
export function StationSearch(props: {
  state: PickerState
  label: string
  text: string
  onText: (text: string) => void
}) {
  const { state, label, text, onText } = props
  const [place, field] = [useId(), useId()]
  return (
    <div className="where-picker__search grid gap-2 @min-[20rem]:grid-cols-[8rem_minmax(0,1fr)] @min-[48rem]:grid-cols-[10rem_minmax(0,24rem)]">
      <div className="field">
        <label htmlFor={place}>都道府県</label>
        <Select
          id={place}
          options={prefectureOptions}
          value={state.prefecture}
          onChange={({ target }) => {
            const chosen = prefectureValues.find((value) => value === target.value)
            if (chosen) state.onPrefecture(chosen)
          }}
        />
      </div>
      <div className="field">
        <label htmlFor={field}>{label}</label>
        <SearchInput
          id={field}
          value={text}
          autoComplete="off"
          placeholder="駅名・よみ（例：しながわ）"
          onChange={({ target }) => onText(target.value)}
        />
      </div>
    </div>
  )
}

/** The number of stations found, for screen readers, or advice if there are none. */
export function FoundStations({ count }: { count: number }) {
  return (
    <p className={count > 0 ? 'sr-only' : 'where-picker__note'} role="status">
      {count > 0 ? `${count}駅あります` : '見つかりません。都道府県を変えるか、ひらがなでお試しください。'}
    </p>
  )
}
