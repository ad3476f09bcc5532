import { Bookmark } from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import type { Company } from '#samples/companies.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { SampleStars } from '#web/parts/sample-stars.tsx'
import { ShareButton } from '#web/parts/share-button.tsx'
import { BackLink } from '#web/parts/site/crumbs.tsx'
import { favouriteCompaniesKey, useStoredIds } from '#web/storage/stored-ids.ts'
import '#web/parts/button.css'
import '#web/parts/site/page-head.css'

/** The company's name and facts, and actions. */
export function CompanyHead({ company, hiring }: { company: Company; hiring: boolean }) {
  const [favourites, toggle] = useStoredIds(favouriteCompaniesKey)
  const kept = favourites.includes(company.id)
  return (
    <>
      <div className="pt-6">
        <BackLink to={pagePath('companies')}>企業一覧へ戻る</BackLink>
      </div>
      <header className="page-head pt-5 pb-7">
        <div className="ui-row ui-row--nowrap items-start gap-5 max-md:gap-4">
          <CompanyMark name={company.name} size="l" />
          <div>
            <h1>
              <CompanyName name={company.name} />
            </h1>
            <div className="ui-row ui-row--tight mt-2 gap-x-4 gap-y-1.5">
              {hiring && <Badge tone="success">採用中</Badge>}
              <span className="text-sm text-muted">{company.location}</span>
              <span className="text-sm text-muted">{company.industry}</span>
              <SampleStars rating={company.rating} />
            </div>
          </div>
        </div>
        <div className="ui-row ui-row--tight">
          <Button aria-pressed={kept} onClick={() => toggle(company.id)}>
            <Bookmark className={kept ? 'ui-icon fill-current' : 'ui-icon'} aria-hidden="true" />
            お気に入り
          </Button>
          <ShareButton path={pagePath('company', { id: company.id })} />
          <OutsideLink href={company.website} of={company.name} className="button button--secondary">
            公式サイト
          </OutsideLink>
        </div>
      </header>
    </>
  )
}
