import { MapPin } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { companies, industries } from '#samples/companies.ts'
import { api } from '#web/api/client.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { type PageContext, pageContext } from '#web/page-context.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { SearchInput } from '#web/parts/fields/search-input.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { FilterForm } from '#web/parts/lists/filter-form.tsx'
import { pageCountOf } from '#web/parts/lists/list-query.ts'
import { Pagination } from '#web/parts/lists/pagination.tsx'
import { hasSamples, type Opening, openingCount, readOpenings } from '#web/parts/openings.ts'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { PreloadingLink } from '#web/parts/preloading-link.tsx'
import { SampleStars, useSampleFigures } from '#web/parts/sample-stars.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { companiesFor, companyQuery, readCompanySearch } from './companies/company-search.ts'
import '#web/parts/card.css'

const choices = industries.map((industry) => ({ value: industry, label: industry }))

export const meta = (place: MetaPlace & { loaderData?: Directory }) =>
  pageMeta({
    address: canonicalAddress(place, companyQuery(readCompanySearch(new URLSearchParams(place.location.search)))),
    title: '企業情報',
    description: place.loaderData?.employers
      ? leadOf(true)
      : `テクノロジー、エネルギー、ヘルスケア、金融、教育。${leadOf(false)}`,
  })

const leadOf = (isOfEmployers: boolean) =>
  isOfEmployers
    ? '求人を公開している企業を、新しい求人の順に並べています。'
    : '事業の内容や社風から、働きたい会社を探せます。'

/** Employers on one page. */
const pageSize = 24

/** Samples with their public jobs (null when these cannot be read), or a page of employers (null likewise). */
type Directory =
  | { openings: readonly Opening[] | null; employers?: undefined }
  | { openings?: undefined; employers: ResponseData<'listEmployers'> | null }

async function readDirectory(
  url: string,
  { api, report, samples }: Pick<PageContext, 'api' | 'report'> & { samples: boolean },
): Promise<Directory> {
  if (samples) return { openings: await readOpenings({ api, report }, companies) }
  const { words, industry, page } = readCompanySearch(new URL(url).searchParams)
  const query = { q: words, industry, page: String(page), limit: String(pageSize) }
  try {
    return { employers: await api('listEmployers', { query }) }
  } catch (error) {
    report('the employers could not be read', error)
    return { employers: null }
  }
}

/** A page without these figures must not be cached. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { demo, ...source } = context.get(pageContext)
  const found = await readDirectory(request.url, { ...source, samples: demo })
  return data(found, { status: (found.openings ?? found.employers) ? 200 : 503 })
}

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  readDirectory(request.url, { api, report: console.error, samples: hasSamples() })

/** A change of filters does not reload the data of samples. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || (!hasSamples() && currentUrl.search !== nextUrl.search)

/** The company directory: samples, or employers with a public job. */
export default function Companies() {
  const [query] = useSearchParams()
  const search = readCompanySearch(query)
  const { openings, employers } = useLoaderData<typeof clientLoader>()
  const totals = new Map(openings?.map(({ company, total }) => [company, total]))
  const isOfEmployers = employers !== undefined
  const cards = isOfEmployers
    ? (employers?.employers ?? []).map(({ about, address, ...employer }) => (
        <CompanyCard
          key={employer.id}
          company={{ ...employer, description: about, location: address }}
          to={pagePath('employer', { id: employer.id })}
          openings={employer.jobs_total}
        />
      ))
    : companiesFor(companies, search).map((company) => (
        <CompanyCard
          key={company.id}
          company={company}
          to={pagePath('company', { id: company.id })}
          openings={totals.get(company.name)}
        />
      ))
  const total = isOfEmployers ? (employers?.total ?? 0) : cards.length
  return (
    <div className="ui-page">
      <PageHead title="企業情報" lead={leadOf(isOfEmployers)} />
      {!isOfEmployers && (
        <p className="ui-phrase text-xs text-muted pt-4">ここに載せている企業は、見本として作った架空の会社です。</p>
      )}
      <div className="py-6">
        <FilterForm label="企業の検索">
          <SearchInput
            name="q"
            aria-label="企業を検索"
            placeholder="会社名、事業内容、所在地"
            defaultValue={search.words}
            enterKeyHint="search"
          />
          <Select
            name="industry"
            aria-label="業種"
            placeholder="すべての業種"
            options={choices}
            defaultValue={search.industry}
          />
          <p className="text-sm text-muted flex-none self-center" aria-live="polite" aria-atomic="true">
            <b className="ui-number text-ink">{total.toLocaleString('ja-JP')}</b>社
          </p>
        </FilterForm>
      </div>
      <h2 className="sr-only">企業の一覧</h2>
      {employers === null ? (
        <EmptyState title="企業を読み込めませんでした" level={3}>
          時間をおいて、もう一度お試しください。
        </EmptyState>
      ) : cards.length === 0 ? (
        <EmptyState
          title="企業が見つかりません"
          level={3}
          actions={<LinkButton to={pagePath('companies')}>条件をクリア</LinkButton>}
        >
          キーワードを短くするか、業種を「すべての業種」に戻してお試しください。
        </EmptyState>
      ) : (
        <div className="ui-grid ui-grid--3">{cards}</div>
      )}
      {isOfEmployers && <Pagination page={search.page} pageCount={pageCountOf(total, pageSize)} />}
    </div>
  )
}

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
function CompanyCard({ company, to, openings }: { company: Shown; to: string; openings: number | undefined }) {
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
