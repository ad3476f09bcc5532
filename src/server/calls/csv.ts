import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'
import type { RawResults } from '#contract/endpoint.ts'
import { csvTables } from '#rules/csv-tables.ts'
import { csvCell, csvColumnLabel } from '#words/csv-columns.ts'

/**
 * A table as CSV with a byte order mark, so that Excel reads UTF-8; cells that Excel would run as formulas become text.
 */
export function csvOf({ table, rows }: RawResults['csv'], reply: FastifyReply, signal: AbortSignal): Readable {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', contentDisposition(`${table}.csv`))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
  const labels: Readonly<Record<string, string>> = csvColumnLabel[table]
  const columns = csvTables[table].map((key) => ({ key, header: labels[key] ?? key }))
  // By default the library quotes only cells with its own line break.
  const quoted_match = /[\r\n]/
  const record_delimiter = 'windows'
  const lines = stringify({ bom: true, header: true, columns, escape_formulas: true, record_delimiter, quoted_match })
  async function* cells() {
    for await (const row of rows) {
      if (signal.aborted) return
      yield Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asText(csvCell(column, value))]))
    }
  }
  const written = Readable.from(cells())
  written.on('error', (error) => lines.destroy(error))
  lines.on('close', () => written.destroy())
  return written.pipe(lines)
}

/** The library does not escape a formula after a line break, where some programs split the cell. */
const asText = <Value>(cell: Value) => (typeof cell === 'string' && cell.startsWith('\n') ? `'${cell}` : cell)
