import { Send } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { paperKinds } from '#rules/people/papers.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { accountKey } from '#web/storage/account-storage.ts'
import { readLocalJson, writeLocal } from '#web/storage/local-storage.ts'
import { storedPaperLook } from '#web/storage/paper-look.ts'
import {
  type AppliedJob,
  type ApplyBody,
  type ApplyForm,
  type ApplyValues,
  applicationOf,
  beginningOf,
  contentsOf,
  questionOfPath,
} from './apply-values.ts'
import { SheetPapers } from './sheet-papers.tsx'
import { SheetQuestions } from './sheet-questions.tsx'
import { SheetSends } from './sheet-sends.tsx'
import { SheetTexts } from './sheet-texts.tsx'
import { applyFailureText } from './use-apply.ts'
import './apply-sheet.css'

/** Everything that an application sends, and what the employer gets of it. Typed values are a draft until sent. */
export function ApplySheet(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  job: AppliedJob
  busy: boolean
  send: (body: ApplyBody, after: { onSuccess: () => void; onError: (error: Error) => void }) => void
  onSent: () => void
}) {
  const { open, onOpenChange, job, busy, send, onSent } = props
  const [draft] = useState(() => readApplyDraft(job))
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<ApplyValues>({ defaultValues: draft ?? beginningOf(job), shouldFocusError: true })
  const aboutId = useId()

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeApplyDraft(job, values) }),
    [form, job],
  )

  const submit = form.handleSubmit((values) => {
    setFailure(null)
    const body = applicationOf(values, job, storedPaperLook())
    send(body, {
      onSuccess: () => {
        forgetApplyDraft(job.id)
        onSent()
      },
      onError: (error) => {
        const faults = error instanceof ApiError ? error.errors : []
        for (const { path, msg } of faults) {
          const at = questionOfPath(path, body, job)
          if (at !== undefined) form.setError(`answers.${at}`, { message: msg }, { shouldFocus: true })
        }
        setFailure(faults[0]?.msg ?? applyFailureText(error))
      },
    })
  })

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="この求人に応募する" describedBy={aboutId} busy={busy} wide>
      <form noValidate onSubmit={submit} className="apply-sheet">
        <DialogBody>
          <p id={aboutId} className="text-sm text-muted">
            {job.title}　<span className="inline-block">{job.company}</span>
          </p>
          {draft && <Notice>前回の入力の続きです。</Notice>}
          <div className="apply-sheet__columns">
            <div className="apply-sheet__parts">
              <SheetPapers form={form} job={job} />
              <SheetTexts form={form} />
              <SheetQuestions form={form} questions={job.questions} />
            </div>
            <SheetSends form={form} company={job.company} />
          </div>
        </DialogBody>
        <DialogFoot>
          <div className="apply-sheet__foot">
            {failure !== null && (
              <Notice tone="danger" title={failure}>
                入力した内容は残っています。もう一度お試しください。
              </Notice>
            )}
            <p className="text-xs text-muted">
              <span className="inline-block">送り先：{job.company}（採用担当）</span> <Contents form={form} />
            </p>
          </div>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            あとで続ける
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel="送信しています…">
            <Send className="ui-icon" aria-hidden="true" />
            応募を送信する
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** Ends in the account's id, so that signing out deletes it. */
const keyOf = (jobId: string) => accountKey(`shigotocho.apply-draft.${jobId}`)

type Stored = Partial<Omit<ApplyValues, 'answers'>> & { answers?: { [question: string]: string } }

/** The sheet from before a reload or the end of a session; null without a draft. */
function readApplyDraft(job: AppliedJob): ApplyValues | null {
  const stored = readLocalJson(keyOf(job.id)) as Stored | null
  if (!stored || typeof stored !== 'object') return null
  const { answers = {}, papers, files, ...texts } = stored
  return {
    ...beginningOf(job),
    ...texts,
    papers: paperKinds.filter((kind) => papers?.includes(kind)),
    files: Array.isArray(files) ? files : [],
    answers: job.questions.map(({ id }) => answers[id] ?? ''),
  }
}

/** Stores a sheet with answers by question id, because questions may change. */
function storeApplyDraft({ id, questions }: AppliedJob, { answers, ...others }: ApplyValues): void {
  const answered = Object.fromEntries(questions.map((question, at) => [question.id, answers[at] ?? '']))
  writeLocal(keyOf(id), JSON.stringify({ ...others, answers: answered } satisfies Stored))
}

function forgetApplyDraft(jobId: string): void {
  writeLocal(keyOf(jobId), null)
}

/** A component of its own, so that typing renders only this line. */
function Contents({ form }: { form: ApplyForm }) {
  return <span className="inline-block">{contentsOf(form.watch())}</span>
}
