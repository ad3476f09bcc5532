import { Link, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { caseStatuses } from '#rules/cases.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LevelBadge } from '#web/parts/level-badge.tsx'
import { ListSegment } from '#web/parts/lists/list-filters.tsx'
import { ListPage, useList } from '#web/parts/lists/list-page.tsx'
import { choiceIn } from '#web/parts/lists/list-query.ts'
import { caseStatusLabel } from '#words/case-labels.ts'
import { tableTimeText } from '#words/full-dates.ts'
import '#web/parts/card.css'

export const meta = () => pageMeta({ title: '案件', hidden: true })

/** Cases, open or closed, newest first. */
export default function AdminCases() {
  const [query] = useSearchParams()
  const status = choiceIn(query, 'status', caseStatuses) || 'open'
  const list = useList('listCases', {
    fixed: { status },
    pageSize: 20,
    prefix: 'case',
    itemsOf: ({ cases }) => cases,
  })
  return (
    <ListPage
      list={list}
      title="案件"
      lead="1つのアカウントについて届いた報告を、1件にまとめています。"
      actions={
        <ListSegment
          label="案件の状態"
          labels={caseStatusLabel}
          value={status}
          to={(value) => pagePath('adminCases', value === 'closed' ? { status: value } : {})}
        />
      }
      waiting={{ rows: 4, label: '案件を読み込み中' }}
      empty={{
        title: status === 'open' ? '対応中の案件はありません' : '終了した案件はありません',
        text: '求人やメッセージの報告が届くと、ここに並びます。',
      }}
    >
      {(shown, stale) => (
        <ul className="ui-stack" aria-busy={stale}>
          {shown.map(({ id, account, level, opened_at, assignee, told_at, ...counts }) => (
            <li key={id} className="card gap-2">
              <div className="ui-row ui-row--tight">
                <LevelBadge level={level} />
                {account.suspended_at && <Badge tone="danger">利用を停止済み</Badge>}
                {account.is_deleted && <Badge>退会済み</Badge>}
                {told_at && <Badge tone="quiet">応募者に通知済み</Badge>}
                <span className="ui-number text-xs text-muted">{tableTimeText(opened_at)}</span>
              </div>
              <h2 className="text-md">
                <Link to={pagePath('adminCase', { id })}>{account.company ?? account.name}</Link>
              </h2>
              <p className="text-sm text-muted">
                {account.email}・求人の報告{counts.report_count}件・メッセージの報告{counts.message_report_count}
                件・お問い合わせ{counts.complaint_count}件・
                {assignee ? `担当 ${assignee.name}` : '担当者なし'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  )
}
