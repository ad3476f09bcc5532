import { termsLimits } from '#rules/postings/terms.ts'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { RadioRow, yesOrNo } from '#web/parts/job-form/rows/choice-row.tsx'
import { FigureInput, FigureRow } from '#web/parts/job-form/rows/figure-row.tsx'
import { RowList } from '#web/parts/job-form/rows/row-list.tsx'
import { TextRow } from '#web/parts/job-form/rows/text-row.tsx'
import { useJobField, useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { fieldId } from '#web/parts/job-form/values/field-names.ts'
import '#web/parts/job-form/rows/row-list.css'

/** What the pay is made of. */
export function PayDetailsRows() {
  return (
    <>
      <FigureRow name="terms.pay.base" label="基本給" unit="円" />
      <RowList name="terms.pay.allowances" label="諸手当" max={termsLimits.allowances} empty={{ name: '', yen: '' }}>
        {(at, number) => <Allowance at={at} number={number} />}
      </RowList>
      <FigureRow
        name="terms.pay.fixed_overtime.yen"
        label="固定残業代"
        unit="円"
        hint="固定残業代があるときは、金額、時間数、超過分の支給をすべて示してください。"
      />
      <FigureRow name="terms.pay.fixed_overtime.hours" label="固定残業代の時間数" unit="時間" />
      <RadioRow
        name="terms.pay.fixed_overtime.excess_paid"
        label="超過分の支給"
        options={yesOrNo('追加で支給する', '支給しない')}
      />
      <FigureRow
        name="terms.pay.monthly_hours"
        label="所定労働時間（月平均）"
        unit="時間"
        hint="最低賃金や、時給・日給の月額のめやすの計算に使います。"
      />
      <TextRow name="terms.pay.raise" label="昇給" placeholder="例：年1回（4月）" maxLength={termsLimits.text} />
      <TextRow name="terms.pay.bonus" label="賞与" placeholder="例：年2回（7月・12月）" maxLength={termsLimits.text} />
      <TextRow
        name="terms.pay.commuting"
        label="通勤手当"
        placeholder="例：実費支給（月3万円まで）"
        maxLength={termsLimits.text}
      />
      <TextRow name="terms.pay.trial_pay" label="試用期間中の賃金" maxLength={termsLimits.text} />
      <TextRow name="terms.pay.note" label="賃金の補足" maxLength={termsLimits.text} rows={2} />
    </>
  )
}

function Allowance({ at, number }: { at: number; number: string }) {
  const { register } = useJobForm()
  const name = `terms.pay.allowances.${at}` as const
  const { error } = useJobField(`${name}.name`)
  return (
    <>
      <TextInput
        id={fieldId(`${name}.name`)}
        className="row-list__name"
        aria-label={`${number}手当の名前`}
        aria-invalid={error ? true : undefined}
        placeholder="例：資格手当"
        maxLength={termsLimits.name}
        autoComplete="off"
        {...register(`${name}.name`)}
      />
      <FigureInput id={fieldId(`${name}.yen`)} name={`${name}.yen`} unit="円" aria-label={`${number}手当の金額`} />
    </>
  )
}
