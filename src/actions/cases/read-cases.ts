import type { SignedInContext } from '#actions/context.ts'
import { caseView, wholeCaseView } from '#contract/cases/case-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { zipOf } from '#integrations/zip.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { accountOfCase, conversationsOfCase, decisionsOfCase, filesOfCase, postingsOfCase } from '#store/case-parts.ts'
import { countCases, listCases as findCases, readWholeCase } from '#store/cases.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Cases, newest first. */
export async function listCases(
  { query }: ActionInput<'listCases'>,
  { db }: SignedInContext,
): Promise<ActionResult<'listCases'>> {
  const filter = { status: query.status, assignee: query.assignee_id }
  const find = async (slice: Slice) => (await findCases(db, filter, slice)).map((row) => ({ ...row, ...caseView(row) }))
  const page = pageOf(query)
  if (!page) return { cases: everyRow(find) }
  const [total, cases] = await Promise.all([countCases(db, filter), find(page)])
  return { cases, total, page: page.page, limit: page.limit }
}

/** One case. Reading it is recorded, because it holds personal data of those who reported. */
export async function readCase(
  { params }: ActionInput<'readCase'>,
  context: SignedInContext,
): Promise<ActionResult<'readCase'>> {
  return context.db.transaction().execute(async (tx) => {
    const { row, parts } = await readWholeCase(tx, params.id, tokyoDate(context.now))
    await record(tx, context, { action: 'case:read', subject: params.id })
    return { case: wholeCaseView(row, parts) }
  })
}

/** A case as files for the police or the labour bureau. */
export async function exportCase(
  { params }: ActionInput<'exportCase'>,
  context: SignedInContext,
): Promise<ActionResult<'exportCase'>> {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const { row, parts } = await readWholeCase(tx, params.id, tokyoDate(now))
    const { told_template: _template, ...whole } = wholeCaseView(row, parts)
    const { reports, message_reports, contacts, notes, ...facts } = whole
    const json = (name: string, content: unknown) => ({ name, content: `${JSON.stringify(content, null, 2)}\n` })
    const files: { name: string; content: string | Buffer }[] = [
      json('case.json', { ...facts, exported_at: now }),
      json('account.json', await accountOfCase(tx, row.account_id)),
      json('reports.json', reports),
      json('message-reports.json', message_reports),
      json('contacts.json', contacts),
      json('notes.json', notes),
      json('decisions.json', await decisionsOfCase(tx, row.account_id)),
    ]
    for (const { id, posting } of await postingsOfCase(tx, row.account_id)) files.push(json(`jobs/${id}.json`, posting))
    for (const { application_id, messages } of await conversationsOfCase(tx, row.id))
      files.push(json(`conversations/${application_id}.json`, messages))
    for (const { id, application_id, name, content } of await filesOfCase(tx, row.id))
      files.push({ name: `conversations/${application_id}/${id}-${name}`, content: Buffer.from(content) })
    await record(tx, context, { action: 'case:export', subject: row.id, detail: { files: files.length } })
    return {
      content: zipOf(files),
      type: 'application/zip',
      cache: 'private, no-store',
      attachment: `case-${row.id}.zip`,
    }
  })
}
