import type { ReactNode } from 'react'
import './data-table.css'

/** A column; `cell` renders its value in a row. */
export type Column<Row> = {
  name: string
  /** `figures` are right-aligned; the heading of `buttons` is for screen readers only; `title` names the row. */
  kind?: 'figures' | 'buttons' | 'title'
  className?: string
  cell: (row: Row) => ReactNode
}

type TableProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The rows are still the former page's. */
  stale?: boolean
}

/** Explicit roles, because browsers drop them where CSS does not lay the table out as one. */
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** A table; on narrow screens rows become labelled lists unless `folds` is false. */
export function Table<Row>(props: TableProps<Row> & { folds?: boolean }) {
  const { columns, rows, rowKey, stale, folds = true } = props
  return (
    <div className="data-table__frame">
      <table
        {...role.table}
        className={folds ? 'data-table data-table--fold' : 'data-table'}
        aria-busy={stale || undefined}
      >
        <thead {...role.rowgroup}>
          <tr {...role.row}>
            {columns.map(({ name, kind }) => (
              <th
                key={name}
                {...role.columnheader}
                scope="col"
                className={kind === 'figures' ? 'data-table__number' : undefined}
              >
                {kind === 'buttons' ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role.rowgroup}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...role.row}>
              {columns.map(({ name, kind, className, cell }) => (
                <td
                  key={name}
                  {...role.cell}
                  className={classOf(kind, className)}
                  data-l={kind === 'title' ? undefined : name}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function classOf(kind: Column<never>['kind'], className: string | undefined): string | undefined {
  const own = kind === 'title' ? 'data-table__full' : kind === 'figures' ? 'data-table__number' : undefined
  return [own, className].filter(Boolean).join(' ') || undefined
}
