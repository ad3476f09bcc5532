import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { auditActionLabel, auditFieldLabel, auditValueText } from '#words/audit.ts'
import { tableTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

type Entry = ResponseData<'readAuditLog'>['entries'][number]

const columns: Column<Entry>[] = [
  { name: '日時', className: 'ui-number md:whitespace-nowrap', cell: ({ at }) => tableTimeText(at) },
  { name: '操作', kind: 'title', cell: (entry) => <Action entry={entry} /> },
  { name: '操作した人', cell: ({ actor }) => <Actor actor={actor} /> },
  { name: '対象', cell: ({ subject }) => <Subject subject={subject} /> },
  { name: '変更の前と後', cell: ({ changes }) => <Changes changes={changes} /> },
]

/** A page of the log. */
export function LogTable({ entries, stale }: { entries: readonly Entry[]; stale: boolean }) {
  return (
    <div className="sheet overflow-clip">
      <Table columns={columns} rows={entries} rowKey={({ id }) => id} stale={stale} />
    </div>
  )
}

function Action({ entry: { action, address } }: { entry: Entry }) {
  return (
    <>
      <b>{auditActionLabel(action)}</b>
      <span className="text-xs text-muted block [overflow-wrap:anywhere]">
        {[action, address].filter(Boolean).join('・')}
      </span>
    </>
  )
}

function Actor({ actor }: { actor: Entry['actor'] }) {
  if (!actor) return <span className="text-muted">なし</span>
  return (
    <span className="[overflow-wrap:anywhere]">
      <Link to={pagePath('adminLog', { actor: actor.id })}>{actor.name ?? '削除されたアカウント'}</Link>
      {actor.email && <span className="text-xs text-muted block">{actor.email}</span>}
    </span>
  )
}

function Subject({ subject }: { subject: Entry['subject'] }) {
  if (!subject) return <span className="text-muted">なし</span>
  const { id, name, kind } = subject
  const unnamed = { user: '削除されたアカウント', job: '削除された求人', other: id.slice(0, 8) }[kind]
  return (
    <Link className="[overflow-wrap:anywhere]" to={pagePath('adminLog', { subject: id })}>
      {name ?? unnamed}
    </Link>
  )
}

function Changes({ changes }: { changes: Entry['changes'] }) {
  const fields = Object.entries(changes)
  if (fields.length === 0) return <span className="text-muted">なし</span>
  return (
    <ul className="m-0 list-none p-0 text-sm">
      {fields.map(([field, { from, to }]) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          {auditFieldLabel(field)}：<span className="text-muted">{auditValueText(from)}</span>
          <span aria-hidden="true"> → </span>
          <span className="sr-only">から</span>
          {auditValueText(to)}
        </li>
      ))}
    </ul>
  )
}
