import { isPassword } from '#integrations/passwords.ts'
import { demoAccounts } from '#samples/demo/accounts.ts'
import { demoPeople } from '#samples/demo/people.ts'
import type { Database } from '#store/database.ts'
import { findCredentials } from '#store/people/users.ts'
import { ConfigError } from './config-error.ts'

/** Throws while somebody of the demo data can sign in with the password that this repository tells everybody. */
export async function refuseDemoPasswords(db: Database): Promise<void> {
  const [{ password }] = demoAccounts
  // The demo data gives all of them one hash.
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
