import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { hasPermission, teamAllows } from '#rules/people/permissions.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { aboutJobForm, JobForm } from '#web/parts/job-form/job-form.tsx'
import { prefillOf } from '#web/parts/job-form/start/prefill.ts'
import { Starters } from '#web/parts/job-form/start/starters.tsx'
import { beginningValues, type JobInput, type JobSoFar } from '#web/parts/job-form/values/job-values.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { RequireSession } from '#web/session/guard.tsx'
import { confirmation } from '#words/confirmations.ts'
import { PostingDenied, TeamRoleTooLow } from './add-job/posting-denied.tsx'
import { type Origin, useOrigin } from './add-job/use-origin.ts'

export const meta = () => pageMeta({ title: '求人を掲載', hidden: true })

/** Posting a job. */
export default function AddJob() {
  return (
    <RequireSession>
      {(user) =>
        !hasPermission(user.role, 'job:post') ? (
          <PostingDenied />
        ) : teamAllows(user.team?.role ?? 'owner', 'job:post') ? (
          <NewJob userId={user.id} />
        ) : (
          <TeamRoleTooLow />
        )
      }
    </RequireSession>
  )
}

/** Wait for the origin, because the form takes its values only once. */
function NewJob({ userId }: { userId: string }) {
  const origin = useOrigin()
  const begun = typeof origin === 'string' ? null : origin
  return (
    <div className="ui-page">
      <PageHead title="求人を掲載" lead="送信した求人は、運営者の承認後に公開されます。" />
      {origin === 'waiting' ? (
        <SkeletonText />
      ) : (
        <>
          <div className="pt-6 empty:hidden">
            <OriginNotice origin={origin} />
          </div>
          <PostingForm key={begun ? `${begun.kind} ${begun.id}` : 'new'} userId={userId} origin={begun} />
        </>
      )}
    </div>
  )
}

function OriginNotice({ origin }: { origin: ReturnType<typeof useOrigin> }) {
  if (origin === 'missing')
    return (
      <Notice tone="warning" title="もとになる求人または下書きが見つかりません">
        削除されたか、ほかの方のものの可能性があります。
      </Notice>
    )
  if (typeof origin === 'string' || origin.kind === 'draft') return null
  return (
    <Notice
      title={origin.kind === 'copy' ? `「${origin.title}」を複製しました` : `ひな形「${origin.title}」から始めます`}
    >
      複製元は変更されません。内容を確認して、承認を申請してください。
    </Notice>
  )
}

function PostingForm({ userId, origin }: { userId: string; origin: Origin | null }) {
  const navigate = useNavigate()
  const { data } = useQuery(read('readEmployerProfile'))
  const prefill = useMemo(() => data && prefillOf(data.profile), [data])
  const draft = origin?.kind === 'draft' ? origin : null

  async function post(job: JobInput) {
    const body = { ...job, publish_at: job.publish_at?.toISOString() ?? null }
    const { message } = await call('postJob', { body })
    // Posting deletes the draft; a draft that remains can be deleted by hand.
    if (draft) await call('deleteJobDraft', { params: { id: draft.id } }).catch(() => undefined)
    toast.success(message ?? confirmation.posted, undefined, aboutJobForm)
    void navigate(pagePath(origin ? 'employerJobs' : 'home'))
    return true
  }

  async function putAside(posting: JobSoFar, readAt: string) {
    const { message } = draft
      ? await call('editJobDraft', { params: { id: draft.id }, body: { posting, updated_at: readAt } })
      : await call('saveJobDraft', { body: { posting } })
    toast.success(message ?? confirmation.draftSaved, undefined, aboutJobForm)
    void navigate(pagePath('employerJobs', { status: 'drafts' }))
  }

  return (
    <JobForm
      values={origin?.values ?? beginningValues}
      readAt={draft?.updatedAt ?? ''}
      draft={{ userId, of: origin ? `${origin.kind}-${origin.id}` : 'new' }}
      prefill={origin ? undefined : prefill}
      employer={data?.profile}
      starters={origin ? undefined : <Starters profile={data?.profile} />}
      save={post}
      putAside={putAside}
      refusedText="求人の追加に失敗しました"
      submitLabel="承認を申請する"
      busyLabel="送信しています…"
      cancelTo={origin ? pagePath('employerJobs') : '/'}
    />
  )
}
