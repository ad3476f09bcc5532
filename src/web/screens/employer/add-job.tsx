import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { hasPermission, teamAllows } from '#rules/people/permissions.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { Drawing } from '#web/art/drawing.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { aboutJobForm, JobForm } from '#web/parts/job-form/job-form.tsx'
import { prefillOf, Starters } from '#web/parts/job-form/start/starters.tsx'
import {
  beginningValues,
  type JobInput,
  type JobSoFar,
  type JobValues,
  valuesOfJob,
  valuesOfPosting,
} from '#web/parts/job-form/values/job-values.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { RequireSession } from '#web/session/guard.tsx'
import { refusalSentence } from '#words/refusals.ts'

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

/** For a signed-in person who may not post jobs. */
function PostingDenied() {
  return (
    <div className="ui-page py-10">
      <EmptyState
        level={1}
        title="この画面は利用できません"
        picture={<PictureLock />}
        actions={
          <>
            <LinkButton to={pagePath('home')}>トップへ戻る</LinkButton>
            <LinkButton to={pagePath('register', { role: 'employer', redirect: pagePath('addJob') })} variant="primary">
              企業アカウントを登録する
            </LinkButton>
          </>
        }
      >
        {refusalSentence['posting-not-allowed']}
      </EmptyState>
    </div>
  )
}

/** A notebook with a lock: no permission. */
function PictureLock() {
  return (
    <Drawing viewBox="0 0 144 110">
      <ellipse cx="72" cy="100" rx="54" ry="5" className="fill-art-shade stroke-none" />
      <rect x="38" y="12" width="66" height="84" rx="3" className="fill-art-near" />
      <path d="M92 12v84M92 30h12M92 46h12M92 62h12M92 78h12" className="stroke-art-wall" />
      <rect x="46" y="20" width="13" height="36" className="fill-art-wall stroke-none" />
      <g transform="translate(62 52)">
        <path d="M7 12V8a7 7 0 0 1 14 0v4" className="stroke-art-wall" strokeWidth="3" />
        <rect x="2" y="12" width="24" height="19" rx="2" className="fill-art-sun stroke-none" />
        <path d="M14 19v5" className="stroke-on-seal" strokeWidth="2.5" />
      </g>
    </Drawing>
  )
}

/** For a member who sees the team's jobs but may not post. */
function TeamRoleTooLow() {
  return (
    <div className="ui-page py-10">
      <EmptyState
        level={1}
        title="この画面は利用できません"
        picture={<PictureLock />}
        actions={<LinkButton to={pagePath('employerJobs')}>求人管理へ戻る</LinkButton>}
      >
        {refusalSentence['team-role-too-low']}
      </EmptyState>
    </div>
  )
}

/** Wait for the origin, because the form takes its values only once. */
function NewJob({ userId }: { userId: string }) {
  const origin = useOrigin()
  const begun = typeof origin === 'string' ? null : origin
  return (
    <div className="ui-page">
      <PageHead title="求人を掲載" lead="申請した求人は、運営者の承認後に公開されます。" />
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

/** The origin of a new posting: another job, a draft, or a template. */
type Origin =
  | { kind: 'copy'; id: string; title: string; values: JobValues }
  | { kind: 'draft'; id: string; updatedAt: string; values: JobValues }
  | { kind: 'template'; id: string; title: string; values: JobValues }

/** The origin in the address; `missing` when it is gone or another employer's. */
function useOrigin(): Origin | 'nothing' | 'waiting' | 'missing' {
  const [query] = useSearchParams()
  const [today] = useState(() => tokyoDate(new Date()))
  const jobId = query.get('from')
  const draftId = query.get('draft')
  const job = useQuery({
    ...read('readJob', { params: { id: jobId ?? '' } }),
    ...(jobId === null && { queryFn: skipToken }),
  })
  const draft = useQuery({
    ...read('readJobDraft', { params: { id: draftId ?? '' } }),
    ...(draftId === null && { queryFn: skipToken }),
  })
  if (draftId !== null) {
    if (!draft.data) return draft.error ? 'missing' : 'waiting'
    const { id, template_name, posting, updated_at } = draft.data.draft
    const values = valuesOfPosting(posting)
    if (template_name === null) return { kind: 'draft', id, updatedAt: updated_at, values }
    return { kind: 'template', id, title: template_name, values: startable(values, today) }
  }
  if (jobId === null) return 'nothing'
  if (!job.data) return job.error ? 'missing' : 'waiting'
  if (!job.data.job.is_own) return 'missing'
  const { title } = job.data.job
  return { kind: 'copy', id: jobId, title, values: startable(valuesOfJob(job.data.job), today) }
}

/** A new job is active, and does not take over a past deadline. */
function startable(values: JobValues, today: string): JobValues {
  return { ...values, is_active: true, deadline: values.deadline < today ? '' : values.deadline }
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
    toast.success(message, undefined, aboutJobForm)
    void navigate(pagePath(origin ? 'employerJobs' : 'home'))
    return true
  }

  async function putAside(posting: JobSoFar, readAt: string) {
    const { message } = draft
      ? await call('editJobDraft', { params: { id: draft.id }, body: { posting, updated_at: readAt } })
      : await call('saveJobDraft', { body: { posting } })
    toast.success(message, undefined, aboutJobForm)
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
