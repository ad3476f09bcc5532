import type { ResponseData } from '#contract/endpoints.ts'
import type { AnnouncementPhase } from '#rules/announcements.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { IfMayChange } from '#web/session/if-may-change.tsx'
import { tableTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

export type Announcement = ResponseData<'listAnnouncements'>['announcements'][number]

/** An announcement: its text, when it is shown, and its actions. */
export function AnnouncementCard(props: {
  announcement: Announcement
  phase: AnnouncementPhase
  onIntent: () => void
  onEdit: () => void
  onEnd: () => void
  onDelete: () => void
}) {
  const { announcement, phase, onIntent, onEdit, onEnd, onDelete } = props
  const { id, text, tone, link, starts_at, ends_at, created_by_name } = announcement
  const titleId = `announcement-${id}`
  const about = { 'aria-describedby': titleId, className: 'min-h-11' }
  return (
    <article className="sheet" aria-labelledby={titleId}>
      <div className="sheet__body ui-stack gap-4">
        <div className="ui-row ui-row--between items-start">
          <div className="min-w-0 flex-[1_1_18rem]">
            <Badge tone={tone === 'warning' ? 'warning' : 'info'}>{tone === 'warning' ? '重要' : 'お知らせ'}</Badge>
            <h2
              id={titleId}
              tabIndex={-1}
              className="mt-2 scroll-mt-28 text-md leading-relaxed [overflow-wrap:anywhere]"
            >
              {text}
            </h2>
          </div>
          <IfMayChange permission="announcement:manage">
            <div className="ui-row ui-row--tight">
              <Button {...about} onPointerEnter={onIntent} onFocus={onIntent} onClick={onEdit}>
                編集
              </Button>
              {phase === 'current' && (
                <Button {...about} onClick={onEnd}>
                  今すぐ終了
                </Button>
              )}
              <Button {...about} variant="ghost" onClick={onDelete}>
                削除
              </Button>
            </div>
          </IfMayChange>
        </div>
        <Ledger
          items={[
            {
              term: '期間',
              value: (
                <>
                  <span className="inline-block">{tableTimeText(starts_at)} ～</span>{' '}
                  <span className="inline-block">{tableTimeText(ends_at)}</span>
                </>
              ),
            },
            ...(link ? [{ term: 'リンク', value: <span className="[overflow-wrap:anywhere]">{link}</span> }] : []),
            { term: '作成', value: created_by_name ?? '退会した管理者' },
          ]}
        />
      </div>
    </article>
  )
}
