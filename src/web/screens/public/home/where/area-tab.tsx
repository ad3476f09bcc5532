import { Fragment } from 'react'
import { regions } from '#rules/jobs/prefectures.ts'
import { prefectureOfCode } from '#rules/places/prefecture-of-code.ts'
import { optionLabel } from '#words/filter-labels.ts'
import { FromFile, jobsOf, Pick, type PickerState, Tick, useFacets } from './options.tsx'
import { type Area, areaGroups, nowhere, withValue } from './places.ts'
import './where-picker.css'

/** Municipalities of a prefecture, or all of it. */
export function AreaTab({ state }: { state: PickerState }) {
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
