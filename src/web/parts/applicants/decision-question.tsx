import { type ApplicationStatus, nextApplicationStatuses } from '#rules/jobs/application-status.ts'
import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'
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
