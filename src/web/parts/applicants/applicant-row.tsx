import { Link, type To } from 'react-router'
import { type JobStage, stageName } from '#rules/jobs/job-stages.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Badge } from '#web/parts/badge.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { Stars } from '#web/parts/stars.tsx'
import { ApplicationStatusBadge } from '#web/parts/status-badges.tsx'
import { AppliedAgo, FirstTags, headlineOf, Unread } from './applicant-facts.tsx'
import type { ReceivedApplication } from './use-decide.ts'
import '#web/parts/lists/linked-row.css'
import './applicant-row.css'

/** An application as a line of a list; the name opens it. */
export function ApplicantRow(props: {
  application: ReceivedApplication
  /** The job's stages, in a list of one job. */
  stages?: readonly JobStage[] | undefined
  /** The list has several jobs. */
  withJob: boolean
  /** The link's address and state. */
  to: To
  state: unknown
  onIntent: () => void
  opened: boolean
  now: Date
  /** The selection for bulk actions; absent where the reader has none. */
  choice: { chosen: boolean; onChoose: (chosen: boolean) => void } | undefined
}) {
  const { application, stages, withJob, to, state, onIntent, opened, now, choice } = props
  const { id, applicant_name: name, applied_at, unread_count: unread, review } = application
  return (
    <li className={opened ? 'linked-row applicant-row bg-hover' : 'linked-row applicant-row'}>
      {choice && (
        <Checkbox
          className="applicant-row__choice"
          label={<span className="sr-only">{name}さんを選ぶ</span>}
          checked={choice.chosen}
          onChange={(event) => choice.onChoose(event.target.checked)}
        />
      )}
      <div className="flex items-center gap-3 min-w-0 col-[-2/-1] lg:col-auto">
        <Avatar name={name} src={application.applicant_avatar_url} size="m" />
        <div className="min-w-0 flex-1">
          <h2 className="text-md leading-normal [overflow-wrap:anywhere]">
            <Link
              className="linked-row__open"
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
          <p className="linked-row__line">{withJob ? application.job_title : headlineOf(application)}</p>
        </div>
      </div>
      <div className="applicant-row__review">
        {application.external && <Badge tone="quiet">外部</Badge>}
        {review?.stage && <Badge tone="info">{stageName(review.stage, stages)}</Badge>}
        {review && <FirstTags tags={review.tags} />}
        {review?.rating && <Stars rating={review.rating} digits={0} />}
      </div>
      <div className="text-sm/[inherit] flex flex-wrap items-center gap-3 col-span-full lg:grid lg:grid-cols-[6rem_1fr_2.5rem] lg:justify-items-start lg:col-auto">
        <ApplicationStatusBadge status={application.status} withdrawn={application.withdrawn_at !== null} />
        <AppliedAgo at={applied_at} now={now} />
        <span className="ml-auto lg:justify-self-end">
          <Unread count={unread} />
        </span>
      </div>
    </li>
  )
}
