import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { newPushKeys, openPushKeys } from '#integrations/push/push-keys.ts'
import { findPushKeys, insertPushKeys, replacePushKeys } from '#store/people/push-keys.ts'

/** The public key for subscribing a browser. The keys are created on first use, or when APP_SECRET is lost. */
export async function readPushKey(
  _input: ActionInput<'readPushKey'>,
  { db, now, config }: SignedInContext,
): Promise<ActionResult<'readPushKey'>> {
  const stored = await findPushKeys(db)
  if (stored && openPushKeys(stored, config)) return { key: stored.public_key }
  const keys = newPushKeys(config)
  if (stored) await db.transaction().execute((tx) => replacePushKeys(tx, stored.sealed, keys, now))
  else await insertPushKeys(db, keys, now)
  return { key: (await findPushKeys(db))?.public_key ?? keys.public_key }
}
