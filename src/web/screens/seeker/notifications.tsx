import { pagePath } from '#contract/page-addresses.ts'
import { notificationDays } from '#rules/people/notifications.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { ListPage, useList } from '#web/parts/lists/list-page.tsx'
import { NotificationRows } from '#web/parts/notifications/notification-rows.tsx'
import { useMarkingRead } from '#web/parts/notifications/use-marking-read.ts'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: '通知', hidden: true })

/** All notifications, which the bell shows in part. */
export default function Notifications() {
  const list = useList('listNotifications', {
    ...{ pageSize: 20, prefix: 'notification' },
    itemsOf: ({ notifications }) => notifications,
  })
  const unread = list.data?.unread
  const marking = useMarkingRead()
  return (
    <ListPage
      list={list}
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
      waiting={{ rows: 5, label: '通知を読み込み中' }}
      empty={{ title: '通知はまだありません', text: '応募や選考、求人の審査に動きがあると、ここに並びます。' }}
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
    </ListPage>
  )
}
