import { Check } from 'lucide-react'
import { useState } from 'react'
import { type ApplicationStatus, nextApplicationStatuses } from '#rules/jobs/application-status.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'
import { monthDayText } from '#words/dates.ts'
import type { ReceivedApplication } from './use-decide.ts'

/** The states an application can move to. */
export type Decision = Exclude<ApplicationStatus, 'pending'>

export const decisionVerb: Record<Decision, string> = {
  reviewed: '確認済みにする',
  accepted: '採用にする',
  rejected: '不採用にする',
}

/** The possible moves of an application; none after a withdrawal. */
export const decisionsOn = ({ status, withdrawn_at }: ReceivedApplication): readonly Decision[] =>
  withdrawn_at ? [] : (nextApplicationStatuses[status] as readonly Decision[])

/** Whether a move has no successor, so that it needs a confirmation. */
export const isFinal = (status: Decision): boolean => nextApplicationStatuses[status].length === 0

/** Asks before a final decision. */
export function DecisionQuestion(props: {
  application: ReceivedApplication
  /** Null while nothing is asked. */
  asked: Decision | null
  onDecide: (status: Decision) => void
  onClose: () => void
}) {
  const { application, asked, onDecide, onClose } = props
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={asked === 'accepted' ? '採用にしますか？' : '不採用にしますか？'}
      verb={asked ? decisionVerb[asked] : ''}
      danger={asked === 'rejected'}
      onConfirm={() => {
        if (asked) onDecide(asked)
        onClose()
      }}
    >
      <p>
        <b>{application.applicant_name}</b>さん（{application.job_title}）
      </p>
      {asked === 'accepted' && <p className="ui-phrase">この連絡により、内定とみなされることがあります。</p>}
      <p className="ui-phrase">結果は応募者にメールで届きます。取り消せるのは10秒以内です。</p>
    </ConfirmDialog>
  )
}

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
