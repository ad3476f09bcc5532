import { hoursSystemName } from '#rules/postings/hours-text.ts'
import { hoursSystems } from '#rules/postings/term-vocabularies.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import { FormGroupRow } from '#web/parts/fields/form-row.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { RadioRow, SelectRow } from '#web/parts/job-form/rows/choice-row.tsx'
import { FigureRow } from '#web/parts/job-form/rows/figure-row.tsx'
import { RowList } from '#web/parts/job-form/rows/row-list.tsx'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'
import { useJobField, useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { WhenNeeded } from '#web/parts/job-form/rows/when-needed.tsx'
import { type FieldName, fieldId } from '#web/parts/job-form/values/field-names.ts'
import { tidyMinutes } from '#web/parts/job-form/values/number-text.ts'
import '#web/parts/job-form/rows/figure-row.css'

const systems = hoursSystems.map((value) => ({ value, label: hoursSystemName[value] }))
const overtimes = [
  { value: 'none', label: 'なし' },
  { value: 'some', label: 'あり' },
]

/** When the work is done, the break, and overtime. */
export function HoursRows() {
  return (
    <>
      <SelectRow name="terms.hours.system" label="勤務時間の制度" options={systems} />
      <RowList
        name="terms.hours.spans"
        label="始業・終業"
        hint="早番と遅番のように時間帯が複数あるときは、追加してください。"
        max={termsLimits.spans}
        empty={{ start: '', end: '' }}
      >
        {(at, number) => <TimeSpan name={`terms.hours.spans.${at}`} of={['始業', '終業']} number={number} />}
      </RowList>
      <WhenNeeded
        needed={({ hours }) => hours.system === 'flex'}
        stated={({ hours: { core } }) => [core.start, core.end]}
      >
        <CoreRow />
      </WhenNeeded>
      <WhenNeeded
        needed={({ hours }) => hours.system === 'discretionary'}
        stated={({ hours }) => [hours.deemed_minutes]}
      >
        <FigureRow
          name="terms.hours.deemed_minutes"
          label="みなし労働時間（1日）"
          unit="分"
          tidy={tidyMinutes}
          hint="8時間のようにも入力できます。"
        />
      </WhenNeeded>
      <FigureRow
        name="terms.hours.break_minutes"
        label="休憩"
        unit="分"
        tidy={tidyMinutes}
        hint="1時間のようにも入力できます。6時間を超える日は45分以上、8時間を超える日は60分以上必要です。"
      />
      <RadioRow name="terms.hours.overtime" label="時間外労働" options={overtimes} />
      <WhenNeeded needed={({ hours }) => hours.overtime === 'some'} stated={({ hours }) => [hours.overtime_hours]}>
        <FigureRow name="terms.hours.overtime_hours" label="時間外労働（月平均）" unit="時間" />
      </WhenNeeded>
      <TextRow name="terms.hours.note" label="就業時間の補足" maxLength={termsLimits.text} rows={2} />
    </>
  )
}

/** Start and end times. `of` names the pair, `number` distinguishes pairs: 2件目の. */
function TimeSpan({
  name,
  of,
  number = '',
}: {
  name: `terms.hours.spans.${number}` | 'terms.hours.core'
  of: readonly [start: string, end: string]
  number?: string
}) {
  return (
    <>
      <Time name={`${name}.start`} label={`${number}${of[0]}`} />
      <span aria-hidden="true">〜</span>
      <Time name={`${name}.end`} label={`${number}${of[1]}`} />
    </>
  )
}

function Time({ name, label }: { name: FieldName; label: string }) {
  const { register } = useJobForm()
  const { error } = useJobField(name)
  return (
    <TextInput
      id={fieldId(name)}
      type="time"
      className="max-w-36"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      {...register(name)}
    />
  )
}

function CoreRow() {
  const start = useJobField('terms.hours.core.start')
  const end = useJobField('terms.hours.core.end')
  return (
    <FormGroupRow id="job-terms.hours.core" label="コアタイム" error={start.error ?? end.error}>
      {() => (
        <div className="figure-row">
          <TimeSpan name="terms.hours.core" of={['コアタイムの開始', 'コアタイムの終了']} />
        </div>
      )}
    </FormGroupRow>
  )
}
