import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { Stars } from '#web/parts/stars.tsx'
import type { Company } from './company-info.ts'
import '#web/parts/paragraphs.css'
import '#web/parts/sheet.css'

/** What is known of the company; no more than its name where it is not in the directory. */
export function CompanyPanel({ name, company }: { name: string; company: Company | null }) {
  if (!company) {
    return (
      <>
        <Ledger look="wide" items={[{ term: '会社名', value: <CompanyName name={name} /> }]} />
        <p className="text-sm text-muted">この企業のくわしい情報は、まだ登録されていません。</p>
      </>
    )
  }
  return (
    <>
      <div className="paragraphs">
        <p>{company.description}</p>
      </div>
      <Ledger
        look="wide"
        items={[
          { term: '会社名', value: <CompanyName name={company.name} /> },
          { term: '業界', value: company.industry },
          { term: '規模', value: <span className="ui-number">{company.size}</span> },
          { term: '評価', value: <Stars rating={company.rating} /> },
          { term: '所在地', value: company.location },
          {
            term: 'ウェブサイト',
            value: (
              <OutsideLink href={company.website} className="inline-flex items-center gap-1">
                {company.website.replace(/^https?:\/\//, '')}
              </OutsideLink>
            ),
          },
        ]}
      />
      <p>
        <Link to={pagePath('company', { id: company.id })}>企業情報を見る</Link>
      </p>
    </>
  )
}

/** The company beside the job, in short. */
export function CompanyCard({ company }: { company: Company }) {
  return (
    <div className="sheet sheet__body ui-stack ui-stack--tight">
      <div className="ui-row ui-row--nowrap">
        <CompanyMark name={company.name} />
        <div className="min-w-0 leading-normal">
          <b className="text-sm">
            <CompanyName name={company.name} />
          </b>
          <p className="text-xs text-muted">
            {company.industry}・<span className="ui-number">{company.size}</span>
          </p>
        </div>
      </div>
      <Stars rating={company.rating} />
      <p className="ui-phrase text-sm text-muted">{company.description}</p>
      <Link
        className="text-sm inline-flex min-h-6 items-center justify-self-start"
        to={pagePath('company', { id: company.id })}
      >
        企業情報を見る
      </Link>
    </div>
  )
}
