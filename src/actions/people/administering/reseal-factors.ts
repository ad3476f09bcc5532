import { sealTotpAnew, unsealTotpSecret } from '#integrations/second-factor.ts'
import type { Database } from '#store/database.ts'
import { replaceSealed, sealedSecrets } from '#store/people/second-factors.ts'

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
