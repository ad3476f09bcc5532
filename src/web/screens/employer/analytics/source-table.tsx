import type { ResponseData } from '#contract/endpoints.ts'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import '#web/parts/sheet.css'

type Source = ResponseData<'readEmployerStats'>['by_source'][number]
type Stage = 'answered' | 'interviewed' | 'offered' | 'joined'

const stages: readonly [Stage, name: string][] = [
  ['answered', '返答'],
  ['interviewed', '面接'],
  ['offered', '内定'],
  ['joined', '入社'],
]

const columns: Column<Source>[] = [
  { name: '応募経路', kind: 'title', cell: ({ source }) => source ?? '指定なし' },
  { name: '応募', kind: 'figures', cell: ({ applications }) => applications.toLocaleString('ja-JP') },
  ...stages.map(([stage, name]): Column<Source> => ({ name, kind: 'figures', cell: (row) => reachedText(row[stage]) })),
]

const reachedText = ({ count, median_days }: Source[Stage]) =>
  median_days === null ? String(count) : `${count.toLocaleString('ja-JP')}（${median_days}日）`

/** By where applicants came from: how many came how far, and the median days from the application until then. */
export function SourceTable({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <section className="sheet" aria-labelledby="sources-title">
      <div className="sheet__head">
        <h2 id="sources-title">応募経路ごとの選考</h2>
        <span className="text-xs text-muted">直近365日の応募。かっこ内は応募からの日数の中央値</span>
      </div>
      <Table columns={columns} rows={sources} rowKey={({ source }) => source ?? ''} />
    </section>
  )
}
