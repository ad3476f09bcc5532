import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { BookmarkX } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { JobState } from '#rules/jobs/job-state.ts'
import { type FavouriteSort, favouriteSorts } from '#rules/jobs/job-vocabularies.ts'
import { numberText } from '#rules/number-text.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { read, stillArriving } from '#web/api/read-query.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { FavouriteMail } from '#web/parts/favourite-mail.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { focusTitle, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { IconButton } from '#web/parts/icon-button.tsx'
import { JobRow } from '#web/parts/job-row.tsx'
import { JobRowsFrame } from '#web/parts/job-rows.tsx'
import { choiceIn, pageCountOf, pageIn, withFilter } from '#web/parts/lists/list-query.ts'
import { Pagination } from '#web/parts/lists/pagination.tsx'
import { JobNote } from '#web/parts/notes/job-note.tsx'
import { type JobNotes, useJobNotes } from '#web/parts/notes/use-job-notes.ts'
import { ResourceKind } from '#web/parts/resource-kind.tsx'
import { NoJobsYet } from '#web/parts/states/empty-state.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import { reportChange } from '#web/parts/toasts/report-change.ts'
import { useJobMarks } from '#web/parts/use-job-marks.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { useFavouriteJobs } from '#web/session/favourite-jobs.ts'
import { bookmarkedResourcesKey, favouriteCompaniesKey, useStoredIds } from '#web/storage/stored-ids.ts'
import { jobSortLabel } from '#words/labels.ts'
import '#web/parts/sheet.css'
import '#web/parts/job-row.css'

const orders = [
  { value: 'deadline', label: '締切が近い順' },
  { value: 'salary', label: jobSortLabel.salary },
]

/** Favourite jobs and followed employers of the account, and companies and resources stored in this browser. */
export function Favourites() {
  const [query, setQuery] = useSearchParams()
  const sort = choiceIn(query, 'sort', favouriteSorts)
  const { arriving, jobs, follows, companies, resources } = useFavourites(pageIn(query), sort)
  const press = usePressGuard()
  const followed = follows.data?.follows ?? []

  const count = jobs.count + followed.length + companies.ids.length + resources.ids.length
  if (count === 0 && !follows.isError) return <NoFavourites />
  if (arriving)
    return (
      <>
        {jobs.count > 0 && <SkeletonJobs count={Math.min(4, jobs.count)} />}
        {companies.ids.length + resources.ids.length > 0 && <SkeletonRows count={2} />}
      </>
    )
  return (
    <div className="ui-stack gap-10">
      <p className="text-sm text-muted">
        求人のお気に入りと新着メールの設定はアカウントに保存され、どの端末からも見られます。企業とお役立ち情報のお気に入りは、この端末のブラウザーに保存され、ログアウトすると消えます。
      </p>
      <FavouriteGroup
        title="求人"
        count={jobs.count}
        none="お気に入りの求人はまだありません。"
        more={{ to: pagePath('home'), label: '求人を探す' }}
      >
        {/* The place of the button stands before it is known whether there is one. */}
        <div className="ui-row min-h-9">
          {jobs.count > 1 && (
            <Select
              className="w-auto"
              aria-label="お気に入りの求人の並び順"
              placeholder="保存した順"
              value={sort ?? ''}
              options={orders}
              onChange={({ target }) =>
                setQuery(withFilter(query, 'sort', target.value), { preventScrollReset: true, replace: true })
              }
            />
          )}
          {jobs.ids.length > 0 && <FavouriteMail />}
        </div>
        <FavouriteJobs jobs={jobs} />
      </FavouriteGroup>
      <FavouriteGroup
        title="新着メールを受け取る企業"
        count={followed.length}
        failed={follows.isError}
        none="企業のページで「新しい求人をメールで知る」を押すと、ここに並びます。"
        more={{ to: pagePath('companies'), label: '企業を探す' }}
      >
        <FavouriteRows
          ids={followed.map(({ id }) => id)}
          query={follows}
          toggle={(employerId) =>
            press(employerId, null, () => {
              const unfollowing = callAndRefresh('unfollowEmployer', { params: { employerId } })
              return reportChange(unfollowing, { refused: '設定を変更できませんでした', about: 'follow' })
            })
          }
          prefix="followed-employer"
          removal={{ label: (name) => `${name}の新着メールを解除する`, text: '解除' }}
          row={(id, { follows }) => {
            const employer = follows.find((one) => one.id === id)
            if (!employer || employer.name === null) return null
            const { name, industry, jobs_total } = employer
            const facts = [industry, `公開中の求人 ${numberText(jobs_total)}件`].filter(Boolean).join('・')
            const title = <CompanyName name={name} />
            return { to: pagePath('employer', { id }), name, title, mark: <CompanyMark name={name} />, facts }
          }}
        />
      </FavouriteGroup>
      <FavouriteGroup
        title="企業"
        count={companies.ids.length}
        none="お気に入りの企業はまだありません。"
        more={{ to: pagePath('companies'), label: '企業を探す' }}
      >
        <FavouriteRows
          {...companies}
          prefix="favourite-company"
          row={(id, shelves) => {
            const company = shelves.companies.find((one) => one.id === id)
            if (!company) return null
            const { name, location, industry } = company
            return {
              to: pagePath('company', { id }),
              name,
              title: <CompanyName name={name} />,
              mark: <CompanyMark name={name} />,
              facts: `${location}・${industry}`,
            }
          }}
        />
      </FavouriteGroup>
      <FavouriteGroup
        title="お役立ち情報"
        count={resources.ids.length}
        none="お気に入りの資料はまだありません。"
        more={{ to: pagePath('resources'), label: 'お役立ち情報を見る' }}
      >
        <FavouriteRows
          {...resources}
          prefix="bookmarked-resource"
          row={(id, shelves) => {
            const resource = shelves.resources.find((one) => one.id === id)
            if (!resource) return null
            const { url, title, type, duration } = resource
            return { to: url, name: title, title, facts: <ResourceKind type={type} duration={duration} /> }
          }}
        />
      </FavouriteGroup>
    </div>
  )
}

/** One kind of favourites; without any, a link to find some. */
function FavouriteGroup(props: {
  title: string
  count: number
  failed?: boolean
  none: string
  more: { to: string; label: string }
  children: ReactNode
}) {
  const { title, count, failed = false, none, more, children } = props
  const id = useId()
  return (
    <section className="ui-stack gap-4" aria-labelledby={id}>
      <h2 className="ui-ruled-heading" id={id}>
        {title}
        <span className="ui-number text-sm text-muted font-normal">{count.toLocaleString('ja-JP')}件</span>
      </h2>
      {count > 0 || failed ? (
        children
      ) : (
        <p className="ui-phrase text-sm text-muted">
          {none}
          <Link to={more.to}>{more.label}</Link>
        </p>
      )}
    </section>
  )
}

const NoFavourites = () => (
  <NoJobsYet title="お気に入りはまだありません">
    求人、企業、お役立ち情報の「お気に入り」を押すと、ここに並びます。
  </NoJobsYet>
)

/** A favourite's row; null when it no longer exists. */
type FavouriteRow = { to: string; name: string; title: ReactNode; mark?: ReactNode; facts: ReactNode } | null

/** Favourites in rows: a link, a line, and a button that removes it. */
function FavouriteRows<Shelves>(props: {
  /** Prefix of the rows' ids; one per group. */
  prefix: string
  ids: readonly string[]
  query: { data: Shelves | undefined; isFetching: boolean; refetch: () => Promise<unknown> }
  toggle: (id: string) => void
  /** The button's label and text, instead of an icon that removes a favourite. */
  removal?: { label: (name: string) => string; text: string }
  row: (id: string, shelves: Shelves) => FavouriteRow
}) {
  const { prefix, ids, query, toggle, removal, row } = props
  const announceRemoval = useFocusAfterRemoval(ids, prefix)
  const { data } = query
  if (!data)
    return <ErrorState level={3} bare busy={query.isFetching} onRetry={() => void query.refetch().then(focusTitle)} />

  return (
    <ul className="sheet">
      {ids.map((id) => {
        const shown = row(id, data)
        const name = shown?.name ?? '掲載が終わったもの'
        const remove = () => {
          announceRemoval(id)
          toggle(id)
        }
        return (
          <li
            key={id}
            id={`${prefix}-${id}`}
            tabIndex={-1}
            className="ui-row ui-row--nowrap border-b border-rule-soft px-(--pad-card) py-3 last:border-0"
          >
            {shown?.mark}
            <div className="min-w-0 flex-1">
              {shown ? (
                <Link className="inline-flex min-h-6 items-center font-bold" to={shown.to}>
                  {shown.title}
                </Link>
              ) : (
                <b>掲載が終わりました</b>
              )}
              {shown && <div className="text-xs text-muted">{shown.facts}</div>}
            </div>
            {removal ? (
              <Button size="sm" variant="ghost" aria-label={removal.label(name)} onClick={remove}>
                {removal.text}
              </Button>
            ) : (
              <IconButton label={`${name}をお気に入りから外す`} onClick={remove}>
                <BookmarkX className="ui-icon" aria-hidden="true" />
              </IconButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const pageSize = 12

/** The directory and the library; loaded only with favourites of their kind. */
const shelves = queryOptions({
  queryKey: ['favourite-shelves'],
  queryFn: async () => {
    const [{ companies }, { resources }] = await Promise.all([
      import('#samples/companies.ts'),
      import('#samples/resources.ts'),
    ])
    return { companies, resources }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The number of favourites, with followed employers. */
export function useFavouriteCount(): number {
  const [jobs] = useFavouriteJobs()
  const [companies] = useStoredIds(favouriteCompaniesKey)
  const [resources] = useStoredIds(bookmarkedResourcesKey)
  const { data } = useQuery(read('listFollows'))
  return jobs.length + companies.length + resources.length + (data?.follows.length ?? 0)
}

/**
 * The favourites with their data: jobs of the account by page, its followed employers, companies and resources of this
 * browser. `arriving`: nothing to show yet.
 */
function useFavourites(asked: number, sort: FavouriteSort | undefined) {
  const [jobIds, toggleJob] = useFavouriteJobs()
  const [companyIds, toggleCompany] = useStoredIds(favouriteCompaniesKey)
  const [resourceIds, toggleResource] = useStoredIds(bookmarkedResourcesKey)
  // With those whose job was deleted, which are only in the list.
  const [count, setCount] = useState<number>()
  const pageCount = pageCountOf(count ?? jobIds.length, pageSize)
  const page = count === undefined ? asked : Math.min(asked, pageCount)
  const jobs = useQuery({
    ...read('listFavourites', { query: { page: String(page), limit: String(pageSize), ...(sort && { sort }) } }),
    placeholderData: keepPreviousData,
  })
  const total = jobs.data?.total
  useEffect(() => setCount(total), [total])
  const follows = useQuery(read('listFollows'))
  const known = useQuery({ ...shelves, enabled: companyIds.length + resourceIds.length > 0 })

  return {
    arriving: stillArriving(jobs) || stillArriving(follows) || (known.isEnabled && stillArriving(known)),
    jobs: { ids: jobIds, count: count ?? jobIds.length, page, pageCount, query: jobs, toggle: toggleJob },
    follows,
    companies: { ids: companyIds, query: known, toggle: toggleCompany },
    resources: { ids: resourceIds, query: known, toggle: toggleResource },
  }
}

type Jobs = ReturnType<typeof useFavourites>['jobs']

/** A page of favourite jobs, public ones first. */
function FavouriteJobs({ jobs }: { jobs: Jobs }) {
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
