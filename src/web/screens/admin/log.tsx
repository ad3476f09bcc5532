import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { isCalendarDate, tokyoDate } from '#rules/tokyo-date.ts'
import { failureText } from '#web/api/api-error.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button } from '#web/parts/button.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { AfterNav } from '#web/parts/lists/after-nav.tsx'
import { FilterForm } from '#web/parts/lists/filter-form.tsx'
import { ListItems, useList } from '#web/parts/lists/list-page.tsx'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { auditActionGroups, auditActionLabel, auditFieldLabel, auditValueText } from '#words/audit.ts'
import { tableTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

const pageSize = 50
const names = ['actor', 'action', 'subject', 'from', 'until'] as const
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

export const meta = () => pageMeta({ title: '操作の記録', hidden: true })

/** The filters of an address; unknown values are left out. */
function filtersIn(query: URLSearchParams) {
  const values = names.map((name) => [name, (query.get(name) ?? '').trim().slice(0, 200)] as const)
  const { subject = '', from = '', until = '', ...rest } = Object.fromEntries(values)
  const possible = { ...rest, subject: isId(subject) ? subject : '', from: isCalendarDate(from) ? from : '' }
  const all = { ...possible, until: isCalendarDate(until) ? until : '' }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The audit log. Filters are in the address. */
export default function AdminLog() {
  const [query] = useSearchParams()
  const filters = filtersIn(query)
  const after = query.get('after') ?? ''
  const list = useList('readAuditLog', {
    ...{ fixed: { ...filters, limit: String(pageSize), after: isId(after) ? after : undefined }, prefix: 'log' },
    itemsOf: ({ entries }) => entries,
  })
  const next = list.data?.next
  const filtered = Object.keys(filters).length > 0 || after !== ''
  const download = useMutation({
    mutationFn: (year: string | null) =>
      year ? fetchFile('exportLedger', { query: { year } }) : fetchFile('exportAuditLog', { query: filters }),
    onSuccess: (blob, year) => saveAs(blob, year ? `台帳${year}.csv` : '操作の記録.csv'),
    onError: (error) => {
      const words = { refused: 'CSVを作成できませんでした', unreachable: 'ネットワークエラーが発生しました' }
      toast.error(failureText(error, words), '時間をおいて、もう一度お試しください。', 'log')
    },
  })
  return (
    <>
      <PageHead
        title="操作の記録"
        lead="だれが、いつ、何をしたかの記録です。書き換えることはできず、3年で消去します。"
        actions={
          <>
            <Button disabled={download.isPending} onClick={() => download.mutate(tokyoDate(new Date()).slice(0, 4))}>
              <Download className="ui-icon" aria-hidden="true" />
              今年の台帳
            </Button>
            <Button busy={download.isPending} busyLabel="作成しています…" onClick={() => download.mutate(null)}>
              <Download className="ui-icon" aria-hidden="true" />
              CSVをダウンロード
            </Button>
          </>
        }
      />
      <div className="ui-stack pt-6">
        <LogFilters />
        <ListItems
          list={list}
          waiting={{ rows: 8, label: '記録を読み込み中' }}
          empty={
            filtered
              ? {
                  title: '条件に合う記録が見つかりません',
                  text: '期間を広げるか、操作や人の条件を減らしてお試しください。',
                  clear: pagePath('adminLog'),
                }
              : { title: '記録はまだありません', text: 'ログインや管理の操作があると、ここに並びます。' }
          }
        >
          {(entries, stale) => (
            <>
              <div className="sheet overflow-clip">
                <Table columns={columns} rows={entries} rowKey={({ id }) => id} stale={stale} />
              </div>
              <AfterNav
                label="記録のページ"
                first={after && { to: pagePath('adminLog', filters), text: '最新の記録に戻る' }}
                next={next && { to: pagePath('adminLog', { ...filters, after: next }), text: 'これより前の記録' }}
              />
            </>
          )}
        </ListItems>
      </div>
    </>
  )
}

type Entry = ResponseData<'readAuditLog'>['entries'][number]

const columns: Column<Entry>[] = [
  { name: '日時', className: 'ui-number md:whitespace-nowrap', cell: ({ at }) => tableTimeText(at) },
  { name: '操作', kind: 'title', cell: (entry) => <Action entry={entry} /> },
  { name: '操作した人', cell: ({ actor }) => <Actor actor={actor} /> },
  { name: '対象', cell: ({ subject }) => <Subject subject={subject} /> },
  { name: '変更の前と後', cell: ({ changes }) => <Changes changes={changes} /> },
]

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

const actions = Object.entries(auditActionGroups).map(([group, labels]) => ({
  group,
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
}))

/** Filters: actor, action, subject and time. */
function LogFilters() {
  const [query] = useSearchParams()
  const asked = (name: string) => query.get(name) ?? ''
  const text = (name: string, label: string, look?: { placeholder?: string; type?: string }) => (
    <Field id={`log-${name}`} label={label}>
      {(control) => <TextInput {...control} {...look} name={name} defaultValue={asked(name)} />}
    </Field>
  )
  return (
    <FilterForm label="記録の絞り込み">
      {text('actor', '操作した人', { placeholder: 'メールアドレスかID' })}
      <Field id="log-action" label="操作">
        {(control) => (
          <Select
            {...control}
            name="action"
            options={actions}
            placeholder="すべての操作"
            defaultValue={asked('action')}
          />
        )}
      </Field>
      {text('subject', '対象（名前、求人名、ID）')}
      {text('from', '開始日', { type: 'date' })}
      {text('until', '終了日', { type: 'date' })}
    </FilterForm>
  )
}
