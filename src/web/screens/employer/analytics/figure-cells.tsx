import { rateText } from '#web/parts/charts/day-figures.ts'
import type { Column } from '#web/parts/lists/table-head.tsx'
import { tableRole } from '#web/parts/lists/table-roles.ts'

/** The columns that every table of the analytics ends with. */
export const figureColumns: readonly Column[] = [{ figures: '閲覧' }, { figures: '応募' }, { figures: '応募率' }]

/** Views, applications, and how many of the views led to one. */
export function FigureCells({ views, applications }: { views: number; applications: number }) {
  const cell = { ...tableRole.cell, className: 'r' }
  return (
    <>
      <td {...cell} data-l="閲覧">
        {views.toLocaleString('ja-JP')}
      </td>
      <td {...cell} data-l="応募">
        {applications.toLocaleString('ja-JP')}
      </td>
      <td {...cell} data-l="応募率">
        {rateText(applications, views)}
      </td>
    </>
  )
}
