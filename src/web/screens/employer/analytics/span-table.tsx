import { ChevronRight } from 'lucide-react'
import { rateText, type SpanFigures } from '#web/parts/charts/day-figures.ts'
import { spanText } from '#web/parts/charts/span-words.ts'
import { followTableBox } from '#web/parts/lists/table-box.ts'

/** The figures behind the charts, latest first. */
export function SpanTable({ spans }: { spans: readonly SpanFigures[] }) {
  return (
    <details className="sheet group">
      <summary className="sheet-head sm cursor-pointer justify-start gap-2 border-0 text-primary-ink">
        <ChevronRight className="icon s group-open:rotate-90" aria-hidden="true" />
        数値を表で見る
      </summary>
      <div className="table-box border-t border-rule" ref={(box) => (box ? followTableBox(box) : undefined)}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">期間</th>
              <th scope="col" className="r">
                閲覧
              </th>
              <th scope="col" className="r">
                応募
              </th>
              <th scope="col" className="r">
                応募率
              </th>
            </tr>
          </thead>
          <tbody>
            {spans.toReversed().map((span) => (
              <tr key={span.to}>
                <td>{spanText(span)}</td>
                <td className="r">{span.views.toLocaleString('ja-JP')}</td>
                <td className="r">{span.applications.toLocaleString('ja-JP')}</td>
                <td className="r">{rateText(span.applications, span.views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
