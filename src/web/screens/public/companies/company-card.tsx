import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import type { Company } from '#samples/company.ts'
import { CompanyMark } from '#web/parts/avatar.tsx'
import { Badge } from '#web/parts/badge.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { Stars } from '#web/parts/stars.tsx'

/** One company of the directory. The whole card is its link. */
export function CompanyCard({ company }: { company: Company }) {
  const to = pagePath('company', { id: company.id })
  return (
    <article className="card gap-4">
      <div className="row nowrap items-start">
        <CompanyMark name={company.name} />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">
            <Link to={to} prefetch="intent">
              <CompanyName name={company.name} />
            </Link>
          </h3>
          <p className="sm muted row tight gap-1.5 leading-[1.6]">
            <MapPin className="icon s" aria-hidden="true" />
            {company.location}
          </p>
        </div>
        {company.isHiring && <Badge tone="success">採用中</Badge>}
      </div>
      <p className="sm clamp2 leading-[1.8]">{company.description}</p>
      <dl className="trio">
        <div>
          <dt>業界</dt>
          <dd>{company.industry}</dd>
        </div>
        <div>
          <dt>規模</dt>
          <dd className="num">{company.size}</dd>
        </div>
        <div>
          <dt>評価</dt>
          <dd>
            <Stars rating={company.rating} />
          </dd>
        </div>
      </dl>
      <div className="row between mt-auto">
        <OutsideLink
          href={company.website}
          of={company.name}
          className="sm raise inline-flex min-h-6 items-center gap-1.5"
        >
          公式サイト
        </OutsideLink>
        <span className="row">
          <span className="sm muted">
            求人 <b className="num text-ink">{company.jobCount}</b> 件
          </span>
          <Link className="btn secondary" to={to} tabIndex={-1} aria-hidden="true">
            詳細を見る
          </Link>
        </span>
      </div>
    </article>
  )
}
