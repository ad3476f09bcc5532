import { useWatch } from 'react-hook-form'
import { payUnitName } from '#rules/postings/pay-text.ts'
import { type PayUnit, payUnits } from '#rules/postings/terms.ts'
import { Button } from '#web/parts/button.tsx'
import { FormGroupRow } from '#web/parts/fields/form-row.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { RowFindings } from '#web/parts/job-form/findings/row-findings.tsx'
import { useJobField, useJobForm } from '#web/parts/job-form/rows/use-job-field.ts'
import { fieldId } from '#web/parts/job-form/values/field-names.ts'
import { isPaidByPeriod } from '#web/parts/job-form/values/job-faults.ts'
import { hasSalaryOnly } from '#web/parts/job-form/values/job-values.ts'
import { type PayText, payInTenThousands, splitPay, tidyYen } from '#web/parts/job-form/values/yen-text.ts'
import { Segment } from '#web/parts/tabs/segment.tsx'
import '#web/parts/job-form/rows/figure-row.css'

const units = payUnits.map((value) => ({ value, label: payUnitName[value] }))
const bounds = ['terms.pay.min', 'terms.pay.max'] as const

/** The pay's unit and bounds in yen. Asks about amounts that only make sense in 万円. */
export function PayRows() {
  const form = useJobForm()
  const [stated, read] = useWatch({ control: form.control, name: ['terms.pay.unit', 'as_read'] })
  const unit = (stated || 'month') as PayUnit
  const labelId = `${fieldId('terms.pay.unit')}-label`
  return (
    <>
      <FormGroupRow
        id={fieldId('terms.pay.unit')}
        label="賃金形態"
        hint={
          hasSalaryOnly(read)
            ? 'この求人の賃金は月給として登録されています。ほかの形態のときは選び直してください。'
            : null
        }
      >
        {() => (
          <div>
            <Segment
              kind="radio"
              tall
              labelledBy={labelId}
              value={unit}
              options={units}
              onChange={(value) => {
                form.setValue('terms.pay.unit', value, { shouldDirty: true })
                void form.trigger(bounds)
              }}
            />
          </div>
        )}
      </FormGroupRow>
      <AmountsRow unit={unit} />
    </>
  )
}

function AmountsRow({ unit }: { unit: PayUnit }) {
  const form = useJobForm()
  const least = useJobField('terms.pay.min')
  const most = useJobField('terms.pay.max')
  const [min, max] = useWatch({ control: form.control, name: bounds })
  const meant = isPaidByPeriod(unit) ? payInTenThousands({ min, max }) : null
  const error = least.error ?? most.error

  /** Validates both bounds, because their order is reported at the lower one. */
  function put(pay: PayText) {
    form.setValue('terms.pay.min', pay.min, { shouldDirty: true })
    form.setValue('terms.pay.max', pay.max, { shouldDirty: true })
    void form.trigger(bounds)
  }

  function tidy() {
    const pay = splitPay({ min: form.getValues('terms.pay.min'), max: form.getValues('terms.pay.max') })
    put({ min: tidyYen(pay.min), max: tidyYen(pay.max) })
  }

  function accept() {
    if (!meant) return
    put(meant)
    // The button disappears after the press.
    document.getElementById(least.id)?.focus()
  }

  const amount = (name: (typeof bounds)[number], faulty: boolean, label: string) => (
    <div className="figure-row__figure inline-grid items-center">
      <TextInput
        id={fieldId(name)}
        aria-describedby={error ? `${least.id}-error ${least.id}-hint` : `${least.id}-hint`}
        aria-invalid={faulty || undefined}
        {...form.register(name, { onBlur: tidy })}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
      />
      <span className="justify-self-end pe-3 text-muted pointer-events-none text-sm/[1.6] whitespace-nowrap">円</span>
    </div>
  )

  return (
    <FormGroupRow
      id={least.id}
      label={payUnitName[unit]}
      error={error}
      hint={`賃金は必ず示してください。幅があるときは下限と上限を入力します。${isPaidByPeriod(unit) ? '「25万」とも入力できます。' : ''}`}
    >
      {() => (
        <>
          <div className="flex flex-wrap items-center gap-y-2 gap-x-3">
            {amount('terms.pay.min', least.error !== undefined, `${payUnitName[unit]}の下限`)}
            <span aria-hidden="true">〜</span>
            {amount('terms.pay.max', most.error !== undefined, `${payUnitName[unit]}の上限`)}
          </div>
          <RowFindings row="terms.pay.min" />
          {error && meant && (
            <div>
              <Button size="sm" onClick={accept}>
                {payWords(meant)}にする
              </Button>
            </div>
          )}
        </>
      )}
    </FormGroupRow>
  )
}

/** 260,000円〜300,000円, or the one bound that is typed. */
function payWords({ min, max }: PayText): string {
  const yen = (text: string) => (text === '' ? '' : `${text}円`)
  return max === '' ? yen(min) : `${yen(min)}〜${yen(max)}`
}
