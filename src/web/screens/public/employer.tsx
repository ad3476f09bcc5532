import { useQuery } from '@tanstack/react-query'
import { Check, Mail } from 'lucide-react'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import type { Refusal } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { api } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageInstant } from '#web/frame/page-instant.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { type PageContext, pageContext } from '#web/page-context.ts'
import { BlockEmployer } from '#web/parts/block-employer.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { JobRows } from '#web/parts/job-rows.tsx'
import { Ledger, type LedgerItem } from '#web/parts/lists/ledger.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { BackLink } from '#web/parts/site/crumbs.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'
import { AnchorTabs, SheetPart } from '#web/parts/tabs/anchor-tabs.tsx'
import { useReportedChange } from '#web/parts/toasts/use-reported-change.ts'
import { VerifiedEmployerBadge } from '#web/parts/verified-employer-badge.tsx'
import { useRequireAccount } from '#web/session/require-account.ts'
import { useSession } from '#web/session/session.ts'
import { monthText } from '#words/months.ts'
import './employer.css'

type Read = ResponseData<'readPublicEmployer'>
type Employer = Read['employer']

/** The most public jobs on the page; a search has all. */
const newest = 12

type Page = { found: Read | null; isAway: boolean; now: string }

async function readPage(id: string | undefined, { api, report }: Pick<PageContext, 'api' | 'report'>): Promise<Page> {
  const now = pageInstant()
  try {
    const found = await api('readPublicEmployer', { params: { id: id ?? '' }, query: { newest: String(newest) } })
    return { found, isAway: false, now }
  } catch (error) {
    const isAway = (error as { refusal?: Refusal }).refusal !== 'employer-not-found'
    if (isAway) report('the page of an employer is shown without its data', error)
    return { found: null, isAway, now }
  }
}

/** An unknown employer is 404. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await readPage(params.id, context.get(pageContext))
  return data(page, { status: page.found ? 200 : page.isAway ? 503 : 404 })
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  readPage(params.id, { api, report: console.error })

export function meta(place: MetaPlace & { loaderData?: Page }) {
  const employer = place.loaderData?.found?.employer
  if (!employer) return pageMeta({ title: '企業が見つかりません', hidden: true })
  const { name, about, address, website, logo_url, verified_at, jobs_total } = employer
  const at = canonicalAddress(place)
  return pageMeta({
    title: name,
    description: about?.replace(/\s+/g, ' ').slice(0, 120) ?? `${name}の企業情報と公開中の求人。`,
    address: at,
    // Nobody has read what an account without an approved job states.
    hidden: jobs_total === 0 && verified_at === null,
    described: {
      '@context': 'https://schema.org/',
      '@type': 'Organization',
      ...{ name, url: at.origin + at.path },
      ...(address && { address }),
      ...(website && { sameAs: website }),
      ...(logo_url && { logo: at.origin + logo_url }),
    },
  })
}

/** An employer's public page: its facts, its public jobs and how to reach it. */
export default function EmployerPage() {
  const { found, isAway, now } = useLoaderData<typeof clientLoader>()
  if (!found)
    return (
      <NotFoundState
        title={isAway ? '企業情報を読み込めませんでした' : '企業が見つかりません'}
        back={{ to: pagePath('companies'), label: '企業一覧へ戻る' }}
      >
        {isAway ? '時間をおいて、もう一度お試しください。' : 'アドレスが変わったか、掲載が終わった可能性があります。'}
      </NotFoundState>
    )
  const { employer, jobs } = found
  const contacts = contactsOf(employer)
  const overview = { value: 'overview', label: '概要' } as const
  const openings = { value: 'jobs', label: '求人', count: employer.jobs_total } as const
  const contact = { value: 'contact', label: '連絡先' } as const
  return (
    <div className="ui-page">
      <div className="pt-4">
        <BackLink to={pagePath('companies')}>企業情報</BackLink>
      </div>
      <SheetPart tab={overview} isHead>
        <EmployerHead employer={employer} />
      </SheetPart>
      <AnchorTabs tabs={[overview, openings, contact]} label={`${employer.name}の情報`} />
      <SheetPart tab={openings}>
        {jobs.length === 0 ? (
          <EmptyState title="公開中の求人はありません" level={3}>
            募集が始まると、ここに並びます。
          </EmptyState>
        ) : (
          <div className="employer__jobs">
            {/* The page names its employer once. */}
            <JobRows jobs={jobs.map((job) => ({ ...job, companyInfo: undefined }))} now={now} />
          </div>
        )}
        {employer.jobs_total > jobs.length && (
          <div>
            <LinkButton to={pagePath('home', { keyword: `"${employer.name}"` })}>この企業の求人を検索する</LinkButton>
          </div>
        )}
      </SheetPart>
      <SheetPart tab={contact}>
        {contacts.length > 0 ? (
          <Facts items={contacts} />
        ) : (
          <p className="text-sm text-muted">連絡先の記載はありません。</p>
        )}
        <Block company={employer.name} />
      </SheetPart>
    </div>
  )
}

/** Signed-in readers may hide the employer's jobs. */
function Block({ company }: { company: string }) {
  const { user } = useSession()
  return (
    <div>
      <BlockEmployer company={company} offered={user !== null} />
    </div>
  )
}

/** Name, mark, follow button and photos. */
function EmployerHead({ employer }: { employer: Employer }) {
  const { name, industry, address, about, verified_at, photos, logo_url, followers } = employer
  return (
    <header
      className={`grid grid-cols-1 items-start gap-x-10 gap-y-5 pt-2 pb-5 ${photos.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_31rem]' : ''}`}
    >
      <div className="ui-stack gap-3.5">
        <div className="ui-row ui-row--nowrap items-start">
          {logo_url ? (
            <img src={logo_url} alt="" className="size-18 flex-none object-contain max-md:size-13" />
          ) : (
            <CompanyMark name={name} size="l" />
          )}
          <div className="min-w-0">
            <h1 className="ui-phrase font-mincho text-2xl leading-[1.35] tracking-[.04em] [overflow-wrap:anywhere]">
              <CompanyName name={name} />
            </h1>
            <p className="ui-row ui-row--tight gap-x-3.5 gap-y-0 pt-1 text-xs text-muted">
              {verified_at && (
                <span className="inline-flex items-center gap-1">
                  <VerifiedEmployerBadge />
                  {monthText(tokyoDate(new Date(verified_at)).slice(0, 7))}
                </span>
              )}
              {industry && <span>{industry}</span>}
              {address && <span>{address}</span>}
            </p>
          </div>
        </div>
        {about && (
          <p className="max-w-(--width-text) whitespace-pre-line text-[0.9375rem] leading-[1.8] [overflow-wrap:anywhere]">
            {about}
          </p>
        )}
        <div className="ui-row gap-x-5 gap-y-2">
          <FollowButton employer={employer} />
          <p className="text-xs leading-[1.6] text-muted">
            {followers !== null && (
              <>
                <span className="ui-number">{followers.toLocaleString('ja-JP')}</span>人が登録しています。
              </>
            )}
            登録したことは企業に伝わりません。
          </p>
        </div>
        <Facts items={factsOf(employer)} />
      </div>
      {photos.length > 0 && (
        <ul
          className="employer__photos flex snap-x snap-mandatory gap-2 overflow-x-auto lg:grid lg:auto-rows-[8.25rem] lg:grid-cols-[2fr_1fr] lg:overflow-visible"
          aria-label="写真"
        >
          {photos.map(({ id, url }, at) => (
            <li key={id}>
              <img
                className="size-full object-cover"
                src={url}
                alt={`${name}の写真${at + 1}`}
                loading={at > 2 ? 'lazy' : 'eager'}
              />
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

const Facts = ({ items }: { items: readonly LedgerItem[] }) => (
  <div className="employer__facts">
    <Ledger items={items} />
  </div>
)

type Line = [term: string, value: LedgerItem['value'] | null, kind?: LedgerItem['kind']]

/** Lines that are stated. */
const stated = (lines: readonly Line[]): LedgerItem[] =>
  lines.flatMap(([term, value, kind]) => (value ? [{ term, value, ...(kind && { kind }) }] : []))

const factsOf = ({ postal_code, address, ...facts }: Employer) =>
  stated([
    [
      '所在地',
      address && (postal_code ? `〒${postal_code.replace(/^(\d{3})-?(\d{4})$/, '$1-$2')} ${address}` : address),
    ],
    ['代表者', facts.representative],
    ['設立', facts.founded_year && `${facts.founded_year}年`, 'num'],
    ['業種', facts.industry],
    ['従業員数', facts.size],
    ['法人番号', facts.corporate_number, 'num'],
    ['派遣許可番号', facts.dispatch_license],
  ])

const contactsOf = ({ phone, email, form_url, website }: Employer) =>
  stated([
    [
      '電話',
      phone && (
        <a className="ui-number" href={`tel:${phone}`}>
          {phone}
        </a>
      ),
    ],
    ['メール', email && <a href={`mailto:${email}`}>{email}</a>],
    ['フォーム', form_url && <Website href={form_url} />],
    ['サイト', website && <Website href={website} />],
  ])

const Website = ({ href }: { href: string }) => (
  <OutsideLink href={href} className="inline-flex min-h-6 items-center gap-1 [overflow-wrap:anywhere]">
    {href.replace(/^https?:\/\//, '')}
  </OutsideLink>
)

/** Asks for mails about new jobs of an employer, or ends them. Visitors sign in by a code first. */
function FollowButton({ employer: { id, name } }: { employer: { id: string; name: string } }) {
  const { user } = useSession()
  const requireAccount = useRequireAccount()
  const { data } = useQuery({ ...read('listFollows'), enabled: user !== null })
  const follows = data?.follows.some((each) => each.id === id) ?? false
  const { change } = useReportedChange('follow')
  const follow = (wanted: boolean) =>
    change(
      () => callAndRefresh(wanted ? 'followEmployer' : 'unfollowEmployer', { params: { employerId: id } }),
      '設定を変更できませんでした',
    )
  if (!user)
    return (
      // A link for the time before JavaScript.
      <LinkButton
        to={pagePath('login', { redirect: pagePath('employer', { id }) })}
        variant="primary"
        size="lg"
        onClick={(event) => {
          event.preventDefault()
          requireAccount({
            title: 'メールを受け取るにはログインが必要です',
            slip: { kind: '通知', title: name, detail: '新しい求人のお知らせ' },
            onReady: () => follow(true),
          })
        }}
      >
        <Mail className="ui-icon" aria-hidden="true" />
        新しい求人をメールで知る
      </LinkButton>
    )
  return (
    <Button
      variant={follows ? 'secondary' : 'primary'}
      size="lg"
      aria-pressed={follows}
      disabled={!data}
      onClick={() => follow(!follows)}
    >
      {follows ? <Check className="ui-icon" aria-hidden="true" /> : <Mail className="ui-icon" aria-hidden="true" />}
      {follows ? '新着メールを受け取る設定です' : '新しい求人をメールで知る'}
    </Button>
  )
}
