/** The value of the top one of four gridlines: at least the highest column, with whole numbers at all lines. */
export function topGridline(values: readonly number[]): number {
  const quarter = Math.max(...values, 1) / 4
  const power = 10 ** Math.floor(Math.log10(Math.max(quarter, 1)))
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= quarter) ?? quarter
  return step * 4
}

/** Heights in percent of the top gridline; values above zero stay visible. */
export function columnHeights(values: readonly number[]): number[] {
  const top = topGridline(values)
  return values.map((value) => (value === 0 ? 0 : Math.max(2, Math.round((value / top) * 100))))
}

/** Which of `count` columns get a label if at most `room` fit: the last one, and regular ones before it. */
export function labelledColumns(count: number, room: number): Set<number> {
  const step = Math.max(1, Math.ceil(count / room))
  const labelled = new Set<number>()
  for (let index = count - 1; index >= 0; index -= step) labelled.add(index)
  return labelled
}
