/** The value of the top one of four gridlines: no column is higher, and every line stands for a whole number. */
export function topGridline(values: readonly number[]): number {
  const quarter = Math.max(...values, 1) / 4
  const power = 10 ** Math.floor(Math.log10(Math.max(quarter, 1)))
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= quarter) ?? quarter
  return step * 4
}

/** Heights in percent of the top gridline; what is not zero can be seen. */
export function columnHeights(values: readonly number[]): number[] {
  const top = topGridline(values)
  return values.map((value) => (value === 0 ? 0 : Math.max(2, Math.round((value / top) * 100))))
}

/** Which of `count` columns carry their label when at most `room` fit: the last one, and every so many before it. */
export function labelledColumns(count: number, room: number): Set<number> {
  const step = Math.max(1, Math.ceil(count / room))
  const labelled = new Set<number>()
  for (let index = count - 1; index >= 0; index -= step) labelled.add(index)
  return labelled
}
