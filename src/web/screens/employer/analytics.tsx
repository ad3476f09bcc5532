import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { confirmationRate } from '#rules/jobs/application-status.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { ApplicationShares } from '#web/parts/charts/application-shares.tsx'
import { SpanChart } from '#web/parts/charts/column-chart.tsx'
import { byDay, bySevenDays, rateText, type SpanFigures, spanText } from '#web/parts/charts/day-figures.ts'
import { jobsOfFigures, ownFigures } from '#web/parts/charts/my-figures.tsx'
import { choiceIn, pageCountOf, pageIn } from '#web/parts/lists/list-query.ts'
import { Pagination } from '#web/parts/lists/pagination.tsx'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { followTableBox } from '#web/parts/lists/table-box.ts'
import { Sheet } from '#web/parts/sheet.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { Segment } from '#web/parts/tabs/segment.tsx'
import { ownAnswerTimeText } from '#words/answer-time.ts'
import '#web/parts/sheet.css'
import '#web/parts/lists/table-box.css'

export const meta = () => pageMeta({ title: '分析', hidden: true })

const daysOnTheirOwn = 30

/** Views, applications and their rate: over time, and job by job. */
export default function Analytics() {
  const [query] = useSearchParams()
  const page = pageIn(query)
  const stats = useQuery({ ...ownFigures(page), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead title="分析" lead="閲覧と応募の推移、求人ごとの成果です。" />
      <div className="ui-stack pt-6">
        <QueryState query={stats} waiting={<SkeletonRows count={6} />}>
          {(data) =>
            data.jobs.total > 0 ? <Figures stats={data} page={page} stale={stats.isPlaceholderData} /> : <NoFigures />
          }
        </QueryState>
      </div>
    </>
  )
}

/** The address with another unit of the charts; keeps the table's page. */
function withSpan(query: URLSearchParams, by: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (by === 'day') next.set('by', by)
  else next.delete('by')
  return next
}

function NoFigures() {
  return (
    <EmptyState
      title="分析できる求人はまだありません"
      actions={
        <LinkButton to={pagePath('addJob')} variant="primary">
          求人を掲載
        </LinkButton>
      }
    >
      求人が公開されると、閲覧と応募の数がここに並びます。
    </EmptyState>
  )
}

type EmployerStats = ResponseData<'readEmployerStats'>

function Figures({ stats, page, stale }: { stats: EmployerStats; page: number; stale: boolean }) {
  const [query, setQuery] = useSearchParams()
  const by = choiceIn(query, 'by', ['day']) ?? 'week'
  const spans = by === 'day' ? byDay(stats.per_day, daysOnTheirOwn) : bySevenDays(stats.per_day)
  const note = by === 'day' ? `直近${daysOnTheirOwn}日` : `直近${stats.per_day.length}日・7日ごと`
  const recent = (of: 'views' | 'applications') =>
    stats.per_day.reduce((sum, day) => sum + day[of], 0).toLocaleString('ja-JP')
  const days = `直近${stats.per_day.length}日`
  const pending = stats.by_status.pending ?? 0
  return (
    <>
      <Stats>
        <Stat label="閲覧" value={stats.views} unit="回" note={`${days} ${recent('views')}回`} />
        <Stat label="応募" value={stats.applications} unit="件" note={`${days} ${recent('applications')}件`} />
        <Stat label="応募率" value={rateText(stats.applications, stats.views)} note="閲覧に対する応募" />
        <Stat
          label="確認率"
          value={stats.applications === 0 ? '—' : `${confirmationRate(stats.applications, pending)}%`}
          note={`確認待ち ${pending.toLocaleString('ja-JP')}件`}
        />
        <Stat label="返信までの日数（中央値）" {...ownAnswerTimeText(stats.answer_time, stats.answer_time_of_all)} />
      </Stats>
      <div className="ui-bar">
        <Segment
          label="推移の単位"
          value={by}
          options={[
            { value: 'week', label: '7日ごと' },
            { value: 'day', label: '1日ごと' },
          ]}
          onChange={(value) => setQuery(withSpan(query, value), { replace: true, preventScrollReset: true })}
        />
      </div>
      <div className="ui-grid ui-grid--2">
        <SpanChart of="views" spans={spans} note={note} />
        <SpanChart of="applications" spans={spans} note={note} />
      </div>
      <SpanTable spans={spans} />
      <ApplicationShares total={stats.applications} byStatus={stats.by_status} />
      <SourceTable conversion={stats.conversion} sources={stats.by_source} />
      <JobTable jobs={stats.per_job} total={stats.jobs.total} page={page} stale={stale} />
    </>
  )
}

type SourceRow = EmployerStats['conversion'] & { name: string; source?: string | null }
type Stage = 'answered' | 'interviewed' | 'offered' | 'joined'

const stages: readonly [Stage, name: string][] = [
  ['answered', '返答'],
  ['interviewed', '面接'],
  ['offered', '内定'],
  ['joined', '入社'],
]

const sourceColumns: Column<SourceRow>[] = [
  { name: '応募経路', kind: 'title', cell: ({ name }) => name },
  { name: '応募', kind: 'figures', cell: ({ applications }) => applications.toLocaleString('ja-JP') },
  ...stages.map(
    ([stage, name]): Column<SourceRow> => ({ name, kind: 'figures', cell: (row) => reachedText(row[stage], row) }),
  ),
]

/** 3（30.0%・2.5日）. */
function reachedText({ count, median_days }: SourceRow[Stage], { applications }: SourceRow): string {
  if (median_days === null) return String(count)
  return `${count.toLocaleString('ja-JP')}（${rateText(count, applications)}・${median_days}日）`
}

/** How far applicants came, in all and by source, with their share and the median days. */
function SourceTable({
  conversion,
  sources,
}: {
  conversion: EmployerStats['conversion']
  sources: EmployerStats['by_source']
}) {
  if (conversion.applications === 0) return null
  const bySource = sources.map((each) => ({ ...each, name: each.source ?? '経路の記録なし' }))
  const rows = [{ ...conversion, name: '全体' }, ...bySource]
  return (
    <Sheet
      id="sources-title"
      title="選考の通過状況"
      note="直近365日の応募。かっこ内は応募に対する割合と、応募からの日数の中央値"
    >
      <Table columns={sourceColumns} rows={rows} rowKey={(row) => ('source' in row ? `source ${row.source}` : 'all')} />
    </Sheet>
  )
}

type Job = ResponseData<'readEmployerStats'>['per_job'][number]

type ViewFigures = { views: number; applications: number }

/** The last columns of every analytics table. The rate is applications per view. */
const figureColumns: readonly Column<ViewFigures>[] = [
  { name: '閲覧', kind: 'figures', cell: ({ views }) => views.toLocaleString('ja-JP') },
  { name: '応募', kind: 'figures', cell: ({ applications }) => applications.toLocaleString('ja-JP') },
  { name: '応募率', kind: 'figures', cell: ({ views, applications }) => rateText(applications, views) },
]

const jobColumns: Column<Job>[] = [
  {
    name: '求人',
    kind: 'title',
    cell: (job) => <Link to={pagePath('applicants', { jobId: job.job_id })}>{job.title}</Link>,
  },
  ...figureColumns,
  {
    name: '推移',
    cell: (job) => (
      <Link to={pagePath('jobFigures', { jobId: job.job_id })} aria-label={`「${job.title}」の推移を見る`}>
        推移を見る
      </Link>
    ),
  },
]

/** Figures of own jobs by page, most viewed first. */
function JobTable(props: { jobs: readonly Job[]; total: number; page: number; stale: boolean }) {
  const { jobs, total, page, stale } = props
  return (
    <section className="sheet" id="jobs" aria-labelledby="jobs-title">
      <div className="sheet__head">
        <h2 id="jobs-title">求人ごとの成果</h2>
        <span className="ui-number text-xs text-muted">{total.toLocaleString('ja-JP')}件</span>
      </div>
      <Table columns={jobColumns} rows={jobs} rowKey={({ job_id }) => job_id} stale={stale} />
      {total > jobsOfFigures && (
        <div className="sheet__body">
          <Pagination page={page} pageCount={pageCountOf(total, jobsOfFigures)} hash="#jobs" />
        </div>
      )}
    </section>
  )
}

const spanColumns: Column<SpanFigures>[] = [
  {
    name: '期間',
    // In a narrow column it breaks between its days only.
    cell: (span) =>
      spanText(span)
        .split(/(?<=〜)/)
        .map((part) => (
          <span key={part} className="inline-block">
            {part}
          </span>
        )),
  },
  ...figureColumns,
]

/** The charts' figures, latest first. */
function SpanTable({ spans }: { spans: readonly SpanFigures[] }) {
  return (
    <details className="sheet group">
      <summary className="sheet__head text-sm cursor-pointer justify-start gap-2 border-0 text-primary-ink">
        <ChevronRight className="ui-icon ui-icon--small group-open:rotate-90" aria-hidden="true" />
        数値を表で見る
      </summary>
      <div className="table-box border-t border-rule" ref={(box) => (box ? followTableBox(box) : undefined)}>
        <Table columns={spanColumns} rows={spans.toReversed()} rowKey={(span) => span.to} folds={false} />
      </div>
    </details>
  )
}
