import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import { postJobInput } from '#contract/jobs/job-input.ts'
import { type Fault, readFault } from '#rules/faults.ts'
import { isSalaryOrdered } from '#rules/jobs/salary.ts'
import { pointerReleased } from '#web/forms/pointer-rest.ts'
import { faultText } from '#words/validation.ts'
import { fieldId, fieldOfPath } from './field-names.ts'
import { asksSomething, type JobInput, type JobValues, jobToSend, readyValues } from './job-values.ts'
import { isEmptyRow } from './terms-values.ts'
import { isPaidByPeriod, payInTenThousands, yenOf } from './typed-figures.ts'
import '#web/forms/without-eval.ts'

/** Validates the form as it would be sent: with the server's schema, and with faults that only the form can know. */
export function jobResolver(today: string, deadlineBefore: string): Resolver<JobValues, unknown, JobInput> {
  return async (values) => {
    await pointerReleased()
    const parsed = postJobInput.safeParse(jobToSend(values))
    const faults: Record<string, string> = {}
    for (const { path, message } of parsed.error?.issues ?? []) faults[fieldOfIssue(path, values)] ??= message
    // Do not ask about a small amount while it is being typed.
    for (const [name, fault] of Object.entries(furtherFaults(readyValues(values), { today, deadlineBefore })))
      if (!(fault === 'pay-too-small' && document.activeElement?.id === fieldId(name))) faults[name] = fault
    if (isDateBroken()) faults.deadline ??= 'date-invalid'
    if (parsed.success && Object.keys(faults).length === 0) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<JobValues> = {}
    for (const [name, fault] of Object.entries(faults))
      set(errors, name, { type: 'custom', message: faultText({ ...readFault(fault), path: name }) })
    return { values: {}, errors }
  }
}

/** Empty rows are not sent, so the request's indexes differ from the form's. */
function fieldOfIssue(path: readonly PropertyKey[], values: JobValues): string {
  const [top, part, list, at, ...rest] = path
  if (top === 'questions' && typeof part === 'number') {
    const asked = values.questions.flatMap((question, index) => (asksSomething(question) ? [index] : []))
    return fieldOfPath([top, asked[part] ?? part, ...path.slice(2)].join('.'))
  }
  if (top !== 'terms' || typeof at !== 'number') return fieldOfPath(path.join('.'))
  const rows: object[] =
    part === 'hours' && list === 'shifts'
      ? values.terms.hours.shifts
      : part === 'pay' && list === 'allowances'
        ? values.terms.pay.allowances
        : []
  const places = rows.flatMap((row, index) => (isEmptyRow(row) ? [] : [index]))
  return fieldOfPath([top, part, list, places[at] ?? at, ...rest].join('.'))
}

/** An incomplete date has an empty value, and differs only in the field's validity. */
function isDateBroken(): boolean {
  const field = document.getElementById('job-deadline')
  return field instanceof HTMLInputElement && field.validity.badInput
}

/** Faults by field that the schema lacks, or finds only when all other fields are valid; `today` is in Asia/Tokyo. */
export function furtherFaults(
  { terms: { pay }, deadline }: Pick<JobValues, 'terms' | 'deadline'>,
  { today, deadlineBefore }: { today: string; deadlineBefore: string },
): { [field: string]: Fault } {
  const meant = isPaidByPeriod(pay.unit) ? payInTenThousands(pay) : null
  const ordered = isSalaryOrdered({ salary_min: yenOf(pay.min), salary_max: yenOf(pay.max) })
  const past = deadline !== '' && deadline < today && deadline !== deadlineBefore
  return {
    ...(ordered ? {} : { 'terms.pay.min': 'salary-order' }),
    ...(meant && meant.max !== pay.max ? { 'terms.pay.max': 'pay-too-small' } : {}),
    ...(meant && meant.min !== pay.min ? { 'terms.pay.min': 'pay-too-small' } : {}),
    ...(past ? { deadline: 'deadline-past' } : {}),
  }
}
