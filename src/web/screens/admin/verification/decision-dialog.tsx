import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { optionalLines } from '#contract/fields.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { refuseVerificationInput } from '#contract/people/verification-endpoints.ts'
import { limits } from '#rules/limits.ts'
import { verificationOutcomes } from '#rules/people/verification.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { ChangeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { TextDialog, type TextTemplate } from '#web/parts/dialogs/text-dialog.tsx'
import { useReadRecord } from '#web/parts/moderation/use-read-record.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { employerFieldLabel } from '#words/field-labels.ts'
import { tableTimeText } from '#words/full-dates.ts'

type VerificationRequest = ResponseData<'listVerificationRequests'>['requests'][number]

/** Each decision has a text: a note for operators, or the reason for the employer. */
const decisions = {
  accept: {
    words: { title: '確認済みにしますか？', verb: '確認済みにする', busyVerb: '保存しています…' },
    about: (name: string) =>
      `「${name}」の名称、法人番号、所在地を確認したものとして、求人に「確認済みの企業」と表示します。企業にメールと通知でお伝えします。`,
    field: {
      ...{ name: 'note', text: optionalLines(limits.verificationNote), limit: limits.verificationNote },
      ...{ label: 'メモ', optional: true, rows: 2 },
      hint: '何を見て確認したか。ドメインや郵送の確認が済んでいない企業では必須です。運営者だけが読みます。例：登記簿、法人番号公表サイトと代表電話',
    },
    kept: 'メモ',
  },
  refuse: {
    words: { title: '確認を見送りますか？', verb: '見送る', busyVerb: '送信しています…' },
    about: (name: string) =>
      `「${name}」の確認を見送ります。理由は企業に表示し、メールでもお伝えします。企業はもう一度申請できます。`,
    field: {
      ...{ name: 'reason', text: refuseVerificationInput.shape.reason, limit: limits.verificationReason },
      ...{ label: '見送る理由', rows: 5, danger: true },
    },
    kept: '理由',
  },
}

/** Verifies an employer with the facts that were read, or asks for the reason of a refusal. */
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
  const refuses = props.about === 'refuse'
  const { words, about, field, kept } = decisions[props.about]
  const name = profile.name ?? account.name

  function send(text: string) {
    const { name, corporate_number, address, updated_at: version } = profile
    if (refuses) return call('refuseVerificationRequest', { params: { id }, body: { reason: text, version } })
    const trade_names = profile.trade_names.map((each) => each.name)
    const facts = { name: name ?? '', corporate_number: corporate_number ?? '', address: address ?? '' }
    return call('acceptVerificationRequest', {
      params: { id },
      body: { ...facts, note: text, trade_names, version },
    })
  }

  return (
    <TextDialog
      {...words}
      {...field}
      onClose={onClose}
      about={<p>{about(name)}</p>}
      initial={draft}
      onType={onDraft}
      {...(refuses && { templates: verificationTemplates(profile) })}
      refused="申請を処理できませんでした"
      onFailure={(error, usual) => decidedFirst(error, usual, kept) ?? changed(error) ?? usual}
      onSubmit={async (text) => {
        const { message } = await send(text)
        toast.success(message, name, `verification:${id}`)
        onClose()
        onDecided(id)
      }}
    />
  )
}

type Facts = { name: string | null; corporate_number: string | null; address: string | null }

/** Frequent reasons for refusing verification with this employer's facts; each says what to do next. */
function verificationTemplates({ name, corporate_number, address }: Facts): TextTemplate[] {
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

/** Who was first and decided what, and that `kept` is kept; null for other failures. */
function decidedFirst(error: unknown, usual: ChangeFailure, kept: string): ChangeFailure | null {
  if (!(error instanceof ApiError) || error.code !== 'verification-decided') return null
  const { data } = decidedData.safeParse(error.data)
  if (!data?.decision.outcome || !data.decision.at) return usual
  const { outcome, at, by_name } = data.decision
  const who = by_name ?? (outcome === 'withdrawn' ? '企業の担当者' : '退会した担当者')
  return {
    ...usual,
    line: `${who}さんが${tableTimeText(at)}に${decidedText[outcome]}。入力した${kept}は残っています。`,
  }
}
