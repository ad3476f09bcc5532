import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { useMay, useMayChange } from '#web/session/use-may.ts'
import { tableTimeText } from '#words/full-dates.ts'
import { ContactSorting } from './contact-sorting.tsx'
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
