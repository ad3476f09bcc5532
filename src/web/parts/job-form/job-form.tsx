import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { ApiError } from '#web/api/api-error.ts'
import { sendByButtonOnly } from '#web/forms/deliberate-submit.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { FormSheet } from '#web/parts/fields/form-row.tsx'
import { afterDialogsClose } from '#web/parts/focus-after-removal.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { faultsInOrder, focusFirst } from './faults-in-order.ts'
import { type DraftPlace, forgetJobDraft, readJobDraft, storeJobDraft } from './job-draft.ts'
import { EntriesField } from './rows/entries-field.tsx'
import { refusedFields, savingFailureText } from './saving-failure.ts'
import { AgeSection } from './sections/age-section.tsx'
import { BasicsSection } from './sections/basics-section.tsx'
import { ConditionsSection } from './sections/conditions-section.tsx'
import { DaysOffSection } from './sections/days-off-section.tsx'
import { DutiesSection } from './sections/duties-section.tsx'
import { HoursSection } from './sections/hours-section.tsx'
import { InsuranceSection } from './sections/insurance-section.tsx'
import { PayDetailsSection } from './sections/pay-details-section.tsx'
import { PeriodSection } from './sections/period-section.tsx'
import { SelectionSection } from './sections/selection-section.tsx'
import { WorkplaceSection } from './sections/workplace-section.tsx'
import { type FieldName, fieldId } from './values/field-names.ts'
import { jobResolver } from './values/job-resolver.ts'
import { type JobInput, type JobValues, readyValues } from './values/job-values.ts'
import '#web/parts/fields/form-sheet.css'

/** Names what toasts about saving the form are about. */
export const aboutJobForm = 'job-form'

const confirmDialog = lazyPart(async () => (await import('#web/parts/dialogs/confirm-dialog.tsx')).ConfirmDialog)

/** What is made ready before it is sent. */
const lists = ['requirements', 'new_requirement', 'benefits', 'new_benefit', 'terms', 'new_step'] as const

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
  const form = useForm<JobValues, unknown, JobInput>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: kept?.values ?? values,
  })
  const { isSubmitting } = form.formState

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

  function startOver() {
    setStart({ opened: values, readAt })
    form.reset(values)
    forgetJobDraft(draft)
    setResumed(false)
  }

  const check = form.handleSubmit(
    async (job) => {
      try {
        if (await save(job, start)) forgetJobDraft(draft)
      } catch (error) {
        const refused = refusedFields(error)
        for (const { field, message } of refused) form.setError(field as FieldName, { type: 'server', message })
        focusFirst(refused.map(({ field }) => fieldId(field)))
        const signedOut = error instanceof ApiError && error.status === 401
        const tell = signedOut ? toast.warning : toast.error
        tell(
          savingFailureText(error, refusedText),
          signedOut ? '入力した内容は、この端末に保存されています。' : undefined,
          aboutJobForm,
        )
      }
    },
    (errors) => focusFirst(faultsInOrder(errors).map(({ id }) => id)),
  )

  function submit(event: FormEvent) {
    const ready = readyValues(form.getValues())
    for (const field of lists) form.setValue(field, ready[field])
    void check(event)
  }

  return (
    <FormProvider {...form}>
      <FormFrame
        ref={element}
        form={form}
        idPrefix="job"
        faults={faultsInOrder(form.formState.errors)}
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
        <BasicsSection />
        <ConditionsSection today={today} stoppedByOperator={props.stoppedByOperator ?? false} />
        <FormSheet number="参" title="応募要件">
          <EntriesField
            name="requirements"
            typing="new_requirement"
            label="応募要件"
            placeholder="例：普通自動車免許"
            hint="Enterキーでも追加できます。はじめの3件が一覧に表示されます。"
          />
        </FormSheet>
        <FormSheet number="四" title="待遇・福利厚生">
          <EntriesField name="benefits" typing="new_benefit" label="待遇" placeholder="例：交通費全額支給" />
        </FormSheet>
        <PeriodSection />
        <DutiesSection />
        <WorkplaceSection />
        <HoursSection />
        <DaysOffSection />
        <PayDetailsSection />
        <InsuranceSection />
        <AgeSection />
        <SelectionSection />
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
    </FormProvider>
  )
}
