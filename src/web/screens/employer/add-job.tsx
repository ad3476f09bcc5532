import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { aboutJobForm, JobForm } from '#web/parts/job-form/job-form.tsx'
import { prefillOf } from '#web/parts/job-form/start/prefill.ts'
import { Starters } from '#web/parts/job-form/start/starters.tsx'
import { type JobInput, newJobValues } from '#web/parts/job-form/values/job-values.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
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

function NewJob({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const { data } = useQuery(read('readEmployerProfile'))
  const prefill = useMemo(() => data && prefillOf(data.profile), [data])

  async function post(job: JobInput) {
    const { message } = await call('postJob', { body: job })
    toast.success(message ?? confirmation.posted, undefined, aboutJobForm)
    void navigate(pagePath('home'))
    return true
  }

  return (
    <div className="ui-page">
      <PageHead title="求人を掲載" lead="送信した求人は、運営の承認後に公開されます。" />
      <JobForm
        values={newJobValues}
        draft={{ userId, of: 'new' }}
        prefill={prefill}
        employer={data?.profile}
        starters={<Starters profile={data?.profile} />}
        save={post}
        refusedText="求人の追加に失敗しました"
        submitLabel="承認を申請する"
        busyLabel="送信しています…"
        cancelTo="/"
      />
    </div>
  )
}
