import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { optionalLines } from '#contract/fields.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { refuseVerificationInput } from '#contract/people/verification-endpoints.ts'
import { limits } from '#rules/limits.ts'
import { verificationOutcomes } from '#rules/people/verification.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type ChangeFailure, changeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { ReasonTemplates, useReasonTemplates, withSentence } from '#web/parts/moderation/reason-templates.tsx'
import { useReadRecord } from '#web/parts/moderation/use-read-record.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { employerFieldLabel } from '#words/field-labels.ts'
import { tableTimeText } from '#words/full-dates.ts'
import { lengthText } from '#words/length.ts'

type VerificationRequest = ResponseData<'listVerificationRequests'>['requests'][number]

/** Each decision has a text: a note for operators, or the reason for the employer. */
const decisions = {
  accept: {
    resolver: formResolver(z.object({ note: optionalLines(limits.verificationNote), reason: z.string() })),
    words: { title: '確認済みにしますか？', verb: '確認済みにする', busyVerb: '保存しています…', kept: 'メモ' },
    about: (name: string) =>
      `「${name}」の名称、法人番号、所在地を確認したものとして、求人に「確認済みの企業」と表示します。企業にメールと通知でお伝えします。`,
    text: 'note',
    most: limits.verificationNote,
    field: {
      id: 'verification-note',
      label: 'メモ',
      optional: true,
      hint: '何を見て確認したか。ドメインや郵送の確認が済んでいない企業では必須です。運営者だけが読みます。例：登記簿、法人番号公表サイトと代表電話',
    },
    done: confirmation.employerVerified,
  },
  refuse: {
    resolver: formResolver(refuseVerificationInput.pick({ reason: true }).extend({ note: z.string() })),
    words: { title: '確認を見送りますか？', verb: '見送る', busyVerb: '送信しています…', kept: '理由' },
    about: (name: string) =>
      `「${name}」の確認を見送ります。理由は企業に表示し、メールでもお伝えします。企業はもう一度申請できます。`,
    text: 'reason',
    most: limits.verificationReason,
    field: { id: 'refusal-reason', label: '見送る理由', required: true },
    done: confirmation.verificationRefused,
  },
} as const

/**
 * Verifies an employer with the facts that were read, or asks for the reason of a refusal. The text stays after a
 * failure.
 */
export function DecisionDialog(props: {
  about: keyof typeof decisions
  request: VerificationRequest
  draft: string
  onDraft: (text: string) => void
  /** Called with the request about to leave the list. */
  onDecided: (id: string) => void
  onClose: () => void
}) {
  const { request, draft, onDraft, onDecided, onClose } = props
  const { id, account } = request
  const { read: profile, changed } = useReadRecord(
    { ...request.profile, updated_at: request.updated_at as string | null },
    employerFieldLabel,
    pagePath('adminVerification'),
  )
  const version = profile.updated_at
  const refuses = props.about === 'refuse'
  const { resolver, words, about, text, most, field, done } = decisions[props.about]
  const name = profile.name ?? account.name
  const client = useQueryClient()
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { note: '', reason: '', [text]: draft } })
  const { errors, isSubmitting } = form.formState
  const typed = form.watch(text)

  const templates = refuses ? verificationTemplates(profile) : []
  const { area, take, onKeyDown } = useReasonTemplates(templates, (reason) => {
    const longer = withSentence(typed, reason)
    form.setValue('reason', longer, { shouldDirty: true, shouldValidate: true })
    onDraft(longer)
  })

  const submit = form.handleSubmit(async ({ note, reason }) => {
    setFailure(null)
    const { name: read = '', corporate_number, address } = profile
    const trade_names = profile.trade_names.map((each) => each.name)
    try {
      const { message } = refuses
        ? await call('refuseVerificationRequest', { params: { id }, body: { reason, version } })
        : await call('acceptVerificationRequest', {
            params: { id },
            body: {
              name: read ?? '',
              corporate_number: corporate_number ?? '',
              address: address ?? '',
              note,
              trade_names,
              version,
            },
          })
      toast.success(message ?? done, name, `verification:${id}`)
      onClose()
      onDecided(id)
    } catch (error) {
      if (showServerErrors(error, [text], form.setError) > 0) return
      const isDecided = error instanceof ApiError && error.code === 'verification-decided'
      setFailure((isDecided ? null : changed(error)) ?? decisionFailure(error, words.kept))
      if (isOutdated(error)) void client.invalidateQueries({ queryKey: ['listVerificationRequests'] })
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      about={<p>{about(name)}</p>}
      failure={failure}
      verb={words.verb}
      busyVerb={words.busyVerb}
      busy={isSubmitting}
      danger={refuses}
      onSubmit={submit}
      onKeyDown={refuses ? onKeyDown : undefined}
    >
      {refuses && <ReasonTemplates templates={templates} onTake={take} />}
      <div ref={area}>
        <Field {...field} error={errors[text]?.message} counter={lengthText(typed.trim().length, most)}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register(text, { onChange: (event) => onDraft(event.target.value) })}
              rows={refuses ? 5 : 2}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}

type Facts = { name: string | null; corporate_number: string | null; address: string | null }

/** Frequent reasons for refusing verification with this employer's facts; each says what to do next. */
function verificationTemplates({ name, corporate_number, address }: Facts): { label: string; reason: string }[] {
  const stated = (label: string, value: string | null) => (value ? `${label}「${value}」` : label)
  const company = stated(employerFieldLabel.name, name)
  const number = stated(employerFieldLabel.corporate_number, corporate_number)
  const place = stated(employerFieldLabel.address, address)
  return [
    {
      label: '名称の不一致',
      reason: `${company}が、${number}で登記されている名称と一致しません。登記のとおりの名称に修正して、もう一度申請してください。`,
    },
    {
      label: '所在地の不一致',
      reason: `${place}が、${number}で登記されている所在地と一致しません。本店の所在地に修正するか、事業所であることが分かる公式サイトを企業プロフィールに入力して、もう一度申請してください。`,
    },
    {
      label: '法人番号がない',
      reason: `${number}が、国税庁の法人番号公表サイトで見つかりませんでした。番号をご確認のうえ、もう一度申請してください。`,
    },
    {
      label: '活動を確認できない',
      reason: `${company}の活動を確認できませんでした。公式サイトと、つながる電話番号を企業プロフィールに入力して、もう一度申請してください。`,
    },
    {
      label: '別のアカウントがある',
      reason: `${company}は、別のアカウントで既に確認済みです。そのアカウントのチームに加わってご利用ください。お心当たりがないときは、運営者へお問い合わせください。`,
    },
  ]
}

const decidedData = z.object({
  decision: z.object({
    outcome: z.enum(verificationOutcomes).nullable(),
    at: z.string().nullable(),
    by_name: z.string().nullable(),
  }),
})
const decidedText = { verified: '確認済みにしました', refused: '見送りました', withdrawn: '申請を取り消しました' }

/** Why a decision failed; if somebody was first, who decided what, and that `kept` is kept. */
function decisionFailure(error: unknown, kept: string): ChangeFailure {
  const failed = changeFailure(error, '申請を処理できませんでした')
  if (!(error instanceof ApiError) || error.code !== 'verification-decided') return failed
  const { data } = decidedData.safeParse(error.data)
  if (!data?.decision.outcome || !data.decision.at) return failed
  const { outcome, at, by_name } = data.decision
  const who = by_name ?? (outcome === 'withdrawn' ? '企業の担当者' : '退会した担当者')
  return {
    ...failed,
    line: `${who}さんが${tableTimeText(at)}に${decidedText[outcome]}。入力した${kept}は残っています。`,
  }
}
