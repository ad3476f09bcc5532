import type { ResponseData } from '#contract/endpoints.ts'
import { rateText } from '#web/parts/charts/day-figures.ts'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import '#web/parts/sheet.css'

type Stats = ResponseData<'readEmployerStats'>
type Row = Stats['conversion'] & { name: string; source?: string | null }
type Stage = 'answered' | 'interviewed' | 'offered' | 'joined'

const stages: readonly [Stage, name: string][] = [
  ['answered', '返答'],
  ['interviewed', '面接'],
  ['offered', '内定'],
  ['joined', '入社'],
]

const columns: Column<Row>[] = [
  { name: '応募経路', kind: 'title', cell: ({ name }) => name },
  { name: '応募', kind: 'figures', cell: ({ applications }) => applications.toLocaleString('ja-JP') },
  ...stages.map(
    ([stage, name]): Column<Row> => ({ name, kind: 'figures', cell: (row) => reachedText(row[stage], row) }),
  ),
]

/** 3（30.0%・2.5日）. */
function reachedText({ count, median_days }: Row[Stage], { applications }: Row): string {
  if (median_days === null) return String(count)
  return `${count.toLocaleString('ja-JP')}（${rateText(count, applications)}・${median_days}日）`
}

/** How far applicants came, in all and by source, with their share and the median days. */
export function SourceTable({ conversion, sources }: { conversion: Stats['conversion']; sources: Stats['by_source'] }) {
  if (conversion.applications === 0) return null
  const bySource = sources.map((each) => ({ ...each, name: each.source ?? '指定なし' }))
  const rows = [{ ...conversion, name: '全体' }, ...bySource]
  return (
    <section className="sheet" aria-labelledby="sources-title">
      <div className="sheet__head">
        <h2 id="sources-title">選考の進み</h2>
        <span className="text-xs text-muted">
          直近365日の応募。かっこ内は応募に対する割合と、応募からの日数の中央値
        </span>
      </div>
      <Table columns={columns} rows={rows} rowKey={(row) => ('source' in row ? `source ${row.source}` : 'all')} />
    </section>
  )
}
