import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { read, stillArriving } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { Notice, WaitingNotice } from '#web/parts/states/notice.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { useTab } from '#web/parts/tabs/use-tab.ts'
import { daysAgoText } from '#words/days-ago.ts'
import { fullDateText } from '#words/full-dates.ts'
import { approvalStatusLabel, publicLabel } from '#words/status-labels.ts'
import { MonthsChart, StatusChart } from './dashboard/charts.tsx'
import { type AdminStats, isComplete, shareText, zeroStats } from './dashboard/figures.ts'
import { RecentJobs, RecentUsers, TopCompanies } from './dashboard/lists.tsx'

const loadFailed = 'データの読み込みに失敗しました'

export const meta = () => pageMeta({ title: 'ダッシュボード', hidden: true })

/** The header makes the same request, so it is sent once. */
const useWaitingEmployers = () => useQuery(read('listVerificationRequests', { query: { page: '1', limit: '1' } }))

/** How many employers wait for verification, and since when. */
function WaitingEmployers({ waiting: { data, dataUpdatedAt } }: { waiting: ReturnType<typeof useWaitingEmployers> }) {
  if (!data?.total) return null
  const oldest = data.requests[0]
  return (
    <WaitingNotice seal="確認待ち" action={<LinkButton to={pagePath('adminVerification')}>企業の確認へ</LinkButton>}>
      <b>確認待ちの企業が{data.total.toLocaleString('ja-JP')}社あります</b>
      {oldest && (
        <span className="text-muted">
          最も古いものは{daysAgoText(oldest.asked_at, new Date(dataUpdatedAt))}の申請です
        </span>
      )}
    </WaitingNotice>
  )
}

/** The header makes the same request, so it is sent once. */
const useWaitingJobs = () => useQuery(read('listPendingJobs', { query: { page: '1', limit: '1' } }))

/** As at the desk: a resubmitted job waits only since then, so the list's first may not be the oldest. */
const useLongestWait = () => useQuery(read('readQueueFigures'))

/** How many jobs wait for approval, and since when. */
function WaitingJobs(props: {
  waiting: ReturnType<typeof useWaitingJobs>
  longest: ReturnType<typeof useLongestWait>
}) {
  const { data } = props.waiting
  if (!data || data.count === 0) return null
  const { data: { oldest } = { oldest: null }, dataUpdatedAt } = props.longest
  return (
    <WaitingNotice
      seal={approvalStatusLabel.pending}
      action={
        <LinkButton to={pagePath('approval')} variant="primary">
          承認画面へ
        </LinkButton>
      }
    >
      <b>承認待ちの求人が{data.count.toLocaleString('ja-JP')}件あります</b>
      {oldest && (
        <span className="text-muted">最も古いものは{daysAgoText(oldest, new Date(dataUpdatedAt))}の送信です</span>
      )}
    </WaitingNotice>
  )
}

/** The figures of the whole board. */
export default function AdminDashboard() {
  const stats = useQuery(read('readStats'))
  const { data, isError, isFetching, dataUpdatedAt, refetch } = stats
  const waiting = useWaitingJobs()
  const longest = useLongestWait()
  const employers = useWaitingEmployers()
  const [now] = useState(() => new Date())
  const again = () => void refetch().then(focusTitle)
  return (
    <>
      <PageHead title="ダッシュボード" lead={`${fullDateText(dataUpdatedAt ? new Date(dataUpdatedAt) : now)}現在`} />
      <div className="ui-stack pt-6">
        {/* Wait for all, because the banners above would move the figures. */}
        {stillArriving(stats, waiting, longest, employers) ? (
          <SkeletonRows label="集計を読み込み中" />
        ) : (
          <>
            <WaitingJobs waiting={waiting} longest={longest} />
            <WaitingEmployers waiting={employers} />
            {data && !isComplete(data) ? (
              <ErrorState title={loadFailed} onRetry={again} busy={isFetching} />
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
