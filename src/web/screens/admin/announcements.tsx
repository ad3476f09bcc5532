import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { type AnnouncementPhase, announcementPhases } from '#rules/announcements.ts'
import { call } from '#web/api/client.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { AfterNav } from '#web/parts/lists/after-nav.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { ListSegment } from '#web/parts/lists/list-filters.tsx'
import { ListItems, useList } from '#web/parts/lists/list-page.tsx'
import { choiceIn } from '#web/parts/lists/list-query.ts'
import { RecordSheet } from '#web/parts/lists/record-sheet.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { IfMayChange, useMayChange } from '#web/session/use-may.ts'
import { tableTimeText } from '#words/full-dates.ts'

const phaseLabel: Record<AnnouncementPhase, string> = { current: '掲載中', upcoming: '予定', past: '終了' }

const AnnouncementDialog = lazyDialog(
  async () => (await import('./announcements/announcement-dialog.tsx')).AnnouncementDialog,
)

export const meta = () => pageMeta({ title: 'お知らせ', hidden: true })

type Open =
  | { what: 'add' }
  | { what: 'edit'; announcement: Announcement }
  | { what: 'end' | 'delete'; announcement: Announcement }

const questions = {
  end: {
    words: {
      title: '掲載を今すぐ終了しますか？',
      verb: '終了する',
      busyVerb: '終了しています…',
      refused: '終了できませんでした',
    },
    about: (text: string) => `「${text}」を、すべてのページから外します。`,
    endpoint: 'endAnnouncement',
  },
  delete: {
    words: {
      title: 'お知らせを削除しますか？',
      verb: '削除する',
      busyVerb: '削除しています…',
      refused: '削除に失敗しました',
    },
    about: (text: string) => `「${text}」を削除します。元に戻せません。`,
    endpoint: 'deleteAnnouncement',
  },
} as const

/** The present, future and past announcements. */
export default function AdminAnnouncements() {
  const [query] = useSearchParams()
  const phase = choiceIn(query, 'phase', announcementPhases) ?? 'current'
  const asked = query.get('after') ?? ''
  const after = /^[\da-f-]{36}$/i.test(asked) ? asked : ''
  const list = useList('listAnnouncements', {
    ...{ fixed: { phase, after: after || undefined }, prefix: 'announcement' },
    itemsOf: ({ announcements }) => announcements,
  })
  const next = list.data?.next
  const [open, setOpen] = useState<Open | null>(null)
  const { revalidate } = useRevalidator()
  /** Reloads the page's own announcements. */
  const readAgain = () => void revalidate()
  const close = () => setOpen(null)

  async function change(what: 'end' | 'delete', { id, text }: Announcement) {
    list.announceRemoval(id)
    const { message } = await call(questions[what].endpoint, { params: { id } })
    toast.success(message, text, `announcement:${id}`)
    readAgain()
  }

  const address = (of: AnnouncementPhase, next?: string) =>
    pagePath('announcements', { ...(of !== 'current' && { phase: of }), after: next })
  return (
    <>
      <PageHead
        title="お知らせ"
        lead="すべてのページの上に、期間を決めて短い文を掲載します。"
        actions={
          <IfMayChange permission="announcement:manage">
            <Button variant="primary" {...AnnouncementDialog.near} onClick={() => setOpen({ what: 'add' })}>
              <Plus className="ui-icon" aria-hidden="true" />
              お知らせを追加
            </Button>
          </IfMayChange>
        }
      />
      <div className="ui-stack pt-6">
        <div className="ui-row">
          <ListSegment label="掲載の時期" labels={phaseLabel} value={phase} to={(value) => address(value)} />
        </div>
        <ListItems
          list={list}
          waiting={{ rows: 3, label: 'お知らせを読み込み中' }}
          empty={{
            title: `${phaseLabel[phase]}のお知らせはありません`,
            text:
              phase === 'past'
                ? '終わったお知らせは3年で消去します。'
                : '点検や休業など、利用者へのお知らせを「お知らせを追加」から掲載できます。',
          }}
        >
          {(announcements, stale) => (
            <>
              <div className="ui-stack" aria-busy={stale}>
                {announcements.map((announcement) => (
                  <AnnouncementCard
                    key={announcement.id}
                    announcement={announcement}
                    phase={phase}
                    onAsk={(what) => setOpen({ what, announcement })}
                  />
                ))}
              </div>
              {(after || next) && (
                <AfterNav
                  label="お知らせのページ"
                  first={after && { to: address(phase), text: '最初に戻る' }}
                  next={next && { to: address(phase, next), text: '続きを見る' }}
                />
              )}
            </>
          )}
        </ListItems>
      </div>
      {(open?.what === 'add' || open?.what === 'edit') && (
        <AnnouncementDialog
          announcement={open.what === 'edit' ? open.announcement : null}
          onSaved={readAgain}
          onClose={close}
        />
      )}
      {(open?.what === 'end' || open?.what === 'delete') && (
        <ConfirmChange
          {...questions[open.what].words}
          onConfirm={() => change(open.what, open.announcement)}
          onClose={close}
        >
          {questions[open.what].about(open.announcement.text)}
        </ConfirmChange>
      )}
    </>
  )
}

type Announcement = ResponseData<'listAnnouncements'>['announcements'][number]

/** An announcement: its text, when it is shown, and its actions. */
function AnnouncementCard(props: {
  announcement: Announcement
  phase: AnnouncementPhase
  onAsk: (what: 'edit' | 'end' | 'delete') => void
}) {
  const { announcement, phase, onAsk } = props
  const { id, text, tone, link, starts_at, ends_at, created_by_name } = announcement
  const titleId = `announcement-${id}`
  const mayManage = useMayChange('announcement:manage')
  const about = { 'aria-describedby': titleId, className: 'min-h-11' }
  return (
    <RecordSheet
      id={titleId}
      title={text}
      look="text"
      marks={<Badge tone={tone === 'warning' ? 'warning' : 'info'}>{tone === 'warning' ? '重要' : 'お知らせ'}</Badge>}
      actions={
        mayManage && (
          <>
            <Button {...about} {...AnnouncementDialog.near} onClick={() => onAsk('edit')}>
              編集
            </Button>
            {phase === 'current' && (
              <Button {...about} onClick={() => onAsk('end')}>
                今すぐ終了
              </Button>
            )}
            <Button {...about} variant="ghost" onClick={() => onAsk('delete')}>
              削除
            </Button>
          </>
        )
      }
    >
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
          { term: '作成', value: created_by_name ?? '退会した担当者' },
        ]}
      />
    </RecordSheet>
  )
}
