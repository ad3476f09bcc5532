import type { ResponseData } from '#contract/endpoints.ts'
import { call } from '#web/api/client.ts'
import { postingColumnLabel } from '#words/posting-columns.ts'

type Result = ResponseData<'importPostings'>['results'][number]

export type RowError = { column: string; message: string }
/** The findings of the posting check for a row. */
export type RowFinding = RowError & Pick<Result['findings'][number], 'severity'>

/** A row with the server's result. */
export type CheckedRow = Pick<Result, 'row' | 'title' | 'outcome'> & {
  errors: RowError[]
  findings: RowFinding[]
}

export const outcomeText: Record<Result['outcome'], string> = {
  ready: '取り込めます',
  posted: '承認を申請しました',
  'posted-before': '取り込み済み',
  wrong: '修正が必要です',
  drafted: '下書きに保存しました',
}

/** Whether a row can be posted but has a stop finding. */
export const isStopped = ({ outcome, findings }: CheckedRow): boolean =>
  outcome === 'ready' && findings.some(({ severity }) => severity === 'stop')

/** How a file is read: only checked, or imported as jobs or drafts. */
type Reading = { asDrafts: boolean; dryRun?: boolean; withoutStopped?: boolean }

/** Checks a file or imports it: its rows, its unknown headings, and the import's `id` for undoing it. Importing it again posts nothing twice. */
export async function readFile(
  file: File,
  { asDrafts, dryRun = false, withoutStopped = false }: Reading,
): Promise<{ rows: CheckedRow[]; unknown: string[]; id: string | undefined }> {
  const body = new FormData()
  body.set('dry_run', String(dryRun))
  body.set('without_stopped', String(withoutStopped))
  body.set('file', file)
  const { data } = await call('importPostings', { body, ...(asDrafts && { query: { as: 'draft' } }) })
  return { rows: data.results.map(checkedRow), unknown: data.unknown_columns ?? [], id: data.id }
}

function checkedRow({ row, title, outcome, errors, findings }: Result): CheckedRow {
  const told = (path: string, message: string) => ({
    column: path ? postingColumnLabel(path.replace(/\[\d+\]/g, '')) : '列の数',
    message,
  })
  return {
    ...{ row, title, outcome },
    errors: errors.map(({ path, message }) => told(path, message)),
    // Stop findings are among the errors already.
    findings:
      outcome === 'wrong'
        ? []
        : findings.map(({ field, message, severity }) => ({ ...told(field, message), severity })),
  }
}
