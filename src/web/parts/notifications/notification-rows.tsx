import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { monthDayText } from '#words/dates.ts'
import { monthDayTimeText } from '#words/full-dates.ts'

type Notification = ResponseData<'listNotifications'>['notifications'][number]

/** Notifications, newest first; each links to its subject. */
export function NotificationRows(props: {
  notifications: readonly Notification[]
  onOpen: (notification: Notification) => void
}) {
  return (
    <ul>
      {props.notifications.map((notification) => {
        const { id, kind, title, text, path, told_at, is_read } = notification
        return (
          <li key={id}>
            <Link
              className="block border-b border-rule-soft p-3 text-sm text-ink no-underline hover:bg-hover [word-break:var(--phrase)]"
              to={path}
              onClick={() => props.onOpen(notification)}
            >
              <b className="block">
                {!is_read && <span className="sr-only">未読：</span>}
                {!is_read && <span className="inline-block size-2 mr-1.5 rounded-[50%] bg-seal" aria-hidden="true" />}
                {title}
              </b>
              <span className="block">{text}</span>
              <time className="block text-xs/[inherit] text-muted" dateTime={told_at}>
                {kind === 'question_received' ? monthDayText(tokyoDate(new Date(told_at))) : monthDayTimeText(told_at)}
              </time>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
