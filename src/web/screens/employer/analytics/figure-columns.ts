import { rateText } from '#web/parts/charts/day-figures.ts'
import type { Column } from '#web/parts/lists/table.tsx'

type Figures = { views: number; applications: number }

/** The last columns of every analytics table. The rate is applications per view. */
export const figureColumns: readonly Column<Figures>[] = [
  { name: '閲覧', kind: 'figures', cell: ({ views }) => views.toLocaleString('ja-JP') },
  { name: '応募', kind: 'figures', cell: ({ applications }) => applications.toLocaleString('ja-JP') },
  { name: '応募率', kind: 'figures', cell: ({ views, applications }) => rateText(applications, views) },
]
