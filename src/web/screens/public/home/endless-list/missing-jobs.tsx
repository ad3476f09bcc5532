import { RotateCw } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#web/parts/button.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import { blockSize } from './job-blocks.ts'
import type { LoadedPage } from './use-job-pages.ts'
import './endless-jobs.css'

/** Fills the estimated height of jobs that are loading or failed to load. */
export function MissingJobs(props: { block: number; blocks: number; height: number; page: LoadedPage }) {
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
