import { openPushKeys, sealPushKeysAnew } from '#integrations/push/push-keys.ts'
import type { Database } from '#store/database.ts'
import { findPushKeys, replaceSealedPushKey } from '#store/people/push-keys.ts'

/**
 * Reencrypts the private key for push services with the current APP_SECRET; a key that no secret opens is replaced on
 * next use.
 */
export async function resealPushKey(
  db: Database,
  secrets: { secret: string; acceptedSecrets: readonly string[] },
): Promise<'none' | 'sealed' | 'current' | 'unreadable'> {
  const stored = await findPushKeys(db)
  if (!stored) return 'none'
  const after = sealPushKeysAnew(stored, secrets)
  if (after && (await replaceSealedPushKey(db, { before: stored.sealed, after }))) return 'sealed'
  return openPushKeys(stored, secrets) ? 'current' : 'unreadable'
}
