import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { Company } from '#samples/company.ts'
import { Badge } from '#web/parts/badge.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { PreloadingLink } from '#web/parts/preloading-link.tsx'
import { useSampleFigures } from '#web/parts/sample-stars.tsx'
import { Stars } from '#web/parts/stars.tsx'
import '#web/parts/button.css'
import '#web/parts/card.css'
import { openingCount } from '#web/parts/openings.ts'
import './company-card.css'

/** One company of the directory. The whole card is its link. `openings`: its public jobs, where that is known. */
export function CompanyCard({ company, openings }: { company: Company; openings: number | undefined }) {
  const to = pagePath('company', { id: company.id })
  const rated = useSampleFigures()
  return (
    <article className="card gap-4">
      <div className="ui-row ui-row--nowrap items-start">
        <CompanyMark name={company.name} />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">
            <PreloadingLink to={to}>
              <CompanyName name={company.name} />
            </PreloadingLink>
          </h3>
          <p className="ui-row ui-row--tight text-sm text-muted gap-1.5 leading-[1.6]">
            <MapPin className="ui-icon ui-icon--small" aria-hidden="true" />
            {company.location}
          </p>
        </div>
        {!!openings && <Badge tone="success">採用中</Badge>}
      </div>
      <p className="text-sm line-clamp-2 leading-[1.8]">{company.description}</p>
      <dl className="company-card__facts">
        <div>
          <dt>業種</dt>
          <dd>{company.industry}</dd>
        </div>
        <div>
          <dt>従業員数</dt>
          <dd className="ui-number">{company.size}</dd>
        </div>
        {rated && (
          <div>
            <dt>評価（見本）</dt>
            <dd>
              <Stars rating={company.rating} />
            </dd>
          </div>
        )}
      </dl>
      <div className="ui-row ui-row--between mt-auto">
        <OutsideLink
          href={company.website}
          of={company.name}
          className="card__raised text-sm inline-flex min-h-6 items-center gap-1.5"
        >
          公式サイト
        </OutsideLink>
        <span className="ui-row">
          {openings !== undefined && (
            <span className="text-sm text-muted">
              求人 <b className="ui-number text-ink">{openingCount(openings)}</b> 件
            </span>
          )}
          <Link className="button button--secondary" to={to} tabIndex={-1} aria-hidden="true">
            詳細を見る
          </Link>
        </span>
      </div>
    </article>
  )
}
