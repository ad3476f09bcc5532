import { MessageSquare } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { ApplicationStatusBadge } from '#web/parts/status-badges.tsx'
import type { Press } from '#web/parts/use-press-guard.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { unreadText } from '#words/status-labels.ts'
import { Contacts } from './contacts.tsx'
import { CoverLetter } from './cover-letter.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import type { ReceivedApplication } from './use-decide.ts'
import { useDecide } from './use-decide.ts'
import './applicant-row.css'

/** One application as its employer reads it. `withJob` where the list holds applications to several jobs. */
export function ApplicantRow(props: {
  application: ReceivedApplication
  withJob?: boolean
  /** The reader owns the job: only its owner writes to an applicant. */
  mayWrite: boolean
  /** The reader's role in the team is not that of somebody who only reads. */
  mayDecide: boolean
  press: Press
  /** The application may leave the list now: it is decided. */
  onDecided: (id: string) => void
  /** One of those to which something is done together. */
  chosen: boolean
  onChoose: (chosen: boolean) => void
}) {
  const { application, withJob, mayWrite, mayDecide, press, onDecided, chosen, onChoose } = props
  const decide = useDecide()
  const name = useRef<HTMLHeadingElement>(null)
  return (
    <li className="applicant-row">
      <div className="ui-stack ui-stack--tight gap-3.5">
        <div className="ui-row ui-row--between">
          <div className="ui-row ui-row--nowrap">
            {mayWrite && mayDecide && (
              <Checkbox
                className="min-w-7 justify-center"
                label={<span className="sr-only">{application.applicant_name}さんを選ぶ</span>}
                checked={chosen}
                onChange={(event) => onChoose(event.target.checked)}
              />
            )}
            <Avatar name={application.applicant_name} src={application.applicant_avatar_url} size="m" />
            <div className="min-w-0 leading-[1.6]">
              <h2 className="text-md" id={`applicant-${application.id}`} ref={name} tabIndex={-1}>
                {application.applicant_name}
              </h2>
              <p className="ui-phrase text-xs text-muted tabular-nums">
                {monthDayTimeText(application.applied_at)} 応募
              </p>
            </div>
          </div>
          <ApplicationStatusBadge status={application.status} withdrawn={application.withdrawn_at !== null} />
        </div>
        {withJob && (
          <p className="text-sm">
            <span className="text-muted">求人：</span>
            <Link to={pagePath('applicants', { jobId: application.job_id })}>{application.job_title}</Link>
          </p>
        )}
        <Contacts application={application} />
        {application.cover_letter && <CoverLetter text={application.cover_letter} from={application.applicant_name} />}
      </div>
      <fieldset className="applicant-row__actions">
        <legend className="sr-only">{application.applicant_name}さんの選考</legend>
        {mayWrite && (
          <LinkButton to={pagePath('application', { id: application.id })} className="applicant-row__full">
            <MessageSquare className="ui-icon" aria-hidden="true" />
            メッセージ{unreadText(application.unread_count)}
          </LinkButton>
        )}
        <DecisionButtons
          application={application}
          mayDecide={mayDecide}
          onPress={(event, act) => press(application.id, event, act)}
          holdFocus={() => name.current?.focus({ preventScroll: true })}
          onDecide={(status) => {
            onDecided(application.id)
            decide.mutate({ application, status })
          }}
        />
      </fieldset>
    </li>
  )
}
