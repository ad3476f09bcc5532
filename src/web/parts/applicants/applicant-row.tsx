import { Link } from 'react-router'
import { type JobStage, stageName } from '#rules/jobs/job-stages.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Badge } from '#web/parts/badge.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { Stars } from '#web/parts/stars.tsx'
import { ApplicationStatusBadge } from '#web/parts/status-badges.tsx'
import { AppliedAgo, FirstTags, headlineOf, Unread } from './applicant-facts.tsx'
import type { ApplicantDesk } from './opened-drawer.tsx'
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
  desk: ApplicantDesk
  /** The selection for bulk actions; absent where the reader has none. */
  choice: { chosen: boolean; onChoose: (chosen: boolean) => void } | undefined
}) {
  const { application, stages, withJob, desk, choice } = props
  const { id, applicant_name: name, applied_at, unread_count: unread, review } = application
  return (
    <li
      className={`linked-row applicant-row grid items-center px-(--pad-card) py-2 min-[75rem]:min-h-18 ${id === desk.opened?.id ? 'bg-hover' : ''}`}
    >
      {choice && (
        <Checkbox
          className="[grid-area:choice] relative z-1 min-w-7 min-h-11 me-2 justify-center"
          label={<span className="sr-only">{name}さんを選ぶ</span>}
          checked={choice.chosen}
          onChange={(event) => choice.onChoose(event.target.checked)}
        />
      )}
      <span className="[grid-area:avatar] me-3 max-md:hidden">
        <Avatar name={name} src={application.applicant_avatar_url} size="m" />
      </span>
      <h2 className="[grid-area:name] min-[75rem]:self-end text-md leading-normal [overflow-wrap:anywhere]">
        <Link className="linked-row__open" {...desk.linkTo(application)}>
          {name}
        </Link>
      </h2>
      <p
        className={`[grid-area:line] min-[75rem]:self-start truncate text-xs/[1.6] text-muted ${withJob ? 'max-[75rem]:hidden' : ''}`}
      >
        {headlineOf(application)}
      </p>
      {withJob && (
        <p className="truncate text-xs/[1.6] text-muted [grid-area:line] min-[75rem]:ms-4 min-[75rem]:w-72 min-[75rem]:[grid-area:job]">
          {application.job_title}
        </p>
      )}
      <div className="applicant-row__review">
        {application.external && <Badge tone="quiet">外部</Badge>}
        {review?.stage && <Badge tone="info">{stageName(review.stage, stages)}</Badge>}
        {review && <FirstTags tags={review.tags} />}
        {review?.rating && <Stars rating={review.rating} digits={0} />}
      </div>
      <div className="applicant-row__status text-sm/[inherit]">
        <ApplicationStatusBadge status={application.status} withdrawn={application.withdrawn_at !== null} />
        <span className="flex flex-wrap justify-end gap-x-2 min-[75rem]:justify-self-end">
          <AppliedAgo at={applied_at} />
          <Unread count={unread} />
        </span>
      </div>
    </li>
  )
}
