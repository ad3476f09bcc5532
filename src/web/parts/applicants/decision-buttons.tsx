import { Check } from 'lucide-react'
import { useState } from 'react'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { Button } from '#web/parts/button.tsx'
import { monthDayText } from '#words/dates.ts'
import { type Decision, DecisionQuestion, decisionsOn, decisionVerb, isFinal } from './decision-question.tsx'
import type { ReceivedApplication } from './use-decide.ts'

/** Buttons for the possible moves; the likely one is filled. Final ones ask first. */
export function DecisionButtons(props: {
  application: ReceivedApplication
  /** Members who only read see the result and no buttons. */
  mayDecide: boolean
  onDecide: (status: ApplicationStatus) => void
  /** Moves the focus away from the pressed button, which disappears. */
  holdFocus: () => void
}) {
  const { application, mayDecide, onDecide, holdFocus } = props
  const [asked, setAsked] = useState<Decision | null>(null)
  const next = decisionsOn(application)
  if (application.withdrawn_at) {
    return (
      <p className="text-sm text-muted">
        <span className="ui-number">{monthDayText(application.withdrawn_at)}</span>に、応募者が辞退しました。
        {application.withdrawal_reason && (
          <span className="block whitespace-pre-line">理由：{application.withdrawal_reason}</span>
        )}
      </p>
    )
  }
  if (next.length === 0) return <p className="text-sm text-muted">選考は完了しました。</p>
  if (!mayDecide) return null

  function press(status: Decision) {
    holdFocus()
    if (isFinal(status)) setAsked(status)
    else onDecide(status)
  }

  return (
    <>
      {next.map((status, at) => (
        <Button
          key={status}
          data-decision={status}
          variant={at === 0 ? 'primary' : status === 'rejected' ? 'danger-line' : 'secondary'}
          // Ignore the second half of a double click, which was meant for the former button here.
          onClick={({ detail }) => detail < 2 && press(status)}
        >
          {status === 'accepted' && <Check className="ui-icon" aria-hidden="true" />}
          {decisionVerb[status]}
        </Button>
      ))}
      <DecisionQuestion application={application} asked={asked} onDecide={onDecide} onClose={() => setAsked(null)} />
    </>
  )
}
