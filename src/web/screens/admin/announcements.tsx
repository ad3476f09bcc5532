import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { type AnnouncementPhase, announcementPhases } from '#rules/announcements.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { choiceIn } from '#web/parts/lists/list-query.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { IfMayChange } from '#web/session/if-may-change.tsx'
import { confirmation } from '#words/confirmations.ts'
import { tableTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

const phaseLabel: Record<AnnouncementPhase, string> = { current: '掲載中', upcoming: '予定', past: '終了' }

const formDialog = lazyPart(async () => (await import('./announcements/announcement-dialog.tsx')).AnnouncementDialog)

export const meta = () => pageMeta({ title: 'お知らせ', hidden: true })

type Open = { what: 'add' } | { what: 'edit' | 'end' | 'delete'; announcement: Announcement }

/** The present, future and past announcements. */
export default function AdminAnnouncements() {
  const [query] = useSearchParams()
  const phase = choiceIn(query, 'phase', announcementPhases) ?? 'current'
  const asked = query.get('after') ?? ''
  const after = /^[\da-f-]{36}$/i.test(asked) ? asked : ''
  const list = useQuery({
    ...read('listAnnouncements', { query: { phase, ...(after && { after }) } }),
    placeholderData: keepPreviousData,
  })
  const [open, setOpen] = useState<Open | null>(null)
  const announceRemoval = useFocusAfterRemoval(list.data?.announcements.map(({ id }) => id) ?? [], 'announcement')
  const { end, remove, readAgain } = useAnnouncementChanges(announceRemoval)
  const close = () => setOpen(null)
  const address = (of: AnnouncementPhase, next?: string) =>
    pagePath('announcements', { ...(of !== 'current' && { phase: of }), after: next })
  return (
    <>
      <PageHead
        title="お知らせ"
        lead="すべてのページの上に、期間を決めて短い文を掲載します。"
        actions={
          <IfMayChange permission="announcement:manage">
            <Button variant="primary" {...near} onClick={() => setOpen({ what: 'add' })}>
              <Plus className="ui-icon" aria-hidden="true" />
              お知らせを追加
            </Button>
          </IfMayChange>
        }
      />
      <div className="ui-stack pt-6">
        <div className="ui-row">
          <SegmentLinks
            label="掲載の時期"
            items={announcementPhases.map((value) => ({
              to: address(value),
              label: phaseLabel[value],
              current: value === phase,
            }))}
          />
        </div>
        <QueryState query={list} of="お知らせ" waiting={<SkeletonRows count={3} label="お知らせを読み込み中" />}>
          {({ announcements, next }) =>
            announcements.length === 0 ? (
              <EmptyState title={`${phaseLabel[phase]}のお知らせはありません`}>
                {phase === 'past'
                  ? '終わったお知らせは3年で消去します。'
                  : '点検や休業など、利用者へのお知らせを「お知らせを追加」から掲載できます。'}
              </EmptyState>
            ) : (
              <>
                <div className="ui-stack" aria-busy={list.isPlaceholderData}>
                  {announcements.map((announcement) => (
                    <AnnouncementCard
                      key={announcement.id}
                      announcement={announcement}
                      phase={phase}
                      onIntent={formDialog.preload}
                      onEdit={() => setOpen({ what: 'edit', announcement })}
                      onEnd={() => setOpen({ what: 'end', announcement })}
                      onDelete={() => setOpen({ what: 'delete', announcement })}
                    />
                  ))}
                </div>
                {(after || next) && (
                  <nav className="ui-row ui-row--between" aria-label="お知らせのページ">
                    {after ? <LinkButton to={address(phase)}>最初に戻る</LinkButton> : <span />}
                    {next && (
                      <LinkButton to={address(phase, next)}>
                        続きを見る
                        <ChevronRight className="ui-icon" aria-hidden="true" />
                      </LinkButton>
                    )}
                  </nav>
                )}
              </>
            )
          }
        </QueryState>
      </div>
      {(open?.what === 'add' || open?.what === 'edit') && (
        <Lazy part={formDialog} onLoadError={close}>
          {(AnnouncementDialog) => (
            <AnnouncementDialog
              announcement={open.what === 'edit' ? open.announcement : null}
              onSaved={readAgain}
              onClose={close}
            />
          )}
        </Lazy>
      )}
      {open?.what === 'end' && (
        <ConfirmChange
          title="掲載を今すぐ終了しますか？"
          verb="終了する"
          busyVerb="終了しています…"
          refused="終了できませんでした"
          onConfirm={() => end(open.announcement)}
          onClose={close}
        >
          「{open.announcement.text}」を、すべてのページから外します。
        </ConfirmChange>
      )}
      {open?.what === 'delete' && (
        <ConfirmChange
          title="お知らせを削除しますか？"
          verb="削除する"
          busyVerb="削除しています…"
          refused="削除に失敗しました"
          onConfirm={() => remove(open.announcement)}
          onClose={close}
        >
          「{open.announcement.text}」を削除します。元に戻せません。
        </ConfirmChange>
      )}
    </>
  )
}

/**
 * Ends and deletes announcements; both reject when the request failed. `announceRemoval` is called with the one about
 * to leave the list; `readAgain` reloads the page's own announcements.
 */
function useAnnouncementChanges(announceRemoval: (id: string) => void) {
  const { revalidate } = useRevalidator()
  const readAgain = () => void revalidate()
  return {
    readAgain,
    async end({ id, text }: Announcement) {
      announceRemoval(id)
      const { message } = await call('endAnnouncement', { params: { id } })
      toast.success(message ?? confirmation.announcementEnded, text, `announcement:${id}`)
      readAgain()
    },
    async remove({ id, text }: Announcement) {
      announceRemoval(id)
      const { message } = await call('deleteAnnouncement', { params: { id } })
      toast.success(message ?? confirmation.announcementDeleted, text, `announcement:${id}`)
      readAgain()
    },
  }
}

const near = { onPointerEnter: formDialog.preload, onFocus: formDialog.preload }

type Announcement = ResponseData<'listAnnouncements'>['announcements'][number]

/** An announcement: its text, when it is shown, and its actions. */
function AnnouncementCard(props: {
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
            { term: '作成', value: created_by_name ?? '退会した担当者' },
          ]}
        />
      </div>
    </article>
  )
}
