import { BookmarkX } from 'lucide-react'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { focusTitle, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { JobCard } from '#web/parts/job-card.tsx'
import { Pagination } from '#web/parts/lists/pagination.tsx'
import { JobNote } from '#web/parts/notes/job-note.tsx'
import { type JobNotes, useJobNotes } from '#web/parts/notes/use-job-notes.ts'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { useJobMarks } from '#web/parts/use-job-marks.ts'
import { storedTitles } from '#web/storage/stored-titles.ts'
import { isId, type useFavourites } from './use-favourites.ts'
import '#web/parts/sheet.css'

type Jobs = ReturnType<typeof useFavourites>['jobs']

/** One page of the kept jobs; those that the public does not see any more by their kept titles. */
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
  // While the next page is loading, unknown jobs are not called closed.
  const drawn = isPlaceholderData ? shown.filter((id) => byId.has(id)) : shown
  return (
    <>
      <ul
        className={isPlaceholderData ? 'ui-grid ui-grid--2 opacity-60' : 'ui-grid ui-grid--2'}
        aria-busy={isPlaceholderData}
      >
        {drawn.map((id) => {
          const job = byId.get(id)
          const title = job?.title ?? titles[id] ?? '掲載が終わった求人'
          return (
            <li
              key={id}
              id={`favourite-job-${id}`}
              tabIndex={-1}
              className="ui-stack ui-stack--tight grid-rows-[1fr_auto] content-stretch"
            >
              {job ? (
                <JobCard
                  job={job}
                  now={now}
                  today={tokyoDate(now)}
                  marks={{ applied: marksOf(job).applied, blocked: marksOf(job).blocked }}
                />
              ) : (
                <ClosedJob title={title} />
              )}
              <div className="ui-row ui-row--between ui-row--tight">
                <Note job={{ id, title }} isShown={job !== undefined && !marksOf(job).blocked} notes={notes} />
                <Button
                  variant="ghost"
                  size="sm"
                  className="ml-auto"
                  aria-label={`${title}をお気に入りから外す`}
                  onClick={() => {
                    announceRemoval(id)
                    toggle(id)
                  }}
                >
                  <BookmarkX className="ui-icon" aria-hidden="true" />
                  お気に入りから外す
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <Pagination page={page} pageCount={pageCount} />
    </>
  )
}

/** Of a job that is gone from the public, what was written before it was. */
function Note({ job, isShown, notes }: { job: { id: string; title: string }; isShown: boolean; notes: JobNotes }) {
  return (isShown || notes.textOf(job.id) !== '') && <JobNote job={job} notes={notes} />
}

function ClosedJob({ title }: { title: string }) {
  return (
    <div className="sheet sheet__body ui-stack ui-stack--tight content-start">
      <div>
        <Badge>募集終了</Badge>
      </div>
      <h3 className="ui-phrase text-md">{title}</h3>
      <p className="text-sm text-muted">お気に入りに追加したあとに募集が終了したか、取り下げられました。</p>
    </div>
  )
}
