import { Hourglass, RotateCcw } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { waitingSince } from '#rules/jobs/approval-queue.ts'
import { Badge } from '#web/parts/badge.tsx'
import { severityIcon } from '#web/parts/findings/severity.tsx'
import { LevelBadge } from '#web/parts/level-badge.tsx'
import { formerDecision } from '#web/parts/moderation/decision-history.tsx'
import { RevisionBadge } from '#web/parts/status-badges.tsx'
import { daysAgoText } from '#words/days-ago.ts'
import { jobDecisionLabel } from '#words/status-labels.ts'
import type { PendingJobFacts } from './pending-job.tsx'
import { isOthers } from './use-claims.ts'
import '#web/parts/lists/linked-row.css'
import './queued-row.css'

type LinkProps = Pick<ComponentProps<typeof Link>, 'to' | 'state' | 'replace' | 'preventScrollReset'>

/** A pending job as a line: poster, waiting time and marks. */
export function QueuedRow(props: {
  job: PendingJobFacts
  shown: boolean
  link: LinkProps
  now: Date
  onOpen: (event: MouseEvent) => void
}) {
  const { job, shown, link, now, onOpen } = props
  return (
    <li className={shown ? 'linked-row queued-row queued-row--shown' : 'linked-row queued-row'}>
      <Link
        {...link}
        id={`queued-${job.id}`}
        className="linked-row__open queued-row__open line-clamp-2"
        aria-current={shown || undefined}
        onClick={onOpen}
      >
        {job.title}
      </Link>
      <p className="linked-row__line">
        <span className="ui-number">{daysAgoText(waitingSince(job).toString(), now)}</span>・{job.employer_name}・
        {job.company}
      </p>
      <Marks job={job} />
    </li>
  )
}

function Marks({ job }: { job: PendingJobFacts }) {
  const { findings = [], claim, employer_record } = job
  const count = (severity: 'stop' | 'warn') => findings.filter((one) => one.severity === severity).length
  const [stops, warnings] = [count('stop'), count('warn')]
  return (
    <p className="queued-row__marks">
      {isOthers(job) && (
        <Badge tone="warning" icon={Hourglass}>
          審査中：{claim?.by_name}
        </Badge>
      )}
      {job.is_revision && <RevisionBadge />}
      {!job.is_revision && formerDecision(job.decisions) && (
        <Badge tone="info" icon={RotateCcw}>
          {jobDecisionLabel.resubmitted}
        </Badge>
      )}
      {job.decided_by_you && <Badge tone="quiet">前回ご自身が却下</Badge>}
      {job.poster.level !== 'low' && <LevelBadge level={job.poster.level} />}
      {employer_record?.first && <Badge>初投稿</Badge>}
      {stops > 0 && (
        <Badge tone="danger" icon={severityIcon.stop}>
          掲載不可 {stops}
        </Badge>
      )}
      {warnings > 0 && (
        <Badge tone="warning" icon={severityIcon.warn}>
          要確認 {warnings}
        </Badge>
      )}
      {findings.length === 0 && <Badge tone="quiet">指摘なし</Badge>}
    </p>
  )
}
