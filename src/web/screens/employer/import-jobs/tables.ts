import { stringify } from 'csv-stringify/browser/esm/sync'
import { severityWord } from '#web/parts/findings/severity.tsx'
import { postingColumns } from '#words/posting-columns.ts'
import { type CheckedRow, outcomeText } from './checked-row.ts'

const write = (rows: readonly (readonly (string | number)[])[]) =>
  stringify(
    rows.map((row) => [...row]),
    { bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )

/** A template file with one example posting. */
export const templateText = () =>
  write([postingColumns.map(({ label }) => label), postingColumns.map(({ example }) => example)])

/** The result of each row. */
export function reportText(rows: readonly CheckedRow[]): string {
  const lines = rows.flatMap((row) => {
    const first = [row.row, row.title, outcomeText[row.outcome]]
    const details = [
      ...row.errors.map(({ column, message }) => [column, message]),
      ...row.findings.map(({ column, message, severity }) => [column, `${severityWord[severity]}：${message}`]),
    ]
    return (details.length > 0 ? details : [['', '']]).map((detail) => [...first, ...detail])
  })
  return write([['行', '求人タイトル', '結果', '列', '内容'], ...lines])
}
