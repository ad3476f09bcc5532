import { Button } from '#web/parts/button.tsx'
import { FormGroupRow } from '#web/parts/fields/form-row.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { negotiable } from '#words/salary.ts'
import type { JobFormState } from './basics-section.tsx'
import { type PayText, payInTenThousands, splitPay, tidyYen } from './yen-text.ts'
import './pay-row.css'

/** The pay per month in yen, from and to. Amounts that only make sense in 万円 are asked about. */
export function PayRow({ form }: { form: JobFormState }) {
  const { salary_min, salary_max } = form.formState.errors
  const [min, max] = form.watch(['salary_min', 'salary_max'])
  const meant = payInTenThousands({ salary_min: min, salary_max: max })

  /** Validates both: their order is reported at the lower one. */
  function put(pay: PayText) {
    form.setValue('salary_min', pay.salary_min, { shouldDirty: true })
    form.setValue('salary_max', pay.salary_max, { shouldDirty: true })
    void form.trigger(['salary_min', 'salary_max'])
  }

  function tidy() {
    const pay = splitPay({ salary_min: form.getValues('salary_min'), salary_max: form.getValues('salary_max') })
    put({ salary_min: tidyYen(pay.salary_min), salary_max: tidyYen(pay.salary_max) })
  }

  function accept() {
    if (!meant) return
    put(meant)
    // The button disappears with the question.
    document.getElementById('job-salary_min')?.focus()
  }

  const error = salary_min?.message ?? salary_max?.message
  return (
    <FormGroupRow
      id="job-salary_min"
      label="月給"
      optional
      error={error}
      hint={`下限と上限の両方を入れると表示します。片方だけ、または空欄のときは「${negotiable}」と表示します`}
    >
      {(control) => (
        <>
          <div className="ui-row">
            <div className="pay-row__affix">
              <TextInput
                {...control}
                aria-invalid={salary_min ? true : undefined}
                {...form.register('salary_min', { onBlur: tidy })}
                aria-label="月給の下限"
                inputMode="numeric"
                autoComplete="off"
              />
              <span className="text-sm leading-[1.6]">円</span>
            </div>
            <span aria-hidden="true">〜</span>
            <div className="pay-row__affix">
              <TextInput
                {...control}
                id="job-salary_max"
                aria-invalid={salary_max ? true : undefined}
                {...form.register('salary_max', { onBlur: tidy })}
                aria-label="月給の上限"
                inputMode="numeric"
                autoComplete="off"
              />
              <span className="text-sm leading-[1.6]">円</span>
            </div>
          </div>
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
function payWords({ salary_min, salary_max }: PayText): string {
  const yen = (text: string) => (text === '' ? '' : `${text}円`)
  return salary_max === '' ? yen(salary_min) : `${yen(salary_min)}〜${yen(salary_max)}`
}
