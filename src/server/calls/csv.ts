import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'
import type { RawResults } from '#contract/endpoint.ts'
import { csvTables } from '#rules/csv-tables.ts'
import { csvCell, csvColumnLabel } from '#words/csv-columns.ts'

/** A table as CSV, with the mark by which Excel knows UTF-8; cells that Excel would take for a formula are made text. */
export function csvOf({ table, rows }: RawResults['csv'], reply: FastifyReply, signal: AbortSignal): Readable {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', contentDisposition(`${table}.csv`))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
  const labels: Readonly<Record<string, string>> = csvColumnLabel[table]
  const columns = csvTables[table].map((key) => ({ key, header: labels[key] ?? key }))
  // The library puts only cells with its own kind of line break in quotes.
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

/** The library leaves a formula behind a line break as it is, before which some programs cut the cell. */
const asText = <Value>(cell: Value) => (typeof cell === 'string' && cell.startsWith('\n') ? `'${cell}` : cell)
