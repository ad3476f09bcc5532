import {
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { companies, industries } from '#samples/companies.ts'
import { api } from '#web/api/client.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { SearchInput } from '#web/parts/fields/search-input.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { FilterForm } from '#web/parts/lists/filter-form.tsx'
import { readOpenings } from '#web/parts/openings.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { CompanyCard } from './companies/company-card.tsx'
import { companiesFor, companyQuery, readCompanySearch } from './companies/company-search.ts'

const choices = industries.map((industry) => ({ value: industry, label: industry }))

export const meta = (place: MetaPlace) =>
  pageMeta({
    address: canonicalAddress(place, companyQuery(readCompanySearch(new URLSearchParams(place.location.search)))),
    title: '企業情報',
    description: 'テクノロジー、エネルギー、ヘルスケア、金融、教育。事業の内容や社風から、働きたい会社を探せます。',
  })

/** A page without these figures must not be cached. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const openings = await readOpenings(context.get(pageContext), companies)
  return data(openings, { status: openings ? 200 : 503 })
}

export const clientLoader = () => readOpenings({ api, report: console.error }, companies)

/** A change of filters does not reload the data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/** The company directory. */
export default function Companies() {
  const [query] = useSearchParams()
  const search = readCompanySearch(query)
  const found = companiesFor(companies, search)
  const openings = useLoaderData<typeof clientLoader>()
  const totals = new Map(openings?.map(({ company, total }) => [company, total]))
  return (
    <div className="ui-page">
      <PageHead title="企業情報" lead="事業の内容や社風から、働きたい会社を探せます。" />
      <p className="ui-phrase text-xs text-muted pt-4">ここに載せている企業は、見本として作った架空の会社です。</p>
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
            <b className="ui-number text-ink">{found.length}</b>社
          </p>
        </FilterForm>
      </div>
      <h2 className="sr-only">企業の一覧</h2>
      {found.length === 0 ? (
        <EmptyState
          title="企業が見つかりません"
          level={3}
          actions={<LinkButton to={pagePath('companies')}>条件をクリア</LinkButton>}
        >
          キーワードを短くするか、業種を「すべての業種」に戻してお試しください。
        </EmptyState>
      ) : (
        <div className="ui-grid ui-grid--3">
          {found.map((company) => (
            <CompanyCard key={company.id} company={company} openings={totals.get(company.name)} />
          ))}
        </div>
      )}
    </div>
  )
}
