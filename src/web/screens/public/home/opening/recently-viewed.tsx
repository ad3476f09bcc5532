import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { CompanyName } from '#web/parts/company-name.tsx'
import { PreloadingLink } from '#web/parts/preloading-link.tsx'
import { useSession } from '#web/session/session.ts'
import { payText } from '#words/salary.ts'
import '#web/parts/states/skeleton.css'
import './recently-viewed.css'

/** Read more than are shown, because some may no longer be public. */
const most = 8
const shown = 4

/** Recently viewed jobs with title, company and pay, each on one line. Its height is constant. */
export function RecentlyViewed({ ids }: { ids: readonly string[] }) {
  const { data, isError } = useQuery(
    read('searchJobs', { query: { ids: ids.slice(0, most).join(','), page: '1', limit: String(most) } }),
  )
  const blocked = useBlockedIds()
  const all = data?.jobs
  const jobs = blocked && all?.filter(({ id }) => !blocked.includes(id)).slice(0, shown)
  const note = all && all.length > 0 ? 'ブロックした企業の求人だけです。' : '最近見た求人の募集は、終了しました。'
  return (
    <>
      <div className="ui-bar">
        <h2 className="text-lg font-mincho tracking-[0.05em]">最近見た求人</h2>
        <Link className="text-sm" to={pagePath('applications', { tab: 'recent' })}>
          すべて見る
        </Link>
      </div>
      {jobs?.length === 0 || isError ? (
        <p className="text-sm/[inherit] mt-3 text-muted">{isError ? '最近見た求人を読み込めませんでした。' : note}</p>
      ) : (
        <ul className="recently-viewed" aria-busy={jobs === undefined || undefined}>
          {jobs
            ? jobs.map((job) => (
                <li key={job.id} className="recently-viewed__job">
                  <PreloadingLink to={pagePath('job', { id: job.id })}>{job.title}</PreloadingLink>
                  <span className="text-xs/[inherit] text-muted">
                    <CompanyName name={job.company} />
                  </span>
                  <span className="ui-number">{payText(job)}</span>
                </li>
              ))
            : ids.slice(0, shown).map((id) => (
                <li key={id} className="recently-viewed__job">
                  <span className="skeleton h-4 w-3/4" />
                  <span className="skeleton h-3 w-1/2" />
                </li>
              ))}
        </ul>
      )}
    </>
  )
}

/** Jobs of employers blocked by the reader; undefined until known. */
function useBlockedIds(): readonly string[] | undefined {
  const { status } = useSession()
  const { data, isError } = useQuery({ ...read('listBlockedJobIds'), enabled: status === 'signed-in' })
  if (status === 'deciding') return undefined
  return status === 'signed-in' && !isError ? data?.ids : []
}
