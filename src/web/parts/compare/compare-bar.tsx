import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { pageAddresses } from '#contract/page-addresses.ts'
import { lazyPart } from '#web/parts/states/lazy-part.tsx'
import { useComparedJobs } from '#web/storage/compared-jobs.ts'

const bar = lazyPart(async () => (await import('./collected-jobs.tsx')).CollectedJobs)

/** Pages on which jobs can be collected. */
const pages: readonly string[] = [pageAddresses.home, pageAddresses.applications]
const isJobPage = (pathname: string) => /^\/jobs\/[^/]+\/?$/.test(pathname)

/**
 * What the reader has collected for comparing, at the foot of the window where there are jobs to collect. On narrow
 * screens a job's page holds it in its own bar (`inApplyBar`).
 */
export function CompareBar({ inApplyBar = false }: { inApplyBar?: boolean }) {
  const { pathname } = useLocation()
  const { jobs } = useComparedJobs()
  if (jobs.length === 0 || !(pages.includes(pathname) || isJobPage(pathname))) return null
  return (
    <Suspense>
      <bar.Part inApplyBar={inApplyBar} />
    </Suspense>
  )
}
