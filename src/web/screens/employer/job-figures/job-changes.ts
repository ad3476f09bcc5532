import type { ResponseData } from '#contract/endpoints.ts'
import type { JobChangeKind } from '#rules/jobs/job-changes.ts'
import { jobFieldLabel } from '#words/field-labels.ts'

export type JobChange = ResponseData<'readJobFigures'>['changes'][number]

const kindText: Record<JobChangeKind, string> = {
  approved: '承認',
  corrected: '修正の承認',
  edited: '編集',
  closed: '募集の終了',
  reopened: '募集の再開',
  stopped: '運営者による停止',
  started: '運営者による再開',
}

/** 修正の承認（求人タイトル、仕事内容）. */
export function changeText({ kind, fields = [] }: Pick<JobChange, 'kind' | 'fields'>): string {
  // Skip the monthly salary, which follows from the pay of the terms.
  const shown = fields.filter((field) => !/^salary_/.test(field) || !fields.includes('terms'))
  const names = shown.map((field) => jobFieldLabel[field]).join('、')
  return names ? `${kindText[kind]}（${names}）` : kindText[kind]
}

/** Changes by day. */
export function changesByDay(changes: readonly JobChange[]): Map<string, JobChange[]> {
  const days = new Map<string, JobChange[]>()
  for (const change of changes) days.set(change.day, [...(days.get(change.day) ?? []), change])
  return days
}

/** Views in the seven days before and after a day; null unless both weeks are complete. */
export function viewsAround(perDay: readonly { day: string; views: number }[], day: string) {
  const at = perDay.findIndex((each) => each.day === day)
  const sum = (from: number, to: number) =>
    at < 0 || from < 0 || to > perDay.length
      ? null
      : perDay.slice(from, to).reduce((total, { views }) => total + views, 0)
  return { before: sum(at - 7, at), after: sum(at + 1, at + 8) }
}
