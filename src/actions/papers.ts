import { type Action, type SignedInContext, sharerOf } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { paperFileName } from '#rules/people/paper-names.ts'
import { noPaperFields, type PaperKind, paperChange } from '#rules/people/papers.ts'
import { orRefuse, RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { findPaperFields, findPaperSources, storePaperFields } from '#store/people/paper-fields.ts'
import { consumeAllowances, paperCounters } from '#store/throttles.ts'

/** The viewer's fields for papers beside the profile. Prepares the papers, which are requested next. */
export const readPapers: Action<'readPapers'> = async (_input, { db, viewer, outside }) => {
  outside.papers.prepare()
  return { papers: (await findPaperFields(db, viewer.id)) ?? noPaperFields }
}

/** Updates the given fields; drops entries without a name. */
export const updatePapers: Action<'updatePapers'> = async ({ body }, { db, viewer, now }) => {
  const change = paperChange(body, tokyoDate(now))
  try {
    await storePaperFields(db, viewer.id, change, now)
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended') // deleted since the request began
    throw error
  }
  return { papers: (await findPaperFields(db, viewer.id)) ?? noPaperFields }
}

/** A paper of the viewer's own current data. */
export const readPaper: Action<'readPaper'> = ({ params, query: { calendar, photo } }, context) => {
  return paperOf({ file: params.file, calendar, photo: photo === '1' }, context)
}

/** The same as an application with its own motive would have it. */
export const previewPaper: Action<'previewPaper'> = ({ params, body }, context) => {
  return paperOf({ file: params.file, ...body }, context)
}

type Wanted = ActionInput<'previewPaper'>['params'] & ActionInput<'previewPaper'>['body']

async function paperOf({ file, calendar = 'seireki', photo = false, motive }: Wanted, context: SignedInContext) {
  const { db, viewer, now, address, outside, config } = context
  refuseTooMany(await consumeAllowances(db, paperCounters(viewer.id, address, config.allowances), now))
  const sources = orRefuse(await findPaperSources(db, viewer.id, photo), 'session-ended')
  const [kind, format] = file.split('.') as [PaperKind, 'pdf' | 'svg']
  const papers = { ...sources.papers, ...(motive && { motivation: motive }) }
  const facts = { ...sources, papers, calendar, today: tokyoDate(now) }
  const content = await outside.papers.make({ kind, format, facts }, sharerOf(context))
  const cache = 'private, no-store'
  if (format === 'svg') return { content, type: 'image/svg+xml', cache }
  return { content, type: 'application/pdf', cache, attachment: paperFileName(kind, sources.profile.name) }
}
