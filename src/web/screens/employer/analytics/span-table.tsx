import { ChevronRight } from 'lucide-react'
import type { SpanFigures } from '#web/parts/charts/day-figures.ts'
import { spanText } from '#web/parts/charts/span-words.ts'
import { followTableBox } from '#web/parts/lists/table-box.ts'
import { TableHead } from '#web/parts/lists/table-head.tsx'
import { tableRole } from '#web/parts/lists/table-roles.ts'
import { FigureCells, figureColumns } from './figure-cells.tsx'

/** The figures behind the charts, latest first. */
export function SpanTable({ spans }: { spans: readonly SpanFigures[] }) {
  return (
    <details className="sheet group">
      <summary className="sheet-head sm cursor-pointer justify-start gap-2 border-0 text-primary-ink">
        <ChevronRight className="icon s group-open:rotate-90" aria-hidden="true" />
        数値を表で見る
      </summary>
      <div className="table-box border-t border-rule" ref={(box) => (box ? followTableBox(box) : undefined)}>
        <table {...tableRole.table} className="table">
          <TableHead columns={['期間', ...figureColumns]} />
          <tbody {...tableRole.group}>
            {spans.toReversed().map((span) => (
              <tr {...tableRole.row} key={span.to}>
                <td {...tableRole.cell}>
                  {/* In a narrow column it breaks between its two days, not within one. */}
                  {spanText(span)
                    .split(/(?<=〜)/)
                    .map((part) => (
                      <span key={part} className="inline-block">
                        {part}
                      </span>
                    ))}
                </td>
                <FigureCells views={span.views} applications={span.applications} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
