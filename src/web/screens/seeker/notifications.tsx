import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { notificationDays } from '#rules/people/notifications.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { pageIn } from '#web/parts/lists/list-query.ts'
import { PagedList } from '#web/parts/lists/paged-list.tsx'
import { NotificationRows } from '#web/parts/notifications/notification-rows.tsx'
import { useMarkingRead } from '#web/parts/notifications/use-marking-read.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import '#web/parts/sheet.css'

const pageSize = 20

export const meta = () => pageMeta({ title: '通知', hidden: true })

/** All notifications, which the bell shows in part. */
export default function Notifications() {
  const [query] = useSearchParams()
  const page = pageIn(query)
  const list = useQuery({
    ...read('listNotifications', { query: { page: String(page), limit: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
  const { notifications, total, unread } = list.data ?? {}
  const marking = useMarkingRead()
  return (
    <>
      <PageHead
        title="通知"
        lead={
          <>
            <span role="status">
              未読<span className="ui-number">{unread === undefined ? '—' : unread.toLocaleString('ja-JP')}</span>件
            </span>
            ・{notificationDays}日を過ぎた通知は消えます。
          </>
        }
        actions={
          <div className="ui-row">
            <Button
              disabled={!unread}
              busy={marking.isPending}
              busyLabel="既読にしています…"
              onClick={() => marking.mutate({ all: true }, { onSuccess: focusTitle })}
            >
              すべて既読にする
            </Button>
            <LinkButton to={pagePath('settings', { tab: 'notifications' })}>通知の設定</LinkButton>
          </div>
        }
      />
      <div className="ui-stack pt-6">
        <PagedList
          result={list}
          items={notifications}
          total={total}
          page={page}
          pageSize={pageSize}
          waiting={<SkeletonRows label="通知を読み込み中" />}
          empty={
            <EmptyState title="通知はまだありません">応募や選考、求人の審査に動きがあると、ここに並びます。</EmptyState>
          }
        >
          {(shown, stale) => (
            <div className="sheet" aria-busy={stale}>
              <NotificationRows
                notifications={shown}
                onOpen={({ id, is_read }) => {
                  if (!is_read) marking.mutate({ ids: [id] })
                }}
              />
            </div>
          )}
        </PagedList>
      </div>
    </>
  )
}
