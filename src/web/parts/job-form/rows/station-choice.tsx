import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { get, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { prefecturesOf } from '#rules/jobs/job-places.ts'
import { type Prefecture, prefectureValues } from '#rules/jobs/prefectures.ts'
import { travelModeName } from '#rules/postings/card-facts.ts'
import { travelModes } from '#rules/postings/term-vocabularies.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import { Button } from '#web/parts/button.tsx'
import { FieldError } from '#web/parts/fields/field.tsx'
import { SearchInput } from '#web/parts/fields/search-input.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { fieldId } from '#web/parts/job-form/values/field-names.ts'
import { tidyMinutes } from '#web/parts/job-form/values/typed-figures.ts'
import { findStations, stationsOfLine } from '#web/parts/places/find-stations.ts'
import { usePlaceFile } from '#web/parts/places/use-place-file.ts'
import { FigureInput, useJobForm } from './rows.tsx'
import '#web/parts/button.css'

const name = 'terms.workplace.stations'
const ways = travelModes.map((value) => ({ value, label: travelModeName[value] }))

/** The chosen stations with the way from each, and a search in the prefecture of the work. */
export function StationChoice({ id }: { id: string }) {
  const { control, register } = useJobForm()
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' })
  const errors: ({ minutes?: { message?: string } } | undefined)[] =
    get(useFormState({ control, name }).errors, name) ?? []
  const prefecture = usePrefecture()
  const { data: file, isError } = usePlaceFile(prefecture ?? 'tokyo')
  const [text, setText] = useState('')
  const [news, setNews] = useState('')
  const named = file && text.trim() !== '' ? findStations(file, text) : []
  const found = file && named.length === 0 ? stationsOfLine(file, text) : named
  const nameOf = (station: string) => file?.stations.find(([one]) => one === station)?.[1] ?? '登録済みの'

  function add(station: { id: string; name: string }) {
    append({ id: station.id, line: '', minutes: '', by: 'walk' })
    setText('')
    setNews(`${station.name}駅を追加しました。駅からの時間を入力してください。`)
  }

  return (
    <>
      {fields.length > 0 && (
        <ul className="grid gap-2">
          {fields.map((field, at) => {
            const station = `${nameOf(field.id)}駅`
            return (
              <li key={field.key}>
                <div className="flex flex-wrap items-center gap-2">
                  <span>{station}</span>
                  <Select
                    {...register(`${name}.${at}.by`)}
                    className="max-w-28"
                    aria-label={`${station}からの手段`}
                    options={ways}
                  />
                  <FigureInput
                    id={fieldId(`${name}.${at}.minutes`)}
                    name={`${name}.${at}.minutes`}
                    aria-label={`${station}からの時間`}
                    unit="分"
                    tidy={tidyMinutes}
                  />
                  <Button
                    variant="ghost"
                    size="sm"
                    className="button--square"
                    aria-label={`${station}を外す`}
                    onClick={() => {
                      remove(at)
                      setNews(`${station}を外しました`)
                      document.getElementById(id)?.focus()
                    }}
                  >
                    <X className="ui-icon" aria-hidden="true" />
                  </Button>
                </div>
                {errors[at]?.minutes?.message && <FieldError>{errors[at].minutes.message}</FieldError>}
              </li>
            )
          })}
        </ul>
      )}
      {prefecture === null ? (
        <p className="text-sm text-muted">勤務地か都道府県を入力すると、駅を検索できます。</p>
      ) : (
        <div className="max-w-80">
          <SearchInput
            id={id}
            value={text}
            autoComplete="off"
            aria-label="駅を検索"
            placeholder="駅名・よみ・路線名（例：しながわ）"
            disabled={fields.length >= termsLimits.stations}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              // Safari marks Enter that ends a composition only by key code 229.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
              // Enter would send the whole form.
              event.preventDefault()
              if (named[0]) add(named[0])
            }}
          />
        </div>
      )}
      {found.length > 0 && (
        <div className="ui-row ui-row--tight">
          {found.map((station) => (
            <Button key={station.id} size="sm" aria-label={`${station.name}駅を追加`} onClick={() => add(station)}>
              <Plus className="ui-icon" aria-hidden="true" />
              {station.name}
              {station.lines.length > 0 && <span className="text-muted text-xs">{station.lines[0]}</span>}
            </Button>
          ))}
        </div>
      )}
      {text.trim() !== '' && found.length === 0 && (
        <p className="text-sm text-muted" role="status">
          {isError
            ? '駅の一覧を読み込めませんでした。通信環境を確認してください。'
            : file
              ? '見つかりません。よみで検索するか、下の欄に入力してください。'
              : '読み込んでいます…'}
        </p>
      )}
      <p className="sr-only" role="status">
        {news}
      </p>
    </>
  )
}

/** The workplace's prefecture: the stated one, else that of the location. */
function usePrefecture(): Prefecture | null {
  const [stated, location] = useWatch({
    control: useJobForm().control,
    name: ['terms.workplace.prefecture', 'location'],
  })
  return prefectureValues.find((value) => value === stated) ?? prefecturesOf(location)[0] ?? null
}
