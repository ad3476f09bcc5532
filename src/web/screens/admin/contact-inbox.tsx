import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import {
  type ContactCategory,
  type ContactStatus,
  type ContactUrgency,
  contactStatuses,
} from '#rules/contact-messages.ts'
import { call } from '#web/api/client.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { ListSegment } from '#web/parts/lists/list-filters.tsx'
import { ListPage, useList } from '#web/parts/lists/list-page.tsx'
import { choiceIn, keywordIn } from '#web/parts/lists/list-query.ts'
import { RecordEnd, RecordSheet } from '#web/parts/lists/record-sheet.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { useReportedChange } from '#web/parts/toasts/use-reported-change.ts'
import { useSession } from '#web/session/session.ts'
import { useMay, useMayChange } from '#web/session/use-may.ts'
import { tableTimeText } from '#words/full-dates.ts'

const statusLabel = { open: '未対応', closed: '対応済み' } as const

const contactCategoryLabel: Record<ContactCategory, string> = {
  account: 'アカウント',
  job: '求人',
  application: '応募',
  employer: '掲載',
  trouble: 'トラブル・通報',
  privacy: '個人情報',
  other: 'その他',
}

const contactUrgencyLabel: Record<ContactUrgency, string> = { high: '高', normal: '中', low: '低' }

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const categoryOptions = optionsOf(contactCategoryLabel)
const urgencyOptions = optionsOf(contactUrgencyLabel)

const filters = {
  category: { label: '分類', all: 'すべての分類', options: contactCategoryLabel },
  urgency: { label: '緊急度', all: 'すべての緊急度', options: contactUrgencyLabel },
  q: { label: 'お問い合わせを検索', placeholder: '名前、メールアドレス、内容' },
}

const AnswerDialog = lazyDialog(async () => (await import('./contact-inbox/answer-dialog.tsx')).AnswerDialog)

export const meta = () => pageMeta({ title: 'お問い合わせ', hidden: true })

/** Messages to the operator, oldest unanswered first. Search and state are in the address. */
export default function ContactInbox() {
  const [query] = useSearchParams()
  const status = choiceIn(query, 'status', contactStatuses) || 'open'
  const q = keywordIn(query)
  const list = useList('listContactMessages', {
    ...{ filters, fixed: { status }, pageSize: 10, prefix: 'contact' },
    itemsOf: ({ messages }) => messages,
  })
  const [answering, setAnswering] = useState<ContactFacts | null>(null)
  const address = (of: ContactStatus) =>
    pagePath('adminContact', { ...(of === 'closed' && { status: of }), ...(q && { q }) })
  return (
    <>
      <ListPage
        list={list}
        title="お問い合わせ"
        lead={{ before: `${q ? '条件に合う' : ''}${statusLabel[status]}のお問い合わせは`, after: '件です。' }}
        filtersLabel="お問い合わせの絞り込み"
        filters={
          <div className="flex-none">
            <ListSegment label="対応の状態" labels={statusLabel} value={status} to={address} />
          </div>
        }
        note={q && <p className="text-sm text-muted">{statusLabel[status]}のうち、新しい5,000件から探しています。</p>}
        waiting={{ rows: 4, label: 'お問い合わせを読み込み中' }}
        empty={
          q
            ? {
                title: '条件に合うお問い合わせが見つかりません',
                text: '言葉を短くするか、対応の状態を切り替えてお試しください。',
                clear: pagePath('adminContact', status === 'closed' ? { status } : {}),
              }
            : emptyTexts[status]
        }
        row={(message) => (
          <ContactCase message={message} onAnswer={() => setAnswering(message)} onLeave={list.announceRemoval} />
        )}
      />
      {answering && (
        <AnswerDialog
          key={answering.id}
          message={answering}
          onAnswered={list.announceRemoval}
          onClose={() => setAnswering(null)}
        />
      )}
    </>
  )
}

const emptyTexts = {
  open: { title: '未対応のお問い合わせはありません', text: 'お問い合わせフォームから届くと、ここに並びます。' },
  closed: { title: '対応済みのお問い合わせはありません', text: '回答したお問い合わせが、ここに並びます。' },
}

type ContactFacts = ResponseData<'listContactMessages'>['messages'][number]

/** A message to the operator with its answers. */
function ContactCase(props: {
  message: ContactFacts
  onAnswer: () => void
  /** Called with the message about to leave the list. */
  onLeave: (id: string) => void
}) {
  const { message, onAnswer, onLeave } = props
  const mayChange = useMayChange('contact:handle')
  const maySeeCases = useMay('case:handle')
  const { id, number, name, email, subject, status, answers } = message
  const titleId = `contact-${id}`
  const { busy, change } = useReportedChange(`contact:${id}`, subject)
  const press = { className: 'min-h-11', 'aria-describedby': titleId, disabled: busy }
  const move = (what: 'closeContactMessage' | 'reopenContactMessage') =>
    change(async () => {
      const answer = await call(what, { params: { id } })
      onLeave(id)
      return answer
    }, '操作に失敗しました')
  const sort = (body: Sorting) =>
    void call('editContactMessage', { params: { id }, body }).catch((error) =>
      reportFailure(error, '操作に失敗しました', `contact:${id}`),
    )
  return (
    <RecordSheet
      id={titleId}
      title={subject}
      marks={
        <div className="ui-row ui-row--tight">
          {status === 'open' ? <Seal>未対応</Seal> : <Badge tone="quiet">対応済み</Badge>}
          {message.urgency === 'high' && <Badge tone="danger">緊急</Badge>}
          <span className="ui-number text-xs text-muted">
            {tableTimeText(message.received_at)}・受付番号 {number}
          </span>
        </div>
      }
      line={
        <>
          {name}（<a href={`mailto:${email}`}>{email}</a>）
        </>
      }
      actions={
        mayChange &&
        (status === 'open' ? (
          <>
            <Button {...press} onClick={() => move('closeContactMessage')}>
              回答せずに対応済みにする
            </Button>
            <Button {...press} variant="primary" {...AnswerDialog.near} onClick={onAnswer}>
              回答する
            </Button>
          </>
        ) : (
          <Button {...press} onClick={() => move('reopenContactMessage')}>
            未対応に戻す
          </Button>
        ))
      }
    >
      {maySeeCases && message.case_id && (
        <p className="text-sm">
          <Link to={pagePath('adminCase', { id: message.case_id })}>この求人についての案件を開く</Link>
        </p>
      )}
      <ContactSorting message={message} mayChange={mayChange} onSort={sort} />
      {message.suspended_by_you && (
        <p className="text-sm text-muted">
          ご自身が利用を停止したアカウントからのお問い合わせです。回答はほかの担当者に任せてください。
        </p>
      )}
      <p className="whitespace-pre-line leading-[1.85] [overflow-wrap:anywhere]">{message.message}</p>
      {answers.map((answer) => (
        <RecordEnd key={answer.id} did="回答" by={answer.answered_by_name} at={answer.answered_at}>
          {answer.body}
        </RecordEnd>
      ))}
      {message.closed_at && answers.length === 0 && (
        <RecordEnd did="回答せずに対応済み" by={message.closed_by_name} at={message.closed_at} />
      )}
    </RecordSheet>
  )
}

type Sorting = { category?: ContactCategory; urgency?: ContactUrgency; assignee_id?: string | null }

/** A message's subject, urgency and assignee, and the account with its email. */
function ContactSorting(props: { message: ContactFacts; mayChange: boolean; onSort: (body: Sorting) => void }) {
  const { message, mayChange, onSort } = props
  const { account, assignee, category, urgency, subject } = message
  const { user } = useSession()
  const isMine = assignee?.id === user?.id
  return (
    <div className="ui-row ui-row--tight text-sm">
      <Select
        aria-label={`分類：${subject}`}
        options={categoryOptions}
        value={category}
        disabled={!mayChange}
        onChange={({ target }) => onSort({ category: target.value as ContactCategory })}
      />
      <Select
        aria-label={`緊急度：${subject}`}
        options={urgencyOptions}
        value={urgency}
        disabled={!mayChange}
        onChange={({ target }) => onSort({ urgency: target.value as ContactUrgency })}
      />
      <span>担当：{assignee?.name ?? 'なし'}</span>
      {mayChange && (
        <Button size="sm" onClick={() => onSort({ assignee_id: isMine ? null : (user?.id ?? null) })}>
          {isMine ? '担当を外れる' : '担当する'}
        </Button>
      )}
      {account && (
        <Link className="inline-flex min-h-6 items-center" to={pagePath('adminUsers', { q: account.id })}>
          アカウント：{account.name}
          {!account.email_verified && '（メール未確認）'}
        </Link>
      )}
    </div>
  )
}
