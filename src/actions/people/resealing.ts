import { openPushKeys, sealPushKeysAnew } from '#integrations/push-keys.ts'
import { sealTotpAnew, unsealTotpSecret } from '#integrations/second-factor.ts'
import { openWebhookSecret, sealWebhookSecretAnew } from '#integrations/webhook-secrets.ts'
import type { Database } from '#store/database.ts'
import { findPushKeys, replaceSealedPushKey } from '#store/people/push-subscriptions.ts'
import { replaceSealed, sealedSecrets } from '#store/people/second-factors.ts'
import { replaceSealedWebhook, sealedWebhooks } from '#store/people/webhooks.ts'

const atOnce = 500

/** Reencrypts second factors with the current APP_SECRET, so that the former one can be removed. Safe to interrupt. */
export async function resealFactors(
  db: Database,
  secrets: { secret: string; acceptedSecrets: readonly string[] },
): Promise<{ sealed: number; current: number; unreadable: number }> {
  const counts = { sealed: 0, current: 0, unreadable: 0 }
  let after: string | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof sealedSecrets>> = await sealedSecrets(db, { after, limit: atOnce })
    for (const { user_id, sealed } of rows) {
      const anew = sealTotpAnew(sealed, user_id, secrets)
      if (anew && (await replaceSealed(db, user_id, anew))) counts.sealed += 1
      else if (unsealTotpSecret(sealed, user_id, secrets) === null) counts.unreadable += 1
      else counts.current += 1
    }
    after = rows.at(-1)?.user_id ?? null
    if (rows.length < atOnce) return counts
  }
}

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

/** Reencrypts the secrets of webhooks with the current APP_SECRET. Safe to interrupt. */
export async function resealWebhooks(
  db: Database,
  secrets: { secret: string; acceptedSecrets: readonly string[] },
): Promise<{ sealed: number; current: number; unreadable: number }> {
  const counts = { sealed: 0, current: 0, unreadable: 0 }
  let last: string | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof sealedWebhooks>> = await sealedWebhooks(db, { after: last, limit: atOnce })
    for (const { id, sealed } of rows) {
      const after = sealWebhookSecretAnew(sealed, id, secrets)
      if (after && (await replaceSealedWebhook(db, { id, before: sealed, after }))) counts.sealed += 1
      else if (openWebhookSecret(sealed, id, secrets) === null) counts.unreadable += 1
      else counts.current += 1
    }
    last = rows.at(-1)?.id ?? null
    if (rows.length < atOnce) return counts
  }
}
