import { Download, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { importUndoMs } from '#rules/jobs/import-undo.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { severityWord } from '#web/parts/findings/severity.tsx'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { Notice } from '#web/parts/states/notice.tsx'
import { type CheckedRow, outcomeText, type RowError, type RowFinding } from './checked-row.ts'
import '#web/parts/sheet.css'

/** The most rows on screen; the file has all. */
const shown = 100

const columns: Column<CheckedRow>[] = [
  { name: '行', kind: 'figures', className: 'ui-number', cell: ({ row }) => row },
  { name: '求人タイトル', kind: 'title', cell: ({ title }) => title || '（なし）' },
  { name: '結果', className: 'md:whitespace-nowrap', cell: ({ outcome }) => <b>{outcomeText[outcome]}</b> },
  { name: '内容', cell: (row) => <Details row={row} /> },
]

/** The result of each row, those that need a change first. */
export function ImportReport(props: { rows: readonly CheckedRow[]; asDrafts: boolean; actions: ReactNode }) {
  const { rows, asDrafts, actions } = props
  const count = (outcome: CheckedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const [wrong, before] = [count('wrong'), count('posted-before')]
  const done = count('posted') + count('drafted')
  const isPosted = done > 0
  const good = isPosted ? done : count('ready')
  const sorted = [
    ...rows.filter(({ outcome }) => outcome === 'wrong'),
    ...rows.filter(({ outcome }) => outcome !== 'wrong'),
  ]
  const stopped = rows.filter((row) => row.outcome !== 'posted-before' && stops(row).length > 0).length
  const others = [
    stopped > 0 && `${text(stopped)}件に、掲載不可の指摘があります。`,
    wrong > 0 && `${text(wrong)}件は修正が必要です。`,
    wrong > 0 && !asDrafts && '書きかけの求人は、同じファイルを「下書きとして取り込む」で取り込めます。',
    before > 0 && `${text(before)}件は取り込み済みです。`,
  ]

  async function save() {
    const { reportText } = await import('./tables.ts')
    saveAs(new Blob([reportText(rows)], { type: 'text/csv' }), '取り込みの結果.csv')
  }

  return (
    <>
      <Notice tone={wrong + stopped > 0 ? 'warning' : 'success'} title={titleOf(good, isPosted, asDrafts)}>
        {others.filter(Boolean).join('')}
      </Notice>
      <div className="ui-row">{actions}</div>
      <div className="ui-bar">
        <h2 className="text-lg font-bold">{isPosted ? '取り込みの結果' : '確認の結果'}</h2>
        <Button size="sm" onClick={() => void save()}>
          <Download className="ui-icon" aria-hidden="true" />
          結果をダウンロード
        </Button>
      </div>
      <div className="sheet overflow-clip">
        <Table columns={columns} rows={sorted.slice(0, shown)} rowKey={({ row }) => String(row)} />
      </div>
      {sorted.length > shown && (
        <p className="text-sm text-muted">最初の{shown}件を表示しています。すべての結果はダウンロードできます。</p>
      )}
    </>
  )
}

function titleOf(good: number, isPosted: boolean, asDrafts: boolean): string {
  if (isPosted) return asDrafts ? `${text(good)}件を下書きに保存しました` : `${text(good)}件の承認を申請しました`
  return good > 0 ? `${text(good)}件を取り込めます` : '取り込める求人はありません'
}

const text = (count: number) => count.toLocaleString('ja-JP')

const stops = ({ findings }: CheckedRow) => findings.filter(({ severity }) => severity === 'stop')

function Details({ row }: { row: CheckedRow }) {
  const { errors, findings, outcome } = row
  if (errors.length > 0) return <Sentences sentences={errors} />
  if (findings.length === 0 || outcome === 'posted-before') return <span className="text-muted">なし</span>
  const advice = findings.filter(({ severity }) => severity === 'warn')
  return (
    <div className="ui-stack ui-stack--tight">
      <Findings severity="stop" findings={stops(row)} />
      <Findings severity="warn" findings={advice} />
    </div>
  )
}

function Findings({ severity, findings }: Pick<RowFinding, 'severity'> & { findings: readonly RowFinding[] }) {
  if (findings.length === 0) return null
  return (
    <details>
      <summary>
        {severityWord[severity]}：{text(findings.length)}件
      </summary>
      <Sentences sentences={findings} />
    </details>
  )
}

function Sentences({ sentences }: { sentences: readonly RowError[] }) {
  return (
    <ul className="m-0 list-none p-0">
      {sentences.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          <b>{column}</b>：{message}
        </li>
      ))}
    </ul>
  )
}

/** Takes back an import, for an hour. */
export function UndoButton({ id, onDone }: { id: string; onDone: (outcomes: { done: boolean }[]) => void }) {
  const [asks, setAsks] = useState(false)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), importUndoMs)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  return (
    <>
      <Button onClick={() => setAsks(true)}>
        <Undo2 className="ui-icon" aria-hidden="true" />
        取り込みを取り消す
      </Button>
      {asks && (
        <ConfirmChange
          title="取り込みを取り消しますか？"
          verb="取り消す"
          busyVerb="取り消しています…"
          refused="取り込みを取り消せませんでした"
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            const { data } = await callAndRefresh('undoImport', { params: { id } })
            onDone(data.outcomes)
          }}
        >
          いま取り込んだ求人と下書きを削除します。審査が済んだもの、あとから変更したものは残ります。取り込みから1時間のあいだ取り消せます。
        </ConfirmChange>
      )}
    </>
  )
}
