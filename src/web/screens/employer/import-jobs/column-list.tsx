import { type Column, Table } from '#web/parts/lists/table.tsx'
import { type PostingColumn, postingColumns } from '#words/posting-columns.ts'
import '#web/parts/sheet.css'

const columns: Column<PostingColumn>[] = [
  {
    name: '列の名前',
    kind: 'title',
    cell: ({ label, required }) => (
      <>
        {label}
        {required && <span className="whitespace-nowrap text-xs text-muted">（必須）</span>}
      </>
    ),
  },
  { name: '書き方', cell: ({ note }) => note },
  {
    name: '例',
    cell: ({ example }) => <span className="block min-w-40 whitespace-pre-line">{example || '（空欄）'}</span>,
  },
]

/** The columns that a file may have. */
export function ColumnList() {
  return (
    <section aria-labelledby="columns-title" className="ui-stack ui-stack--tight">
      <h2 id="columns-title" className="text-lg font-bold">
        列の書き方
      </h2>
      <p className="ui-phrase text-sm text-muted">
        列の名前の行を1行書きます。上に表題の行があってもかまいません。順番は自由で、使わない列は省けます。「管理番号」か内容が同じ求人は、何度取り込んでも一度だけ申請されます。
      </p>
      <div className="sheet overflow-clip">
        <Table columns={columns} rows={postingColumns} rowKey={({ label }) => label} />
      </div>
    </section>
  )
}
