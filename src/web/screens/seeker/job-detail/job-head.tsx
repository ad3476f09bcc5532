import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { companyKey } from '#rules/jobs/company-name.ts'
import { Badge } from '#web/parts/badge.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { VerifiedEmployerBadge } from '#web/parts/verified-employer-badge.tsx'
import type { JobView } from './job-view.ts'

/** Seals, badges, title and company. The title carries no marks of a search: it stands large already. */
export function JobHead(props: {
  view: JobView
  companyId: string | undefined
  /** The name under which the operator has verified who posted the job. */
  verifiedAs: string | null | undefined
}) {
  const { view, companyId, verifiedAs } = props
  const isAnother = Boolean(verifiedAs && companyKey(verifiedAs) !== companyKey(view.company))
  return (
    <header className="pt-5 pb-7">
      <div className="ui-row ui-row--tight mb-3.5">
        {view.isUrgent && <Seal fill>急募</Seal>}
        {view.isNew && <Seal>新着</Seal>}
        <Badge tone="info">{view.type}</Badge>
        <Badge>{view.workStyle}</Badge>
      </div>
      <h1 className="ui-phrase font-mincho text-2xl tracking-[.05em]">{view.title}</h1>
      <div className="ui-row ui-row--nowrap mt-4">
        <CompanyMark name={view.company} />
        <b className="min-w-0 leading-[1.6]">
          {companyId ? (
            <Link to={pagePath('company', { id: companyId })}>
              <CompanyName name={view.company} />
            </Link>
          ) : (
            <CompanyName name={view.company} />
          )}
        </b>
      </div>
      {verifiedAs !== undefined && (
        <p className="ui-row ui-row--tight mt-3 text-sm">
          <VerifiedEmployerBadge />
          {isAnother && <span className="min-w-0">募集者：{verifiedAs}</span>}
        </p>
      )}
    </header>
  )
}
