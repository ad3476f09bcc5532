import { Check } from 'lucide-react'
import { useState } from 'react'
import { type ApplicationStatus, nextApplicationStatuses } from '#rules/jobs/application-status.ts'
import { Button, type ButtonVariant } from '#web/parts/button.tsx'
import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'
import { monthDayText } from '#words/dates.ts'
import type { ReceivedApplication } from './use-decide.ts'

type Decision = Exclude<ApplicationStatus, 'pending'>

const decisions: Record<Decision, { verb: string; variant: ButtonVariant }> = {
  reviewed: { verb: '確認済みにする', variant: 'secondary' },
  accepted: { verb: '採用にする', variant: 'secondary' },
  rejected: { verb: '不採用にする', variant: 'danger-line' },
}

/** Buttons for the allowed next states, of which the likely one is filled. A final one asks for confirmation first. */
export function DecisionButtons(props: {
  application: ReceivedApplication
  /** Whoever only reads in the team sees how an application ended, and no buttons. */
  mayDecide: boolean
  onDecide: (status: ApplicationStatus) => void
  /** Moves the focus to where it can stay: the pressed button is about to vanish. */
  holdFocus: () => void
}) {
  const { application, mayDecide, onDecide, holdFocus } = props
  const [asked, setAsked] = useState<Decision | null>(null)
  const next = nextApplicationStatuses[application.status] as readonly Decision[]
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
    if (nextApplicationStatuses[status].length > 0) onDecide(status)
    else setAsked(status)
  }

  return (
    <>
      {next.map((status, at) => (
        <Button
          key={status}
          data-decision={status}
          variant={at === 0 ? 'primary' : decisions[status].variant}
          // The second half of a double click was meant for the button that stood here before.
          onClick={({ detail }) => detail < 2 && press(status)}
        >
          {status === 'accepted' && <Check className="ui-icon" aria-hidden="true" />}
          {decisions[status].verb}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked === 'accepted' ? '採用にしますか？' : '不採用にしますか？'}
        verb={asked ? decisions[asked].verb : ''}
        danger={asked === 'rejected'}
        onConfirm={() => {
          if (asked) onDecide(asked)
          setAsked(null)
        }}
      >
        <p>
          <b>{application.applicant_name}</b>さん（{application.job_title}）
        </p>
        {asked === 'accepted' && <p className="ui-phrase">この連絡により、内定とみなされることがあります。</p>}
        <p className="ui-phrase">結果は応募者にメールで届きます。取り消せるのは10秒以内です。</p>
      </ConfirmDialog>
    </>
  )
}
