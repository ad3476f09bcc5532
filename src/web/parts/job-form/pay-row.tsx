import { FormGroupRow } from '#web/parts/fields/form-row.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { negotiable } from '#words/salary.ts'
import type { JobFormState } from './basics-section.tsx'
import { tidyYen } from './yen-text.ts'
import './pay-row.css'

/** The pay per month in yen, from and to. */
export function PayRow({ form }: { form: JobFormState }) {
  const { salary_min, salary_max } = form.formState.errors

  const amount = (name: 'salary_min' | 'salary_max') =>
    form.register(name, {
      onBlur: () => {
        form.setValue(name, tidyYen(form.getValues(name)))
        // The order of the two is told at the lower one.
        if (name === 'salary_max') void form.trigger('salary_min')
      },
    })

  return (
    <FormGroupRow
      id="job-salary_min"
      label="月給"
      optional
      error={salary_min?.message ?? salary_max?.message}
      hint={`下限と上限の両方を入れると表示します。片方だけ、または空欄のときは「${negotiable}」と表示します`}
    >
      {(control) => (
        <div className="ui-row">
          <div className="pay-row__affix">
            <TextInput
              {...control}
              aria-invalid={salary_min ? true : undefined}
              {...amount('salary_min')}
              aria-label="月給の下限"
              inputMode="numeric"
              autoComplete="off"
            />
            <span className="text-sm">円</span>
          </div>
          <span aria-hidden="true">〜</span>
          <div className="pay-row__affix">
            <TextInput
              {...control}
              id="job-salary_max"
              aria-invalid={salary_max ? true : undefined}
              {...amount('salary_max')}
              aria-label="月給の上限"
              inputMode="numeric"
              autoComplete="off"
            />
            <span className="text-sm">円</span>
          </div>
        </div>
      )}
    </FormGroupRow>
  )
}
