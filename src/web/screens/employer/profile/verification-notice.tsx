import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { call } from '#web/api/client.ts'
import { readKey } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { Notice, type NoticeTone } from '#web/parts/states/notice.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { useMay } from '#web/session/use-may.ts'
import { employerFieldLabel } from '#words/field-labels.ts'
import { fullDateText } from '#words/full-dates.ts'
import { verifiedEmployerLabel } from '#words/labels.ts'

const relationProof = lazyPart(async () => (await import('./relation-proof.tsx')).RelationProof)

export type Standing = ResponseData<'readVerification'>
type Verification = Standing['verification']

const looks: Record<Verification['state'], { tone: NoticeTone; title: string }> = {
  none: { tone: 'info', title: 'まだ運営者の確認を受けていません' },
  waiting: { tone: 'info', title: '運営者の確認待ちです' },
  refused: { tone: 'warning', title: '確認は見送りとなりました' },
  verified: { tone: 'success', title: verifiedEmployerLabel },
  lost: { tone: 'warning', title: 'もう一度、運営者の確認が必要です' },
}

/**
 * The employer's verification: its state, what would change it, and the button that requests or withdraws it. Takes the
 * focus when a press removes its button.
 */
export function VerificationNotice(props: {
  verification: Verification
  newNames: readonly string[]
  proofs: Standing['proofs']
  unsaved: boolean
}) {
  const { verification, newNames, proofs, unsaved } = props
  const element = useRef<HTMLDivElement>(null)
  const may = useMay('verification:ask')
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (what: 'askForVerification' | 'withdrawVerification') => call(what),
    onSuccess: ({ data, message }) => {
      client.setQueryData(readKey('readVerification'), (before: Standing | undefined) => ({
        proofs: [],
        ...before,
        ...data,
      }))
      toast.success(message, undefined, 'verification')
      element.current?.focus()
    },
    onError: (error, what) => {
      reportFailure(
        error,
        what === 'askForVerification' ? '申請できませんでした' : '取り消せませんでした',
        'verification',
      )
    },
  })
  const { state, missing } = verification
  const isWaiting = state === 'waiting'
  return (
    <Notice ref={element} tabIndex={-1} {...looks[state]}>
      <HowItStands verification={verification} />
      {state === 'verified' && newNames.length > 0 && (
        <p className="mt-1">{`まだ確認していない屋号・ブランド：${newNames.join('、')}`}</p>
      )}
      {may && (state !== 'verified' || newNames.length > 0) && (
        <>
          <Hindrance missing={missing} isWaiting={isWaiting} unsaved={unsaved} />
          <Button
            variant={isWaiting ? 'secondary' : 'primary'}
            className="mt-3 min-h-11"
            disabled={!isWaiting && (missing.length > 0 || unsaved)}
            busy={change.isPending}
            busyLabel={isWaiting ? '取り消しています…' : '申請しています…'}
            onClick={() => change.mutate(isWaiting ? 'withdrawVerification' : 'askForVerification')}
          >
            {isWaiting ? '申請を取り消す' : '確認を申請する'}
          </Button>
        </>
      )}
      {may && (
        <details className="mt-3">
          <summary className="min-h-6">企業の担当者であることを確認コードで証明する</summary>
          <Lazy part={relationProof}>{(RelationProof) => <RelationProof proofs={proofs} />}</Lazy>
        </details>
      )}
    </Notice>
  )
}

/** The verification's state and its meaning. */
function HowItStands({ verification: { state, since, reason } }: { verification: Verification }): ReactNode {
  const date = since ? fullDateText(since) : ''
  switch (state) {
    case 'none':
      return <p>名称、法人番号、所在地をもとに運営者が確認すると、求人に「{verifiedEmployerLabel}」と表示します。</p>
    case 'waiting':
      return (
        <p>
          {date}
          に申請しました。確認が完了するまでに名称、法人番号、所在地を変更したときは、変更したあとの内容を確認します。結果は通知とメールでお知らせします。
        </p>
      )
    case 'refused':
      return (
        <>
          <p>{date}に、運営者が次の理由で確認を見送りました。求人の掲載には影響しません。</p>
          <blockquote className="my-2 border-s-4 border-rule ps-4 whitespace-pre-line [overflow-wrap:anywhere]">
            {reason}
          </blockquote>
        </>
      )
    case 'verified':
      return (
        <p>{date}に運営者が確認しました。名称、法人番号、所在地を変更すると、あらためて確認するまで表示は消えます。</p>
      )
    case 'lost':
      return (
        <p>
          名称、法人番号、所在地が変わったか、確認が取り消されたため、「{verifiedEmployerLabel}」の表示は消えています。
        </p>
      )
  }
}

/** What prevents the request, or the verification. */
function Hindrance(props: { missing: Verification['missing']; isWaiting: boolean; unsaved: boolean }) {
  const { missing, isWaiting, unsaved } = props
  if (missing.length > 0) {
    const fields = missing.map((field) => employerFieldLabel[field]).join('、')
    const due = isWaiting ? '確認には、次の項目の入力が必要です' : '申請するには、次の項目を入力して保存してください'
    return <p className="mt-1">{`${due}：${fields}`}</p>
  }
  return unsaved && !isWaiting && <p className="mt-1">変更した内容は、保存してから申請してください。</p>
}
