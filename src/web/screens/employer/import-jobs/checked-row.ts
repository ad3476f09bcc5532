import type { ResponseData } from '#contract/endpoints.ts'
import { call } from '#web/api/client.ts'
import { postingColumnLabel } from '#words/posting-columns.ts'

type Result = ResponseData<'importPostings'>['results'][number]

export type RowError = { column: string; message: string }
/** The findings of the posting check for a row. */
export type RowFinding = RowError & Pick<Result['findings'][number], 'severity'>

/** A row with the server's result. */
export type CheckedRow = Pick<Result, 'row' | 'posting' | 'outcome'> & {
  title: string
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

/** Checks a file: its rows, and its unknown headings. */
export async function checkFile(file: File, asDrafts: boolean): Promise<{ rows: CheckedRow[]; unknown: string[] }> {
  const body = new FormData()
  body.set('dry_run', 'true')
  body.set('file', file)
  const { data } = await call('importPostings', { body, ...(asDrafts && { query: { as: 'draft' } }) })
  return { rows: data.results.map(checkedRow), unknown: data.unknown_columns ?? [] }
}

const atOnce = 20
/** Letters per call, which its body must fit as UTF-8. */
const lettersAtOnce = 60_000

/**
 * Sends rows in parts, and reports the number sent after each call. After a failure, sending again posts nothing twice.
 * `id` is for undoing the import.
 */
export async function sendRows(
  rows: readonly CheckedRow[],
  { asDrafts, onProgress }: { asDrafts: boolean; onProgress: (done: number) => void },
): Promise<{ rows: CheckedRow[]; id: string | undefined }> {
  const done: CheckedRow[] = []
  let id: string | undefined
  for (const part of parts(rows)) {
    const postings = part.map(({ row, posting }) => ({ ...posting, row }))
    const { data } = await call('importPostings', { body: { postings, as_drafts: asDrafts, import_id: id } })
    id = data.id
    done.push(...data.results.map(checkedRow))
    onProgress(done.length)
  }
  return { rows: done, id }
}

function checkedRow({ row, posting, outcome, errors, findings }: Result): CheckedRow {
  const told = (path: string, message: string) => ({
    column: path ? postingColumnLabel(path.replace(/\[\d+\]/g, '')) : '列の数',
    message,
  })
  return {
    ...{ row, posting, outcome, title: typeof posting.title === 'string' ? posting.title : '' },
    errors: errors.map(({ path, message }) => told(path, message)),
    // Stop findings are among the errors already.
    findings:
      outcome === 'wrong'
        ? []
        : findings.map(({ field, message, severity }) => ({ ...told(field, message), severity })),
  }
}

/** The rows in order, in parts that fit into a call. */
function parts(rows: readonly CheckedRow[]): CheckedRow[][] {
  const all: CheckedRow[][] = []
  let letters = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const size = JSON.stringify(row.posting).length
    const last = all.at(-1)
    if (!last || last.length === atOnce || letters + size > lettersAtOnce) {
      all.push([row])
      letters = size
    } else {
      last.push(row)
      letters += size
    }
  }
  return all
}
