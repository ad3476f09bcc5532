import { useId } from 'react'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { SearchInput } from '#web/parts/fields/search-input.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { optionLabel } from '#words/filter-labels.ts'
import type { PickerState } from './picker-state.ts'
import '#web/parts/fields/field.css'
import './where-picker.css'

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
    <div className="where-picker__search">
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
