import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import type { Conflict, JobField, JobFields } from '#rules/jobs/job-edit.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { forgetJobDraft, type OpenedJob } from '#web/parts/job-form/job-draft.ts'
import { aboutJobForm, JobForm } from '#web/parts/job-form/job-form.tsx'
import { type JobInput, type JobValues, jobToSend, valuesOfJob } from '#web/parts/job-form/values/job-values.ts'
import { Crumbs } from '#web/parts/site/crumbs.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useSession } from '#web/session/session.ts'
import { useMay } from '#web/session/use-may.ts'
import { refusalSentence } from '#words/refusals.ts'
import '#web/parts/rejection-reason.css'

const MergeDialog = lazyDialog(async () => (await import('./edit-job/merge-dialog.tsx')).MergeDialog)

export const meta = () => pageMeta({ title: '求人を編集', hidden: true })

/** The posting form, filled; for the owner of a job, and for administrators. */
export default function EditJob() {
  const { jobId = '' } = useParams()
  const { user } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const byAdmin = user !== null && hasPermission(user.role, 'job:manage-all')
  // An administrator edits the approved version, not a waiting correction.
  const version = byAdmin ? ('public' as const) : undefined
  const asked = read('readJob', { params: { id: jobId }, query: { version } })
  const { data, error, isFetching, refetch: again } = useQuery(asked)
  const job = data?.job
  const mayManage = useMay('job:manage-own')
  const editable = job && ((job.is_own && mayManage) || byAdmin)
  const [query] = useSearchParams()
  const amongAll = byAdmin && (job ? !job.is_own : query.get('from') === 'admin')
  const rejection = job?.rejection_reason ?? job?.revision?.rejection_reason ?? null
  const label = job && savingLabel(job, byAdmin)
  const listOf = amongAll ? pagePath('adminJobs') : pagePath('employerJobs')
  const from = (location.state as { from?: string } | null)?.from ?? listOf

  const { save, held, back } = useSaving(jobId, (message) => {
    toast.success(message, undefined, aboutJobForm)
    if (user) forgetJobDraft({ userId: user.id, of: jobId })
    void navigate(from)
  })

  return (
    <>
      <PageHead
        crumb={<Crumbs trail={[{ label: '求人管理', to: listOf }, { label: '編集' }]} />}
        title="求人を編集"
        lead={editable ? job.title : undefined}
      />
      {editable && user ? (
        <>
          <EditNotes job={job} byAdmin={byAdmin} />
          <JobForm
            key={job.id}
            values={valuesOfJob(job)}
            readAt={job.updated_at}
            draft={{ userId: user.id, of: job.id }}
            employer={job.employer ?? null}
            sendsUnasked={!job.is_own}
            save={save}
            refusedText="求人の保存に失敗しました"
            beside={rejection !== null && <RejectionReason reason={rejection} />}
            submitLabel={label ?? '保存する'}
            busyLabel={label === '保存する' ? '保存しています…' : '申請しています…'}
            cancelTo={from}
            stoppedByOperator={job.stopped_by_operator === true && !byAdmin}
          />
          {held && (
            <MergeDialog
              key={held.savedAt}
              conflicts={held.conflicts}
              savedAt={held.savedAt}
              onSave={held.save}
              onClose={back}
            />
          )}
        </>
      ) : (
        <div className="pt-6">
          {job || (error instanceof ApiError && error.status === 404) ? (
            <EmptyState
              title={job ? refusalSentence['not-allowed'] : refusalSentence['job-not-found']}
              actions={<LinkButton to={from}>求人管理へ戻る</LinkButton>}
            >
              {job?.is_own ? refusalSentence['team-role-too-low'] : '削除されたか、ほかの方の求人の可能性があります。'}
            </EmptyState>
          ) : error ? (
            <ErrorState error={error} busy={isFetching} onRetry={() => void again().then(focusTitle)} />
          ) : (
            <SkeletonText />
          )}
        </div>
      )}
    </>
  )
}

/** Before saving: what is reviewed, and what the public sees meanwhile. */
function EditNotes({ job, byAdmin }: { job: ResponseData<'readJob'>['job']; byAdmin: boolean }) {
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
    text: '修正した求人は、運営者の承認後に公開されます。',
  },
  approved: {
    title: '修正を申請しても、求人は公開されたままです',
    text: '修正した内容は、運営者の承認後に置き換わります。応募締切を早める変更と、募集の終了・再開は、すぐに反映されます。',
  },
} as const

/** Why the job or its correction was rejected, beside the fields to change. */
function RejectionReason({ reason }: { reason: string | null }) {
  return (
    <div className="rejection-reason">
      <b>却下の理由</b>
      <p className="whitespace-pre-line">{reason}</p>
    </div>
  )
}

/** The submit button's label says how saving affects the approval. */
function savingLabel({ approval_status, is_own }: ResponseData<'readJob'>['job'], byAdmin: boolean): string {
  if (approval_status === 'rejected' && is_own) return '修正して再申請する'
  return approval_status === 'approved' && !byAdmin ? '修正を申請する' : '保存する'
}

type Other = JobFields & { updated_at: string }
type Held = { conflicts: Conflict[]; savedAt: string; save: (taken: readonly JobField[]) => Promise<void> }

/**
 * Saves a job. If somebody else changed the same fields since it was opened, the conflict is `held` for the person to
 * decide; other changes are merged at once.
 */
function useSaving(jobId: string, onSaved: (message: string) => void) {
  const [held, setHeld] = useState<Held | null>(null)

  async function save(input: JobInput, openedAs: JobFields, readAt: string): Promise<boolean> {
    try {
      const body = { ...input, publish_at: input.publish_at?.toISOString() ?? null, updated_at: readAt }
      const { message } = await call('editJob', { params: { id: jobId }, body })
      setHeld(null)
      onSaved(message)
      return true
    } catch (error) {
      const other = otherVersion(error)
      if (!other) throw error
      // Imported here, because it is rarely needed.
      const { conflictsOf, withMonthlySalary, takeTheirs } = await import('#rules/jobs/job-edit.ts')
      const [opened, mine] = [withMonthlySalary(openedAs), withMonthlySalary(input)]
      const conflicts = conflictsOf(opened, mine, other).filter(isFilterSet(mine, other))
      if (conflicts.length === 0) return save(input, opened, other.updated_at)
      setHeld({
        conflicts,
        savedAt: other.updated_at,
        save: async (taken) => void (await save(takeTheirs(mine, other, taken), other, other.updated_at)),
      })
      return false
    }
  }

  return {
    held,
    back: () => setHeld(null),
    save: async (input: JobInput, { opened, readAt }: OpenedJob) => save(input, await fieldsOf(opened, input), readAt),
  }
}

/** If both versions state pay in their terms, the choice of the terms decides the monthly salary. */
const isFilterSet =
  (mine: JobFields, theirs: JobFields) =>
  ({ field }: Conflict) =>
    !(field.startsWith('salary_') && mine.terms?.pay && theirs.terms?.pay)

function otherVersion(error: unknown): Other | null {
  if (!(error instanceof ApiError) || error.code !== 'job-changed') return null
  return (error.data as { job: Other }).job
}

/** The form's original values, normalised; if they are invalid now, everything counts as unchanged. */
async function fieldsOf(opened: JobValues, input: JobInput): Promise<JobFields> {
  // Loaded with the form's validation, after the screen.
  const { postJobInput } = await import('#contract/jobs/job-input.ts')
  const parsed = postJobInput.safeParse(jobToSend(opened))
  return parsed.success ? parsed.data : input
}
