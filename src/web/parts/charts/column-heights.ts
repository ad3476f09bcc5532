/** Heights in percent of the chart: the highest column has 92, and any value above zero at least 2, so that it can be seen. */
export function columnHeights(values: readonly number[]): number[] {
  const most = Math.max(...values, 1)
  return values.map((value) => (value === 0 ? 0 : Math.max(2, Math.round((value / most) * 92))))
}

/** Which of `count` columns carry their label when at most `room` fit: the last one, and every so many before it. */
export function labelledColumns(count: number, room: number): Set<number> {
  const step = Math.max(1, Math.ceil(count / room))
  const labelled = new Set<number>()
  for (let index = count - 1; index >= 0; index -= step) labelled.add(index)
  return labelled
}
