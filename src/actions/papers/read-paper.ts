import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { paperFileName } from '#integrations/papers/paper-names.ts'
import { addressBlock } from '#rules/people/address-block.ts'
import type { PaperKind } from '#rules/people/papers.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { findPaperSources } from '#store/people/paper-fields.ts'
import { paperCounters, takeAttempts } from '#store/throttles.ts'

/** A paper of the viewer's own current data. */
export async function readPaper(
  { params, query }: ActionInput<'readPaper'>,
  { db, viewer, now, address, outside, config, signal }: SignedInContext,
): Promise<ActionResult<'readPaper'>> {
  refuseTooMany(await takeAttempts(db, paperCounters(viewer.id, address, config.allowances), now))
  const sources = await findPaperSources(db, viewer.id, query.photo === '1')
  if (!sources) throw new RefusalError('session-ended')
  const [kind, format] = params.file.split('.') as [PaperKind, 'pdf' | 'svg']
  const facts = { ...sources, calendar: query.calendar ?? 'seireki', today: tokyoDate(now) }
  const content = await outside.papers.make(
    { kind, format, facts },
    { person: viewer.id, address: addressBlock(address), signal },
  )
  const cache = 'private, no-store'
  if (format === 'svg') return { content, type: 'image/svg+xml', cache }
  return { content, type: 'application/pdf', cache, attachment: paperFileName(kind, sources.profile.name) }
}
