import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { findAvatar } from '#store/people/files.ts'

/** An avatar by its random name; a new one gets a new name, so that browsers may cache it forever. */
export async function readAvatar(
  { params }: ActionInput<'readAvatar'>,
  { db }: Context,
): Promise<ActionResult<'readAvatar'>> {
  const avatar = await findAvatar(db, params.name)
  if (!avatar) throw new RefusalError('file-not-found')
  return { content: avatar.webp, type: 'image/webp', cache: 'private, max-age=31536000, immutable' }
}
