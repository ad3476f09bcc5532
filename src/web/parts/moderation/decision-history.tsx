import type { ResponseData } from '#contract/endpoints.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { jobDecisionLabel } from '#words/status-labels.ts'
import '#web/parts/rejection-reason.css'

export type Decision = NonNullable<ResponseData<'listPendingJobs'>['jobs'][number]['decisions']>[number]

/** The last decision on a resubmitted job; undefined for a new one. */
export function formerDecision(decisions: readonly Decision[] | undefined): Decision | undefined {
  if (!decisions?.some(({ kind }) => kind === 'resubmitted')) return undefined
  return decisions.find(({ kind }) => kind === 'rejected' || kind === 'approved')
}

/** The decision before a job was resubmitted, with reason and author. */
export function FormerDecision({ decision }: { decision: Decision }) {
  const { kind, reason, decided_at, by_name } = decision
  return (
    <div className={kind === 'rejected' ? 'rejection-reason' : 'text-sm text-muted'}>
      <b>前回の審査：{jobDecisionLabel[kind]}</b>
      <span className="ui-number">
        （{monthDayTimeText(decided_at)}
        {by_name && `・${by_name}`}）
      </span>
      {reason && <p className="whitespace-pre-line">{reason}</p>}
    </div>
  )
}
