import { MessageSquare } from 'lucide-react'
import { daysAgoText } from '#words/days-ago.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import type { ReceivedApplication } from './use-decide.ts'
import '#web/parts/tags.css'
import './applicant-facts.css'

/** Tags shown on a line; the others are counted. */
const tagsShown = 1

/** The current post if shared, else the first line of the letter. */
export const headlineOf = ({ headline, cover_letter: letter }: ReceivedApplication) =>
  headline ?? letter?.trim().split('\n', 1)[0] ?? '応募メッセージなし'

/** How long ago the person applied. */
export function AppliedAgo({ at, now }: { at: string; now: Date }) {
  return (
    <span className="text-muted ui-number" title={`${monthDayTimeText(at)} 応募`}>
      {daysAgoText(at, now)}
      <span className="sr-only">に応募</span>
    </span>
  )
}

/** The number of unread messages; nothing for zero. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="applicant-facts__unread ui-number">
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
        <span className="tags__tag applicant-facts__tag" key={tag}>
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
