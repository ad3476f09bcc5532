import { CirclePause, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { ListPage, useList } from '#web/parts/lists/list-page.tsx'
import { RecordEnd, RecordSheet } from '#web/parts/lists/record-sheet.tsx'
import { EmployerFacts } from '#web/parts/moderation/employer-facts.tsx'
import { PosterFacts } from '#web/parts/moderation/poster-facts.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { useMayChange } from '#web/session/use-may.ts'
import { daysAgoText } from '#words/days-ago.ts'
import { employerRecordText } from '#words/employer-record.ts'
import { employerFieldLabel } from '#words/field-labels.ts'
import { tableDateText, tableTimeText } from '#words/full-dates.ts'
import { proofKindLabel } from '#words/labels.ts'

const DecisionDialog = lazyDialog(async () => (await import('./verification/decision-dialog.tsx')).DecisionDialog)

const filters = { q: { label: '企業を検索', placeholder: '会社名、アカウント名、メールアドレス' } }

type Decision = 'accept' | 'refuse'

export const meta = () => pageMeta({ title: '企業の確認', hidden: true })

/** Employers waiting for verification, oldest request first. The search is in the address. */
export default function Verification() {
  const list = useList('listVerificationRequests', {
    ...{ filters, pageSize: 10, prefix: 'verification' },
    itemsOf: ({ requests }) => requests,
  })
  const [now] = useState(() => new Date())
  const [asking, setAsking] = useState<{ about: Decision; request: VerificationRequest } | null>(null)
  // Texts are kept until the screen is left.
  const drafts = useRef(new Map<string, string>())
  const key = asking ? `${asking.about} ${asking.request.id}` : ''
  return (
    <>
      <ListPage
        list={list}
        title="企業の確認"
        lead={{ before: `${list.active ? '条件に合う、' : ''}確認待ちの企業は`, after: '社です。' }}
        filtersLabel="企業の絞り込み"
        waiting={{ rows: 4, label: '申請を読み込み中' }}
        empty={
          list.active
            ? {
                title: '条件に合う企業が見つかりません',
                text: '言葉を短くしてお試しください。',
                clear: pagePath('adminVerification'),
              }
            : {
                title: '確認待ちの企業はありません',
                text: '企業が企業プロフィールから申請すると、ここに古いものから並びます。',
              }
        }
        row={(request) => (
          <RequestCase request={request} now={now} onDecide={(about) => setAsking({ about, request })} />
        )}
      />
      {asking && (
        <DecisionDialog
          key={key}
          {...asking}
          draft={drafts.current.get(key) ?? ''}
          onDraft={(text) => drafts.current.set(key, text)}
          onDecided={list.announceRemoval}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

type VerificationRequest = ResponseData<'listVerificationRequests'>['requests'][number]

/** A waiting employer: current statements, known facts, and both decisions. */
function RequestCase(props: { request: VerificationRequest; now: Date; onDecide: (about: Decision) => void }) {
  const { request, now, onDecide } = props
  const { id, employer_id, asked_at, asked_by_name, account, profile, missing, former_refusal } = request
  const titleId = `verification-${id}`
  const mayVerify = useMayChange('employer:verify')
  const press = { className: 'min-h-11', 'aria-describedby': titleId, ...DecisionDialog.near }
  return (
    <RecordSheet
      id={titleId}
      title={profile.name ?? account.name}
      marks={
        <div className="ui-row ui-row--tight">
          <Seal>確認待ち</Seal>
          <Badges request={request} />
          <span className="ui-number text-xs text-muted">
            {tableTimeText(asked_at)} 申請（{daysAgoText(asked_at, now)}）
          </span>
        </div>
      }
      line={
        <>
          {account.name}（<a href={`mailto:${account.email}`}>{account.email}</a>）
          {asked_by_name && asked_by_name !== account.name && `・申請：${asked_by_name}`}
        </>
      }
      actions={
        mayVerify && (
          <>
            <Button {...press} variant="danger-line" onClick={() => onDecide('refuse')}>
              見送る
            </Button>
            <Button {...press} variant="primary" disabled={missing.length > 0} onClick={() => onDecide('accept')}>
              確認済みにする
            </Button>
          </>
        )
      }
    >
      {missing.length > 0 && (
        <Notice tone="warning" title="申請のあとに消された項目があります">
          <p>{missing.map((field) => employerFieldLabel[field]).join('、')}が入力されるまで、確認済みにできません。</p>
        </Notice>
      )}
      {request.proofs.length > 0 && (
        <ul className="text-sm list-disc ps-5" aria-label="企業との関係の確認">
          {request.proofs.map(({ kind, proves, proved_at }) => (
            <li key={kind}>
              {proofKindLabel[kind]}：{proves}（{tableDateText(proved_at)}）
            </li>
          ))}
        </ul>
      )}
      <SameNumber accounts={request.same_number} />
      <EmployerFacts
        profile={profile}
        more={[
          {
            term: '求人の審査',
            value: (
              <Link to={pagePath('adminJobs', { owner: employer_id })}>
                {employerRecordText(request.employer_record)}
                <span className="sr-only">：{account.name}さんの求人を見る</span>
              </Link>
            ),
          },
          {
            term: 'アカウントの登録',
            value: `${tableDateText(account.created_at)}（${daysAgoText(account.created_at, now)}）`,
            kind: 'num',
          },
        ]}
      />
      <PosterFacts poster={request.poster} />
      {former_refusal && (
        <RecordEnd did="前回の見送り" by={former_refusal.by_name} at={former_refusal.at}>
          {former_refusal.reason}
        </RecordEnd>
      )}
    </RecordSheet>
  )
}

function Badges({ request: { employer_record, former_refusal, account } }: { request: VerificationRequest }) {
  return (
    <>
      {former_refusal && (
        <Badge tone="info" icon={RotateCcw}>
          再申請
        </Badge>
      )}
      {employer_record.first && <Badge>初投稿</Badge>}
      {account.suspended && (
        <Badge tone="danger" icon={CirclePause}>
          利用停止
        </Badge>
      )}
    </>
  )
}

/** Other accounts with this corporate number: one company may have several, or somebody uses another's number. */
function SameNumber({ accounts }: { accounts: VerificationRequest['same_number'] }) {
  if (accounts.length === 0) return null
  return (
    <Notice tone="warning" title="同じ法人番号のアカウントが、ほかにあります">
      <ul>
        {accounts.map(({ name, email, verified }) => (
          <li key={email} className="[overflow-wrap:anywhere]">
            {verified && '確認済み：'}
            <Link className="inline-flex min-h-6 items-center" to={pagePath('adminUsers', { q: email })}>
              {name}（{email}）
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
