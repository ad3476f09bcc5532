import { tableRole } from './table-roles.ts'

/** A column of texts by its name; one of figures, at the right; or one of buttons, whose name is only heard. */
export type Column = string | { figures: string } | { buttons: string }

/** The names of the columns of a table. */
export function TableHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead {...tableRole.group}>
      <tr {...tableRole.row}>
        {columns.map((column) => (
          <Head key={JSON.stringify(column)} column={column} />
        ))}
      </tr>
    </thead>
  )
}

function Head({ column }: { column: Column }) {
  const cell = { ...tableRole.head, scope: 'col' }
  if (typeof column === 'string') return <th {...cell}>{column}</th>
  if ('buttons' in column) {
    return (
      <th {...cell}>
        <span className="vh">{column.buttons}</span>
      </th>
    )
  }
  return (
    <th {...cell} className="r">
      {column.figures}
    </th>
  )
}
