import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { useChange } from '#web/api/use-change.ts'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import '#web/parts/menu.css'
import '#web/parts/button.css'
import './notification-bell.css'
import './notification-list.css'

const shown = { page: '1', limit: '20' }
const time = new Intl.DateTimeFormat('ja-JP', {
  ...{ timeZone: 'Asia/Tokyo', month: 'numeric', day: 'numeric', hour: 'numeric', minute: '2-digit' },
})

/** The bell with the number of unread notifications, and their list. Loaded after the header, in whose place it is drawn. */
export default function NotificationBell() {
  const [open, setOpen] = useState(false)
  const list = useQuery({ ...read('listNotifications', { query: shown }), refetchInterval: 60_000 })
  const reading = useChange(
    { mutationFn: (body: { ids: string[] } | { all: true }) => call('markNotificationsRead', { body }) },
    (body) => JSON.stringify(body),
  )
  const unread = list.data?.unread ?? 0
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        className="button button--square button--ghost notification-bell"
        aria-label={unread > 0 ? `通知（未読${unread}件）` : '通知'}
      >
        <Bell className="ui-icon ui-icon--large" aria-hidden="true" />
        {unread > 0 && (
          <span className="notification-bell__count" data-count={unread > 99 ? '99+' : unread} aria-hidden="true" />
        )}
      </Popover.Trigger>
      <Popover.Portal container={document.querySelector('header')}>
        <Popover.Content
          className="menu notification-list"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label="通知"
        >
          <div className="notification-list__head">
            <h2>通知</h2>
            {unread > 0 && (
              <button type="button" className="button button--ghost" onClick={() => reading.mutate({ all: true })}>
                すべて既読にする
              </button>
            )}
          </div>
          {list.isPending && <SkeletonText lines={3} />}
          {list.isError && !list.data && (
            <ErrorState level={3} bare busy={list.isFetching} onRetry={() => void list.refetch()} />
          )}
          {list.data?.notifications.length === 0 && <p className="notification-list__empty">通知はまだありません。</p>}
          <ul>
            {list.data?.notifications.map(({ id, title, text, path, told_at, is_read }) => (
              <li key={id}>
                <Link
                  to={path}
                  onClick={() => {
                    setOpen(false)
                    if (!is_read) reading.mutate({ ids: [id] })
                  }}
                >
                  <b>
                    {!is_read && <span className="sr-only">未読：</span>}
                    {!is_read && <span className="notification-list__dot" aria-hidden="true" />}
                    {title}
                  </b>
                  <span>{text}</span>
                  <time dateTime={told_at}>{time.format(new Date(told_at))}</time>
                </Link>
              </li>
            ))}
          </ul>
          <Link
            className="notification-list__foot"
            to={pagePath('settings', { tab: 'notifications' })}
            onClick={() => setOpen(false)}
          >
            通知の設定
          </Link>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
