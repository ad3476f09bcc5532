import { daysAgo } from '#words/days-ago.ts'

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
