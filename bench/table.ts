/** A figure with its bar (`must`) and its goal (`aim`); more is better where the goal is above the bar. */
export type Row = { what: string; value: number; unit: string; must: number; aim: number; told?: string }

/** Figures beside their bars, as a table in Markdown. */
export function table(rows: Row[]): string {
  const lines = rows.map(({ what, value, unit, must, aim, told = '' }) => [
    ...[what, `${short(value)} ${unit}`.trim(), short(must), short(aim)],
    ...[verdict(value, must, aim), told],
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

function verdict(value: number, must: number, aim: number): string {
  const reaches = (goal: number) => (aim >= must && aim !== 0 ? value >= goal : value <= goal)
  return reaches(aim) ? 'aim' : reaches(must) ? 'must' : 'FALLS SHORT'
}

const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toFixed(2)))
