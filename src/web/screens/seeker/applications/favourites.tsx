import { useQuery } from '@tanstack/react-query'
import { BookmarkX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { isNew, isUrgent } from '#rules/job-age.ts'
import { cardTags, fixedWorkTime } from '#rules/limits.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { ApiError } from '#web/api/api-error.ts'
import { read } from '#web/api/queries.ts'
import { favouriteJobsKey, useKeptIds } from '#web/kept-ids.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { EmptyState } from '#web/parts/empty-state.tsx'
import { JobCard } from '#web/parts/job-card.tsx'
import { Pagination } from '#web/parts/pagination.tsx'
import { monthDayText } from '#words/dates.ts'
import { jobTypeLabel } from '#words/labels.ts'
import { salaryText } from '#words/salary.ts'

const pageSize = 12

/** The jobs that were kept in this browser, newest first. */
export function Favourites() {
  const [query] = useSearchParams()
  const [ids, toggle] = useKeptIds(favouriteJobsKey)
  const pageCount = Math.ceil(ids.length / pageSize)
  const page = Math.min(Math.max(1, Math.floor(Number(query.get('page'))) || 1), Math.max(1, pageCount))
  if (ids.length === 0) {
    return (
      <EmptyState
        title="お気に入りはまだありません"
        actions={
          <LinkButton to="/" variant="primary">
            求人を探す
          </LinkButton>
        }
      >
        求人のページで「保存する」を押すと、ここに並びます。
      </EmptyState>
    )
  }
  return (
    <>
      <p className="sm muted">
        <span className="num">{ids.length.toLocaleString('ja-JP')}件</span>
        ・お気に入りは、この端末のブラウザに保存されます。
      </p>
      <h2 className="vh">お気に入りの求人</h2>
      <ul className="grid c2">
        {ids.slice((page - 1) * pageSize, page * pageSize).map((id) => (
          <li key={id} className="grid">
            <Favourite id={id} onRemove={() => toggle(id)} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} />
    </>
  )
}

function Favourite({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(read('readJob', { params: { id } }))
  const now = new Date()
  if (data) {
    const { job } = data
    return (
      <div className="stack tight content-between">
        <JobCard
          id={id}
          title={job.title}
          company={job.company}
          location={job.location}
          salaryText={salaryText(job)}
          workTime={fixedWorkTime}
          employmentLabel={jobTypeLabel[job.job_type]}
          isRemote={job.work_style === 'remote'}
          description={job.description}
          tags={job.requirements.slice(0, cardTags)}
          postedDateText={`${monthDayText(job.created_at)}掲載`}
          isNew={isNew(new Date(job.created_at), now)}
          isUrgent={isUrgent(job.deadline, tokyoDate(now))}
        />
        <RemoveButton name={job.title} onRemove={onRemove} />
      </div>
    )
  }
  if (error) {
    const gone = error instanceof ApiError && error.status === 404
    return (
      <div className="sheet sheet-body stack tight content-center">
        <b>{gone ? 'この求人は掲載が終わりました' : '求人を読み込めませんでした'}</b>
        <p className="sm muted">
          {gone ? '保存したあとに取り下げられたか、削除されました。' : '通信の状態を確かめて、もう一度お試しください。'}
        </p>
        <div className="row tight">
          {!gone && (
            <Button size="sm" busy={isFetching} busyLabel="読み込み中..." onClick={() => void refetch()}>
              もう一度読み込む
            </Button>
          )}
          <RemoveButton name={gone ? '掲載が終わった求人' : 'この求人'} onRemove={onRemove} />
        </div>
      </div>
    )
  }
  return (
    <div className="sheet sheet-body loading stack tight">
      <p className="vh" role="status">
        読み込み中
      </p>
      <div className="sk h-5 w-3/4" />
      <div className="sk w-1/2" />
      <div className="sk" />
      <div className="sk w-2/3" />
    </div>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="justify-self-end"
      aria-label={`${name}をお気に入りから外す`}
      onClick={onRemove}
    >
      <BookmarkX className="icon" aria-hidden="true" />
      お気に入りから外す
    </Button>
  )
}
