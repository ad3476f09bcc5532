import { BookmarkX } from 'lucide-react'
import type { ReactNode } from 'react'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { Badge } from '#web/parts/badge.tsx'
import { focusTitle, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { IconButton } from '#web/parts/icon-button.tsx'
import { JobRow } from '#web/parts/job-row.tsx'
import { JobRowsFrame } from '#web/parts/job-rows.tsx'
import { Pagination } from '#web/parts/lists/pagination.tsx'
import { JobNote } from '#web/parts/notes/job-note.tsx'
import { type JobNotes, useJobNotes } from '#web/parts/notes/use-job-notes.ts'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { useJobMarks } from '#web/parts/use-job-marks.ts'
import { storedTitles } from '#web/storage/stored-titles.ts'
import { isId, type useFavourites } from './use-favourites.ts'
import '#web/parts/job-row.css'

type Jobs = ReturnType<typeof useFavourites>['jobs']

/** A page of favourite jobs; those no longer public by their stored titles. */
export function FavouriteJobs({ jobs }: { jobs: Jobs }) {
  const { ids, shown, page, pageCount, query, toggle } = jobs
  const { data, isPlaceholderData, isFetching, refetch } = query
  const announceRemoval = useFocusAfterRemoval(ids, 'favourite-job')
  const marksOf = useJobMarks()
  const notes = useJobNotes(shown.filter(isId))
  if (!data) return <ErrorState level={3} bare busy={isFetching} onRetry={() => void refetch().then(focusTitle)} />

  const now = new Date()
  const titles = storedTitles()
  const byId = new Map(data.jobs.map((job) => [job.id, job]))
  // While the next page loads, unknown jobs are not called closed.
  const drawn = isPlaceholderData ? shown.filter((id) => byId.has(id)) : shown
  return (
    <>
      <JobRowsFrame>
        <ul className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isPlaceholderData}>
          {drawn.map((id) => {
            const job = byId.get(id)
            const title = job?.title ?? titles[id] ?? '掲載が終わった求人'
            const { applied, blocked } = marksOf({ id, title })
            const note = <Note job={{ id, title }} isShown={job !== undefined && !blocked} notes={notes} />
            const action = (
              <IconButton
                label={`${title}をお気に入りから外す`}
                onClick={() => {
                  announceRemoval(id)
                  toggle(id)
                }}
              >
                <BookmarkX className="ui-icon" aria-hidden="true" />
              </IconButton>
            )
            return (
              <li key={id} id={`favourite-job-${id}`} tabIndex={-1}>
                {job ? (
                  <JobRow
                    job={job}
                    now={now}
                    today={tokyoDate(now)}
                    marks={{ applied, blocked }}
                    note={note}
                    action={action}
                  />
                ) : (
                  <ClosedJob title={title} note={note} action={action} />
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

/** For a job that is no longer public, its stored title. */
function Note({ job, isShown, notes }: { job: { id: string; title: string }; isShown: boolean; notes: JobNotes }) {
  return (isShown || notes.textOf(job.id) !== '') && <JobNote job={job} notes={notes} />
}

function ClosedJob({ title, note, action }: { title: string; note: ReactNode; action: ReactNode }) {
  return (
    <div className="job-row">
      <h3 className="job-row__title">{title}</h3>
      <p className="job-row__about">
        <Badge>募集終了</Badge>
      </p>
      <div className="job-row__note">{note}</div>
      <div className="job-row__actions">{action}</div>
    </div>
  )
}
