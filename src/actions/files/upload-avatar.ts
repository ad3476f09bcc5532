import { randomBytes } from 'node:crypto'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { RefusalError } from '#rules/refusals.ts'
import { putAvatar } from '#store/people/files.ts'
import { findUser } from '#store/people/users.ts'

/** Stores an avatar (already a WebP) under an unguessable name and replaces the former one. */
export async function uploadAvatar(
  { avatar }: ActionInput<'uploadAvatar'>,
  context: SignedInContext,
): Promise<ActionResult<'uploadAvatar'>> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const name = `${randomBytes(24).toString('base64url')}.webp`
    await putAvatar(tx, { user_id: viewer.id, name, webp: avatar, uploaded_at: now })
    const user = await findUser(tx, viewer.id)
    if (!user) throw new RefusalError('session-ended')
    const view = userView(user)
    return { avatar_url: view.avatar_url ?? '', user: view }
  })
}
