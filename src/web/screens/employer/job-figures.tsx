import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import type { JobChangeKind } from '#rules/jobs/job-changes.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { ColumnChart } from '#web/parts/charts/column-chart.tsx'
import { byDay, rateText, shortSpanText, spanSummary } from '#web/parts/charts/day-figures.ts'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { Sheet } from '#web/parts/sheet.tsx'
import { Crumbs } from '#web/parts/site/crumbs.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { SourceLinkDialog } from '#web/parts/source-link-dialog.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { useMay } from '#web/session/use-may.ts'
import { monthDayText } from '#words/dates.ts'
import { jobFieldLabel } from '#words/field-labels.ts'

export const meta = () => pageMeta({ title: '閲覧の推移', hidden: true })

const crumb = <Crumbs trail={[{ label: '求人管理', to: pagePath('employerJobs') }, { label: '閲覧の推移' }]} />
const daysOfChart = 30

/** Views of one job by day, with the changes of its posting marked. */
export default function JobFigures() {
  const { jobId = '' } = useParams()
  const figures = useQuery(read('readJobFigures', { params: { id: jobId } }))
  const { data } = figures
  return (
    <>
      <PageHead
        crumb={crumb}
        // One line, as before the title is known.
        title={<span className="line-clamp-1">{data?.job.title ?? '閲覧の推移'}</span>}
        lead="1日ごとの閲覧と、求人の内容や公開の変更です。"
        actions={
          <div className="ui-row">
            <SourceLink id={jobId} title={data?.job.title} />
            <LinkButton to={pagePath('applicants', { jobId })}>応募者</LinkButton>
          </div>
        }
      />
      <div className="ui-stack pt-6">
        <QueryState query={figures} waiting={<SkeletonRows count={4} />}>
          {({ views, applications, per_day, changes }) => {
            const spans = byDay(per_day, daysOfChart)
            const changed = changesByDay(changes)
            const titled = { of: 'views', title: '閲覧', unit: '回' } as const
            return (
              <>
                <Stats>
                  <Stat label="閲覧" value={views} unit="回" note="公開してからの合計" />
                  <Stat label="応募" value={applications} unit="件" note="公開してからの合計" />
                  <Stat label="応募率" value={rateText(applications, views)} note="閲覧に対する応募" />
                </Stats>
                <Sheet id="views-chart" title="閲覧の推移" note={`直近${daysOfChart}日。▲は変更のあった日`}>
                  <div className="sheet__body">
                    <ColumnChart
                      columns={spans.map((span) => ({
                        label: shortSpanText(span),
                        value: span.views,
                        mark: changed.get(span.to)?.map(changeText).join('、'),
                      }))}
                      unit="回"
                      summary={spanSummary(spans, titled)}
                    />
                  </div>
                </Sheet>
                <Changes changes={changes} perDay={per_day} />
              </>
            )
          }}
        </QueryState>
      </div>
    </>
  )
}

type JobChange = ResponseData<'readJobFigures'>['changes'][number]

const kindText: Record<JobChangeKind, string> = {
  approved: '承認',
  corrected: '修正の承認',
  edited: '編集',
  closed: '募集の終了',
  reopened: '募集の再開',
  stopped: '運営者による停止',
  started: '運営者による再開',
}

/** 修正の承認（求人タイトル、仕事内容）. */
export function changeText({ kind, fields = [] }: Pick<JobChange, 'kind' | 'fields'>): string {
  // Skip the monthly salary, which follows from the pay of the terms.
  const shown = fields.filter((field) => !/^salary_/.test(field) || !fields.includes('terms'))
  const names = shown.map((field) => jobFieldLabel[field]).join('、')
  return names ? `${kindText[kind]}（${names}）` : kindText[kind]
}

/** Changes by day. */
function changesByDay(changes: readonly JobChange[]): Map<string, JobChange[]> {
  const days = new Map<string, JobChange[]>()
  for (const change of changes) days.set(change.day, [...(days.get(change.day) ?? []), change])
  return days
}

/** Views in the seven days before and after a day; null unless both weeks are complete. */
export function viewsAround(perDay: readonly { day: string; views: number }[], day: string) {
  const at = perDay.findIndex((each) => each.day === day)
  const sum = (from: number, to: number) =>
    at < 0 || from < 0 || to > perDay.length
      ? null
      : perDay.slice(from, to).reduce((total, { views }) => total + views, 0)
  return { before: sum(at - 7, at), after: sum(at + 1, at + 8) }
}

/** Opens the dialog for a job's link with a source; for people who may post. */
function SourceLink({ id, title }: { id: string; title?: string }) {
  const [open, setOpen] = useState(false)
  if (!useMay('job:post')) return null
  return (
    <>
      <Button disabled={title === undefined} onClick={() => setOpen(true)}>
        <Link2 className="ui-icon" aria-hidden="true" />
        応募経路つきのリンク
      </Button>
      {open && title !== undefined && <SourceLinkDialog job={{ id, title }} onClose={() => setOpen(false)} />}
    </>
  )
}

type Days = readonly { day: string; views: number }[]

function Changes({ changes, perDay }: { changes: readonly JobChange[]; perDay: Days }) {
  const columns: Column<JobChange>[] = [
    { name: '変更', kind: 'title', cell: changeText },
    { name: '日付', cell: ({ day }) => monthDayText(day) },
    { name: '前の7日間の閲覧', kind: 'figures', cell: ({ day }) => viewsAround(perDay, day).before ?? '—' },
    { name: '後の7日間の閲覧', kind: 'figures', cell: ({ day }) => viewsAround(perDay, day).after ?? '—' },
  ]
  return (
    <Sheet id="changes-title" title="変更" note={`直近${perDay.length}日`}>
      {changes.length === 0 ? (
        <p className="sheet__body text-sm text-muted">変更はありません。</p>
      ) : (
        <Table columns={columns} rows={changes.toReversed()} rowKey={({ at, kind }) => `${at} ${kind}`} />
      )}
    </Sheet>
  )
}
