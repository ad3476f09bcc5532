import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'
import { Notice } from '#web/parts/states/notice.tsx'
import { monthDayTimeText } from '#words/full-dates.ts'
import { refusalSentence } from '#words/refusals.ts'
import type { Job } from './job-view.ts'

/** Why a job is not public, for those who may still read it. `today` is a date in Asia/Tokyo. */
export function JobNotices({ job, today }: { job: Job; today: string }) {
  if (job.approval_status === 'pending') {
    return <Notice title="承認待ちの求人です">公開されるまで、求職者には表示されません。</Notice>
  }
  if (job.approval_status === 'rejected') {
    return (
      <Notice tone="danger" title="この求人は却下されました">
        {job.rejection_reason}
      </Notice>
    )
  }
  if (job.revision) return <RevisionNotice job={job} />
  if (job.publish_at)
    return (
      <Notice title={`${monthDayTimeText(job.publish_at)}に公開します`}>それまで、求職者には表示されません。</Notice>
    )
  if (!isPublic(job, today)) {
    return (
      <Notice tone="warning" title={refusalSentence['job-closed']}>
        新しい応募は受け付けていません。
      </Notice>
    )
  }
  if (job.is_own) return <Notice title="自分が掲載した求人です">求職者には、この内容で表示されています。</Notice>
  return null
}

/** Says that this is a correction that the public does not see. */
function RevisionNotice({ job }: { job: Job }) {
  const isRejected = job.revision?.status === 'rejected'
  const approved = <Link to={pagePath('job', { id: job.id, version: 'public' })}>承認済みの内容を見る</Link>
  return isRejected ? (
    <Notice tone="danger" title="この修正は却下されました">
      {job.revision?.rejection_reason} {approved}
    </Notice>
  ) : (
    <Notice title="承認待ちの修正です">承認されるまで、求職者には表示されません。{approved}</Notice>
  )
}

/** Tells the owner that this is a seeker's view, and who sees it. */
export function PreviewNotice({ job, today }: { job: Job; today: string }) {
  return (
    <Notice title="プレビュー：求職者にはこのように表示されます">
      {job.revision
        ? '修正した内容です。承認されるまで、求職者には承認済みの内容が表示されます。'
        : isPublic(job, today)
          ? 'この求人は公開されています。プレビューからは応募できません。'
          : 'この求人は公開されていません。いまこの画面を見られるのは、募集企業と運営者だけです。'}
      <Link to={pagePath('editJob', { jobId: job.id })}>編集する</Link>
    </Notice>
  )
}
