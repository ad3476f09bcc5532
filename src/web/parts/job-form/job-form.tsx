import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { postJobInput } from '#contract/jobs/job.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { ApiError } from '#web/api/api-error.ts'
import { sendByButtonOnly } from '#web/forms/deliberate-submit.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { FormSheet } from '#web/parts/fields/form-row.tsx'
import { afterDialogsClose } from '#web/parts/focus-after-removal.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { BasicsSection, type JobFormState } from './basics-section.tsx'
import { EntriesField } from './entries-field.tsx'
import { type DraftPlace, forgetJobDraft, readJobDraft, storeJobDraft } from './job-draft.ts'
import { furtherFaults, type JobInput, type JobValues, jobFieldOrder, readyValues } from './job-values.ts'
import { refusedFields, savingFailureText } from './saving-failure.ts'
import { TermsSection } from './terms-section.tsx'
import { tidyYen } from './yen-text.ts'
import '#web/parts/fields/form-sheet.css'

/** Names what toasts about saving the form are about. */
export const aboutJobForm = 'job-form'

const confirmDialog = lazyPart(async () => (await import('#web/parts/dialogs/confirm-dialog.tsx')).ConfirmDialog)

const schema = postJobInput as unknown as z.ZodType<JobInput, JobValues>

/** The job as it was when the form was opened, so that `save` can tell what was changed since, by whom. */
export type OpenedJob = { opened: JobValues; readAt: string }

/**
 * The form of a job, new or being edited. What is typed survives a reload and the end of the session (`draft`).
 * `save` throws when the server refuses, and gives whether the job is saved; it leads away then.
 */
export function JobForm(props: {
  values: JobValues
  /** `updated_at` of the job that is edited; '' for a new one. */
  readAt?: string
  draft: DraftPlace
  save: (job: JobInput, as: OpenedJob) => Promise<boolean>
  /** What is said when the server refuses without a word. */
  refusedText: string
  submitLabel: string
  busyLabel: string
  cancelTo: string
  /** The operator has stopped the job, so that its owner cannot publish it. */
  stoppedByOperator?: boolean
}) {
  const { values, readAt = '', draft, save, refusedText, submitLabel, busyLabel, cancelTo } = props
  const { userId, of } = draft
  const [kept] = useState(() => readJobDraft(draft))
  const [start, setStart] = useState<OpenedJob>(() => kept ?? { opened: values, readAt })
  const [resumed, setResumed] = useState(kept !== null)
  const [today] = useState(() => tokyoDate(new Date()))
  const [asking, setAsking] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  const resolver = useMemo(() => jobResolver(today, values.deadline), [today, values.deadline])
  const form: JobFormState = useForm<JobValues, unknown, JobInput>({
    resolver,
    mode: 'onTouched',
    defaultValues: kept?.values ?? values,
  })
  const { errors, isSubmitting, submitCount } = form.formState

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          const changed = JSON.stringify(typed) !== JSON.stringify(start.opened)
          if (changed) storeJobDraft({ userId, of }, { ...start, values: typed })
          else forgetJobDraft({ userId, of })
        },
      }),
    [form, userId, of, start],
  )

  const faults = jobFieldOrder.flatMap((field) => {
    const text = errors[field]?.message
    return text ? [{ id: `job-${field}`, text }] : []
  })

  function startOver() {
    setStart({ opened: values, readAt })
    form.reset(values)
    forgetJobDraft(draft)
    setResumed(false)
  }

  const check = form.handleSubmit(async (job) => {
    try {
      if (await save(job, start)) forgetJobDraft(draft)
    } catch (error) {
      const refused = refusedFields(error)
      for (const { field, message } of refused) form.setError(field, { type: 'server', message })
      if (refused[0]) document.getElementById(`job-${refused[0].field}`)?.focus()
      const signedOut = error instanceof ApiError && error.status === 401
      const tell = signedOut ? toast.warning : toast.error
      tell(
        savingFailureText(error, refusedText),
        signedOut ? '入力した内容は、この端末に保存されています。' : undefined,
        aboutJobForm,
      )
    }
  })

  function submit(event: FormEvent) {
    const ready = readyValues(form.getValues())
    for (const field of [
      'salary_min',
      'salary_max',
      'requirements',
      'new_requirement',
      'benefits',
      'new_benefit',
    ] as const) {
      form.setValue(field, ready[field])
    }
    void check(event)
  }

  const entries = (list: 'requirements' | 'benefits', field: 'new_requirement' | 'new_benefit') => ({
    id: `job-${list}`,
    error: errors[list]?.message,
    entries: form.watch(list),
    typed: form.watch(field),
    onTyped: (text: string) => form.setValue(field, text),
    onEntries: (next: string[]) => form.setValue(list, next, { shouldValidate: submitCount > 0, shouldDirty: true }),
  })

  return (
    <FormFrame
      ref={element}
      form={form}
      idPrefix="job"
      faults={faults}
      className="ui-stack pt-8"
      onSubmit={submit}
      onKeyDown={(event) => sendByButtonOnly(event, () => !isSubmitting && setAsking(true))}
      head={
        resumed && (
          <Notice title="前回の入力の続きです">
            <div className="ui-row ui-row--between">
              送信するまで、この端末に保存されています。
              <Button variant="ghost" size="sm" onClick={startOver}>
                最初から書き直す
              </Button>
            </div>
          </Notice>
        )
      }
    >
      <BasicsSection form={form} />
      <TermsSection form={form} today={today} stoppedByOperator={props.stoppedByOperator ?? false} />
      <FormSheet number="参" title="応募要件">
        <EntriesField
          {...entries('requirements', 'new_requirement')}
          label="要件"
          placeholder="例：普通自動車免許"
          hint="Enterキーでも追加できます。はじめの3件が一覧に表示されます。"
        />
      </FormSheet>
      <FormSheet number="四" title="待遇・福利厚生">
        <EntriesField {...entries('benefits', 'new_benefit')} label="待遇" placeholder="例：交通費全額支給" />
      </FormSheet>
      <div className="ui-row form-sheet__end justify-end">
        <LinkButton to={cancelTo} variant="ghost" size="lg">
          キャンセル
        </LinkButton>
        <SubmitButton form={form} size="lg" busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
      </div>
      {asking && (
        <Lazy part={confirmDialog} onLoadError={() => setAsking(false)}>
          {(ConfirmDialog) => (
            <ConfirmDialog
              open={asking}
              onOpenChange={setAsking}
              title={`この内容で${submitLabel.replace(/する$/, '')}しますか？`}
              verb={submitLabel}
              onConfirm={() => {
                setAsking(false)
                // What is wrong takes the focus, which the dialog gives back when it is gone.
                afterDialogsClose(() => element.current?.requestSubmit())
              }}
            >
              <p>入力した内容を送ります。</p>
            </ConfirmDialog>
          )}
        </Lazy>
      )}
    </FormFrame>
  )
}

/** The schema's check with amounts as they will be sent, and what it would find only later. */
function jobResolver(today: string, deadlineBefore: string) {
  const resolve = formResolver(schema, (typed) => {
    const { salary_min, salary_max, ...others } = furtherFaults(typed, { today, deadlineBefore })
    return {
      ...others,
      // The beginning of an amount is no small amount.
      ...(salary_min && !(salary_min === 'pay-too-small' && isFocused('salary_min')) && { salary_min }),
      ...(salary_max && !(salary_max === 'pay-too-small' && isFocused('salary_max')) && { salary_max }),
      ...(isDateBroken() && { deadline: 'date-invalid' as const }),
    }
  })
  return ((values, context, options) => {
    const tidied = { salary_min: tidyYen(values.salary_min), salary_max: tidyYen(values.salary_max) }
    return resolve({ ...values, ...tidied }, context, options)
  }) satisfies typeof resolve
}

const isFocused = (field: keyof JobInput) => document.activeElement?.id === `job-${field}`

/** An incomplete date has an empty value; only the field's validity tells it apart. */
function isDateBroken(): boolean {
  const field = document.getElementById('job-deadline')
  return field instanceof HTMLInputElement && field.validity.badInput
}
