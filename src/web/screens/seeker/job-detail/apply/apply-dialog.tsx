import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import { applyInput } from '#contract/applications/application.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { paperKinds } from '#rules/people/papers.ts'
import { read } from '#web/api/read-query.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { Button } from '#web/parts/button.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Radio } from '#web/parts/fields/checkbox.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { PaperLookChoice } from '#web/resumes/paper-look-choice.tsx'
import { ResumeUpload } from '#web/resumes/resume-upload.tsx'
import { useSession } from '#web/session/session.ts'
import { usePaperLook } from '#web/storage/paper-look.ts'
import { fileSizeText } from '#words/file-size.ts'
import { calendarLabel, paperLabel } from '#words/paper-labels.ts'
import { ProfileChoice, useSharedProfileText } from './profile-choice.tsx'
import '#web/parts/fields/field.css'
import { lengthText } from '#words/length.ts'

export type ApplyFormValues = z.output<typeof applyInput>
type LetterForm = UseFormReturn<z.input<typeof applyInput>, unknown, ApplyFormValues>

const resolver = formResolver(applyInput)

/** Applying with a letter and a resume. It stays on the page, so that what was typed survives closing and failing. */
export function ApplyDialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  jobTitle: string
  busy: boolean
  failure: string | null
  onSubmit: (letter: ApplyFormValues, onSuccess: () => void) => void
}) {
  const { open, onOpenChange, jobTitle, busy, failure, onSubmit } = props
  const form = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: { cover_letter: '', resume_id: '', share_profile: false },
  })
  const { errors } = form.formState
  const letter = form.watch('cover_letter') ?? ''

  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title="メッセージや履歴書を添えて応募"
      about={<p className="text-sm">「{jobTitle}」に応募します。</p>}
      failure={
        failure === null ? null : { title: failure, line: '入力した内容は残っています。もう一度お試しください。' }
      }
      verb="応募する"
      busyVerb="応募中..."
      busy={busy}
      onSubmit={form.handleSubmit((entered) => onSubmit(entered, () => form.reset()))}
    >
      <Field
        id="apply-cover_letter"
        label="応募メッセージ"
        optional
        error={errors.cover_letter?.message}
        counter={lengthText(letter.length, limits.coverLetter)}
      >
        {(control) => <TextArea {...control} {...form.register('cover_letter')} rows={6} />}
      </Field>
      <ResumeChoice form={form} />
      <ProfileChoice
        value={form.watch('share_profile') ?? false}
        onChange={(chosen) => form.setValue('share_profile', chosen)}
      />
      <WhatIsSent form={form} />
    </FormDialog>
  )
}

function ResumeChoice({ form }: { form: LetterForm }) {
  const { data, isPending, isError, refetch } = useQuery(read('listResumes'))
  const { register, setValue, getValues, watch } = form
  const paper = paperKinds.find((kind) => kind === watch('resume_id'))
  // The server gets ready to make papers when they are read, and it takes longer than to press the button.
  useQuery({ ...read('readPapers'), enabled: paper !== undefined })
  const resumes = data?.resumes ?? []

  // The newest is offered once; what the reader chooses afterwards stays. A chosen resume may have been deleted elsewhere
  // while the dialog was closed.
  const offered = useRef(false)
  useEffect(() => {
    const chosen = getValues('resume_id')
    const newest = data?.resumes[0]
    if (data && !offered.current) {
      offered.current = true
      if (!chosen && newest) setValue('resume_id', newest.id)
    }
    const isPaper = paperKinds.some((kind) => kind === chosen)
    if (data && chosen && !isPaper && !data.resumes.some(({ id }) => id === chosen)) setValue('resume_id', '')
  }, [data, getValues, setValue])

  return (
    <fieldset className="ui-stack ui-stack--tight">
      <legend className="mb-2 flex items-center gap-2">
        履歴書<span className="field__optional">任意</span>
      </legend>
      {isPending ? (
        <SkeletonText lines={2} label="履歴書を読み込み中" />
      ) : isError ? (
        <div className="ui-row ui-row--tight text-sm">
          <span>保存した履歴書を読み込めませんでした。</span>
          <Button size="sm" onClick={() => void refetch()}>
            もう一度読み込む
          </Button>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-1">
          <Radio {...register('resume_id')} value="" label="添えない" />
          {paperKinds.map((kind) => (
            <Radio
              key={kind}
              {...register('resume_id')}
              value={kind}
              label={`${paperLabel[kind]}をプロフィールから作って添える`}
            />
          ))}
          {resumes.map((resume) => (
            <Radio
              key={resume.id}
              {...register('resume_id')}
              value={resume.id}
              label={
                <span className="min-w-0">
                  {resume.name} <span className="ui-number text-xs text-muted">{fileSizeText(resume.size)}</span>
                </span>
              }
            />
          ))}
        </div>
      )}
      {paper && <PaperLookChoice kind={paper} />}
      <p className="text-xs text-muted">
        作る書類は、<Link to={pagePath('papers')}>履歴書・職務経歴書</Link>
        で確認できます。送った時点の内容で保存されます。
      </p>
      <ResumeUpload onDone={(resume) => setValue('resume_id', resume.id)} />
    </fieldset>
  )
}

/** What the employer will see, as it is chosen now. */
function WhatIsSent({ form }: { form: LetterForm }) {
  const { user } = useSession()
  const { data } = useQuery(read('listResumes'))
  const [letter, resumeId, sharesProfile] = form.watch(['cover_letter', 'resume_id', 'share_profile'])
  const { text: profile } = useSharedProfileText()
  const resume = data?.resumes.find(({ id }) => id === resumeId)
  const paper = paperKinds.find((kind) => kind === resumeId)
  const [look] = usePaperLook()
  const paperWords = [
    calendarLabel[look.calendar],
    paper === 'rirekisho' && look.photo && user?.avatar_url && '写真あり',
  ]
  const sent = [
    '氏名',
    user?.avatar_url && '写真',
    'メールアドレス',
    user?.phone && '電話番号',
    letter?.trim() && '応募メッセージ',
    resume && `履歴書「${resume.name}」`,
    paper && `プロフィールから作る${paperLabel[paper]}（${paperWords.filter(Boolean).join('・')}）`,
    sharesProfile && profile && `プロフィール（${profile}）`,
  ]
  return (
    <p className="text-sm" aria-live="polite">
      <b>募集企業に提供されるもの</b>：{sent.filter(Boolean).join('、')}
      {!resume && !paper && '（履歴書は送りません）'}
    </p>
  )
}
