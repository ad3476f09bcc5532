import { MapPin } from 'lucide-react'
import { Badge } from '#web/parts/badge.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { openingCount } from '#web/parts/openings.ts'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { PreloadingLink } from '#web/parts/preloading-link.tsx'
import { SampleStars, useSampleFigures } from '#web/parts/sample-stars.tsx'
import '#web/parts/card.css'

/** A company of the directory, or an employer; null is not stated. */
type Shown = {
  name: string
  description: string | null
  location: string | null
  industry: string | null
  size: string | null
  /** Only samples have one. */
  rating?: number
  website: string | null
}

/** A company; the whole card is its link. `openings`: its number of public jobs, if known. */
export function CompanyCard({ company, to, openings }: { company: Shown; to: string; openings: number | undefined }) {
  const rated = useSampleFigures()
  return (
    <article className="card gap-3">
      <div className="ui-row ui-row--tight items-start">
        <CompanyMark name={company.name} />
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="ui-phrase text-md">
            <PreloadingLink to={to}>
              <CompanyName name={company.name} />
            </PreloadingLink>
          </h3>
          {company.location && (
            <p className="ui-row ui-row--tight text-sm text-muted gap-1.5 leading-[1.6]">
              <MapPin className="ui-icon ui-icon--small" aria-hidden="true" />
              {company.location}
            </p>
          )}
        </div>
        {!!openings && <Badge tone="success">採用中</Badge>}
      </div>
      <p className="ui-phrase text-sm line-clamp-2 leading-[1.7]">{company.description}</p>
      <dl className="text-sm flex flex-wrap gap-x-4 text-muted">
        {company.industry && (
          <div>
            <dt className="sr-only">業種</dt>
            <dd>{company.industry}</dd>
          </div>
        )}
        {company.size && (
          <div>
            <dt className="sr-only">従業員数</dt>
            <dd className="ui-number">{company.size}</dd>
          </div>
        )}
        {rated && company.rating !== undefined && (
          <div>
            <dt className="sr-only">評価</dt>
            <dd>
              <SampleStars rating={company.rating} />
            </dd>
          </div>
        )}
      </dl>
      <div className="ui-row ui-row--between mt-auto border-t border-rule-soft pt-2 text-sm">
        <span className="text-muted">
          {openings !== undefined && (
            <>
              求人 <b className="ui-number text-ink">{openingCount(openings)}</b> 件
            </>
          )}
        </span>
        {company.website && (
          <OutsideLink
            href={company.website}
            of={company.name}
            className="relative z-1 inline-flex min-h-6 items-center gap-1.5"
          >
            公式サイト
          </OutsideLink>
        )}
      </div>
    </article>
  )
}
