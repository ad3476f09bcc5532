import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { aboutJobForm, JobForm } from '#web/parts/job-form/job-form.tsx'
import { prefillOf } from '#web/parts/job-form/start/prefill.ts'
import { Starters } from '#web/parts/job-form/start/starters.tsx'
import { type JobInput, type JobValues, newJobValues, valuesOfJob } from '#web/parts/job-form/values/job-values.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { RequireSession } from '#web/session/guard.tsx'
import { confirmation } from '#words/confirmations.ts'
import { PostingDenied } from './add-job/posting-denied.tsx'

export const meta = () => pageMeta({ title: '求人を掲載', hidden: true })

/** Posting a job. */
export default function AddJob() {
  return (
    <RequireSession>
      {(user) => (hasPermission(user.role, 'job:post') ? <NewJob userId={user.id} /> : <PostingDenied />)}
    </RequireSession>
  )
}

/** A copy is filled when the job is read: the form takes over what it is opened with. */
function NewJob({ userId }: { userId: string }) {
  const from = useSearchParams()[0].get('from')
  const { data, error } = useQuery({
    ...read('readJob', { params: { id: from ?? '' } }),
    ...(from === null && { queryFn: skipToken }),
  })
  const [today] = useState(() => tokyoDate(new Date()))
  const original = data?.job.is_own ? data.job : null
  const waits = from !== null && !data && !error
  return (
    <div className="ui-page">
      <PageHead title="求人を掲載" lead="送信した求人は、運営の承認後に公開されます。" />
      {waits ? (
        <SkeletonText />
      ) : (
        <>
          {from !== null && (
            <div className="pt-6">
              {original ? (
                <Notice title={`「${original.title}」を複製しました`}>
                  もとの求人は変わりません。内容を確かめてから、承認を申請してください。
                </Notice>
              ) : (
                <Notice tone="warning" title="複製する求人が見つかりません">
                  削除されたか、ほかの方の求人の可能性があります。
                </Notice>
              )}
            </div>
          )}
          <PostingForm
            key={original?.id ?? 'new'}
            userId={userId}
            original={original && copyOf(valuesOfJob(original), today)}
            of={original ? `copy-${original.id}` : 'new'}
          />
        </>
      )}
    </div>
  )
}

function PostingForm({ userId, original, of }: { userId: string; original: JobValues | null; of: string }) {
  const navigate = useNavigate()
  const { data } = useQuery(read('readEmployerProfile'))
  const prefill = useMemo(() => data && prefillOf(data.profile), [data])

  async function post(job: JobInput) {
    const { message } = await call('postJob', { body: job })
    toast.success(message ?? confirmation.posted, undefined, aboutJobForm)
    void navigate(pagePath(original ? 'employerJobs' : 'home'))
    return true
  }

  return (
    <JobForm
      values={original ?? newJobValues}
      draft={{ userId, of }}
      prefill={original ? undefined : prefill}
      employer={data?.profile}
      starters={original ? undefined : <Starters profile={data?.profile} />}
      save={post}
      refusedText="求人の追加に失敗しました"
      submitLabel="承認を申請する"
      busyLabel="送信しています…"
      cancelTo={original ? pagePath('employerJobs') : '/'}
    />
  )
}

/** What a copy begins with: it is up, and a deadline that has passed is not taken over. */
function copyOf(values: JobValues, today: string): JobValues {
  return { ...values, is_active: true, deadline: values.deadline < today ? '' : values.deadline }
}
