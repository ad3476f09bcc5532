import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { receivedSorts } from '#rules/jobs/application-review.ts'
import { applicationStatuses } from '#rules/jobs/application-status.ts'
import { limits } from '#rules/limits.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import {
  ApplicantFilters,
  ExportButton,
  FilterToggle,
  reviewFiltersIn,
  SortFilter,
  StatusTabs,
} from '#web/parts/applicants/applicant-filters.tsx'
import { ApplicantList, applicantsPerPage, applicantsRefetchInterval } from '#web/parts/applicants/applicant-list.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { ListFilter, ListSearch } from '#web/parts/lists/list-filters.tsx'
import { choiceIn, keywordIn, pageIn } from '#web/parts/lists/list-query.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import '#web/parts/applicants/applicants-screen.css'

export const meta = () => pageMeta({ title: '応募者一覧', hidden: true })

/** Jobs offered by the filter; the search finds others by title. */
const jobsOffered = limits.pageSize.max

/** Who applied to any of one's own jobs. */
export default function EmployerApplications() {
  const [query] = useSearchParams()
  const status = choiceIn(query, 'status', applicationStatuses)
  const page = pageIn(query)
  const filters = { q: keywordIn(query), job_id: query.get('job_id') ?? '' }
  const reviewed = reviewFiltersIn(query)
  const asked = { ...(filters.q && { q: filters.q }), ...(filters.job_id && { job_id: filters.job_id }), ...reviewed }
  const sort = choiceIn(query, 'sort', receivedSorts)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const client = useQueryClient()
  const readOf = (page: number) =>
    read('listEmployerApplications', {
      query: { ...asked, status, sort, page: String(page), limit: String(applicantsPerPage) },
    })
  const list = useQuery({
    ...readOf(page),
    placeholderData: keepPreviousData,
    refetchInterval: applicantsRefetchInterval,
  })
  const { data: stats } = useQuery(read('readEmployerStats', { query: { limit: String(jobsOffered) } }))
  const offered = stats?.per_job.map((job) => ({ value: job.job_id, label: job.title })) ?? []
  const chosen = offered.some(({ value }) => value === filters.job_id) ? undefined : filters.job_id
  const chosenTitle = list.data?.applications.find(({ job_id }) => job_id === chosen)?.job_title ?? '選択中の求人'
  const jobs = chosen && stats ? [{ value: chosen, label: chosenTitle }, ...offered] : offered
  const jobLabel = (stats?.jobs.total ?? 0) > jobsOffered ? `求人（閲覧の多い${jobsOffered}件）` : '求人'
  const filtered = status !== undefined || filters.q !== '' || filters.job_id !== '' || Object.keys(reviewed).length > 0

  return (
    <div className="applicants-screen">
      <PageHead
        title="応募者一覧"
        lead="掲載したすべての求人への応募です。"
        actions={
          <div className="ui-row">
            <ExportButton filters={{ ...asked, status }} total={list.data?.total} />
            <FilterToggle open={filtersOpen} onToggle={() => setFiltersOpen(!filtersOpen)} />
          </div>
        }
      />
      <div className="pt-1">
        <ApplicantFilters open={filtersOpen} applications={list.data?.applications ?? []}>
          <ListSearch label="応募者を検索" placeholder="名前、メールアドレス、求人で検索" />
          <ListFilter name="job_id" label={jobLabel} all="すべての求人" options={jobs} />
          <SortFilter />
        </ApplicantFilters>
      </div>
      <StatusTabs status={status} counts={list.data?.counts}>
        <ApplicantList
          result={list}
          page={page}
          readPage={async (page) => (await client.fetchQuery({ ...readOf(page), staleTime: 0 })).applications}
          empty={<NoApplications filtered={filtered} />}
          mayWrite
        />
      </StatusTabs>
    </div>
  )
}

function NoApplications({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState
        title="該当する応募はありません"
        actions={<LinkButton to={pagePath('employerApplications')}>条件をクリアする</LinkButton>}
      >
        言葉や求人を変えて、もう一度お試しください。
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="応募はまだありません"
      actions={<LinkButton to={pagePath('employerJobs')}>求人管理へ</LinkButton>}
    >
      求人に応募があると、応募者がここに並びます。
    </EmptyState>
  )
}
