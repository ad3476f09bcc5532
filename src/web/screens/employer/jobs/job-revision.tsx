import { SquarePen } from 'lucide-react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { monthDayText } from '#words/dates.ts'
import type { MyJob } from './publication.ts'
import '#web/parts/rejection-reason.css'
import './my-job-row.css'

/** The correction of an approved job: that it waits, or why it was rejected. */
export function JobRevision({ job, onWithdraw }: { job: MyJob; onWithdraw: (() => void) | undefined }) {
  const { revision } = job
  if (!revision) return null
  const isRejected = revision.status === 'rejected'
  const approvedVersion = <Link to={pagePath('job', { id: job.id, version: 'public' })}>承認済みの内容を見る</Link>
  return (
    <div className={isRejected ? 'rejection-reason' : 'my-job-row__revision'}>
      <b>{isRejected ? '修正の却下の理由' : `修正の承認待ち（${monthDayText(revision.submitted_at)}申請）`}</b>
      {isRejected ? (
        <p className="whitespace-pre-line">{revision.rejection_reason}</p>
      ) : (
        <p className="ui-phrase">承認されるまで、求人は承認済みの内容のままです。</p>
      )}
      <div className="ui-row ui-row--tight mt-2">
        {approvedVersion}
        {onWithdraw && (
          <>
            {isRejected && (
              <LinkButton
                to={pagePath('editJob', { jobId: job.id })}
                size="sm"
                className="min-h-9"
                aria-label={`「${job.title}」を編集する`}
              >
                <SquarePen className="ui-icon" aria-hidden="true" />
                編集する
              </LinkButton>
            )}
            <Button
              size="sm"
              className="min-h-9"
              aria-label={`「${job.title}」の修正を取り下げる`}
              onClick={onWithdraw}
            >
              取り下げる
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
