import { Bell } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { NotificationRows } from '#web/parts/notifications/notification-rows.tsx'
import { useMarkingRead } from '#web/parts/notifications/use-marking-read.ts'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { useLatestNotifications } from './stream/use-latest-notifications.ts'
import '#web/parts/menu.css'
import '#web/parts/button.css'

/** The bell with the number of unread notifications, and their list. Loaded after the header. */
export default function NotificationBell() {
  const [open, setOpen] = useState(false)
  const list = useLatestNotifications()
  const marking = useMarkingRead()
  const close = () => setOpen(false)
  const unread = list.data?.unread ?? 0
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        className="button button--square button--ghost relative"
        aria-label={unread > 0 ? `通知（未読${unread}件）` : '通知'}
      >
        <Bell className="ui-icon ui-icon--large" aria-hidden="true" />
        {unread > 0 && (
          <span
            className="text-xs absolute top-0.5 right-0 min-w-5 px-1 rounded-full bg-seal text-on-seal font-bold leading-5 text-center after:content-[attr(data-count)]"
            data-count={unread > 99 ? '99+' : unread}
            aria-hidden="true"
          />
        )}
      </Popover.Trigger>
      <Popover.Portal container={document.querySelector('header')}>
        <Popover.Content
          className="menu w-[min(24rem,calc(100vw-1rem))] max-h-[min(32rem,calc(100dvh-5rem))] overflow-y-auto"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label="通知"
        >
          <div className="flex items-center justify-between min-h-11 px-3 border-b border-b-rule-soft">
            <h2 className="text-md">通知</h2>
            {unread > 0 && (
              <button type="button" className="button button--ghost" onClick={() => marking.mutate({ all: true })}>
                すべて既読にする
              </button>
            )}
          </div>
          {list.isPending && <SkeletonText lines={3} />}
          {list.isError && !list.data && (
            <ErrorState
              of="通知"
              error={list.error}
              level={3}
              bare
              busy={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data?.notifications.length === 0 && (
            <p className="px-3 py-6 text-muted text-center">通知はまだありません。</p>
          )}
          <NotificationRows
            notifications={list.data?.notifications ?? []}
            onOpen={({ id, is_read }) => {
              close()
              if (!is_read) marking.mutate({ ids: [id] })
            }}
          />
          <Link className="justify-center text-primary-ink" to={pagePath('notifications')} onClick={close}>
            すべての通知を見る
          </Link>
          <Link
            className="justify-center text-primary-ink"
            to={pagePath('settings', { tab: 'notifications' })}
            onClick={close}
          >
            通知の設定
          </Link>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
