import { filterSteps } from '#rules/jobs/job-filters.ts'
import type { PayUnit } from '#rules/postings/terms.ts'
import { type Bitmap, emptyBitmap, setBit } from '#store/search/bitmap.ts'
import { payCode, payEnd } from '#store/search/pay-code.ts'
import type { Segment } from '#store/search/segments/segment.ts'

/** Filters with a minimum, and the segment columns that they compare. */
const columns = {
  salaryMin: 'pay',
  salaryFloor: 'salaryFloor',
  holidaysMin: 'annualDays',
  hourlyMin: 'hourlyMin',
} as const
export type ColumnFilter = keyof typeof columns
export const columnFilters = Object.keys(columns) as ColumnFilter[]

/** The jobs of a segment whose lowest pay of a unit reaches so much. */
export function jobsPaying({ size, hourlyMin }: Segment, { unit, least }: { unit: PayUnit; least: number }): Bitmap {
  const bitmap = emptyBitmap(size)
  const from = payCode(unit, least)
  const end = payCode(unit, payEnd)
  for (let ordinal = 0; ordinal < size; ordinal++) {
    const pay = hourlyMin[ordinal]!
    if (pay >= from && pay < end) setBit(bitmap, ordinal)
  }
  return bitmap
}

/** The steps of each filter with counts. */
export const columnSteps = columnFilters.map((name) => ({
  name,
  steps: filterSteps[name].map((least) => ({ least, value: String(least) })),
}))

/** Bitmaps of a filter kept per segment; the screens offer fewer steps. */
const maxThresholds = 16
const thresholdsBySegment = new WeakMap<Segment, Record<ColumnFilter, Map<number, Bitmap>>>()

/** Jobs of a segment that reach a filter's minimum; do not change the result. */
export function jobsReaching(segment: Segment, name: ColumnFilter, least: number): Bitmap {
  let thresholds = thresholdsBySegment.get(segment)
  if (!thresholds) {
    thresholds = { salaryMin: new Map(), salaryFloor: new Map(), holidaysMin: new Map(), hourlyMin: new Map() }
    thresholdsBySegment.set(segment, thresholds)
  }
  const ofFilter = thresholds[name]
  let bitmap = ofFilter.get(least)
  if (!bitmap) {
    const column = segment[columns[name]]
    bitmap = emptyBitmap(segment.size)
    for (let ordinal = 0; ordinal < segment.size; ordinal++) if (column[ordinal]! >= least) setBit(bitmap, ordinal)
    if (ofFilter.size >= maxThresholds) ofFilter.clear()
    ofFilter.set(least, bitmap)
  }
  return bitmap
}
