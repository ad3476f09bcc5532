import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { Ledger, type LedgerItem } from '#web/parts/lists/ledger.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { SampleStars, useSampleFigures } from '#web/parts/sample-stars.tsx'
import type { Company } from './company-info.ts'
import type { Job } from './job-view.ts'
import '#web/parts/paragraphs.css'
import '#web/parts/sheet.css'

/** The company by the directory, else by the employer's statements. */
export function CompanyPanel(props: {
  name: string
  company: Company | null
  stated: Job['companyInfo']
  employer: Job['employer']
}) {
  const { name, company, stated, employer } = props
  const rated = useSampleFigures()
  if (!company)
    return (
      <>
        <StatedCompany name={name} stated={stated} />
        {employer?.name && (
          <p>
            <Link to={pagePath('employer', { id: employer.id })}>企業情報を見る</Link>
          </p>
        )}
      </>
    )
  return (
    <>
      <Pictures name={company.name} stated={stated} />
      <div className="paragraphs">
        <p>{company.description}</p>
      </div>
      <Ledger
        items={[
          { term: '業種', value: company.industry },
          { term: '従業員数', value: <span className="ui-number">{company.size}</span> },
          ...(rated ? [{ term: '評価', value: <SampleStars rating={company.rating} /> }] : []),
          { term: '所在地', value: company.location },
          {
            term: 'サイト',
            value: <Website href={company.website} />,
          },
        ]}
      />
      <p>
        <Link to={pagePath('company', { id: company.id })}>企業情報を見る</Link>
      </p>
    </>
  )
}

function StatedCompany({ name, stated }: { name: string; stated: Job['companyInfo'] }) {
  const { industry, size, founded_year, website, description } = stated ?? {}
  const items: LedgerItem[] = [
    { term: '会社名', value: <CompanyName name={stated?.name ?? name} /> },
    ...(industry ? [{ term: '業種', value: industry }] : []),
    ...(size ? [{ term: '従業員数', value: size }] : []),
    ...(founded_year ? [{ term: '設立', value: `${founded_year}年`, kind: 'num' as const }] : []),
    ...(website ? [{ term: 'サイト', value: <Website href={website} /> }] : []),
  ]
  return (
    <>
      <Pictures name={stated?.name ?? name} stated={stated} />
      {description && (
        <div className="paragraphs">
          <p className="whitespace-pre-line">{description}</p>
        </div>
      )}
      <Ledger items={items} />
      {items.length === 1 && !description && (
        <p className="text-sm text-muted">この企業の詳しい情報は、まだ登録されていません。</p>
      )}
    </>
  )
}

/** The logo and photos from the employer's profile. */
function Pictures({ name, stated }: { name: string; stated: Job['companyInfo'] }) {
  const { logo_url, photos = [] } = stated ?? {}
  return (
    <>
      {logo_url && <img src={logo_url} alt={`${name}のロゴ`} loading="lazy" className="size-20 object-contain" />}
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {photos.map(({ id, url }, at) => (
            <li key={id}>
              <img
                src={url}
                alt={`${name}の職場の写真${at + 1}`}
                loading="lazy"
                className="aspect-[4/3] w-full rounded-md object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Website = ({ href }: { href: string }) => (
  <OutsideLink href={href} className="inline-flex items-center gap-1 [overflow-wrap:anywhere]">
    {href.replace(/^https?:\/\//, '')}
  </OutsideLink>
)

/** A short version beside the job. */
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
      <SampleStars rating={company.rating} />
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
