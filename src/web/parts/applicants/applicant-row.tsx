import { MessageSquare } from 'lucide-react'
import { Link, type To } from 'react-router'
import { Avatar } from '#web/parts/avatar.tsx'
import { Badge } from '#web/parts/badge.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { Stars } from '#web/parts/stars.tsx'
import { ApplicationStatusBadge } from '#web/parts/status-badges.tsx'
import { daysAgoText } from '#words/days-ago.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { reviewStageLabel } from '#words/status-labels.ts'
import type { ReceivedApplication } from './use-decide.ts'
import './applicant-row.css'
import '#web/parts/tags.css'

/** Tags that a row has place for; the others are a figure. */
const tagsShown = 1

/** One application as a line of a list; its name opens it. */
export function ApplicantRow(props: {
  application: ReceivedApplication
  /** The list is of several jobs. */
  withJob: boolean
  /** The address and the state that open it. */
  to: To
  state: unknown
  onIntent: () => void
  opened: boolean
  now: Date
  /** One of those to which something is done together; absent where the reader does nothing to them. */
  choice: { chosen: boolean; onChoose: (chosen: boolean) => void } | undefined
}) {
  const { application, withJob, to, state, onIntent, opened, now, choice } = props
  const { id, applicant_name: name, applied_at, unread_count: unread, review } = application
  return (
    <li className={opened ? 'applicant-row applicant-row--opened' : 'applicant-row'}>
      {choice && (
        <Checkbox
          className="applicant-row__choice"
          label={<span className="sr-only">{name}さんを選ぶ</span>}
          checked={choice.chosen}
          onChange={(event) => choice.onChoose(event.target.checked)}
        />
      )}
      <div className="applicant-row__person">
        <Avatar name={name} src={application.applicant_avatar_url} size="m" />
        <div className="min-w-0 flex-1">
          <h2 className="applicant-row__name">
            <Link
              className="applicant-row__open"
              id={`applicant-${id}`}
              to={to}
              state={state}
              preventScrollReset
              onPointerEnter={onIntent}
              onFocus={onIntent}
            >
              {name}
            </Link>
          </h2>
          <p className="applicant-row__line">{withJob ? application.job_title : headlineOf(application)}</p>
        </div>
      </div>
      <div className="applicant-row__review">
        {review?.stage && <Badge tone="info">{reviewStageLabel[review.stage]}</Badge>}
        {review && <RowTags tags={review.tags} />}
        {review?.rating && <Stars rating={review.rating} digits={0} />}
      </div>
      <div className="applicant-row__state">
        <ApplicationStatusBadge status={application.status} withdrawn={application.withdrawn_at !== null} />
        <span className="applicant-row__time ui-number" title={`${monthDayTimeText(applied_at)} 応募`}>
          {daysAgoText(applied_at, now)}
          <span className="sr-only">に応募</span>
        </span>
        <span className="applicant-row__unread ui-number">
          {unread > 0 && (
            <>
              <MessageSquare className="ui-icon ui-icon--small" aria-hidden="true" />
              <span className="sr-only">未読メッセージ</span>
              {unread.toLocaleString('ja-JP')}
              <span className="sr-only">件</span>
            </>
          )}
        </span>
      </div>
    </li>
  )
}

/** The present post where the applicant shared it, else what they say first. */
const headlineOf = ({ headline, cover_letter: letter }: ReceivedApplication) =>
  headline ?? letter?.trim().split('\n', 1)[0] ?? '応募メッセージなし'

function RowTags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - tagsShown
  return (
    <>
      {tags.slice(0, tagsShown).map((tag) => (
        <span className="tags__tag applicant-row__tag" key={tag}>
          <span>{tag}</span>
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
