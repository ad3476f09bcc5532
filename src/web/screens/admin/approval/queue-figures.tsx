import { useQuery } from '@tanstack/react-query'
import type { ResponseData } from '#contract/endpoints.ts'
import { read } from '#web/api/read-query.ts'
import { ColumnChart } from '#web/parts/charts/column-chart.tsx'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { waitingText, waitText } from './wait-text.ts'
import '#web/parts/sheet.css'
import './queue-figures.css'

type Day = ResponseData<'readQueueFigures'>['days'][number]

const useFigures = () => useQuery(read('readQueueFigures'))

/** How long the oldest job waits; dashes hold the place until it is known. */
function longestWait({ data, dataUpdatedAt }: ReturnType<typeof useFigures>): string {
  return data?.oldest ? waitingText(data.oldest, new Date(dataUpdatedAt)) : waitText(null)
}

/** The figures in a line. */
export function QueueSummary() {
  const figures = useFigures()
  const today = figures.data?.days[0]
  return (
    <p className="text-xs text-muted">
      最長の待ち時間 <span className="ui-number">{longestWait(figures)}</span>・今日の審査{' '}
      <span className="ui-number">{today ? today.approved + today.rejected : '—'}</span>件
    </p>
  )
}

/** Since when the oldest job waits, what was decided today, and on each of the last seven days. */
export function QueueFigures() {
  const figures = useFigures()
  const days = figures.data?.days
  const today = days?.[0]
  return (
    <div className="queue-figures">
      <Stats>
        <Stat label="最長の待ち時間" value={longestWait(figures)} />
        <Stat label="今日の審査" value={today ? today.approved + today.rejected : '—'} unit="件" />
        <Stat label="承認・却下" value={today ? `${today.approved}・${today.rejected}` : '—'} unit="件" />
        <Stat label="待ち時間の中央値" value={waitText(today?.median_wait_seconds)} />
      </Stats>
      <section className="sheet" aria-labelledby="queue-days">
        <h2 id="queue-days" className="text-xs text-muted font-medium">
          日ごとの審査（直近7日間・件）
        </h2>
        <Days days={days} />
      </section>
    </div>
  )
}

/** The days as columns; seven empty ones hold the place until the figures are there. */
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
