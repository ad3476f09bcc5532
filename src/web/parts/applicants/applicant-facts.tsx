import { MessageSquare } from 'lucide-react'
import { daysAgoText } from '#words/days-ago.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import type { ReceivedApplication } from './use-decide.ts'
import '#web/parts/tags.css'

/** Tags shown on a line; the others are counted. */
const tagsShown = 1

/** The current post if shared, else the first line of the letter. */
export const headlineOf = ({ headline, cover_letter: letter }: ReceivedApplication) =>
  headline ?? letter?.trim().split('\n', 1)[0] ?? '応募メッセージなし'

/** How long ago the person applied. */
export function AppliedAgo({ at }: { at: string }) {
  return (
    <span className="text-muted ui-number" title={`${monthDayTimeText(at)} 応募`}>
      {daysAgoText(at, new Date())}
      <span className="sr-only">に応募</span>
    </span>
  )
}

/** The number of unread messages; nothing for zero. */
export function Unread({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span className={`ui-number inline-flex items-center gap-1 font-bold text-primary-ink ${className}`}>
      <MessageSquare className="ui-icon ui-icon--small" aria-hidden="true" />
      <span className="sr-only">未読メッセージ</span>
      {count.toLocaleString('ja-JP')}
      <span className="sr-only">件</span>
    </span>
  )
}

export function FirstTags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - tagsShown
  return (
    <>
      {tags.slice(0, tagsShown).map((tag) => (
        <span className="tags__tag max-w-36 min-w-12" key={tag}>
          <span className="truncate">{tag}</span>
        </span>
      ))}
      {more > 0 && (
        <span className="text-xs text-muted whitespace-nowrap" title={tags.slice(tagsShown).join('、')}>
          ほか{more}
        </span>
      )}
    </>
  )
}
