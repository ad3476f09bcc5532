/**
 * How long something waits, in whole units that are over, as the filter 待ち日数 counts them, and in short words, so that the
 * figures come in without moving anything.
 */
export function waitText(seconds: number | '' | null | undefined): string {
  if (typeof seconds !== 'number') return '—'
  const minutes = Math.floor(Math.max(0, seconds) / 60)
  if (minutes < 60) return `${minutes}分`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)}時間` : `${Math.floor(minutes / 1_440)}日`
}
