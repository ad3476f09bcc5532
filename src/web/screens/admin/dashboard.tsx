import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { applicationStatuses } from '#rules/jobs/application-status.ts'
import { read, stillArriving } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { applicationTones, ShareBar } from '#web/parts/charts/application-shares.tsx'
import { ColumnChart } from '#web/parts/charts/column-chart.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { Sheet } from '#web/parts/sheet.tsx'
import { ShortList } from '#web/parts/short-list.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { Notice, WaitingNotice } from '#web/parts/states/notice.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { ApprovalStatusBadge, InactiveBadge } from '#web/parts/status-badges.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { monthDayText } from '#words/dates.ts'
import { daysAgoText } from '#words/days-ago.ts'
import { fullDateText } from '#words/full-dates.ts'
import { roleLabel } from '#words/labels.ts'
import { applicationStatusLabel, approvalStatusLabel, publicLabel } from '#words/status-labels.ts'
import {
  type AdminStats,
  barPercent,
  isComplete,
  monthNumber,
  monthsText,
  shareText,
  zeroStats,
} from './dashboard/figures.ts'
import '#web/parts/avatar.css'
import '#web/parts/company-mark.css'

const loadFailed = 'データの読み込みに失敗しました'

export const meta = () => pageMeta({ title: 'ホーム', hidden: true })

const one = { query: { page: '1', limit: '1' } }

/** The figures of the whole board. */
export default function AdminDashboard() {
  const stats = useQuery(read('readStats'))
  const { data, isError, isFetching, dataUpdatedAt, refetch } = stats
  // The header makes the same requests, so they are sent once.
  const waiting = useQuery(read('listPendingJobs', one))
  const employers = useQuery(read('listVerificationRequests', one))
  // As at the desk: a resubmitted job waits only since then, so the list's first may not be the oldest.
  const longest = useQuery(read('readQueueFigures'))
  const [now] = useState(() => new Date())
  const again = () => void refetch().then(focusTitle)
  return (
    <>
      <PageHead title="ホーム" lead={`${fullDateText(dataUpdatedAt ? new Date(dataUpdatedAt) : now)}現在`} />
      <div className="ui-stack pt-6">
        {/* Wait for all, because the banners above would move the figures. */}
        {stillArriving(stats, waiting, longest, employers) ? (
          <SkeletonRows label="集計を読み込み中" />
        ) : (
          <>
            <Waiting
              seal={approvalStatusLabel.pending}
              what="承認待ちの求人"
              count={waiting.data?.count}
              unit="件"
              oldest={longest.data?.oldest}
              readAt={longest.dataUpdatedAt}
            >
              <LinkButton to={pagePath('approval')} variant="primary">
                承認画面へ
              </LinkButton>
            </Waiting>
            <Waiting
              seal="確認待ち"
              what="確認待ちの企業"
              count={employers.data?.total}
              unit="社"
              oldest={employers.data?.requests[0]?.asked_at}
              readAt={employers.dataUpdatedAt}
            >
              <LinkButton to={pagePath('adminVerification')}>企業の確認へ</LinkButton>
            </Waiting>
            {data?.bundled_server && <BundledServer {...data.bundled_server} />}
            {data && !isComplete(data) ? (
              <ErrorState title={loadFailed} error={stats.error} onRetry={again} busy={isFetching} />
            ) : (
              <>
                {isError && <LoadFailure zero={!data} busy={isFetching} onRetry={again} />}
                <Figures stats={data ?? zeroStats(now)} waiting={waiting.data?.count} />
              </>
            )}
          </>
        )}
      </div>
    </>
  )
}

/** How many jobs or employers wait, since when, and a link to them. */
function Waiting(props: {
  seal: string
  what: string
  count: number | undefined
  unit: string
  oldest: string | null | undefined
  readAt: number
  children: ReactNode
}) {
  const { seal, what, count, unit, oldest, readAt, children } = props
  if (!count) return null
  return (
    <WaitingNotice seal={seal} action={children}>
      <b>
        {what}が{count.toLocaleString('ja-JP')}
        {unit}あります
      </b>
      {oldest && <span className="text-muted">最も古い申請は{daysAgoText(oldest, new Date(readAt))}です</span>}
    </WaitingNotice>
  )
}

/** A board that people use should not stay on the server that comes along. */
function BundledServer({ version, days }: { version: string; days: number }) {
  return (
    <Notice tone="warning" title={`データベースは同梱の PostgreSQL ${version} です（公開から${days}日）`}>
      <p>
        試用のためのものです。バックアップを取り、Debian の PostgreSQL に移してください（docs/operating/backup.md）。
      </p>
    </Notice>
  )
}

/** If figures cannot be loaded, zeros are shown with a notice. */
function LoadFailure({ zero, busy, onRetry }: { zero: boolean; busy: boolean; onRetry: () => void }) {
  return (
    <Notice tone="danger" title={loadFailed}>
      <p>{zero ? '下の数字はすべて0で表示しています。' : '下の数字は前回読み込んだものです。'}</p>
      <Button size="sm" className="mt-2" busy={busy} busyLabel="読み込んでいます…" onClick={onRetry}>
        もう一度読み込む
      </Button>
    </Notice>
  )
}

const tabs = [
  { value: 'overview', label: '概要' },
  { value: 'users', label: 'ユーザー' },
  { value: 'jobs', label: '求人' },
  { value: 'companies', label: '企業' },
] as const

/** `waiting`: what the approval queue holds, so that 承認待ち is one number on the page. */
function Figures({ stats, waiting }: { stats: AdminStats; waiting: number | undefined }) {
  const [tab, choose] = useTab(['overview', 'users', 'jobs', 'companies'])
  const { users, jobs, applications } = stats
  return (
    <>
      <Stats>
        <Stat label="ユーザー" value={users.total} unit="名" note={thisMonth(users.this_month, '名')} />
        <Stat
          label="求人"
          value={jobs.total}
          unit="件"
          note={
            <>
              <span className="ui-number block">
                {publicLabel} {jobs.active.toLocaleString('ja-JP')}件（{shareText(jobs.active, jobs.total)}）
              </span>
              <span className="ui-number block">{thisMonth(jobs.this_month, '件')}</span>
            </>
          }
        />
        <Stat label="応募" value={applications.total} unit="件" note={thisMonth(applications.this_month, '件')} />
        <Stat label="企業" value={users.employers} unit="社" note="企業アカウント" />
      </Stats>
      <Tabs value={tab} onValueChange={choose} tabs={tabs} label="集計の種類">
        <TabPanel value="overview" className="ui-stack pt-(--gap-stack)">
          <div className="ui-grid ui-grid--2">
            <MonthsChart months={stats.applications_by_month} />
            <StatusChart jobs={{ ...jobs, pending: waiting ?? jobs.pending }} applications={applications} />
          </div>
          <div className="ui-grid ui-grid--2">
            <RecentUsers users={stats.recent_users} />
            <TopCompanies companies={stats.top_companies} />
          </div>
        </TabPanel>
        <TabPanel value="users" className="ui-stack pt-(--gap-stack)">
          <RecentUsers users={stats.recent_users} full />
        </TabPanel>
        <TabPanel value="jobs" className="ui-stack pt-(--gap-stack)">
          <RecentJobs jobs={stats.recent_jobs} />
        </TabPanel>
        <TabPanel value="companies" className="ui-stack pt-(--gap-stack)">
          <TopCompanies companies={stats.top_companies} full />
        </TabPanel>
      </Tabs>
    </>
  )
}

const thisMonth = (count: number, unit: string) => `今月 ＋${count.toLocaleString('ja-JP')}${unit}`

/** Applications of the last twelve months. */
function MonthsChart({ months }: { months: AdminStats['applications_by_month'] }) {
  return (
    <Sheet id="months-title" title="月ごとの応募" note="直近12か月">
      <ColumnChart
        columns={months.map(({ month, count }) => {
          const label = String(monthNumber(month))
          return { label, name: `${label}月`, value: count }
        })}
        unit="件"
        summary={monthsText(months)}
        room={months.length}
        fills
      >
        <ul className="sr-only">
          {months.map(({ month, count }) => (
            <li key={month}>
              {month.slice(0, 4)}年{monthNumber(month)}月 {count.toLocaleString('ja-JP')}件
            </li>
          ))}
        </ul>
      </ColumnChart>
    </Sheet>
  )
}

const approvalBars = [
  { status: 'approved', tone: 'bg-chart-1' },
  { status: 'pending', tone: 'bg-chart-4' },
  { status: 'rejected', tone: 'bg-chart-3' },
] as const

/** Jobs by moderation status, and applications by outcome. */
function StatusChart({ jobs, applications }: Pick<AdminStats, 'jobs' | 'applications'>) {
  return (
    <Sheet id="status-title" title="求人の状態" count={`${jobs.total.toLocaleString('ja-JP')}件`}>
      <div className="sheet__body">
        <ul>
          {approvalBars.map(({ status, tone }) => (
            <ShareBar
              key={status}
              label={approvalStatusLabel[status]}
              count={jobs[status]}
              percent={barPercent(jobs[status], jobs.total)}
              tone={tone}
            />
          ))}
        </ul>
        <div className="ui-row ui-row--between mt-2.5 border-t border-rule-soft pt-3 pb-1">
          <h3 className="text-sm leading-(--leading-title)">選考状況</h3>
          <span className="ui-number text-xs text-muted">{applications.total.toLocaleString('ja-JP')}件</span>
        </div>
        <ul>
          {applicationStatuses.map((status) => (
            <ShareBar
              key={status}
              label={applicationStatusLabel[status]}
              count={applications.by_status[status]}
              percent={barPercent(applications.by_status[status], applications.total)}
              tone={applicationTones[status]}
            />
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

/** The newest users; `full` adds addresses. */
function RecentUsers({ users, full }: { users: AdminStats['recent_users']; full?: boolean }) {
  return (
    <ShortList
      id="recent-users"
      className="self-start"
      title="新しいユーザー"
      all={pagePath('adminUsers')}
      empty="表示するユーザーはいません。"
      items={users.map((user) => (
        <Entry key={user.id}>
          <span className="[&>.avatar]:size-8 [&>.avatar]:text-[.75rem]">
            <Avatar name={user.name} />
          </span>
          <span className="text-sm min-w-[min(6rem,100%)] flex-1">
            <Link to={pagePath('adminUsers', { q: user.email })}>{user.name}</Link>
            {full && <span className="text-xs text-muted block">{user.email}</span>}
          </span>
          <span className="ui-number text-xs text-muted">{roleLabel[user.role]}</span>
          <Day at={user.created_at} />
        </Entry>
      ))}
    />
  )
}

/** The latest jobs with states. */
function RecentJobs({ jobs }: { jobs: AdminStats['recent_jobs'] }) {
  return (
    <ShortList
      id="recent-jobs"
      className="self-start"
      title="新しい求人"
      all={pagePath('adminJobs')}
      empty="表示する求人はありません。"
      items={jobs.map((job) => (
        <Entry key={job.id} wraps>
          <span className="text-sm min-w-0 flex-1 max-md:basis-full">
            <Link to={pagePath('job', { id: job.id })}>{job.title}</Link>
            <span className="text-xs text-muted block">
              <CompanyName name={job.company} />
            </span>
          </span>
          <span className="ui-row ui-row--tight">
            <ApprovalStatusBadge status={job.approval_status} />
            {!job.is_active && <InactiveBadge stopped={job.stopped_by_operator} />}
          </span>
          <Day at={job.created_at} />
        </Entry>
      ))}
    />
  )
}

/** The companies with the most applications; `full` adds their number of jobs. */
function TopCompanies({ companies, full }: { companies: AdminStats['top_companies']; full?: boolean }) {
  return (
    <ShortList
      id="top-companies"
      title="応募の多い企業"
      className="self-start"
      all={pagePath('adminUsers', { role: 'employer' })}
      empty="表示する企業はありません。"
      items={companies.map(({ company, job_count, application_count }) => (
        <Entry key={company}>
          <span className="[&>.company-mark]:size-8 [&>.company-mark]:text-md">
            <CompanyMark name={company} />
          </span>
          <span className="text-sm min-w-[min(6rem,100%)] flex-1">
            <Link to={pagePath('adminJobs', { q: company })}>
              <CompanyName name={company} />
            </Link>
          </span>
          {full && <span className="ui-number text-xs text-muted">求人 {job_count.toLocaleString('ja-JP')}件</span>}
          <span className="ui-number text-sm text-end">
            {full && <span className="text-xs text-muted">応募 </span>}
            {application_count.toLocaleString('ja-JP')}
            <span className="text-xs text-muted"> 件</span>
          </span>
        </Entry>
      ))}
    />
  )
}

function Entry({ wraps, children }: { wraps?: boolean; children: ReactNode }) {
  return (
    <li
      className={`ui-row ${wraps ? 'gap-y-1 md:flex-nowrap' : ''} border-b border-rule-soft px-(--pad-card) py-2 last:border-0 [&_a]:text-ink [&_a]:no-underline [&_a:hover]:text-primary-ink [&_a:hover]:underline`}
    >
      {children}
    </li>
  )
}

function Day({ at }: { at: string }) {
  return <span className="ui-number text-xs text-muted w-18 text-end">{monthDayText(at)}</span>
}
