import type { ResponseData } from '#contract/endpoints.ts'
import { Notice } from '#web/parts/states/notice.tsx'
import { monthDayTimeText } from '#words/full-dates.ts'
import { UndoButton } from './undo-button.tsx'

/** Imports of the last hour, which can be undone after leaving the screen and by colleagues. */
export function LastImports(props: {
  imports: ResponseData<'listImports'>['imports']
  onUndone: (outcomes: { done: boolean }[]) => void
}) {
  const { imports, onUndone } = props
  return imports.map(({ id, imported_at, jobs, drafts }) => (
    <Notice key={id} title={`${monthDayTimeText(imported_at)}に、${countText(jobs, drafts)}を取り込みました`}>
      <UndoButton id={id} onDone={onUndone} />
    </Notice>
  ))
}

const countText = (jobs: number, drafts: number) =>
  [jobs > 0 && `求人${jobs.toLocaleString('ja-JP')}件`, drafts > 0 && `下書き${drafts.toLocaleString('ja-JP')}件`]
    .filter(Boolean)
    .join('と')
