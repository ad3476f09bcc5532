import { openWebhookSecret, sealWebhookSecretAnew } from '#integrations/webhooks/webhook-secrets.ts'
import type { Database } from '#store/database.ts'
import { replaceSealedWebhook, sealedWebhooks } from '#store/people/webhooks.ts'

const atOnce = 500

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
