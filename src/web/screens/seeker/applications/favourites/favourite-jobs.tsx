import { BookmarkX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { JobState } from '#rules/jobs/job-state.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { Badge } from '#web/parts/badge.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { focusTitle, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { IconButton } from '#web/parts/icon-button.tsx'
import { JobRow } from '#web/parts/job-row.tsx'
import { JobRowsFrame } from '#web/parts/job-rows.tsx'
import { Pagination } from '#web/parts/lists/pagination.tsx'
import { JobNote } from '#web/parts/notes/job-note.tsx'
import { type JobNotes, useJobNotes } from '#web/parts/notes/use-job-notes.ts'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { useJobMarks } from '#web/parts/use-job-marks.ts'
import type { useFavourites } from './use-favourites.ts'
import '#web/parts/job-row.css'

type Jobs = ReturnType<typeof useFavourites>['jobs']

/** A page of favourite jobs, public ones first. */
export function FavouriteJobs({ jobs }: { jobs: Jobs }) {
  const { ids, page, pageCount, query, toggle } = jobs
  const { data, isPlaceholderData, isFetching, refetch } = query
  const announceRemoval = useFocusAfterRemoval(ids, 'favourite-job')
  const marksOf = useJobMarks()
  const notes = useJobNotes(data?.favourites.map(({ id }) => id) ?? [])
  if (!data) return <ErrorState level={3} bare busy={isFetching} onRetry={() => void refetch().then(focusTitle)} />

  const now = new Date()
  // A removed one leaves at once, before the list is read again.
  const shown = data.favourites.filter((job) => ids.includes(job.id) || ('state' in job && job.state === 'deleted'))
  const firstClosed = shown.find((job) => 'state' in job)?.id
  return (
    <>
      <JobRowsFrame>
        <ul className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isPlaceholderData}>
          {shown.map((job) => {
            const { id, title } = job
            const isPublic = !('state' in job)
            const { applied, blocked } = marksOf(job)
            const note = <Note job={job} isShown={isPublic && !blocked} notes={notes} />
            const action = (
              <IconButton
                label={`${title}をお気に入りから外す`}
                onClick={() => {
                  announceRemoval(id)
                  if (ids.includes(id)) return toggle(id)
                  void import('#web/session/change-favourites.ts').then((changes) => changes.removePastFavourite(id))
                }}
              >
                <BookmarkX className="ui-icon" aria-hidden="true" />
              </IconButton>
            )
            return (
              <li key={id} id={`favourite-job-${id}`} tabIndex={-1}>
                {id === firstClosed && <h3 className="px-4 pt-6 pb-2 text-sm text-muted">募集が終了した求人</h3>}
                {isPublic ? (
                  <JobRow
                    job={job}
                    now={now}
                    today={tokyoDate(now)}
                    marks={{ applied, blocked }}
                    note={note}
                    action={action}
                  />
                ) : (
                  <ClosedJob {...job} note={note} action={action} />
                )}
              </li>
            )
          })}
        </ul>
      </JobRowsFrame>
      <Pagination page={page} pageCount={pageCount} />
    </>
  )
}

function Note({ job, isShown, notes }: { job: { id: string; title: string }; isShown: boolean; notes: JobNotes }) {
  return (isShown || notes.textOf(job.id) !== '') && <JobNote job={job} notes={notes} />
}

const stateLabel: Record<JobState, string> = {
  open: '募集終了',
  closed: '募集終了',
  stopped: '掲載停止',
  suspended: '掲載停止',
  deleted: '削除済み',
}

function ClosedJob(props: { title: string; company: string; state: JobState; note: ReactNode; action: ReactNode }) {
  const { title, company, state, note, action } = props
  // Without what stands in brackets, which is rarely part of the trade.
  const keyword = title.replace(/[（(【［].*?[）)】］]/g, ' ').trim() || title
  return (
    <div className="job-row">
      <h4 className="job-row__title">{title}</h4>
      <p className="job-row__about">
        <CompanyName name={company} /> <Badge>{stateLabel[state]}</Badge>{' '}
        <Link to={pagePath('home', { keyword })}>似た求人を探す</Link>
      </p>
      <div className="job-row__note">{note}</div>
      <div className="job-row__actions">{action}</div>
    </div>
  )
}
