import type { ResponseData } from '#contract/endpoints.ts'

export type QualityWeek = ResponseData<'readQuality'>['weeks'][number]

/** A share in whole percent; a dash without anything to share. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${Math.round((part / whole) * 100)}%`

/** Median and 90th percentile, in hours. */
export function timesText({ median_seconds, p90_seconds }: QualityWeek['queue']): string {
  if (median_seconds === null || p90_seconds === null) return '—'
  const hours = (seconds: number) => (seconds / 3_600).toFixed(1)
  return `中央値${hours(median_seconds)}時間・90%が${hours(p90_seconds)}時間以内`
}
