import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { memo, type RefCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { endlessStep, type SearchAddress, searchPath } from '#contract/search-address.ts'
import { numberText } from '#rules/number-text.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Button } from '#web/parts/button.tsx'
import type { ListedJob } from '#web/parts/job-row.tsx'
import { JobRows } from '#web/parts/job-rows.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import { blocksToDraw, piecesOf } from './block-heights.ts'
import {
  blockGuess,
  blockSize,
  blocksOf,
  blocksOfPage,
  isWindowed,
  jobsOfBlock,
  type LoadedPage,
  loadedPages,
  mostBlocks,
  pageOf,
  useJobPages,
} from './use-job-pages.ts'
import { listPlace, useNearBlocks } from './use-near-blocks.ts'
import './endless-jobs.css'

/** Fills the estimated height of jobs that are loading or failed to load. */
function MissingJobs(props: { block: number; blocks: number; height: number; page: LoadedPage }) {
  const { block, blocks, height, page } = props
  const [retrying, setRetrying] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  // When jobs arrive the button disappears, so the first visible job gets the focus.
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      const feed = element?.closest<HTMLElement>('[role="feed"]')
      if (feed && element?.contains(document.activeElement)) requestAnimationFrame(() => focusInSight(feed))
    }
  }, [])

  async function retry() {
    setRetrying(true)
    // Keep the button until the jobs have arrived, or the focus would be lost before.
    if (!(await page.retry())) setRetrying(false)
  }

  return (
    <div
      className="[overflow-anchor:none] overflow-clip print:hidden"
      ref={place}
      data-block={block}
      style={{ height }}
    >
      {page.failed || retrying ? (
        <article
          className="sticky top-[calc(var(--header-h)+2rem)] bottom-16 grid gap-3 justify-items-center py-8 text-center"
          aria-label="読み込めなかった求人"
        >
          <p>求人を読み込めませんでした。</p>
          <Button busy={retrying} busyLabel="読み込んでいます…" onClick={() => void retry()}>
            <RotateCw className="ui-icon" aria-hidden="true" />
            もう一度読み込む
          </Button>
        </article>
      ) : (
        <SkeletonJobs count={blocks * blockSize} label="求人を読み込み中" />
      )}
    </div>
  )
}

function focusInSight(feed: HTMLElement): void {
  if (document.activeElement !== document.body) return
  const links = [...feed.querySelectorAll<HTMLElement>('article h3 a')]
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
  const first = links.find((link) => link.getBoundingClientRect().top >= header) ?? links[0]
  first?.focus({ preventScroll: true })
}

type Props = {
  block: number
  page: readonly ListedJob[]
  before: readonly ListedJob[] | undefined
  now: string
  total: number
  measure: RefCallback<HTMLElement>
}

/** Some rows of the endless list; rendered only when their jobs change. */
const JobBlock = memo(function JobBlock({ block, page, before, now, total, measure }: Props) {
  const jobs = jobsOfBlock(block, page, before)
  return (
    <div className="endless-jobs__block" data-block={block} ref={measure}>
      <JobRows
        head={block === 0}
        jobs={jobs.map(({ job }) => job)}
        now={now}
        positions={jobs.map(({ position }) => ({ at: position, of: total }))}
      />
    </div>
  )
})

/**
 * All jobs of a search. Up to 100 are rendered as a whole. A longer list has its full height, but renders and loads
 * only jobs near the window: readers can scroll or jump anywhere, and the document stays small. Printing includes all
 * loaded jobs.
 */
export function EndlessJobs({ search, now, total }: { search: SearchAddress; now: string; total: number }) {
  const { key: visit } = useLocation()
  const hydrated = useHydrated()
  const [place] = useState(() => listPlace(visit))
  const [focused, setFocused] = useState<number>()
  const list = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLParagraphElement>(null)

  // Another history entry may show the same list (a link to a fragment).
  useEffect(() => void listPlace(visit, place), [visit, place])

  const all = Math.ceil(total / blockSize)
  const count = Math.min(hydrated ? mostBlocks : blocksOfPage, all)
  const near = useNearBlocks({
    list,
    place,
    visit,
    count,
    total,
    size: blockSize,
    guess: () => blockGuess(list.current),
    first: { first: 0, last: blocksOfPage - 1 },
    hydrated,
  })
  const windowed = isWindowed(total)
  const client = useQueryClient()
  const onPaper = usePrinting() ? loadedPages(client, search).flatMap(blocksOf) : []
  const range = windowed || !hydrated ? near.range : { first: 0, last: count - 1 }
  const drawn = blocksToDraw(range, focused, count, onPaper)
  const pageAt = useJobPages(search, drawn, near.settled || !windowed)
  const heights = {
    count,
    measured: place.measured,
    estimate: place.estimate ?? (hydrated ? blockGuess(list.current) : 0),
  }
  const isLong = total > endlessStep
  // By more than the room that is kept for it.
  const grows = !hydrated && all - count > 1

  return (
    <div className="endless-jobs">
      {isLong && hydrated && (
        <Button className="endless-jobs__to-end" variant="ghost" onClick={() => keepInView(end.current, list.current)}>
          求人の一覧の終わりへ
        </Button>
      )}
      <div
        ref={list}
        role="feed"
        aria-label="求人"
        aria-busy={drawn.some((block) => pageAt(pageOf(block)).pending) || undefined}
        onFocus={(event) => setFocused(blockOf(event.target))}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined)
        }}
      >
        {piecesOf(heights, drawn, { pageSize: blocksOfPage, isMissing: (page) => !pageAt(page).jobs }).map((piece) => {
          if (piece.kind === 'gap')
            return (
              <div
                className="endless-jobs__gap"
                key={`gap ${piece.first}`}
                style={{ height: piece.height }}
                aria-hidden="true"
              />
            )
          if (piece.kind === 'missing')
            return (
              <MissingJobs
                key={`page ${piece.page}`}
                block={piece.first}
                height={piece.height}
                blocks={piece.blocks}
                page={pageAt(piece.page)}
              />
            )
          const { jobs = [], before } = pageAt(pageOf(piece.block))
          const { block } = piece
          return <JobBlock key={block} {...{ block, page: jobs, before, now, total, measure: near.measure }} />
        })}
      </div>
      <p className="sr-only" role="status">
        {drawn.some((block) => pageAt(pageOf(block)).failed) ? '求人を読み込めませんでした。' : ''}
      </p>
      {isLong && (
        <p
          className={
            near.reached > 0 && near.reached < total ? 'endless-jobs__reached' : 'endless-jobs__reached invisible'
          }
          aria-hidden="true"
        >
          <span className="ui-number">
            {numberText(near.reached)} / {numberText(total)}件
          </span>
        </p>
      )}
      {count < all ? (
        <p key="next" className={grows ? 'endless-jobs__end endless-jobs__end--growing' : 'endless-jobs__end'}>
          <NextPage search={search} page={Math.floor(count / blocksOfPage) + 1} />
        </p>
      ) : (
        isLong && (
          <p key="end" className="endless-jobs__end text-muted text-sm" ref={end} tabIndex={-1}>
            すべての求人（{numberText(total)}件）を表示しました
          </p>
        )
      )}
    </div>
  )
}

/** Whether the page is being printed; renders before printing starts. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

/** How long (ms) cards above may still arrive and change height. */
const settling = 2_000

/** Focuses the element below the list, and keeps it in view until heights settle or the reader acts. */
function keepInView(element: HTMLElement | null, list: HTMLElement | null): void {
  if (!element || !list) return
  element.focus()
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  observer.observe(list)
  const ends = new AbortController()
  const stop = () => {
    observer.disconnect()
    ends.abort()
  }
  for (const kind of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'blur'])
    (kind === 'blur' ? element : window).addEventListener(kind, stop, { signal: ends.signal, passive: true })
  setTimeout(stop, settling)
}

function blockOf(element: Element): number | undefined {
  const block = element.closest<HTMLElement>('[data-block]')?.dataset.block
  return block === undefined ? undefined : Number(block)
}

/** Links to the rest, for robots, without JavaScript, and beyond browsers' maximum height. */
function NextPage({ search, page }: { search: SearchAddress; page: number }) {
  return <Link to={searchPath({ ...search, page, limit: endlessStep })}>続きの求人を見る</Link>
}
