/** A figure with its bar (`must`) and its goal (`aim`); more is better where the goal is above the bar. */
export type Row = { what: string; value: number; unit: string; must: number; aim: number; told?: string }

/** Figures beside their bars, as a table in Markdown. */
export function table(rows: Row[]): string {
  const lines = rows.map((row) => [
    ...[row.what, `${short(row.value)} ${row.unit}`.trim(), short(row.must), short(row.aim)],
    ...[verdict(row), row.told ?? ''],
  ])
  return markdown([['', 'measured', 'must', 'aim', '', ''], ...lines])
}

/** Rows of cells as a table in Markdown; the first row is the head. */
export function markdown(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)))
  const write = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...others] = rows
  return [write(head), write(widths.map((width) => '-'.repeat(width))), ...others.map(write)].join('\n')
}

const reaches = ({ value, must, aim }: Row, goal: number) => (aim >= must && aim !== 0 ? value >= goal : value <= goal)

/** Whether a figure misses its bar. */
export const fallsShort = (row: Row): boolean => !reaches(row, row.must) && !reaches(row, row.aim)

const verdict = (row: Row) => (fallsShort(row) ? 'FALLS SHORT' : reaches(row, row.aim) ? 'aim' : 'must')

const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toFixed(2)))
