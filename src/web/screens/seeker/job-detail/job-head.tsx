import { Link } from 'react-router'
import { Badge } from '#web/parts/badge.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { Highlight } from '#web/parts/highlight.tsx'
import type { Job, JobView } from '#web/parts/posting/job-view.ts'
import { Seal } from '#web/parts/seal.tsx'
import { VerifiedEmployerBadge } from '#web/parts/verified-employer-badge.tsx'

/** Seals, badges, title and company. The large title has no highlighted words. */
export function JobHead(props: {
  view: JobView
  /** The page of its company. */
  page: string | undefined
  employer: Job['employer']
}) {
  const { view, page, employer } = props
  return (
    <header className="pt-1 pb-4">
      <div className="ui-row ui-row--tight mb-2">
        {view.isUrgent && <Seal fill>急募</Seal>}
        {view.isNew && <Seal>新着</Seal>}
        <Badge tone="info">{view.type}</Badge>
        <Badge>{view.workStyle}</Badge>
        {view.occupations && (
          <span className="text-xs text-muted">
            <Highlight text={view.occupations} />
          </span>
        )}
      </div>
      <h1 className="ui-phrase font-mincho text-xl leading-[1.4] tracking-[.05em] md:text-2xl">{view.title}</h1>
      <p className="ui-row ui-row--tight mt-1.5 text-sm">
        {page ? (
          <Link className="min-w-0" to={page}>
            <CompanyName name={view.company} />
          </Link>
        ) : (
          <CompanyName name={view.company} />
        )}
        {employer?.verified && <VerifiedEmployerBadge />}
        {employer?.verified && employer.name && !employer.is_company && (
          <span className="min-w-0">募集者：{employer.name}</span>
        )}
      </p>
    </header>
  )
}
