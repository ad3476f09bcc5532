import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import {
  type ContactCategory,
  type ContactUrgency,
  contactCategories,
  contactUrgencies,
} from '#rules/contact-messages.ts'
import { changeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useSession } from '#web/session/session.ts'
import { useMay, useMayChange } from '#web/session/use-may.ts'
import { tableTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

export type ContactFacts = ResponseData<'listContactMessages'>['messages'][number]

/** A message to the operator with its answers. */
export function ContactCase(props: {
  message: ContactFacts
  busy: boolean
  onAnswer: () => void
  onIntent: () => void
  onSort: Parameters<typeof ContactSorting>[0]['onSort']
  onClose: () => void
  onReopen: () => void
}) {
  const { message, busy, onAnswer, onIntent, onSort, onClose, onReopen } = props
  const mayChange = useMayChange('contact:handle')
  const maySeeCases = useMay('case:handle')
  const { id, number, name, email, subject, status, answers } = message
  const titleId = `contact-${id}`
  const press = { className: 'min-h-11', 'aria-describedby': titleId, disabled: busy }
  return (
    <article className="sheet" aria-labelledby={titleId}>
      <div className="sheet__body ui-stack gap-4">
        <div className="ui-row ui-row--between items-start">
          <div className="min-w-0 flex-[1_1_18rem]">
            <div className="ui-row ui-row--tight">
              {status === 'open' ? <Seal>未対応</Seal> : <Badge tone="quiet">対応済み</Badge>}
              {message.urgency === 'high' && <Badge tone="danger">緊急</Badge>}
              <span className="ui-number text-xs text-muted">
                {tableTimeText(message.received_at)}・受付番号 {number}
              </span>
            </div>
            <h2 id={titleId} tabIndex={-1} className="mt-2 scroll-mt-28 text-lg [overflow-wrap:anywhere]">
              {subject}
            </h2>
            <p className="text-sm text-muted [overflow-wrap:anywhere]">
              {name}（<a href={`mailto:${email}`}>{email}</a>）
            </p>
          </div>
          <div className="ui-row ui-row--tight">
            {!mayChange ? null : status === 'open' ? (
              <>
                <Button {...press} onClick={onClose}>
                  回答せずに対応済みにする
                </Button>
                <Button {...press} variant="primary" onPointerEnter={onIntent} onFocus={onIntent} onClick={onAnswer}>
                  回答する
                </Button>
              </>
            ) : (
              <Button {...press} onClick={onReopen}>
                未対応に戻す
              </Button>
            )}
          </div>
        </div>
        {maySeeCases && message.case_id && (
          <p className="text-sm">
            <Link to={pagePath('adminCase', { id: message.case_id })}>この求人についての案件を開く</Link>
          </p>
        )}
        <ContactSorting message={message} mayChange={mayChange} onSort={onSort} />
        {message.suspended_by_you && (
          <p className="text-sm text-muted">
            ご自身が利用を停止したアカウントからのお問い合わせです。回答はほかの担当者に任せてください。
          </p>
        )}
        <p className="whitespace-pre-line leading-[1.85] [overflow-wrap:anywhere]">{message.message}</p>
        {answers.map((answer) => (
          <div key={answer.id} className="border-t border-rule pt-3 text-sm">
            <p className="text-xs text-muted">
              回答：{answer.answered_by_name ?? '退会した管理者'}・
              <span className="ui-number">{tableTimeText(answer.answered_at)}</span>
            </p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{answer.body}</p>
          </div>
        ))}
        {message.closed_at && answers.length === 0 && (
          <p className="border-t border-rule pt-3 text-xs text-muted">
            回答せずに対応済み：{message.closed_by_name ?? '退会した管理者'}・
            <span className="ui-number">{tableTimeText(message.closed_at)}</span>
          </p>
        )}
      </div>
    </article>
  )
}

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

export const categoryOptions = contactCategories.map((value) => ({ value, label: contactCategoryLabel[value] }))
export const urgencyOptions = contactUrgencies.map((value) => ({ value, label: contactUrgencyLabel[value] }))

/** A message's subject, urgency and assignee, and the account with its email. */
function ContactSorting(props: {
  message: ResponseData<'listContactMessages'>['messages'][number]
  mayChange: boolean
  onSort: (body: { category?: ContactCategory; urgency?: ContactUrgency; assignee_id?: string | null }) => void
}) {
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

type Sorting = { category?: ContactCategory; urgency?: ContactUrgency; assignee_id?: string | null }
type Change = { what: 'closeContactMessage' | 'reopenContactMessage'; message: ContactFacts }

/** Closes messages without an answer and reopens them. `onLeave` is called with the one about to leave the list. */
export function useContactChanges(onLeave: (id: string) => void) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({ what, message }: Change) => call(what, { params: { id: message.id } }),
    onSuccess: ({ message: said }, { message }) => {
      onLeave(message.id)
      toast.success(said ?? '', message.subject, `contact:${message.id}`)
    },
    onError: (error, { message }) => {
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, `contact:${message.id}`)
      if (isOutdated(error)) void client.invalidateQueries({ queryKey: ['listContactMessages'] })
    },
  })
  const sorting = useMutation({
    mutationFn: ({ message, body }: { message: ContactFacts; body: Sorting }) =>
      call('editContactMessage', { params: { id: message.id }, body }),
    onError: (error, { message }) => {
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, `contact:${message.id}`)
    },
  })
  const start = (what: Change['what']) => (message: ContactFacts) => change.mutate({ what, message })
  return {
    sort: (message: ContactFacts, body: Sorting) => sorting.mutate({ message, body }),
    close: start('closeContactMessage'),
    reopen: start('reopenContactMessage'),
    isBusy: (id: string) => change.isPending && change.variables.message.id === id,
  }
}
