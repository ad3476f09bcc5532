import type { Context } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { takeLink } from '#store/people/mailed-links.ts'
import { hashToken } from '#store/people/tokens.ts'
import { updateUser } from '#store/people/users.ts'

/** Confirms an email with the link that was mailed to it. */
export async function verifyEmail({ body }: ActionInput<'verifyEmail'>, { db, now }: Context): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const userId = await takeLink(tx, 'verify-email', hashToken(body.token), now)
    if (!userId) throw new RefusalError('verify-link-invalid')
    await updateUser(tx, userId, { email_verified: true })
  })
}
