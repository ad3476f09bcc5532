import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { pageAddresses } from '#contract/page-addresses.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { useComparedJobs } from '#web/storage/compared-jobs.ts'

const bar = lazyPart(async () => (await import('./collected-jobs.tsx')).CollectedJobs)

/** Pages with jobs to select. */
const pages: readonly string[] = [pageAddresses.home, pageAddresses.applications]
const isJobPage = (pathname: string) => /^\/jobs\/[^/]+\/?$/.test(pathname)

/** The selected jobs at the foot of pages with jobs. On narrow screens a job's own bar contains it (`inApplyBar`). */
export function CompareBar({ inApplyBar = false }: { inApplyBar?: boolean }) {
  const { pathname } = useLocation()
  const { jobs } = useComparedJobs()
  const isWide = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(wide).matches,
    () => true,
  )
  const onJobPage = isJobPage(pathname)
  if (jobs.length === 0 || !(pages.includes(pathname) || onJobPage)) return null
  if (inApplyBar !== (onJobPage && !isWide)) return null
  return <Lazy part={bar}>{(CollectedJobs) => <CollectedJobs inApplyBar={inApplyBar} />}</Lazy>
}

const wide = '(min-width: 64rem)'
function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
