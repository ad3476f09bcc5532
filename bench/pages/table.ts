/** A figure with what it must reach and what it aims at; whether more or less is better shows from the two. */
export type Row = { what: string; value: number; unit: string; must: number; aim: number; told?: string }

/** The figures as a table in Markdown. */
export function table(rows: Row[]): string {
  const lines = rows.map(({ what, value, unit, must, aim, told = '' }) => [
    what,
    `${short(value)} ${unit}`.trim(),
    short(must),
    short(aim),
    verdict(value, must, aim),
    told,
  ])
  const all = [['', 'measured', 'must', 'aim', '', ''], ...lines]
  const widths = (all[0] ?? []).map((_, at) => Math.max(3, ...all.map((line) => line[at]?.length ?? 0)))
  const write = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [write(all[0] ?? []), write(widths.map((width) => '-'.repeat(width))), ...lines.map(write)].join('\n')
}

function verdict(value: number, must: number, aim: number): string {
  const reaches = (goal: number) => (aim >= must && aim !== 0 ? value >= goal : value <= goal)
  return reaches(aim) ? 'aim' : reaches(must) ? 'must' : 'FALLS SHORT'
}

const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toFixed(2)))
