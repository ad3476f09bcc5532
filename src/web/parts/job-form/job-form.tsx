import { type FormEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldErrors, FormProvider, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { EmployerFacts } from '#rules/postings/findings/posting.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { ApiError } from '#web/api/api-error.ts'
import { sendByButtonOnly } from '#web/forms/deliberate-submit.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import type { FieldFault } from '#web/parts/fields/error-summary.tsx'
import { goToField } from '#web/parts/fields/field.tsx'
import { afterDialogsClose } from '#web/parts/focus-after-removal.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { FindingsProvider, useFindings } from './findings/findings-provider.tsx'
import { goToFinding } from './findings/form-findings.tsx'
import { type DraftPlace, forgetJobDraft, type OpenedJob, readJobDraft, useDraft } from './job-draft.ts'
import { JobFields, loadTermsSheets } from './job-fields.tsx'
import { useLateComponent } from './late-component.ts'
import type { Prefill } from './start/starters.tsx'
import { type FieldName, fieldId, fieldOfFinding } from './values/field-names.ts'
import { type JobInput, type JobSoFar, type JobValues, jobSoFar, readyValues } from './values/job-values.ts'
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

const loadJobResolver = () => import('./values/job-resolver.ts')

/** Loads the validation, the form's largest part, before the first field is left. */
const preloadJobResolver = () => void loadJobResolver().catch(() => {})

/** `jobResolver` with code that may load after the form; until then nothing is sent. */
function lazyJobResolver(today: string, deadlineBefore: string): Resolver<JobValues, unknown, JobInput> {
  return async (...given) => {
    const loaded = await loadJobResolver().catch(() => null)
    if (loaded) return loaded.jobResolver(today, deadlineBefore)(...given)
    toast.error('入力内容を確認できませんでした', '通信環境を確認して、もう一度お試しください。')
    return { values: {}, errors: { root: { type: 'custom' } } }
  }
}

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
        showFailure(error)
      }
    },
    (faults) => focusFirst(faultsInOrder(faults).map(({ id }) => id)),
  )

  function showFailure(error: unknown, otherwise = refusedText) {
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
      showFailure(error, '下書きの保存に失敗しました')
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
                    申請するまで、この端末に保存されています。
                    <Button variant="ghost" size="sm" onClick={startOver}>
                      最初から書き直す
                    </Button>
                  </div>
                </Notice>
              )
            }
          >
            <div className="ui-stack @min-[58rem]/job-form:grid-cols-[minmax(0,1fr)_minmax(19rem,21.5rem)]">
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

/**
 * Fills empty fields of a new job once its initial values are known. They count as the form's original values, so that
 * no draft is stored before somebody types.
 */
function usePrefill(
  form: UseFormReturn<JobValues, unknown, JobInput>,
  prefill: Prefill | undefined,
  start: RefObject<OpenedJob>,
): void {
  useEffect(() => {
    if (!prefill) return
    start.current = { ...start.current, opened: { ...start.current.opened, ...prefill } }
    for (const field of ['company', 'location'] as const)
      if (prefill[field] && !form.getValues(field)) form.setValue(field, prefill[field])
  }, [form, prefill, start])
}

/** Why a job was not saved: the server's field errors, its message, or `refused`; or no response. */
export function savingFailureText(error: unknown, refused: string): string {
  if (!(error instanceof ApiError)) return 'エラーが発生しました'
  return error.errors.map(({ msg }) => msg).join(', ') || error.message || refused
}

/** The server's errors by form field; the first of a field counts. */
export function refusedFields(error: unknown): { field: string; message: string }[] {
  if (!(error instanceof ApiError)) return []
  const first = new Map<string, string>()
  for (const { path, msg } of error.errors) {
    const field = fieldOfFinding(path)
    if (!first.has(field)) first.set(field, msg)
  }
  return [...first].map(([field, message]) => ({ field, message }))
}

/** All faults of the form with their fields' ids, in the order of the page. */
function faultsInOrder(errors: FieldErrors<JobValues>): FieldFault[] {
  const faults = faultsIn(errors, '')
  const places = inPageOrder(faults.map(({ id }) => id))
  return faults.sort((one, other) => places.indexOf(one.id) - places.indexOf(other.id))
}

/** Focuses the first of these fields on the page. */
function focusFirst(ids: readonly string[]): void {
  const [first = ''] = inPageOrder(ids)
  const field = document.getElementById(first)
  if (field) goToField(field)
}

function inPageOrder(ids: readonly string[]): string[] {
  return [...ids].sort((one, other) => order(document.getElementById(one), document.getElementById(other)))
}

function faultsIn(errors: object, prefix: string): FieldFault[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return []
    const name = prefix + key
    if (typeof error.message === 'string') return [{ id: fieldId(name), text: error.message }]
    return faultsIn(error, `${name}.`)
  })
}

function order(one: HTMLElement | null, other: HTMLElement | null): number {
  if (!one || !other) return one ? -1 : 1
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

const confirmDialog = lazyPart(async () => (await import('#web/parts/dialogs/confirm-dialog.tsx')).ConfirmDialog)
const openItemsDialog = lazyPart(async () => (await import('./progress/open-items-dialog.tsx')).OpenItemsDialog)

/** Asks before sending: whether Ctrl+Enter was meant, or for missing required items. */
type Question = 'meant' | readonly DescribedFinding[]

function FormQuestions(props: {
  question: Question | null
  sendLabel: string
  onClose: () => void
  onSend: (question: Question) => void
}) {
  const { question, sendLabel, onClose, onSend } = props
  if (!question) return null
  function send(answered: Question) {
    onClose()
    // Faults take the focus, which a closing dialog would return elsewhere.
    afterDialogsClose(() => onSend(answered))
  }
  if (question === 'meant')
    return (
      <Lazy key="meant" part={confirmDialog} onLoadError={onClose}>
        {(ConfirmDialog) => (
          <ConfirmDialog
            open
            onOpenChange={onClose}
            title={`この内容で${sendLabel.replace(/する$/, '')}しますか？`}
            verb={sendLabel}
            onConfirm={() => send(question)}
          >
            <p>入力した内容を送ります。</p>
          </ConfirmDialog>
        )}
      </Lazy>
    )
  return (
    <Lazy key="open" part={openItemsDialog} onLoadError={onClose}>
      {(OpenItemsDialog) => (
        <OpenItemsDialog
          open={question}
          sendLabel={sendLabel}
          onBack={(to) => {
            onClose()
            if (to) afterDialogsClose(() => goToFinding(to))
          }}
          onSend={() => send(question)}
        />
      )}
    </Lazy>
  )
}
