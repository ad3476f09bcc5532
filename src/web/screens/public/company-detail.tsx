import { Banknote, Bookmark, MapPin, Search } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import { type Company, companies } from '#samples/companies.ts'
import { type CompanyJob, companyJobs } from '#samples/company-jobs.ts'
import { api } from '#web/api/client.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageInstant } from '#web/frame/page-instant.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { type PageContext, pageContext } from '#web/page-context.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CheckList } from '#web/parts/check-list.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { JobRows } from '#web/parts/job-rows.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { hasSamples, type Opening, openingCount, readOpenings } from '#web/parts/openings.ts'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { SampleStars } from '#web/parts/sample-stars.tsx'
import { ShareButton } from '#web/parts/share-button.tsx'
import { BackLink } from '#web/parts/site/crumbs.tsx'
import { DoubleRule } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { Tags } from '#web/parts/tags.tsx'
import { favouriteCompaniesKey, useStoredIds } from '#web/storage/stored-ids.ts'
import { monthDayText } from '#words/dates.ts'
import '#web/parts/site/page-head.css'
import '#web/parts/button.css'
import '#web/parts/paragraphs.css'
import '#web/parts/sheet.css'
import '#web/parts/site/detail-layout.css'

type Params = { params: { id?: string } }

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const find = (id: string | undefined) => companies.find((entry) => entry.id === id)

export function meta(place: MetaPlace & Params & { loaderData?: { known: boolean } }) {
  const company = place.loaderData?.known ? find(place.params.id) : undefined
  if (!company) return pageMeta({ title: '企業が見つかりません', hidden: true })
  return pageMeta({ title: company.name, description: company.description, address: canonicalAddress(place) })
}

/** The most public jobs on the page; a search has all. */
const newest = 6

async function readCompany(
  id: string | undefined,
  { samples, ...source }: Pick<PageContext, 'api' | 'report'> & { samples: boolean },
) {
  // Without samples the directory leads to the pages of employers.
  if (!samples && id && isUuid.test(id)) throw redirect(pagePath('employer', { id }), 308)
  const company = samples ? find(id) : undefined
  const openings = company && (await readOpenings(source, [company], newest))
  return { known: company !== undefined, opening: openings?.[0] ?? null, now: pageInstant() }
}

/** An unknown company is 404; a page without its public jobs must not be cached. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { demo, ...source } = context.get(pageContext)
  const found = await readCompany(params.id, { ...source, samples: demo })
  if (!found.known) return data(found, { status: 404 })
  return data(found, { status: found.opening ? 200 : 503 })
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  readCompany(params.id, { api, report: console.error, samples: hasSamples() })

/** A change of tabs does not reload the data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/** A company in four tabs. */
export default function CompanyDetail() {
  const { id } = useParams()
  const [tab, choose] = useTab(['overview', 'jobs', 'culture', 'contact'])
  const { known, opening, now } = useLoaderData<typeof clientLoader>()
  const company = known ? find(id) : undefined
  if (!company) {
    return (
      <NotFoundState title="企業が見つかりません" back={{ to: pagePath('companies'), label: '企業一覧へ戻る' }}>
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

/** The company's public jobs, followed by sample openings. */
function JobsTab(props: {
  company: Company
  /** Null when they cannot be read. */
  opening: Opening | null
  now: string
  examples: readonly CompanyJob[]
}) {
  const { company, opening, now, examples } = props
  return (
    <div className="ui-stack gap-10">
      <PublicJobs company={company} opening={opening} now={now} />
      {examples.length > 0 && (
        <section className="ui-stack gap-6" aria-labelledby="examples">
          <div>
            <h2 className="ui-ruled-heading" id="examples">
              掲載例
            </h2>
            <p className="ui-phrase text-sm text-muted mt-3">
              求人の書き方の例です。いま募集している求人ではなく、応募はできません。
            </p>
          </div>
          {examples.map((job) => (
            <Example key={job.id} job={job} />
          ))}
        </section>
      )}
    </div>
  )
}

function PublicJobs({ company, opening, now }: { company: Company; opening: Opening | null; now: string }) {
  const all = (
    <LinkButton to={pagePath('home', { keyword: `"${company.name}"` })} variant="primary">
      <Search className="ui-icon" aria-hidden="true" />
      この会社の求人を検索する
    </LinkButton>
  )
  if (!opening)
    return (
      <EmptyState title="公開中の求人を読み込めませんでした" actions={all}>
        時間をおいて、もう一度お試しください。会社名での検索もできます。
      </EmptyState>
    )
  if (opening.total === 0)
    return (
      <EmptyState
        title="公開中の求人はありません"
        actions={<LinkButton to={pagePath('home')}>ほかの求人を探す</LinkButton>}
      >
        募集が始まると、ここに並びます。
      </EmptyState>
    )
  return (
    <section className="ui-stack gap-6" aria-labelledby="public-jobs">
      <h2 className="ui-ruled-heading" id="public-jobs">
        公開中の求人
        <span className="ui-number text-sm text-muted font-normal">{openingCount(opening.total)}件</span>
      </h2>
      <JobRows jobs={opening.jobs} now={now} />
      {opening.total > opening.jobs.length && <div>{all}</div>}
    </section>
  )
}

function Example({ job }: { job: CompanyJob }) {
  return (
    <article className="sheet sheet__body ui-stack gap-4">
      <div>
        <div className="ui-row ui-row--between">
          <Badge tone="info">{jobTypeLabel[job.type]}</Badge>
          <span className="ui-number text-xs text-muted">{monthDayText(job.postedDate)}掲載</span>
        </div>
        <h3 className="mt-2 text-lg">{job.title}</h3>
      </div>
      <Ledger
        items={[
          { term: '給与', value: job.salary, icon: Banknote, kind: 'pay' },
          { term: '勤務地', value: job.location, icon: MapPin },
        ]}
      />
      <p className="text-sm leading-[1.8]">{job.description}</p>
      <Tags tags={job.requirements} label="応募要件" />
      <div className="text-sm">
        <h4 className="text-xs text-muted mb-1">待遇</h4>
        <CheckList items={job.benefits} columns />
      </div>
    </article>
  )
}

/** The company's name and facts, and actions. */
function CompanyHead({ company, hiring }: { company: Company; hiring: boolean }) {
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

/** What the company does, and its benefits. */
function OverviewTab({ company }: { company: Company }) {
  return (
    <div className="ui-stack gap-10">
      <Paragraphs text={company.about} />
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">福利厚生</h2>
        <CheckList items={company.benefits} columns />
      </section>
    </div>
  )
}

/** Plain text whose paragraphs are parted by blank lines. */
function Paragraphs({ text }: { text: string }) {
  return (
    <div className="paragraphs">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

/** Mission, culture and values. */
function CultureTab({ company }: { company: Company }) {
  return (
    <div className="ui-stack gap-10">
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">使命</h2>
        <p className="ui-phrase border-s-3 border-primary py-1 ps-5 font-mincho text-xl leading-(--leading-title)">
          {company.mission}
        </p>
      </section>
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">社風</h2>
        <Paragraphs text={company.culture} />
      </section>
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">大切にしていること</h2>
        <CheckList items={company.values} columns />
      </section>
    </div>
  )
}

/** How to contact the company; says that we relay nothing. */
function ContactTab({ company }: { company: Company }) {
  const { linkedin, twitter, facebook } = company.socialMedia
  const link = (href: string, name: string) => (
    <OutsideLink href={href} of={company.name} className="inline-flex min-h-6 items-center gap-1.5">
      {name}
    </OutsideLink>
  )
  return (
    <div className="ui-stack gap-8">
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">連絡先</h2>
        <Ledger
          look="wide"
          items={[
            { term: '本社', value: company.headquarters },
            { term: '公式サイト', value: link(company.website, company.website.replace('https://', '')) },
            { term: 'LinkedIn', value: link(linkedin, linkedin.replace('https://', '')) },
            { term: 'X', value: link(twitter, twitter.replace('https://', '')) },
            { term: 'Facebook', value: link(facebook, facebook.replace('https://', '')) },
          ]}
        />
      </section>
      <Notice title="応募についてのお問い合わせ">
        求人ページからご応募ください。会社への個別のお問い合わせは、公式サイトの窓口へお願いします。
      </Notice>
    </div>
  )
}

/** 会社概要, beside every tab. */
function CompanyFacts({ company }: { company: Company }) {
  return (
    <section className="sheet" aria-labelledby="company-facts">
      <div className="sheet__head">
        <h2 id="company-facts">会社概要</h2>
      </div>
      <div className="px-(--pad-card) pt-1 pb-3">
        <Ledger
          look="plain"
          items={[
            { term: '設立', value: `${company.foundedYear}年`, kind: 'num' },
            { term: '本社', value: company.headquarters },
            { term: '従業員数', value: company.employeeCount, kind: 'num' },
            { term: '売上高', value: company.revenue, kind: 'num' },
            { term: '業種', value: company.industry },
          ]}
        />
      </div>
    </section>
  )
}
