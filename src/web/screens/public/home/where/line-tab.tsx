import { useState } from 'react'
import type { PlaceFile } from '#rules/places/place-files.ts'
import { findStations, type StationOfFile } from '#web/parts/places/find-stations.ts'
import { FoundStations, FromFile, jobsAt, Pick, type PickerState, StationSearch, Tick, useFacets } from './options.tsx'
import { type LineOfFile, linesIn, nowhere, withValue } from './places.ts'
import './where-picker.css'

/** Stations along a line, whole lines, and stations by name. */
export function LineTab({ state }: { state: PickerState }) {
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
