import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchInput } from '#contract/search-address.ts'
import { homePageSizeDefault } from '#rules/limits.ts'
import { numberText } from '#rules/number-text.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { read } from '#web/api/read-query.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { JobRows } from '#web/parts/job-rows.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import type { SessionUser } from '#web/session/stored-session.ts'
import { recentJobsKey } from '#web/settings/boot-script.ts'
import { storedSettings } from '#web/settings/stored-settings.ts'
import { storedIds } from '#web/storage/stored-ids.ts'
import '#web/api/refresh.ts'
import { monthDayTimeText } from '#words/full-dates.ts'

/** An account younger than this (ms) has not been here before. */
const youngMs = 30 * 60_000
/** Then the ordinary page is shown. */
const patienceMs = 6_000

type Home = ResponseData<'readHome'>
type Props = { user: SessionUser; search: SearchAddress; now: string }

/**
 * The front page of a job seeker who returns, under `data-returning`. The call is left out where 最近見た求人を記録する is off;
 * for a young account, and when the call fails, the ordinary page stays.
 */
export function Returning({ user, search, now }: Props) {
  const isAsked = !hasPermission(user.role, 'job:read-own') && storedSettings().privacy.recentJobs
  const { data, isError } = useQuery({ ...read('readHome'), enabled: isAsked, staleTime: youngMs, retry: false })
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  const isOld = Date.now() - Date.parse(user.created_at) > youngMs
  // Also at the first recorded visit, because the boot script has reserved the room.
  const returns = isAsked && isOld && (data !== undefined || (!isError && !isLate))
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-returning', returns)
    return () => document.documentElement.removeAttribute('data-returning')
  }, [returns])
  const draft = useDraft(user.id)
  // Longer than the document's, whose first jobs are the new ones.
  const list = useQuery({
    ...read('searchJobs', searchInput({ ...search, limit: 2 * homePageSizeDefault })),
    enabled: isAsked && isOld,
    retry: false,
  })
  if (!returns) return null
  return (
    <>
      <Band home={data} total={list.data?.total} />
      <Slips home={data} draft={draft} />
      {data && !list.isPending ? (
        <Jobs home={data} list={list.data} draftOf={draft?.id} now={now} />
      ) : (
        <>
          <div className="job-list__bar">
            <h2>求人</h2>
          </div>
          <SkeletonJobs count={6} />
        </>
      )}
    </>
  )
}

/** What is new, in place of the opening's sentence. */
function Band({ home, total }: { home: Home | undefined; total: number | undefined }) {
  const [place, setPlace] = useState<Element | null>(null)
  useLayoutEffect(() => setPlace(document.querySelector('.opening__returning')), [])
  if (!place) return null
  return createPortal(
    <>
      <h1>
        {!home ? (
          '前回からの新着を確認しています'
        ) : home.last_visit === null ? (
          <a href="#new-jobs">
            公開中の求人
            {total !== undefined && (
              <>
                {' '}
                <b className="ui-number">{numberText(total)}</b>件
              </>
            )}
          </a>
        ) : home.new_total === 0 ? (
          '前回からの新着はありません'
        ) : (
          <a href="#new-jobs">
            前回から新着 <b className="ui-number">{numberText(home.new_total)}</b>件
          </a>
        )}
      </h1>
      {home?.last_visit && <p className="ui-number">前回 {monthDayTimeText(home.last_visit)}</p>}
    </>,
    place,
  )
}

/** 次の予定, 続きから, 返事: three places, also where one is empty. */
function Slips({ home, draft }: { home: Home | undefined; draft: Draft | null }) {
  const slipOf = (kind: 'next' | 'reply') => home?.slips.find((slip) => slip.kind === kind)
  const [next, reply] = [slipOf('next'), slipOf('reply')]
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-3 py-3 max-md:mx-[calc(var(--gutter)*-1)] max-md:gap-0"
      aria-label="前回の続き"
    >
      <Slip label="次の予定" empty={home ? '予定はありません' : ''} to={next?.href} verb="日程を見る">
        {next && (
          <>
            <b className="ui-number">{monthDayTimeText(next.at)}</b>
            <span>{next.text}</span>
          </>
        )}
      </Slip>
      <Slip label="続きから" empty="書きかけの応募はありません" to={draft?.to} verb="続ける">
        {draft && <b>{draft.title}への応募</b>}
      </Slip>
      <Slip label="返事" empty={home ? '未読の返事はありません' : ''} to={reply?.href} verb="読む">
        {reply && (
          <>
            <b>
              {reply.text} <span className="text-xs/[inherit] text-seal-ink">未読</span>
            </b>
            <span className="ui-number">{monthDayTimeText(reply.at)}に届いたメッセージ</span>
          </>
        )}
      </Slip>
    </ul>
  )
}

function Slip(props: { label: string; empty: string; to: string | undefined; verb: string; children: ReactNode }) {
  const { label, empty, to, verb, children } = props
  return (
    <li className={to ? 'returning__slip' : 'returning__slip returning__slip--empty'}>
      <span className="returning__label">{label}</span>
      {to ? (
        <Link to={to} className="grid grid-rows-[auto_auto_1fr] px-3.5 py-2 leading-[1.6] text-inherit no-underline">
          {children}
          <span className="inline-flex items-center self-end justify-self-end font-bold text-primary-ink max-md:hidden">
            {verb}
            <ChevronRight className="ui-icon ui-icon--small" aria-hidden="true" />
          </span>
        </Link>
      ) : (
        <span className="grid grid-rows-[auto_auto_1fr] px-3.5 py-2 leading-[1.6] text-inherit no-underline">
          {empty}
        </span>
      )}
    </li>
  )
}

type Draft = { id: string; title: string; to: string }

/** The application that this browser keeps unsent (apply-sheet.tsx), with the title of its job while that is public. */
function useDraft(userId: string): Draft | null {
  const [id] = useState(() => {
    const pattern = new RegExp(`^shigotocho\\.apply-draft\\.([\\da-f-]{36}):${userId}$`)
    return Object.keys(localStorage).flatMap((key) => pattern.exec(key)?.[1] ?? [])[0]
  })
  const { data } = useQuery({ ...read('searchJobs', { query: { ids: id ?? '', page: '1' } }), enabled: !!id })
  const job = data?.jobs[0]
  return job ? { id: job.id, title: job.title, to: pagePath('job', { id: job.id }) } : null
}

const shownAtFirst = 4
const allJobs = { pathname: pagePath('home'), search: '?limit=all' }

/** New jobs, marked at the edge; then those from before, muted. */
function Jobs(props: {
  home: Home
  list: ResponseData<'searchJobs'> | undefined
  draftOf: string | undefined
  now: string
}) {
  const { home, list, draftOf, now } = props
  const heading = useId()
  const [shown, setShown] = useState(shownAtFirst)
  const [hidden, setHidden] = useState(false)
  const [seen] = useState(() => new Set(storedIds(recentJobsKey)))
  const labelOf = (id: string) => (id === draftOf ? '書きかけ' : seen.has(id) ? '閲覧済み' : undefined)
  const fresh = new Set(home.new.map(({ id }) => id))
  const former = (list?.jobs ?? []).filter(({ id }) => !fresh.has(id))
  const areSeen = former.every(({ created_at }) => home.last_visit !== null && created_at <= home.last_visit)
  const hasNew = home.new.length > 0
  const rest = home.new.length - shown
  return (
    <section id="new-jobs" aria-labelledby={heading}>
      <div className="job-list__bar">
        <h2 id={heading}>{hasNew ? '新着の求人' : '求人'}</h2>
        <p className="text-sm text-muted">
          <span className="ui-number">{numberText(hasNew ? home.new_total : (list?.total ?? 0))}</span>件
        </p>
        <span className="ui-row ml-auto gap-x-5 text-sm">
          <Link to={pagePath('saved')}>保存した条件</Link>
          <Link className="max-md:hidden" to={allJobs}>
            すべての求人を見る
          </Link>
        </span>
      </div>
      {hasNew && (
        <div className="returning__new">
          <JobRows jobs={home.new.slice(0, shown)} now={now} />
          {rest > 0 && (
            <Button variant="ghost" block onClick={() => setShown(home.new.length)}>
              新着をあと{rest}件表示する
            </Button>
          )}
        </div>
      )}
      {former.length > 0 && (
        <>
          {hasNew && (
            <div className="returning__former">
              <h3>{areSeen ? '前回までの求人' : 'ほかの求人'}</h3>
              <Button variant="ghost" size="sm" aria-expanded={!hidden} onClick={() => setHidden(!hidden)}>
                {hidden ? '表示する' : 'まとめて隠す'}
              </Button>
            </div>
          )}
          {!hidden && (
            <div className={hasNew && areSeen ? 'returning__seen' : undefined}>
              <JobRows jobs={former} now={now} head={!hasNew} labelOf={labelOf} />
            </div>
          )}
        </>
      )}
      <div className="py-4 text-center">
        <LinkButton to={allJobs}>
          すべての求人を見る{list?.total !== undefined && `（${numberText(list.total)}件）`}
        </LinkButton>
      </div>
    </section>
  )
}
