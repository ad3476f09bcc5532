import { randomBytes } from 'node:crypto'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import { putAvatar } from '#store/people/files.ts'
import { mailLink, voidLink } from '#store/people/mailed-links.ts'
import { findUser, updateUser } from '#store/people/users.ts'

/** Changes the given profile fields. A new email counts as unverified, and a link to verify it is mailed. */
export async function updateProfile(
  { body, avatar }: ActionInput<'updateProfile'>,
  context: SignedInContext,
): Promise<ActionResult<'updateProfile'>> {
  const { db, viewer, now, config, followUps } = context
  const { skills, experiences, educations, ...plain } = body
  // Names alone get the middle level; text fields that are emptied become "not given".
  const levelled = skills
    ?.map((skill) => (typeof skill === 'string' ? { name: skill, level: 'intermediate' as const } : skill))
    .filter(({ name }) => name !== '')
  const change = {
    name: plain.name,
    email: plain.email,
    phone: emptied(plain.phone),
    address: emptied(plain.address),
    bio: emptied(plain.bio),
    education: emptied(plain.education),
    skills: levelled && JSON.stringify(levelled),
    experiences:
      experiences &&
      JSON.stringify(experiences.map((entry) => (entry.isCurrent ? { ...entry, endDate: null } : entry))),
    educations: educations && JSON.stringify(educations),
  }
  try {
    return await db.transaction().execute(async (tx) => {
      const before = await findUser(tx, viewer.id)
      if (!before) throw new RefusalError('session-ended')
      const moved = plain.email !== undefined && comparableEmail(plain.email) !== comparableEmail(before.email)
      await updateUser(tx, viewer.id, moved ? { ...change, email_verified: false } : change)
      if (moved) {
        // It went to the former address, and must not prove the new one.
        await voidLink(tx, viewer.id, 'reset-password')
        const link = await mailLink(tx, { userId: viewer.id, kind: 'verify-email', secret: config.secret, now })
        await followUps.add(tx, { kind: 'verify-email', link_id: link.id })
        await record(tx, context, { action: 'user:change-email', subject: viewer.id })
      }
      if (avatar)
        await putAvatar(tx, {
          user_id: viewer.id,
          name: `${randomBytes(24).toString('base64url')}.webp`,
          webp: avatar,
          uploaded_at: now,
        })
      const user = await findUser(tx, viewer.id)
      if (!user) throw new RefusalError('session-ended')
      return { user: userView(user) }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_taken')) throw new RefusalError('email-taken')
    throw error
  }
}

const emptied = (text: string | null | undefined) => (text === '' ? null : text)
