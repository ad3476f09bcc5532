import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { arePasskeysAvailable, readNewPasskey } from '#integrations/passkeys.ts'
import { newRecoveryCodes } from '#integrations/recovery-codes.ts'
import { limits } from '#rules/limits.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import { findChallenge, takeChallenge } from '#store/people/factor-challenges.ts'
import {
  findFactors,
  hasSecondFactor,
  insertPasskey,
  lockAccount,
  putRecoveryCodes,
} from '#store/people/second-factors.ts'
import { sendSecurityNotice } from '#store/people/security-notices.ts'
import { endSessionsOf } from '#store/people/sessions.ts'

/** Adds a passkey. The first factor brings recovery codes, and ends sessions that began without one. */
export async function addPasskey(
  { body }: ActionInput<'addPasskey'>,
  context: SignedInContext,
): Promise<ActionResult<'addPasskey'>> {
  const { db, viewer, now, config } = context
  if (!arePasskeysAvailable(config.publicUrl)) throw new RefusalError('passkeys-unavailable')
  refuseIf(whyConfirmFirst(viewer, now))
  const { challenge } = body
  if ((await findChallenge(db, challenge, 'add-passkey', now)) !== viewer.id) throw new RefusalError('challenge-over')
  const made = await readNewPasskey(body.passkey, { publicUrl: config.publicUrl, challenge })
  if (!made) throw new RefusalError('passkey-wrong')
  const passkey = { id: v7(), name: body.name || 'パスキー', created_at: now, last_used_at: null }
  try {
    return await db.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, viewer.id))) throw new RefusalError('session-ended')
      if (!(await takeChallenge(tx, challenge))) throw new RefusalError('challenge-over')
      if ((await findFactors(tx, viewer.id)).passkeys.length >= limits.passkeysPerUser)
        throw new RefusalError('too-many-passkeys')
      const first = !(await hasSecondFactor(tx, viewer.id))
      await insertPasskey(tx, { ...made, id: passkey.id, user_id: viewer.id, name: passkey.name, created_at: now })
      const detail = { kind: 'passkey' }
      await record(tx, context, { action: 'user:add-factor', subject: viewer.id, detail })
      await sendSecurityNotice(tx, { userId: viewer.id, kind: 'factor-added' }, context)
      if (!first) return { passkey, recovery_codes: null }
      const { codes, hashes } = newRecoveryCodes(viewer.id, config.secret)
      await putRecoveryCodes(tx, viewer.id, hashes, now)
      await endSessionsOf(tx, viewer.id, viewer.sessionId)
      return { passkey, recovery_codes: codes }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_credential_taken')) throw new RefusalError('passkey-taken')
    throw error
  }
}
