import type { ResponseData } from '#contract/endpoints.ts'
import { Notice } from '#web/parts/states/notice.tsx'
import '#web/parts/rejection-reason.css'

/** What a person should know before saving: that an edit is reviewed again. */
export function EditNotes({ job, byAdmin }: { job: ResponseData<'readJob'>['job']; byAdmin: boolean }) {
  const rejected = job.approval_status === 'rejected'
  return (
    <div className="ui-stack ui-stack--tight pt-6">
      {byAdmin ? (
        <Notice>運営者の編集では、審査の結果は変わりません。</Notice>
      ) : (
        <Notice
          title={rejected ? '修正して再申請すると、もう一度審査されます' : '変更を申請すると、承認待ちに戻ります'}
        >
          内容を変えた求人は、運営者の承認後に公開されます。
        </Notice>
      )}
      {job.stopped_by_operator && <Notice tone="warning">この求人は、運営により停止されています。</Notice>}
    </div>
  )
}

/** Why the job was rejected, beside the fields that are to be changed. */
export function RejectionReason({ reason }: { reason: string | null }) {
  return (
    <div className="rejection-reason">
      <b>却下の理由</b>
      <p className="whitespace-pre-line">{reason}</p>
    </div>
  )
}
