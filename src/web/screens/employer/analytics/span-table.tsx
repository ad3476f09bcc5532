import { ChevronRight } from 'lucide-react'
import type { SpanFigures } from '#web/parts/charts/day-figures.ts'
import { spanText } from '#web/parts/charts/span-words.ts'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { followTableBox } from '#web/parts/lists/table-box.ts'
import { figureColumns } from './figure-columns.ts'
import '#web/parts/lists/table-box.css'
import '#web/parts/sheet.css'

const columns: Column<SpanFigures>[] = [
  {
    name: '期間',
    // In a narrow column it breaks between its days only.
    cell: (span) =>
      spanText(span)
        .split(/(?<=〜)/)
        .map((part) => (
          <span key={part} className="inline-block">
            {part}
          </span>
        )),
  },
  ...figureColumns,
]

/** The charts' figures, latest first. */
export function SpanTable({ spans }: { spans: readonly SpanFigures[] }) {
  return (
    <details className="sheet group">
      <summary className="sheet__head text-sm cursor-pointer justify-start gap-2 border-0 text-primary-ink">
        <ChevronRight className="ui-icon ui-icon--small group-open:rotate-90" aria-hidden="true" />
        数値を表で見る
      </summary>
      <div className="table-box border-t border-rule" ref={(box) => (box ? followTableBox(box) : undefined)}>
        <Table columns={columns} rows={spans.toReversed()} rowKey={(span) => span.to} folds={false} />
      </div>
    </details>
  )
}
