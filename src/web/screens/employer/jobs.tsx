import { useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { jobListStatuses } from '#rules/jobs/approval-status.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { MyFigures, ownFigures } from '#web/parts/charts/my-figures.tsx'
import { ListFields, ListItems, useList } from '#web/parts/lists/list-page.tsx'
import { choiceIn, keywordIn, withFilter } from '#web/parts/lists/list-query.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Segment } from '#web/parts/tabs/segment.tsx'
import { useMay } from '#web/session/use-may.ts'
import { jobListStatusLabel, ownJobSortLabel } from '#words/status-labels.ts'
import { DraftList } from './jobs/draft-list.tsx'
import { MyJobRow } from './jobs/my-job-row.tsx'
import '#web/parts/sheet.css'
import '#web/parts/tabs/segment.css'
import './jobs/my-job-row.css'

export const meta = () => pageMeta({ title: '求人管理', hidden: true })

const filters = [
  { value: 'all', label: 'すべて' },
  ...(['public', 'approved', 'pending', 'rejected', 'inactive'] as const).map((value) => ({
    value,
    label: jobListStatusLabel[value],
  })),
  { value: 'drafts', label: '下書き・ひな形' },
] as const

const { newest, ...otherSorts } = ownJobSortLabel
const listFilters = {
  q: { label: '求人を検索', placeholder: '求人名、会社名、仕事内容' },
  sort: { label: '並び順', all: newest, options: otherSorts },
}

/** Own jobs, and drafts of jobs. Search, state, order and page are part of the address. */
export default function MyJobs() {
  const [query, setQuery] = useSearchParams()
  const drafts = query.get('status') === 'drafts'
  const status = drafts ? 'drafts' : choiceIn(query, 'status', jobListStatuses)
  const { data: stats } = useQuery(ownFigures())
  const mayPost = useMay('job:post')
  return (
    <>
      <PageHead
        title="求人管理"
        lead="掲載した求人の審査の状況と、応募の件数です。"
        actions={
          mayPost && (
            <div className="ui-row">
              <LinkButton to={pagePath('importJobs')} className="min-h-11">
                <Upload className="ui-icon" aria-hidden="true" />
                ファイルから取り込む
              </LinkButton>
              <LinkButton to={pagePath('addJob')} variant="primary" className="min-h-11">
                <Plus className="ui-icon" aria-hidden="true" />
                求人を掲載
              </LinkButton>
            </div>
          )
        }
      />
      <div className="ui-stack pt-6">
        <MyFigures stats={stats} />
        <div className="print:hidden overflow-x-auto [scrollbar-width:none] mx-[calc(var(--gutter)*-1)] px-(--gutter) lg:m-0 lg:p-0">
          <Segment
            label="状態で絞り込む"
            value={status ?? 'all'}
            options={mayPost ? filters : filters.filter(({ value }) => value !== 'drafts')}
            onChange={(value) =>
              setQuery(withFilter(query, 'status', value === 'all' ? undefined : value), { preventScrollReset: true })
            }
          />
        </div>
        {drafts ? <DraftList /> : <JobList />}
      </div>
    </>
  )
}

function JobList() {
  const [query] = useSearchParams()
  const status = choiceIn(query, 'status', jobListStatuses)
  const mayPost = useMay('job:post')
  const [today] = useState(() => tokyoDate(new Date()))
  const list = useList('listMyJobs', {
    ...{ filters: listFilters, fixed: { status }, pageSize: 12, prefix: 'myjob' },
    itemsOf: ({ jobs }) => jobs,
  })
  return (
    <>
      <search aria-label="求人の検索と並び順" className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <ListFields fields={list.fields} />
      </search>
      <p className="sr-only" role="status">
        {list.data && !list.result.isPlaceholderData ? `${(list.total ?? 0).toLocaleString('ja-JP')}件` : ''}
      </p>
      <ListItems
        list={list}
        waiting={{ rows: 4 }}
        empty={
          status !== undefined || keywordIn(query)
            ? {
                title: '該当する求人はありません',
                text: '言葉を短くするか、ほかの状態を選ぶと、求人が表示されます。',
                actions: <LinkButton to={pagePath('employerJobs')}>すべての求人を見る</LinkButton>,
              }
            : {
                title: '掲載した求人はまだありません',
                text: '求人を申請すると、審査の状況と応募の件数がここに表示されます。',
                actions: mayPost && (
                  <LinkButton to={pagePath('addJob')} variant="primary">
                    求人を掲載
                  </LinkButton>
                ),
              }
        }
      >
        {(jobs, stale) => (
          <ul className="sheet my-job-row__list" aria-busy={stale || undefined}>
            {jobs.map((job) => (
              <MyJobRow key={job.id} job={job} today={today} onChanged={list.announceRemoval} />
            ))}
          </ul>
        )}
      </ListItems>
    </>
  )
}
