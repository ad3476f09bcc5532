import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { read } from '#web/api/read-query.ts'
import { ColumnChart } from '#web/parts/charts/column-chart.tsx'
import { daysAgo } from '#words/days-ago.ts'
import '#web/parts/sheet.css'
import './desk.css'
import './queue-figures.css'

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

/** The number of waiting jobs, the oldest, and recent decisions in a line; the days unfold below. */
export function QueueSummary({ count }: { count: number | undefined }) {
  const [open, setOpen] = useState(false)
  const figures = useFigures()
  const days = figures.data?.days
  const today = days?.[0]
  const sum = (of: 'approved' | 'rejected') => days?.reduce((total, day) => total + day[of], 0) ?? '—'
  return (
    <div className="queue-figures desk__above">
      <p className="queue-figures__line">
        <span role="status">
          承認待ち<b>{count?.toLocaleString('ja-JP') ?? '—'}件</b>
        </span>
        <span>
          最長の待ち時間<b>{longestWait(figures)}</b>
        </span>
        <span>
          今日の審査<b>{today ? today.approved + today.rejected : '—'}件</b>
        </span>
        <span className="max-lg:hidden">
          直近7日
          <b>
            承認{sum('approved')}・却下{sum('rejected')}
          </b>
        </span>
        <button type="button" aria-expanded={open} aria-controls="queue-days" onClick={() => setOpen(!open)}>
          推移を見る
        </button>
      </p>
      <section id="queue-days" hidden={!open} className="sheet" aria-labelledby="queue-days-title">
        <h2 id="queue-days-title" className="text-xs text-muted font-medium">
          日ごとの審査（直近7日間・件）・今日の待ち時間の中央値 {waitText(today?.median_wait_seconds)}
        </h2>
        <Days days={days} />
      </section>
    </div>
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
