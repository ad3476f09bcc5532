import { useQuery } from '@tanstack/react-query'
import { Hourglass, RotateCcw, SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { waitingSince } from '#rules/jobs/approval-queue.ts'
import { read } from '#web/api/read-query.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { ColumnChart } from '#web/parts/charts/column-chart.tsx'
import { severityIcon } from '#web/parts/findings/severity.tsx'
import { LevelBadge } from '#web/parts/level-badge.tsx'
import { ListFields, type useList } from '#web/parts/lists/list-page.tsx'
import { formerDecision } from '#web/parts/moderation/decision-history.tsx'
import { RevisionBadge } from '#web/parts/status-badges.tsx'
import { daysAgo, daysAgoText } from '#words/days-ago.ts'
import { jobDecisionLabel } from '#words/status-labels.ts'
import { isOthers, type PendingJobFacts } from './use-desk.ts'
import '#web/parts/sheet.css'
import './desk.css'
import '#web/parts/lists/linked-row.css'

type Day = ResponseData<'readQueueFigures'>['days'][number]

const useFigures = () => useQuery(read('readQueueFigures'))

/** How long the oldest job has waited; dashes reserve the space until known. */
function longestWait({ data, dataUpdatedAt }: ReturnType<typeof useFigures>): string {
  return data?.oldest ? waitingText(data.oldest, new Date(dataUpdatedAt)) : waitText(null)
}

/** A waiting time in whole units and short words, so that the layout stays when it arrives. */
export function waitText(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number') return '—'
  const minutes = Math.floor(Math.max(0, seconds) / 60)
  if (minutes < 60) return `${minutes}分`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)}時間` : `${Math.floor(minutes / 1_440)}日`
}

/** The waiting time; from two days on in calendar days, as in the queue's lines and the filter 待ち日数. */
export function waitingText(since: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(since)) / 1_000
  return seconds < 48 * 3_600 ? waitText(seconds) : `${daysAgo(since, now)}日`
}

/** The number of waiting jobs, the oldest, and recent decisions in a line; `open` tells that `QueueDays` are shown. */
export function QueueSummary(props: {
  count: number | undefined
  open: boolean
  onOpen: (open: boolean) => void
  children: ReactNode
}) {
  const { count, open, onOpen, children } = props
  const figures = useFigures()
  const days = figures.data?.days
  const today = days?.[0]
  const sum = (of: 'approved' | 'rejected') => days?.reduce((total, day) => total + day[of], 0) ?? '—'
  return (
    <span className="queue-figures__line desk__above">
      <span role="status">
        承認待ち<b>{count?.toLocaleString('ja-JP') ?? '—'}件</b>
      </span>
      <span>
        最長の待ち時間<b>{longestWait(figures)}</b>
      </span>
      <span className="@min-[43rem]/desk:@max-[63.99rem]/desk:hidden">
        今日の審査<b>{today ? today.approved + today.rejected : '—'}件</b>
      </span>
      <span className="@max-[85.99rem]/desk:hidden">
        直近7日
        <b>
          承認{sum('approved')}・却下{sum('rejected')}
        </b>
      </span>
      <button
        type="button"
        className="min-h-(--target-min) text-primary-ink underline"
        aria-expanded={open}
        aria-controls="queue-days"
        onClick={() => onOpen(!open)}
      >
        推移を見る
      </button>
      {children}
    </span>
  )
}

/** The decisions of the last seven days. */
export function QueueDays({ open }: { open: boolean }) {
  const days = useFigures().data?.days
  return (
    <section
      id="queue-days"
      hidden={!open}
      className="sheet queue-figures py-2 px-4"
      aria-labelledby="queue-days-title"
    >
      <h2 id="queue-days-title" className="text-xs text-muted font-medium">
        日ごとの審査（直近7日間・件）・今日の待ち時間の中央値 {waitText(days?.[0]?.median_wait_seconds)}
      </h2>
      <Days days={days} />
    </section>
  )
}

/** Decisions by day; seven empty columns reserve the space until known. */
function Days({ days }: { days: readonly Day[] | undefined }) {
  const inOrder = days?.toReversed()
  const columns =
    inOrder?.map(({ day, approved, rejected }) => ({ label: dayText(day), value: approved + rejected })) ??
    Array.from({ length: 7 }, (_, n) => ({ label: '\u2002'.repeat(n + 1), value: 0 }))
  return (
    <>
      <ColumnChart
        columns={columns}
        unit="件"
        summary={inOrder ? '直近7日間に審査した求人の数' : '日ごとの審査を読み込み中'}
      />
      <ul className="sr-only">
        {inOrder?.map(({ day, approved, rejected, median_wait_seconds }) => (
          <li key={day}>
            {dayText(day)} 承認{approved}件・却下{rejected}件・待ち時間の中央値{waitText(median_wait_seconds)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** 2026-11-22 as 11/22. */
const dayText = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8, 10))}`

/** The desk's filters in the address. */
export const queueFilters = {
  q: { label: '承認待ちの求人を検索', placeholder: '求人、会社、投稿者' },
  kind: {
    label: '投稿の種類',
    all: 'すべての投稿',
    options: { first: '初投稿のみ', resubmitted: '再申請と修正のみ', revision: '修正のみ' },
  },
  findings: {
    label: '点検の結果',
    all: '点検の結果',
    options: { stop: '掲載不可あり', warn: '要確認のみ', none: '指摘なし' },
  },
  waiting_days: {
    label: '待っている日数',
    all: '待ち日数',
    options: { '1': '1日以上', '3': '3日以上', '7': '7日以上' },
  },
}

/** The queue's search, and its filters behind a button. */
export function QueueFilters({ active, fields }: Pick<ReturnType<typeof useList>, 'active' | 'fields'>) {
  const [open, setOpen] = useState(false)
  return (
    <search aria-label="承認待ちの求人の絞り込み" className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <ListFields fields={fields.slice(0, 1)} />
      <Button aria-expanded={open} aria-controls="queue-filters" onClick={() => setOpen(!open)}>
        <SlidersHorizontal className="ui-icon ui-icon--small" aria-hidden="true" />
        <span className="lg:sr-only">絞り込み</span>
        {active > 0 && <span className="ui-number">（{active}）</span>}
      </Button>
      <div id="queue-filters" className="col-span-full grid gap-2" hidden={!open}>
        <ListFields fields={fields.slice(1)} />
      </div>
    </search>
  )
}

type LinkProps = Pick<ComponentProps<typeof Link>, 'to' | 'state' | 'replace' | 'preventScrollReset'>

/** A pending job as a line: poster, waiting time and marks. */
export function QueuedRow(props: {
  job: PendingJobFacts
  shown: boolean
  link: LinkProps
  now: Date
  onOpen: (event: MouseEvent) => void
}) {
  const { job, shown, link, now, onOpen } = props
  return (
    <li className={`linked-row queued-row grid gap-1 px-3.5 py-3 ${shown ? 'queued-row--shown' : ''}`}>
      <Link
        {...link}
        id={`queued-${job.id}`}
        className="linked-row__open font-bold text-sm/normal line-clamp-2"
        aria-current={shown || undefined}
        onClick={onOpen}
      >
        {job.title}
      </Link>
      <p className="truncate text-xs/[1.6] text-muted">
        {job.company}・{job.employer_name}
      </p>
      <Marks job={job}>
        <span className="ui-number ms-auto text-xs text-muted">{daysAgoText(waitingSince(job).toString(), now)}</span>
      </Marks>
    </li>
  )
}

function Marks({ job, children }: { job: PendingJobFacts; children: ReactNode }) {
  const { findings = [], claim, employer_record } = job
  const count = (severity: 'stop' | 'warn') => findings.filter((one) => one.severity === severity).length
  const [stops, warnings] = [count('stop'), count('warn')]
  return (
    <p className="flex flex-wrap items-center gap-1">
      {isOthers(job) && (
        <Badge tone="warning" icon={Hourglass}>
          審査中：{claim?.by_name}
        </Badge>
      )}
      {job.is_revision && <RevisionBadge />}
      {!job.is_revision && formerDecision(job.decisions) && (
        <Badge tone="info" icon={RotateCcw}>
          {jobDecisionLabel.resubmitted}
        </Badge>
      )}
      {job.decided_by_you && <Badge tone="quiet">前回ご自身が却下</Badge>}
      {job.poster.level !== 'low' && <LevelBadge level={job.poster.level} />}
      {employer_record?.first && <Badge>初投稿</Badge>}
      {stops > 0 && (
        <Badge tone="danger" icon={severityIcon.stop}>
          掲載不可 {stops}
        </Badge>
      )}
      {warnings > 0 && (
        <Badge tone="warning" icon={severityIcon.warn}>
          要確認 {warnings}
        </Badge>
      )}
      {findings.length === 0 && <Badge tone="quiet">指摘なし</Badge>}
      {children}
    </p>
  )
}
