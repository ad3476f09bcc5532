import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { companies } from '#samples/companies.ts'
import { companyJobs } from '#samples/company-jobs.ts'
import { api } from '#web/api/client.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageInstant } from '#web/frame/page-instant.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { type PageContext, pageContext } from '#web/page-context.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { readOpenings } from '#web/parts/openings.ts'
import { DoubleRule } from '#web/parts/site/page-head.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { CompanyFacts } from './company-detail/company-facts.tsx'
import { CompanyHead } from './company-detail/company-head.tsx'
import { ContactTab } from './company-detail/contact-tab.tsx'
import { CultureTab } from './company-detail/culture-tab.tsx'
import { JobsTab } from './company-detail/jobs-tab.tsx'
import { OverviewTab } from './company-detail/overview-tab.tsx'
import '#web/parts/site/detail-layout.css'

type Params = { params: { id?: string } }

const find = (id: string | undefined) => companies.find((entry) => entry.id === id)

export function meta(place: MetaPlace & Params) {
  const company = find(place.params.id)
  if (!company) return pageMeta({ title: '企業が見つかりません', hidden: true })
  return pageMeta({ title: company.name, description: company.description, address: canonicalAddress(place) })
}

/** The most public jobs on the page; a search has all. */
const newest = 6

async function readCompany(id: string | undefined, source: Pick<PageContext, 'api' | 'report'>) {
  const company = find(id)
  const openings = company && (await readOpenings(source, [company], newest))
  return { opening: openings?.[0] ?? null, now: pageInstant() }
}

/** An unknown company is 404; a page without its public jobs must not be cached. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await readCompany(params.id, context.get(pageContext))
  if (!find(params.id)) return data(found, { status: 404 })
  return data(found, { status: found.opening ? 200 : 503 })
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  readCompany(params.id, { api, report: console.error })

/** A change of tabs does not reload the data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/** A company in four tabs. */
export default function CompanyDetail() {
  const { id } = useParams()
  const [tab, choose] = useTab(['overview', 'jobs', 'culture', 'contact'])
  const { opening, now } = useLoaderData<typeof clientLoader>()
  const company = find(id)
  if (!company) {
    return (
      <NotFoundState
        title="企業が見つかりません"
        back={
          <LinkButton to={pagePath('companies')} variant="primary" size="lg">
            企業一覧へ戻る
          </LinkButton>
        }
      >
        アドレスが変わったか、掲載が終わった可能性があります。
      </NotFoundState>
    )
  }

  return (
    <div className="ui-page">
      <CompanyHead company={company} hiring={!!opening?.total} />
      <DoubleRule />
      <Tabs
        value={tab}
        onValueChange={choose}
        label={`${company.name}の情報`}
        tabs={[
          { value: 'overview', label: '概要' },
          { value: 'jobs', label: '求人', ...(opening && { count: opening.total }) },
          { value: 'culture', label: '社風・文化' },
          { value: 'contact', label: '連絡先' },
        ]}
      >
        <div className="detail-layout pt-8">
          <div>
            <TabPanel value="overview">
              <OverviewTab company={company} />
            </TabPanel>
            <TabPanel value="jobs">
              <JobsTab company={company} opening={opening} now={now} examples={companyJobs[company.id] ?? []} />
            </TabPanel>
            <TabPanel value="culture">
              <CultureTab company={company} />
            </TabPanel>
            <TabPanel value="contact">
              <ContactTab company={company} />
            </TabPanel>
          </div>
          <aside>
            <CompanyFacts company={company} />
          </aside>
        </div>
      </Tabs>
    </div>
  )
}
