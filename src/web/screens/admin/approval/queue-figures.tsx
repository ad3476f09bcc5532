import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read-query.ts'
import { Stat, Stats } from '#web/parts/stats.tsx'

/** Since when the oldest job waits, and what was decided today; dashes hold the place until the figures are there. */
export function QueueFigures() {
  const { data, dataUpdatedAt } = useQuery(read('readQueueFigures'))
  const today = data?.days[0]
  const decided = today && today.approved + today.rejected
  return (
    <Stats>
      <Stat label="最も長い待ち" value={waitText(data?.oldest && (dataUpdatedAt - Date.parse(data.oldest)) / 1_000)} />
      <Stat label="今日の審査" value={decided ?? '—'} unit="件" />
      <Stat label="承認・却下" value={today ? `${today.approved}・${today.rejected}` : '—'} unit="件" />
      <Stat label="待ち時間の中央値" value={waitText(today?.median_wait_seconds)} />
    </Stats>
  )
}

/** In short words, so that the figures come in without moving anything. */
function waitText(seconds: number | '' | null | undefined): string {
  if (typeof seconds !== 'number') return '—'
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes}分`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)}時間` : `${Math.round(minutes / 1_440)}日`
}
