import { useQuery } from '@tanstack/react-query'
import { Check, Minus, Send } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { JobQuestion } from '#rules/jobs/job-questions.ts'
import { limits } from '#rules/limits.ts'
import { paperKinds } from '#rules/people/papers.ts'
import { profileToShare } from '#rules/people/shared-profile.ts'
import { askName } from '#rules/postings/asks.ts'
import { ApiError } from '#web/api/api-error.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Radio } from '#web/parts/fields/checkbox.tsx'
import { Field, FieldError, FieldMark } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { RetryLine } from '#web/parts/states/retry-line.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { useSession } from '#web/session/session.ts'
import { accountKey } from '#web/storage/account-storage.ts'
import { readLocalJson, writeLocal } from '#web/storage/local-storage.ts'
import { storedPaperLook, usePaperLook } from '#web/storage/paper-look.ts'
import { yesNoLabel } from '#words/choice-labels.ts'
import { lengthText } from '#words/length.ts'
import { calendarLabel, paperLabel } from '#words/paper-labels.ts'
import {
  type AppliedJob,
  type ApplyBody,
  type ApplyForm,
  type ApplyValues,
  applicationOf,
  beginningOf,
  contentsOf,
  missingAsks,
  questionOfPath,
  whyNotAnswer,
} from './apply-values.ts'
import { SheetPapers } from './sheet-papers.tsx'
import { applyFailureText } from './use-apply.ts'
import './apply-sheet.css'
import '#web/parts/fields/field.css'

/** Everything that an application sends, and what the employer gets of it. Typed values are a draft until sent. */
export function ApplySheet(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  job: AppliedJob
  busy: boolean
  send: (body: ApplyBody, after: { onSuccess: () => void; onError: (error: Error) => void }) => void
  /** Called with what was sent, in short. */
  onSent: (contents: string) => void
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
        onSent(contentsOf(values))
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
          <div className="grid gap-5 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_17rem]">
            <div className="grid content-start gap-5">
              <SheetPapers form={form} job={job} isDraft={draft !== null} />
              <SheetTexts form={form} />
              <SheetQuestions form={form} questions={job.questions} />
            </div>
            <SheetSends form={form} company={job.company} />
          </div>
        </DialogBody>
        <DialogFoot>
          <svg
            className="apply-sheet__flap pointer-events-none absolute inset-x-0 top-0 h-4 w-full fill-sunken stroke-rule-strong"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M0 0L50 10L100 0" vectorEffect="non-scaling-stroke" />
          </svg>
          <div className="grid gap-2 mr-auto flex-[1_1_18rem] min-w-0 leading-normal max-md:basis-full">
            {failure !== null && (
              <Notice tone="danger" title={failure}>
                入力した内容は残っています。もう一度お試しください。
              </Notice>
            )}
            <Address form={form} job={job} />
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

/** The envelope: to whom, what is in it and what is missing. A component of its own, so that typing renders only this. */
function Address({ form, job }: { form: ApplyForm; job: AppliedJob }) {
  const values = form.watch()
  const missing = missingAsks(job, values)
  return (
    <div className="text-xs text-muted">
      <p className="font-mincho text-md/normal font-bold tracking-[0.04em] text-ink">
        <span className="sr-only">送り先：</span>
        <span className="inline-block">{job.company}　</span>
        <span className="inline-block">採用担当 御中</span>
      </p>
      <p role="status" className="text-warning-ink empty:hidden">
        {missing.length > 0 && (
          <>
            <b>{`不足${missing.length}点：${missing.map((ask) => askName[ask]).join('、')}`}</b>
            <span className="inline-block">（なくても送信できます）</span>
          </>
        )}
      </p>
      <p>
        同封：<span className="inline-block">{contentsOf(values)}</span>
      </p>
    </div>
  )
}

/** 2: the motive, and further text. */
function SheetTexts({ form }: { form: ApplyForm }) {
  const [motive, letter, papers, share] = form.watch(['motive', 'cover_letter', 'papers', 'share_profile'])
  const { data } = useQuery(read('readPapers'))
  const general = data?.papers.motivation?.trim() ?? ''
  const printsGeneral = general !== '' && motive.trim() === '' && papers.includes('rirekisho')
  return (
    <section className="grid gap-2.5">
      <h3>
        <span className="font-mincho text-lg text-primary-ink">2</span>
        志望動機・応募メッセージ
      </h3>
      <Field
        id="apply-motive"
        label="志望動機"
        optional
        counter={lengthText(motive.length, limits.motive)}
        hint={
          <>
            この応募でのみ使用します。
            {general !== '' && motive.trim() === '' && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => form.setValue('motive', general.slice(0, limits.motive), { shouldDirty: true })}
              >
                履歴書の志望動機をコピー
              </Button>
            )}
          </>
        }
      >
        {(control) => <TextArea {...control} {...form.register('motive')} rows={4} maxLength={limits.motive} />}
      </Field>
      {printsGeneral && (
        <p className="text-xs text-muted">
          未入力のときは、登録済みの志望動機を履歴書に記載します：
          <span className="whitespace-pre-line">{general}</span>
        </p>
      )}
      <Field
        id="apply-cover_letter"
        label="応募メッセージ"
        optional
        counter={lengthText(letter.length, limits.coverLetter)}
      >
        {(control) => (
          <TextArea {...control} {...form.register('cover_letter')} rows={3} maxLength={limits.coverLetter} />
        )}
      </Field>
      <ProfileChoice value={share} onChange={(chosen) => form.setValue('share_profile', chosen)} />
    </section>
  )
}

/** The parts of the profile that would be sent, as text; '' for an empty profile, undefined until known. */
function useSharedProfileText() {
  const query = useQuery(read('readProfile'))
  const user = query.data?.user
  const profile = user && profileToShare({ ...user, skills: user.skill_details, summary: user.summary ?? null })
  const parts = profile && [
    profile.summary && '職務要約',
    profile.experiences.length > 0 && `職歴${profile.experiences.length}件`,
    profile.educations.length > 0 && `学歴${profile.educations.length}件`,
    profile.skills.length > 0 && `スキル${profile.skills.length}件`,
  ]
  return { ...query, text: user && (parts ?? []).filter(Boolean).join('・') }
}

/** Whether to send the profile. Off by default, so that nobody sends it unknowingly. */
function ProfileChoice({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const { text, isPending, isError, refetch } = useSharedProfileText()
  const name = useId()
  return (
    <fieldset className="ui-stack ui-stack--tight">
      <legend className="mb-2 flex items-center gap-2">
        プロフィール<span className="field__optional">任意</span>
      </legend>
      {isPending ? (
        <SkeletonText lines={1} label="プロフィールを読み込み中" />
      ) : isError ? (
        <RetryLine of="プロフィール" onRetry={refetch} />
      ) : (
        <div className="grid grid-cols-1 gap-1">
          <Radio name={name} checked={!value} onChange={() => onChange(false)} label="添えない" />
          <Radio
            name={name}
            checked={value}
            disabled={!text}
            onChange={() => onChange(true)}
            label={text ? `添える（${text}）` : '添える（職歴・学歴・スキルがまだありません）'}
          />
        </div>
      )}
      <p className="text-xs text-muted">
        <Link to={pagePath('profile')}>プロフィール</Link>
        の職務要約、職歴、学歴、スキルだけが、送った時点の内容で提供されます。生年月日や住所などは提供されません。
      </p>
    </fieldset>
  )
}

/** 3: the employer's questions. */
function SheetQuestions({ form, questions }: { form: ApplyForm; questions: readonly JobQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <section className="grid gap-2.5">
      <h3>
        <span className="font-mincho text-lg text-primary-ink">3</span>
        会社からの質問 <span className="ui-number">{questions.length}</span>
      </h3>
      {questions.map((question, at) => (
        <Question key={question.id} form={form} question={question} at={at} />
      ))}
    </section>
  )
}

/** More options than this become a select. */
const mostRadios = 5

function Question({ form, question, at }: { form: ApplyForm; question: JobQuestion; at: number }) {
  const { text, kind, options = [], required } = question
  const name = `answers.${at}` as const
  const field = form.register(name, { validate: (typed) => whyNotAnswer(question, typed ?? '') })
  const error = form.formState.errors.answers?.[at]?.message
  const choices =
    kind === 'yes-no'
      ? Object.entries(yesNoLabel).map(([value, label]) => ({ value, label }))
      : options.map((value) => ({ value, label: value }))
  const id = `apply-${name}`
  if ((kind === 'choice' || kind === 'yes-no') && choices.length <= mostRadios)
    return (
      <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
        <legend>
          {text}
          <FieldMark required={required} optional={!required} />
        </legend>
        <div className="ui-row">
          {(required ? choices : [...choices, { value: '', label: '答えない' }]).map(({ value, label }) => (
            <Radio key={value} {...field} value={value} label={label} aria-invalid={error ? true : undefined} />
          ))}
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
    )
  return (
    <Field id={id} label={text} required={required} optional={!required} error={error}>
      {(control) =>
        kind === 'choice' ? (
          <Select {...control} {...field} options={choices} placeholder="選択してください" />
        ) : kind === 'number' ? (
          <TextInput {...control} {...field} inputMode="decimal" className="max-w-40" autoComplete="off" />
        ) : (
          <TextArea {...control} {...field} rows={2} maxLength={limits.answer} />
        )
      }
    </Field>
  )
}

/** What the employer gets and does not get, and who reads it. */
function SheetSends({ form, company }: { form: ApplyForm; company: string }) {
  const { user } = useSession()
  const { data } = useQuery(read('listResumes'))
  const { text: profile } = useSharedProfileText()
  const [look] = usePaperLook()
  const { papers, files, motive, cover_letter, share_profile, answers } = form.watch()
  const contacts = ['氏名', user?.avatar_url && '写真', 'メールアドレス', user?.phone && '電話番号']
  const made = papers.map((kind) => {
    const photo = kind === 'rirekisho' && look.photo && user?.avatar_url && '写真あり'
    return `${paperLabel[kind]}（${[calendarLabel[look.calendar], photo].filter(Boolean).join('・')}）`
  })
  const names = (data?.resumes ?? []).filter(({ id }) => files.includes(id)).map(({ name }) => name)
  const sheets = [...made, ...names]
  const texts = [
    motive.trim() && '志望動機',
    cover_letter.trim() && '応募メッセージ',
    answers.some((answer) => answer.trim()) && '質問への回答',
  ]
  const sent = [
    contacts.filter(Boolean).join('・'),
    sheets.length > 0 && `${sheets.join('、')}（送った時点の内容で保存されます）`,
    texts.filter(Boolean).join('、'),
    share_profile && profile && `プロフィール（${profile}）`,
  ]
  const kept = ['お気に入り', 'ほかの応募', sheets.length === 0 && '書類', !share_profile && 'プロフィール']
  return (
    <section
      className="grid content-start gap-2.5 lg:self-start lg:sticky lg:top-0 [word-break:normal] rounded-md border border-rule bg-ground px-4 py-3.5 leading-[1.65]"
      aria-labelledby="apply-sends"
      aria-live="polite"
    >
      <h3 id="apply-sends">企業に提供する情報</h3>
      <ul>
        {sent.filter(Boolean).map((line) => (
          <li key={String(line)} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 py-1">
            <Check className="ui-icon ui-icon--small" aria-hidden="true" />
            <span>{line}</span>
          </li>
        ))}
        <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 py-1 text-muted">
          <Minus className="ui-icon ui-icon--small" aria-hidden="true" />
          <span>提供しない情報：{kept.filter(Boolean).join('、')}</span>
        </li>
      </ul>
      <p className="text-xs text-muted">
        受け取るのは{company}の採用担当者だけです。応募は、結果が出るまで辞退できます。
      </p>
    </section>
  )
}
