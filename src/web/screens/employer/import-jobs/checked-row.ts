import type { ResponseData } from '#contract/endpoints.ts'
import { call } from '#web/api/client.ts'
import { postingColumnLabel } from '#words/posting-columns.ts'
import type { FileRow, RowError } from './read-file.ts'

type Result = ResponseData<'importPostings'>['results'][number]

/** The findings of the posting check for a line. */
export type RowFinding = RowError & Pick<Result['findings'][number], 'severity'>

/** A line of the file with what the server says of it. */
export type CheckedRow = FileRow & { outcome: Result['outcome']; findings: RowFinding[] }

export const outcomeText: Record<Result['outcome'], string> = {
  ready: '取り込めます',
  posted: '承認を申請しました',
  'posted-before': '取り込み済み',
  wrong: '修正が必要です',
  drafted: '下書きに保存しました',
}

const atOnce = 20
/** Letters of the postings of one call, which its body must hold as UTF-8. */
const lettersAtOnce = 60_000

/**
 * Sends the lines that can be sent, some at a time, and tells after each call how many are through. When a call fails,
 * `done` has those before it, and sending the same again posts or stores none of them twice.
 */
export async function sendRows(
  rows: readonly FileRow[],
  { isDry, asDrafts, onProgress }: { isDry: boolean; asDrafts: boolean; onProgress: (done: CheckedRow[]) => void },
): Promise<CheckedRow[]> {
  const checked = new Map<number, CheckedRow>()
  const inOrder = () => rows.flatMap(({ line }) => checked.get(line) ?? [])
  for (const row of rows) {
    if (row.errors.length > 0) checked.set(row.line, { ...row, outcome: 'wrong', findings: [] })
  }
  for (const part of parts(rows.filter(({ errors }) => errors.length === 0))) {
    const postings = part.map(({ posting }) => posting)
    const { data } = await call('importPostings', { body: { postings, dry_run: isDry, as_drafts: asDrafts } })
    for (const [at, row] of part.entries()) {
      const result = data.results[at]
      if (result) checked.set(row.line, withResult(row, result))
    }
    onProgress(inOrder())
  }
  return inOrder()
}

function withResult(row: FileRow, { outcome, errors, findings }: Result): CheckedRow {
  const told = (path: string, message: string) => ({
    column: postingColumnLabel(path.replace(/\[\d+\]/g, '')),
    message,
  })
  return {
    ...row,
    outcome,
    errors: errors.map(({ path, message }) => told(path, message)),
    // Findings that stop a posting are among its errors already.
    findings:
      outcome === 'wrong'
        ? []
        : findings.map(({ field, message, severity }) => ({ ...told(field, message), severity })),
  }
}

/** The lines in the order of the file, as many in a part as a call takes. */
function parts(rows: readonly FileRow[]): FileRow[][] {
  const all: FileRow[][] = []
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
