import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { EmployerFacts } from '#rules/postings/findings/posting.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { ApiError } from '#web/api/api-error.ts'
import { sendByButtonOnly } from '#web/forms/deliberate-submit.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { useLateComponent } from '#web/parts/job-form/late-component.ts'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { faultsInOrder, focusFirst } from './faults-in-order.ts'
import { FindingsProvider } from './findings/findings-provider.tsx'
import { useFindings } from './findings/use-findings.ts'
import { FormQuestions, type Question } from './form-questions.tsx'
import { type DraftPlace, forgetJobDraft, readJobDraft } from './job-draft.ts'
import { JobFields, loadTermsSheets } from './job-fields.tsx'
import { refusedFields, savingFailureText } from './saving-failure.ts'
import type { Prefill } from './start/prefill.ts'
import { usePrefill } from './start/use-prefill.ts'
import { type OpenedJob, useDraft } from './use-draft.ts'
import { type FieldName, fieldId } from './values/field-names.ts'
import { type JobInput, type JobSoFar, type JobValues, jobSoFar, readyValues } from './values/job-values.ts'
import { lazyJobResolver, preloadJobResolver } from './values/lazy-job-resolver.ts'
import '#web/parts/fields/form-sheet.css'
import '#web/parts/states/skeleton.css'
import './job-form.css'

/** The subject of toasts about saving the form. */
export const aboutJobForm = 'job-form'

/** Load the sections after the sheets above them on narrow screens, which would push them down. */
const loadAside = async () => {
  const [{ FormAside }] = await Promise.all([import('./aside.tsx'), loadTermsSheets()])
  return FormAside
}

/** Code needed for sending. */
const lists = ['requirements', 'new_requirement', 'benefits', 'new_benefit', 'terms', 'new_step'] as const

/**
 * The form for a new or edited job. Typed values survive a reload and the end of the session (`draft`). `save` throws
 * when the server refuses, and returns whether the job was saved; then it leads away.
 */
export function JobForm(props: {
  values: JobValues
  /** The edited job's `updated_at`; '' for a new one. */
  readAt?: string
  draft: DraftPlace
  save: (job: JobInput, as: OpenedJob) => Promise<boolean>
  /** The employer's profile; undefined until known. */
  employer: EmployerFacts | null | undefined
  /** The message for a refusal without a sentence. */
  refusedText: string
  submitLabel: string
  busyLabel: string
  cancelTo: string
  /** A new job's initial values, once known. */
  prefill?: Prefill | undefined
  /** Starters above the fields. */
  starters?: ReactNode
  /** Stores an unchecked draft and leads away; throws when the server refuses. */
  putAside?: (posting: JobSoFar, readAt: string) => Promise<void>
  /** Stays visible beside the fields, or above them on narrow screens. */
  beside?: ReactNode
  /** Sends without asking about missing items, which this editor cannot add. */
  sendsUnasked?: boolean
  /** The operator stopped the job, so its owner cannot publish it. */
  stoppedByOperator?: boolean
}) {
  const { values, readAt = '', draft, save, employer, refusedText, submitLabel, busyLabel, cancelTo } = props
  const [kept] = useState(() => readJobDraft(draft))
  const start = useRef<OpenedJob>(kept ?? { opened: values, readAt })
  const [resumed, setResumed] = useState(kept !== null)
  const [today] = useState(() => tokyoDate(new Date()))
  const [question, setQuestion] = useState<Question | null>(null)
  const [puttingAside, setPuttingAside] = useState(false)
  const guard = usePressGuard()
  const element = useRef<HTMLFormElement>(null)
  /** Whether the person agreed to send with missing items. */
  const mayLack = useRef(false)

  const resolver = useMemo(() => lazyJobResolver(today, values.deadline), [today, values.deadline])
  const form = useForm<JobValues, unknown, JobInput>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: kept?.values ?? values,
  })
  const { errors, isSubmitting } = form.formState
  const { checked, checkNow } = useFindings(form, employer, today)
  useDraft(form, draft, start)
  usePrefill(form, kept ? undefined : props.prefill, start)
  const Aside = useLateComponent(loadAside)
  useEffect(preloadJobResolver, [])

  function startOver() {
    const anew = { ...values, ...props.prefill }
    start.current = { opened: anew, readAt }
    form.reset(anew)
    forgetJobDraft(draft)
    setResumed(false)
  }

  /** The missing required items, unless the person was already asked. */
  async function openItems() {
    const asked = mayLack.current
    mayLack.current = false
    if (asked || props.sendsUnasked) return []
    try {
      const { progressOf } = await import('./progress/items-to-show.ts')
      return progressOf((await checkNow()).findings).must
    } catch {
      // Without the check's code nothing is asked; the server checks too.
      return []
    }
  }

  const send = form.handleSubmit(
    async (job) => {
      const open = await openItems()
      if (open.length > 0) return setQuestion(open)
      try {
        if (await save(job, start.current)) forgetJobDraft(draft)
      } catch (error) {
        tellFailure(error)
      }
    },
    (faults) => focusFirst(faultsInOrder(faults).map(({ id }) => id)),
  )

  function tellFailure(error: unknown, otherwise = refusedText) {
    const refused = refusedFields(error)
    for (const { field, message } of refused) form.setError(field as FieldName, { type: 'server', message })
    focusFirst(refused.map(({ field }) => fieldId(field)))
    const signedOut = error instanceof ApiError && error.status === 401
    const tell = signedOut ? toast.warning : toast.error
    const stored = signedOut ? '入力した内容は、この端末に保存されています。' : undefined
    tell(savingFailureText(error, otherwise), stored, aboutJobForm)
  }

  async function putAside() {
    setPuttingAside(true)
    try {
      await props.putAside?.(jobSoFar(form.getValues()), start.current.readAt)
      forgetJobDraft(draft)
    } catch (error) {
      tellFailure(error, '下書きの保存に失敗しました')
    }
    setPuttingAside(false)
  }

  function submit(event: FormEvent) {
    const ready = readyValues(form.getValues())
    for (const field of lists) form.setValue(field, ready[field])
    void send(event)
  }

  return (
    <FormProvider {...form}>
      <FindingsProvider all={checked?.findings ?? null}>
        <div className="job-form">
          <FormFrame
            ref={element}
            form={form}
            idPrefix="job"
            faults={faultsInOrder(errors)}
            className="ui-stack pt-8"
            onSubmit={submit}
            onKeyDown={(event) => sendByButtonOnly(event, () => !isSubmitting && setQuestion('meant'))}
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
            <div className="job-form__columns">
              <JobFields starters={props.starters} today={today} stoppedByOperator={props.stoppedByOperator ?? false} />
              <div className="job-form__side">
                {props.beside && <div className="job-form__beside">{props.beside}</div>}
                {Aside ? (
                  <Aside checked={checked} employer={employer ?? null} today={today} offersStandard={!props.starters} />
                ) : (
                  <aside className={Aside === undefined ? 'skeleton__growing' : undefined} />
                )}
              </div>
            </div>
            <div className="ui-row form-sheet__end justify-end">
              <LinkButton to={cancelTo} variant="ghost" size="lg">
                キャンセル
              </LinkButton>
              {props.putAside && (
                <Button
                  size="lg"
                  busy={puttingAside}
                  busyLabel="保存しています…"
                  onClick={() => guard('put aside', null, putAside)}
                >
                  下書きを保存
                </Button>
              )}
              <SubmitButton form={form} size="lg" busyLabel={busyLabel}>
                {submitLabel}
              </SubmitButton>
            </div>
            <FormQuestions
              question={question}
              sendLabel={submitLabel}
              onClose={() => setQuestion(null)}
              onSend={(answered) => {
                mayLack.current = answered !== 'meant'
                element.current?.requestSubmit()
              }}
            />
          </FormFrame>
        </div>
      </FindingsProvider>
    </FormProvider>
  )
}
