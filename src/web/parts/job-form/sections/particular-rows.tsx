import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { questionKinds } from '#rules/jobs/job-questions.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { limits } from '#rules/limits.ts'
import { allowanceUnitName } from '#rules/postings/pay-text.ts'
import { wayOptions } from '#rules/postings/term-vocabularies.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import { wayOptionName } from '#rules/postings/ways-text.ts'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { FormGroupRow } from '#web/parts/fields/form-row.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { type PostalAddress, usePostalAddress } from '#web/parts/fields/use-postal-address.tsx'
import { useLateComponent } from '#web/parts/job-form/late-component.ts'
import { EntriesField } from '#web/parts/job-form/rows/entries-field.tsx'
import { RowList } from '#web/parts/job-form/rows/row-list.tsx'
import {
  ChecksRow,
  FigureInput,
  FigureRow,
  SelectRow,
  useJobField,
  useJobForm,
} from '#web/parts/job-form/rows/rows.tsx'
import { type FieldName, fieldId } from '#web/parts/job-form/values/field-names.ts'
import { newQuestion } from '#web/parts/job-form/values/job-values.ts'
import { tidyMinutes, tidyPostalCode } from '#web/parts/job-form/values/typed-figures.ts'
import { questionKindLabel } from '#words/choice-labels.ts'
import '#web/parts/job-form/rows/figure-row.css'

/** What each row has of its term. */
type Row = { name: FieldName; label: string; hint: string | undefined }

const prefectureField = 'terms.workplace.prefecture'
const addressField = 'terms.workplace.address'
const inFields = (prefecture: unknown, address: unknown) => `${prefecture ?? ''} ${address ?? ''}`.trim()
const townOf = ({ city, town }: PostalAddress) => `${city}${town}`

/** The postal code, which fills prefecture and address. */
export function PostalCodeRow(row: Row) {
  const { getValues, setValue } = useJobForm()
  const { typed, news } = usePostalAddress({
    current: () => inFields(...getValues([prefectureField, addressField])),
    textOf: (address) => inFields(address.prefecture, townOf(address)),
    fill: (address) => {
      setValue(prefectureField, address.prefecture, { shouldDirty: true })
      setValue(addressField, townOf(address), { shouldDirty: true })
    },
  })
  return <FigureRow {...row} unit="" tidy={tidyPostalCode} onTyped={typed} below={news} />
}

const prefectureOptions = [...new Set(prefectures.map(({ region }) => region))].map((group) => ({
  group,
  options: prefectures.filter(({ region }) => region === group).map(({ value, name }) => ({ value, label: name })),
}))

export const PrefectureRow = (row: Row) => <SelectRow {...row} options={prefectureOptions} />

/** The search for stations loads after the screen. */
const loadChoice = async () => (await import('#web/parts/job-form/rows/station-choice.tsx')).StationChoice

/** Up to three stations, found by name or kana, with the way from each. */
export function StationsRow({ name, label, hint }: Row) {
  const { id, error } = useJobField(name)
  const Choice = useLateComponent(loadChoice)
  return (
    <FormGroupRow id={id} label={label} error={error} hint={hint}>
      {() =>
        Choice ? (
          <Choice id={id} />
        ) : (
          <p>{Choice === null ? '駅の一覧を読み込めませんでした。' : '読み込んでいます…'}</p>
        )
      }
    </FormGroupRow>
  )
}

/** Start, end and break of work, several times where there are shifts. */
export function ShiftsRow({ label, hint }: Row) {
  return (
    <RowList
      name="terms.hours.shifts"
      label={label}
      hint={hint}
      max={termsLimits.shifts}
      empty={{ start: '', end: '', name: '', break_minutes: '', per_month: '' }}
    >
      {(at, number) => <ShiftFields name={`terms.hours.shifts.${at}`} number={number} />}
    </RowList>
  )
}

function ShiftFields({ name, number }: { name: `terms.hours.shifts.${number}`; number: string }) {
  const { register } = useJobForm()
  const figure = (member: 'break_minutes' | 'per_month', label: string) => ({
    ...({ id: fieldId(`${name}.${member}`), name: `${name}.${member}`, 'aria-label': `${number}${label}` } as const),
  })
  return (
    <>
      <TextInput
        id={fieldId(`${name}.name`)}
        className="max-w-36"
        aria-label={`${number}シフトの名前`}
        placeholder="例：日勤"
        maxLength={termsLimits.name}
        autoComplete="off"
        {...register(`${name}.name`)}
      />
      <TimeSpan name={name} of={['始業', '終業']} number={number} />
      <span aria-hidden="true">休憩</span>
      <FigureInput {...figure('break_minutes', '休憩')} unit="分" tidy={tidyMinutes} />
      <span aria-hidden="true">月</span>
      <FigureInput {...figure('per_month', '1か月の回数')} unit="回" />
    </>
  )
}

export function CoreRow({ label }: { label: string }) {
  const start = useJobField('terms.hours.core.start')
  const end = useJobField('terms.hours.core.end')
  return (
    <FormGroupRow id="job-terms.hours.core" label={label} error={start.error ?? end.error}>
      {() => (
        <div className="flex flex-wrap items-center gap-y-2 gap-x-3">
          <TimeSpan name="terms.hours.core" of={[`${label}の開始`, `${label}の終了`]} />
        </div>
      )}
    </FormGroupRow>
  )
}

/** Start and end times. `of` names the pair, `number` distinguishes pairs: 2件目の. */
function TimeSpan({
  name,
  of,
  number = '',
}: {
  name: `terms.hours.shifts.${number}` | 'terms.hours.core'
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

/** Allowances with their names. */
export function AllowancesRow({ label, hint }: Row) {
  return (
    <RowList
      name="terms.pay.allowances"
      label={label}
      hint={hint}
      max={termsLimits.allowances}
      empty={{ name: '', yen: '', unit: '', number: { min: '', max: '' } }}
    >
      {(at, number) => <Allowance at={at} number={number} />}
    </RowList>
  )
}

/** An allowance of the month has that unit or none. */
const allowanceUnitOptions = (unit: string) =>
  Object.entries(allowanceUnitName).map(([value, label]) => ({
    value: value === 'month' ? monthly(unit) : value,
    label,
  }))
const monthly = (unit: string) => (unit === 'month' ? unit : '')

function Allowance({ at, number }: { at: number; number: string }) {
  const { register, control } = useJobForm()
  const name = `terms.pay.allowances.${at}` as const
  const unit = useWatch({ control, name: `${name}.unit` })
  const { error } = useJobField(`${name}.name`)
  return (
    <>
      <TextInput
        id={fieldId(`${name}.name`)}
        className="flex-[1_1_9rem] max-w-72"
        aria-label={`${number}手当の名前`}
        aria-invalid={error ? true : undefined}
        placeholder="例：資格手当"
        maxLength={termsLimits.name}
        autoComplete="off"
        {...register(`${name}.name`)}
      />
      <Select
        id={fieldId(`${name}.unit`)}
        className="max-w-28"
        aria-label={`${number}手当の単位`}
        options={allowanceUnitOptions(unit)}
        {...register(`${name}.unit`)}
      />
      <FigureInput id={fieldId(`${name}.yen`)} name={`${name}.yen`} unit="円" aria-label={`${number}手当の金額`} />
      {unit !== '' && unit !== 'month' && (
        <>
          <span aria-hidden="true">月</span>
          <FigureInput
            id={fieldId(`${name}.number.min`)}
            name={`${name}.number.min`}
            unit="〜"
            aria-label={`${number}1か月の数の下限`}
          />
          <FigureInput
            id={fieldId(`${name}.number.max`)}
            name={`${name}.number.max`}
            unit={{ time: '回', day: '日', hour: '時間' }[unit] ?? ''}
            aria-label={`${number}1か月の数の上限`}
          />
        </>
      )}
    </>
  )
}

/** The boxes; one that was stated with a note keeps it. */
export function OptionsRow(row: Row) {
  const { getValues } = useJobForm()
  const [options] = useState(() => {
    const stated = getValues('terms.ways.options')
    return wayOptions.map((id) => {
      const value = stated.find((one) => one.startsWith(`${id} `)) ?? id
      const note = value.slice(id.length + 1)
      return { value, label: note ? `${wayOptionName[id]}（${note}）` : wayOptionName[id] }
    })
  })
  return <ChecksRow {...row} options={options} />
}

/** Selections as they are usual, to begin the steps of a job with. */
const stepTemplates: readonly { name: string; entries: readonly string[] }[] = [
  { name: '面接1回', entries: ['書類選考', '面接', '内定'] },
  { name: '面接2回', entries: ['書類選考', '一次面接', '最終面接', '内定'] },
  { name: '適性検査あり', entries: ['書類選考', '適性検査', '一次面接', '最終面接', '内定'] },
  { name: '職場見学あり', entries: ['書類選考', '職場見学', '面接', '内定'] },
  { name: '面接のみ', entries: ['面接', '内定'] },
]

/** The steps of the selection. */
export function StepsRow({ label, hint, placeholder }: Row & { placeholder: string }) {
  const bounds = { max: termsLimits.steps, maxLength: termsLimits.text }
  return (
    <EntriesField
      name="terms.selection.steps"
      typing="new_step"
      {...{ label, hint, placeholder, ...bounds }}
      templates={stepTemplates}
    />
  )
}

/** What applicants are asked. */
export function QuestionsRow() {
  return (
    <RowList
      name="questions"
      label="応募者への質問"
      hint="10件まで。応募の画面で答えていただきます。適性と能力に関わることだけを尋ねてください。"
      max={limits.questionsPerJob}
      empty={newQuestion}
    >
      {(at, number) => <QuestionFields at={at} number={number} />}
    </RowList>
  )
}

const kinds = questionKinds.map((value) => ({ value, label: questionKindLabel[value] }))

/** One question to applicants. */
function QuestionFields({ at, number }: { at: number; number: string }) {
  const { register, control } = useJobForm()
  const kind = useWatch({ control, name: `questions.${at}.kind` })
  return (
    <>
      <TextInput
        id={fieldId(`questions.${at}.text`)}
        className="min-w-0 grow basis-60"
        aria-label={`${number}質問`}
        placeholder="例：訪問看護の経験は何年ですか"
        maxLength={limits.question}
        autoComplete="off"
        {...register(`questions.${at}.text`)}
      />
      <Select
        id={fieldId(`questions.${at}.kind`)}
        className="max-w-36"
        aria-label={`${number}答え方`}
        options={kinds}
        {...register(`questions.${at}.kind`)}
      />
      <Checkbox label="必須" aria-label={`${number}必須`} {...register(`questions.${at}.required`)} />
      {kind === 'choice' && (
        <TextArea
          id={fieldId(`questions.${at}.options`)}
          className="order-1 basis-full"
          rows={3}
          aria-label={`${number}選択肢（1行に1つ）`}
          placeholder={'選択肢を1行に1つ\n例：青葉区'}
          {...register(`questions.${at}.options`)}
        />
      )}
    </>
  )
}
