import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, ExternalLink, LockKeyhole, X } from 'lucide-react'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { endlessStep, type SearchAddress, searchInput } from '#contract/search-address.ts'
import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import { numberText } from '#rules/number-text.ts'
import { factBlock } from '#rules/postings/fact-block.ts'
import { postingTable } from '#rules/postings/table.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { ApiError } from '#web/api/api-error.ts'
import { read, readKey } from '#web/api/read-query.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { isDeskKey, useDeskKeysOn } from '#web/parts/desk-keys.ts'
import { Switch } from '#web/parts/fields/switch.tsx'
import type { ListedJob } from '#web/parts/job-row.tsx'
import { hasLostFocus } from '#web/parts/lost-focus.ts'
import { MoneyBand } from '#web/parts/money-band.tsx'
import {
  AppliedLine,
  ApplyNote,
  KeepButton,
  MainButton,
  OpenedSheet,
  SheetButton,
} from '#web/parts/posting/apply/apply.tsx'
import { type Company, directoryName, loadDirectory, useCompanyInfo } from '#web/parts/posting/company-info.ts'
import { JobNotices } from '#web/parts/posting/job-notices.tsx'
import { JobSheet } from '#web/parts/posting/job-sheet.tsx'
import { deadlineText, type Job } from '#web/parts/posting/job-view.ts'
import { FactBlock, PostingFoot, RelatedJobs, usePosting } from '#web/parts/posting/posting.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { VerifiedEmployerBadge } from '#web/parts/verified-employer-badge.tsx'
import { loadedPages } from '#web/screens/public/home/endless-list/use-job-pages.ts'
import { focusResults, listId } from '#web/screens/public/home/list/list-focus.ts'
import { useFavouriteJobs } from '#web/session/favourite-jobs.ts'
import { loginFrom, loginPath } from '#web/session/login-path.ts'
import { answerTimeText } from '#words/answer-time.ts'
import { tableSource } from '#words/posting-table.ts'
import { refusalSentence } from '#words/refusals.ts'
import { payText } from '#words/salary.ts'
import { wideEnough } from './open-beside.ts'
import './posting-beside.css'

type Found = ResponseData<'searchJobs'>

// It comes with the posting's text, so that nothing moves later.
void loadDirectory().catch(() => undefined)

const rowOf = (id: string) =>
  document.querySelector<HTMLElement>(`.search-results .job-row__title a[href="${pagePath('job', { id })}"]`)
const showRow = (id: string) => rowOf(id)?.closest('.job-row')?.scrollIntoView({ block: 'nearest' })
const topOf = (element: HTMLElement) => element.getBoundingClientRect().top

/**
 * A posting beside the list that led to it, under its own address. The list stays usable; arrows, J and K lead to the
 * neighbours, Esc and Back close it. Mounted only while open.
 */
export function PostingBeside(props: {
  search: SearchAddress
  found: Found | undefined
  now: string
  id: string
  /** How far below the window's top the pressed row was. */
  pressedAt: RefObject<number | undefined>
}) {
  const { search, found, now, id, pressedAt } = props
  const location = useLocation()
  const navigate = useNavigate()
  const list = useListAround(search, found, id)
  const sheet = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [keysOn, turnKeys] = useDeskKeysOn()
  const [favourites, toggleFavourite] = useFavouriteJobs()
  const titleId = useId()
  const { data, error, isFetching, refetch } = useQuery(read('readJob', { params: { id } }))
  const company = useCompanyInfo(data?.job && directoryName(data.job))
  const known = data?.job ?? list.job
  const name = known?.title ?? (location.state as { title?: string } | null)?.title ?? '求人'
  const status = error instanceof ApiError ? error.status : undefined

  const closed = useRef('')
  /** Going back takes a moment, in which a second press would go back twice. */
  function close() {
    if (closed.current === location.key) return
    closed.current = location.key
    void navigate(-1)
  }

  async function step(by: 1 | -1) {
    const next = await list.neighbour(by)
    if (!next) return
    void navigate(location, {
      mask: pagePath('job', { id: next.id }),
      state: { ...location.state, title: next.title },
      replace: true,
      preventScrollReset: true,
    })
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isHere = event.target instanceof Element && event.target.closest(`#${listId}, .near-jobs, .posting-beside`)
    if (!isHere || !isDeskKey(event)) return
    const by = { j: 1, k: -1 }[event.key] as 1 | -1 | undefined
    if (event.key === 'Escape') close()
    else if (by && keysOn) void step(by)
    else return
    event.preventDefault()
  })
  const toPage = useEffectEvent(() => {
    if (!wideEnough().matches) void navigate(location.mask ?? location, { replace: true, state: location.state })
  })
  useEffect(() => {
    toPage()
    const wide = wideEnough()
    wide.addEventListener('change', toPage)
    document.addEventListener('keydown', onKey)
    return () => {
      wide.removeEventListener('change', toPage)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  // Opening and closing change the rows' height: the posting's row keeps its place in the window.
  const shown = useRef(id)
  shown.current = id
  useLayoutEffect(() => {
    const pressed = rowOf(shown.current)
    if (pressed && pressedAt.current !== undefined) window.scrollBy(0, topOf(pressed) - pressedAt.current)
    pressedAt.current = undefined
    // The end of a short list would push the sheet under the header.
    if (sheet.current)
      window.scrollBy(0, Math.min(0, topOf(sheet.current) - Number.parseFloat(getComputedStyle(sheet.current).top)))
    return () => {
      const top = rowOf(shown.current)?.getBoundingClientRect().top
      requestAnimationFrame(() => {
        // What only stands beside a sheet has the focus for a moment longer.
        const isLost = hasLostFocus() || document.activeElement?.checkVisibility() === false
        if (!isLost || !document.getElementById(listId)) return
        const row = rowOf(shown.current)
        if (!row) return focusResults()
        row.focus({ preventScroll: true })
        if (top !== undefined) window.scrollBy(0, topOf(row) - top)
        showRow(shown.current)
      })
    }
  }, [pressedAt])

  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    sheet.current?.scrollTo(0, 0)
    showRow(id)
  }, [id])

  const part = { now, actions }
  return (
    <>
      <div className="posting-beside__keys text-xs text-muted">
        <p className="flex items-center gap-1.5">
          <kbd>J</kbd>
          <kbd>K</kbd>次・前<kbd className="ms-1.5">Esc</kbd>閉じる
        </p>
        <Switch label="1文字のキーを使う" checked={keysOn} onChange={({ target }) => turnKeys(target.checked)} />
      </div>
      <section ref={sheet} className="posting-beside" aria-labelledby={titleId} data-scrolls>
        <header className="sticky top-0 z-3 min-h-18 grid grid-cols-[2.75rem_minmax(0,1fr)_auto_auto_auto] gap-x-2 items-center px-2 bg-(--surface) border-b border-b-rule-strong [&>.button--square]:border-transparent">
          <div className="grid justify-items-center text-xs/[1.1] text-muted whitespace-nowrap">
            <Button {...turn} aria-label="前の求人" disabled={!list.hasBefore} onClick={() => void step(-1)}>
              <ChevronUp className="ui-icon" aria-hidden="true" />
            </Button>
            <span className="ui-number">
              {list.place > 0 && (
                <>
                  <b className="text-ink">{numberText(list.place)}</b>／{numberText(list.count)}
                  <span className="sr-only">件目</span>
                </>
              )}
            </span>
            <Button {...turn} aria-label="次の求人" disabled={!list.hasAfter} onClick={() => void step(1)}>
              <ChevronDown className="ui-icon" aria-hidden="true" />
            </Button>
          </div>
          <div className="min-w-0 leading-[1.45]">
            <h2
              id={titleId}
              ref={title}
              tabIndex={-1}
              title={name}
              className="truncate font-mincho text-lg tracking-[0.03em]"
            >
              {name}
            </h2>
            {known && <PayAndDeadline job={known} now={now} />}
          </div>
          <KeepButton kept={favourites.includes(id)} onKeep={() => toggleFavourite(id)} />
          <div className="posting-beside__actions min-w-32 max-w-44" ref={setActions} />
          <Button variant="ghost" className="button--square" aria-label="閉じる" title="閉じる" onClick={close}>
            <X className="ui-icon" aria-hidden="true" />
          </Button>
        </header>
        {data && company !== undefined ? (
          <Opened
            key={id}
            {...part}
            job={status === 404 ? { ...data.job, is_active: false } : data.job}
            company={company}
          />
        ) : (
          <Known
            {...part}
            job={list.job}
            way={status === 401 ? loginPath(location) : undefined}
            failed={error !== null}
          >
            {status === 401 ? (
              <Notice title="続きを読むには、無料の登録かログインが必要です">
                <p>終わると、この求人に戻ります。</p>
                <p className="ui-row ui-row--tight pt-2">
                  <LinkButton variant="primary" to={loginFrom(location, 'signup')} state={location.state}>
                    <LockKeyhole className="ui-icon" aria-hidden="true" />
                    無料で登録する
                  </LinkButton>
                  <LinkButton to={loginPath(location)} state={location.state}>
                    ログイン
                  </LinkButton>
                </p>
              </Notice>
            ) : status === 404 ? (
              <Notice tone="warning" title={refusalSentence['job-not-found']} />
            ) : error ? (
              <ErrorState of="求人" error={error} level={3} busy={isFetching} onRetry={() => void refetch()} />
            ) : (
              <SkeletonText lines={8} label="求人を読み込み中" />
            )}
          </Known>
        )}
      </section>
    </>
  )
}

/** The posting's place in the list, with near jobs after the others, and its neighbours. */
function useListAround(search: SearchAddress, found: Found | undefined, id: string) {
  const client = useQueryClient()
  const jobsOf = (answer: Pick<Found, 'jobs' | 'alternatives'> | undefined): readonly ListedJob[] =>
    answer ? [...answer.jobs, ...(answer.alternatives ?? []).map(({ job }) => job)] : []
  const isEndless = search.limit === 'all'
  const pages = isEndless ? loadedPages(client, search) : [search.page]
  const loaded = (page: number) =>
    jobsOf(page === search.page ? found : client.getQueryData<Found>(readKey('searchJobs', searchInput(search, page))))
  const page = pages.find((each) => loaded(each).some((job) => job.id === id)) ?? search.page
  const jobs = loaded(page)
  const at = jobs.findIndex((job) => job.id === id)
  const place = at < 0 ? 0 : (page - 1) * (search.limit === 'all' ? endlessStep : search.limit) + at + 1
  const count = (found?.total ?? 0) + (found?.alternatives?.length ?? 0)
  return {
    job: jobs[at],
    place,
    count: Math.max(count, place),
    hasBefore: isEndless ? place > 1 : at > 0,
    hasAfter: at >= 0 && (at < jobs.length - 1 || (isEndless && place < count)),
    /** The next job or the one before, which the list may not have loaded yet. */
    neighbour: async (by: 1 | -1): Promise<ListedJob | undefined> => {
      const next = page + by
      if (at < 0 || jobs[at + by] || !isEndless || next < 1 || (by > 0 && place >= count)) return jobs[at + by]
      const known = loaded(next)
      const more =
        known.length > 0 ? known : jobsOf(await client.fetchQuery(read('searchJobs', searchInput(search, next))))
      return by > 0 ? more.find((job) => !jobs.includes(job)) : more.at(-1)
    },
  }
}

function PayAndDeadline({ job, now }: { job: Job | ListedJob; now: string }) {
  const deadline = deadlineText(job.deadline, tokyoDate(new Date(now)))
  return (
    <p className="truncate text-xs text-muted">
      <b className="ui-number me-3 text-md text-ink">{payText(job)}</b>
      {deadline && (
        <span className="ui-number">
          {deadline.left && <strong className="me-2 text-seal-ink">{deadline.left}</strong>}
          締切 {deadline.text}
        </span>
      )}
    </p>
  )
}

/** Employment, company and its badge. */
function By({ job, verified }: { job: Job | ListedJob; verified: boolean }) {
  return (
    <p className="ui-row ui-row--tight text-sm">
      <Badge tone="info">{jobTypeLabel[job.job_type]}</Badge>
      <CompanyName name={job.company} />
      {verified && <VerifiedEmployerBadge />}
    </p>
  )
}

function NewTab({ id }: { id: string }) {
  return (
    <a
      className="flex-none ms-auto flex items-center gap-1 text-xs no-underline"
      href={pagePath('job', { id })}
      target="_blank"
      rel="noopener"
    >
      <ExternalLink className="ui-icon ui-icon--small" aria-hidden="true" />
      新しいタブで開く
    </a>
  )
}

const turn = { variant: 'ghost', className: 'w-8 min-h-6 p-0' } as const
const textClass = 'posting-beside__text grid grid-cols-1 content-start gap-3 px-6 pb-12'

type PartProps = { now: string; actions: HTMLElement | null }

/** What the list knows, until the posting has arrived or where it may not. `way`: where its button leads. */
function Known(
  props: PartProps & { job: ListedJob | undefined; way: string | undefined; failed: boolean; children: ReactNode },
) {
  const { job, now, actions, way, failed, children } = props
  const { state } = useLocation()
  if (!job) return <div className={textClass}>{children}</div>
  const { job: listed, employer } = tableSource({ ...job, requirements: [], employer: null })
  const { facts } = factBlock(listed, postingTable(listed, employer))
  return (
    <div className={textClass}>
      {actions &&
        createPortal(
          way ? (
            <LinkButton variant="primary" size="lg" to={way} state={state} aria-label="この求人に応募する">
              応募する
            </LinkButton>
          ) : (
            <Button variant="primary" size="lg" disabled={failed} busy={!failed} busyLabel="応募する">
              応募する
            </Button>
          ),
          actions,
        )}
      {!way && (
        <div className="posting-beside__strip">
          <NewTab id={job.id} />
        </div>
      )}
      <By job={job} verified={job.companyInfo?.verified === true} />
      <div className="min-h-9" hidden={way !== undefined} />
      <FactBlock
        facts={facts.filter(({ fact }) => fact !== null)}
        deadline={deadlineText(job.deadline, tokyoDate(new Date(now)))}
      />
      {children}
    </div>
  )
}

/** The whole posting, as on its page. */
function Opened({ job, company, now, actions }: PartProps & { job: Job; company: Company | null }) {
  const posting = usePosting(job, now, false)
  const { view, facts, said, today, standing, applying, isOpen, note } = posting
  const learns = useId()
  const isClosed = standing.kind === 'closed'
  return (
    <div className={isClosed ? `${textClass} text-muted` : textClass}>
      {actions && createPortal(<MainButton applying={applying} learns={learns} />, actions)}
      <JobSheet
        job={job}
        view={view}
        company={company}
        said={said}
        asking={isOpen && standing.kind !== 'blocked'}
        end={<NewTab id={job.id} />}
      >
        <By job={job} verified={job.employer?.verified === true} />
        {job.answer_time && <p className="text-xs text-muted">{answerTimeText(job.answer_time)}</p>}
        <JobNotices job={job} today={today} />
        {/* As high before and after applying. */}
        <div className="ui-row ui-row--between min-h-9 empty:hidden">
          {standing.kind === 'applied' && (
            <AppliedLine
              application={standing.application}
              applying={applying}
              steps={job.terms?.selection?.steps ?? []}
            />
          )}
          <ApplyNote id={learns} applying={applying} />
          {!applying.asks && <SheetButton applying={applying} />}
        </div>
        {isClosed && <RelatedJobs job={job} now={now} />}
        <div>
          <FactBlock facts={facts} deadline={view.deadline} />
          <MoneyBand estimate={job.pay_estimate} terms={job.terms} />
        </div>
      </JobSheet>
      {note && <div className="justify-self-start">{note}</div>}
      <PostingFoot posting={posting} />
      {!isClosed && <RelatedJobs job={job} now={now} />}
      <OpenedSheet applying={applying} />
    </div>
  )
}
