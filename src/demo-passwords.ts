import { isPassword } from '#integrations/passwords.ts'
import { demoAccounts } from '#samples/demo/accounts.ts'
import { demoPeople } from '#samples/demo/people.ts'
import type { Database } from '#store/database.ts'
import { findCredentials } from '#store/people/users.ts'
import { ConfigError } from './config-error.ts'

/** Throws while a demo account still has its published password. */
export async function refuseDemoPasswords(db: Database): Promise<void> {
  const [{ password }] = demoAccounts
  // Demo accounts share one hash, so verify it once.
  const verdicts = new Map<string, boolean>()
  for (const { email } of demoPeople) {
    const hash = (await findCredentials(db, email))?.password_hash
    if (!hash) continue
    if (!verdicts.has(hash)) verdicts.set(hash, await isPassword(password, hash))
    if (verdicts.get(hash))
      throw new ConfigError(
        `The demo account ${email} still has its public password: use another database, or change the password in local mode`,
      )
  }
}
