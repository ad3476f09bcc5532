import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { jobListStatuses } from '#rules/jobs/approval-status.ts'
import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import { jobTypes } from '#rules/jobs/job-vocabularies.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { ListFilter, ListSearch } from '#web/parts/lists/list-filters.tsx'
import { choiceIn, keywordIn, pageIn } from '#web/parts/lists/list-query.ts'
import { ListScreen } from '#web/parts/lists/list-screen.tsx'
import { PagedList } from '#web/parts/lists/paged-list.tsx'
import { needsReason, useDecisions } from '#web/parts/moderation/use-decisions.ts'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { jobListStatusLabel } from '#words/status-labels.ts'
import { JobTable, type ModeratedJob } from './jobs/job-table.tsx'
import { StopDialog } from './jobs/stop-dialog.tsx'
import { useJobChanges } from './jobs/use-job-changes.ts'

const pageSize = 20
const overrideDialog = lazyPart(async () => (await import('#web/parts/moderation/override-dialog.tsx')).OverrideDialog)
const rejectDialog = lazyPart(async () => (await import('#web/parts/moderation/reject-dialog.tsx')).RejectDialog)
const statusOptions = jobListStatuses.map((value) => ({ value, label: jobListStatusLabel[value] }))
const typeOptions = jobTypes.map((value) => ({ value, label: jobTypeLabel[value] }))

export const meta = () => pageMeta({ title: '求人管理', hidden: true })

/** All jobs. Search, status and employment type are part of the address. */
export default function AdminJobs() {
  const [query] = useSearchParams()
  const filters = {
    q: keywordIn(query),
    status: choiceIn(query, 'status', jobListStatuses),
    job_type: choiceIn(query, 'job_type', jobTypes),
    owner: query.get('owner') ?? undefined,
    poster: keywordIn(query, 'poster'),
  }
  const page = pageIn(query)
  const list = useQuery({
    ...read('listAllJobs', { query: { ...filters, page: String(page), limit: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
  const filtered = !!(filters.q || filters.status || filters.job_type || filters.owner || filters.poster)
  const { jobs, total, more_posters } = list.data ?? {}
  const [asking, setAsking] = useState<{ about: 'delete' | 'stop' | 'reject' | 'override'; job: ModeratedJob } | null>(
    null,
  )
  const drafts = useRef(new Map<string, string>())
  const close = () => setAsking(null)
  const announceRemoval = useFocusAfterRemoval(jobs?.map(({ id }) => id) ?? [], 'job')
  const { start, stop, remove } = useJobChanges(announceRemoval)
  const { approve, reject, override } = useDecisions(announceRemoval)
  const press = usePressGuard()
  return (
    <ListScreen
      title="求人管理"
      total={list.isPlaceholderData ? undefined : total}
      totalText={filtered ? { before: '条件に合う求人は', after: '件です。' } : { after: '件の求人があります。' }}
      filtersLabel="求人の絞り込み"
      filters={
        <>
          <ListSearch label="求人を検索" placeholder="求人名、会社名" />
          <ListSearch name="poster" label="投稿者で検索" placeholder="投稿者の名前、メール" />
          <ListFilter name="status" label="状態" all="すべての状態" options={statusOptions} />
          <ListFilter name="job_type" label="雇用形態" all="すべての雇用形態" options={typeOptions} />
        </>
      }
    >
      {filters.owner && (
        <div className="ui-row text-sm">
          {jobs?.[0]
            ? `${jobs[0].employer_name}さんが掲載した求人だけを表示しています。`
            : '1つの企業の求人だけを表示しています。'}
          <LinkButton to={pagePath('adminJobs')} variant="ghost" size="sm">
            すべての求人を表示
          </LinkButton>
        </div>
      )}
      {more_posters && (
        <p className="text-sm text-muted">
          投稿者が100人を超えるため、登録の新しい100人の求人を表示しています。名前やメールを長く入力すると、絞り込めます。
        </p>
      )}
      <PagedList
        result={list}
        items={jobs}
        total={total}
        page={page}
        pageSize={pageSize}
        waiting={<SkeletonRows count={6} label="求人を読み込み中" />}
        empty={<NoJobs filtered={filtered} />}
      >
        {(shown, stale) => (
          <JobTable
            jobs={shown}
            stale={stale}
            onApprove={(job) =>
              press(job.id, null, () => (needsReason(job) ? setAsking({ about: 'override', job }) : approve.run(job)))
            }
            onReject={(job) => setAsking({ about: 'reject', job })}
            onStart={start}
            onStop={(job) => setAsking({ about: 'stop', job })}
            onDelete={(job) => setAsking({ about: 'delete', job })}
          />
        )}
      </PagedList>
      {asking?.about === 'override' && (
        <Lazy key={asking.job.id} part={overrideDialog} onLoadError={close}>
          {(OverrideDialog) => <OverrideDialog job={asking.job} onApprove={override} onClose={close} />}
        </Lazy>
      )}
      {asking?.about === 'reject' && (
        <Lazy key={asking.job.id} part={rejectDialog} onLoadError={close}>
          {(RejectDialog) => (
            <RejectDialog
              job={asking.job}
              draft={drafts.current.get(asking.job.id) ?? ''}
              onDraft={(text) => drafts.current.set(asking.job.id, text)}
              onReject={reject}
              onClose={close}
            />
          )}
        </Lazy>
      )}
      {asking?.about === 'stop' && (
        <StopDialog job={asking.job} onStop={(reason) => stop(asking.job, reason)} onClose={close} />
      )}
      {asking?.about === 'delete' && (
        <ConfirmChange
          title="求人を削除しますか？"
          verb="削除する"
          busyVerb="削除しています…"
          refused="削除に失敗しました"
          onConfirm={() => remove(asking.job)}
          onClose={close}
        >
          <p>
            「{asking.job.title}」（{asking.job.company}）を削除します。
            {asking.job.application_count > 0 &&
              `この求人への応募${asking.job.application_count.toLocaleString('ja-JP')}件も削除されます。`}
          </p>
          <p>この操作は取り消せません。</p>
        </ConfirmChange>
      )}
    </ListScreen>
  )
}

function NoJobs({ filtered }: { filtered: boolean }) {
  if (!filtered) return <EmptyState title="求人はまだありません">企業が求人を送信すると、ここに並びます。</EmptyState>
  return (
    <EmptyState
      title="条件に合う求人が見つかりません"
      actions={<LinkButton to={pagePath('adminJobs')}>条件をクリアする</LinkButton>}
    >
      検索する言葉を短くするか、状態や雇用形態の条件を減らしてお試しください。
    </EmptyState>
  )
}
