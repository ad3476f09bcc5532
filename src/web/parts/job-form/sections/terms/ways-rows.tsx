import { useState } from 'react'
import { bands } from '#rules/jobs/job-vocabularies.ts'
import { dayName } from '#rules/postings/hours-text.ts'
import { holidayDays, japaneseLevels, payCycles, wayOptions, workPeriods } from '#rules/postings/term-vocabularies.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import { bandWord, japaneseName, payCycleName, wayOptionName, workPeriodName } from '#rules/postings/ways-text.ts'
import { ChecksRow, SelectRow } from '#web/parts/job-form/rows/choice-row.tsx'
import { FigureRow } from '#web/parts/job-form/rows/figure-row.tsx'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'
import { useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { WhenNeeded } from '#web/parts/job-form/rows/when-needed.tsx'
import { tidyMinutes } from '#web/parts/job-form/values/number-text.ts'

const named = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }))
const minutes = { unit: '分', tidy: tidyMinutes } as const

/** Duration, amount, times and options of work, by which people search part-time jobs. */
export function WaysRows() {
  return (
    <>
      <ChecksRow name="terms.ways.periods" label="働く期間" options={named(workPeriods, workPeriodName)} />
      <FigureRow name="terms.ways.days_min" label="週の日数（最少）" unit="日" />
      <FigureRow name="terms.ways.days_max" label="週の日数（最多）" unit="日" />
      <FigureRow
        name="terms.ways.hours_day_min"
        label="1日の時間（最短）"
        {...minutes}
        hint="4時間のようにも入力できます。実際に働ける長さを書いてください。"
      />
      <FigureRow name="terms.ways.hours_day_max" label="1日の時間（最長）" {...minutes} />
      <ChecksRow name="terms.ways.weekdays" label="勤務する曜日" options={named(holidayDays, dayName)} />
      <ChecksRow
        name="terms.ways.bands"
        label="時間帯"
        options={named(bands, bandWord)}
        hint="始業・終業の時刻を書いたときは、その時刻から読み取ります。"
      />
      <SelectRow name="terms.pay.cycle" label="賃金の支払い" options={named(payCycles, payCycleName)} />
      <WhenNeeded needed={({ pay }) => pay.cycle !== ''} stated={({ pay }) => [pay.cycle_note]}>
        <TextRow
          name="terms.pay.cycle_note"
          label="支払いの補足"
          placeholder="例：規定あり、手数料なし"
          maxLength={termsLimits.wayNote}
        />
      </WhenNeeded>
      <OptionsRow />
      <SelectRow name="terms.ways.japanese" label="日本語の目安" options={named(japaneseLevels, japaneseName)} />
      <WhenNeeded needed={({ ways }) => ways.japanese !== ''} stated={({ ways }) => [ways.japanese_task]}>
        <TextRow
          name="terms.ways.japanese_task"
          label="日本語を使う場面"
          placeholder="例：電話で注文を聞く"
          maxLength={termsLimits.wayNote}
        />
      </WhenNeeded>
    </>
  )
}

/** The boxes; one that was stated with a note keeps it. */
function OptionsRow() {
  const { getValues } = useJobForm()
  const [options] = useState(() => {
    const stated = getValues('terms.ways.options')
    return wayOptions.map((id) => {
      const value = stated.find((one) => one.startsWith(`${id} `)) ?? id
      const note = value.slice(id.length + 1)
      return { value, label: note ? `${wayOptionName[id]}（${note}）` : wayOptionName[id] }
    })
  })
  return <ChecksRow name="terms.ways.options" label="働き方の特徴" options={options} />
}
