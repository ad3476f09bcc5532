import type { ResponseData } from '#contract/endpoints.ts'
import { Notice } from '#web/parts/states/notice.tsx'
import '#web/parts/rejection-reason.css'

/** Before saving: what is reviewed, and what the public sees meanwhile. */
export function EditNotes({ job, byAdmin }: { job: ResponseData<'readJob'>['job']; byAdmin: boolean }) {
  return (
    <div className="ui-stack ui-stack--tight pt-6">
      {byAdmin ? (
        <Notice>運営者の編集では、審査の結果は変わりません。</Notice>
      ) : (
        <Notice title={ownersNote[job.approval_status].title}>{ownersNote[job.approval_status].text}</Notice>
      )}
      {job.stopped_by_operator && <Notice tone="warning">この求人は、運営により停止されています。</Notice>}
    </div>
  )
}

const ownersNote = {
  pending: { title: '承認待ちの求人です', text: '求人は、運営者の承認後に公開されます。' },
  rejected: {
    title: '修正して再申請すると、もう一度審査されます',
    text: '内容を変えた求人は、運営者の承認後に公開されます。',
  },
  approved: {
    title: '修正を申請しても、求人は公開されたままです',
    text: '修正した内容は、運営者の承認後に置き換わります。応募締切を早める変更と、募集の終了・再開は、すぐに反映されます。',
  },
} as const

/** Why the job or its correction was rejected, beside the fields to change. */
export function RejectionReason({ reason }: { reason: string | null }) {
  return (
    <div className="rejection-reason">
      <b>却下の理由</b>
      <p className="whitespace-pre-line">{reason}</p>
    </div>
  )
}
