import { resealFactors, resealPushKey, resealWebhooks } from '#actions/people/resealing.ts'
import { readConfig } from '#app/config.ts'
import { openConfigured } from '#app/data-directory.ts'
import { operatorsMistake } from '#app/operators-mistake.ts'
import { migrate } from '#store/migrations/migrate.ts'

// Decrypts the secrets of authenticator apps and webhooks and the key for push services with APP_SECRET_ACCEPTED, and
// encrypts them with APP_SECRET (docs/configuration.md, Replacing APP_SECRET). usage: npm run rotate-secret
try {
  const config = readConfig(process.env)
  if (!process.env.APP_SECRET || config.acceptedSecrets.length < 2)
    throw new Error('Set APP_SECRET to the new secret and APP_SECRET_ACCEPTED to the former one.')
  const open = await openConfigured(config, {}, { beside: true })
  try {
    await migrate(open)
    const { sealed, current, unreadable } = await resealFactors(open.db, config)
    process.stdout.write(`${sealed} authenticator apps were re-encrypted, ${current} were already.\n`)
    if (unreadable > 0)
      process.stdout.write(`Neither secret decrypts ${unreadable} of them: their owners need --reset-factor.\n`)
    const pushKey = await resealPushKey(open.db, config)
    if (pushKey === 'sealed') process.stdout.write('The key for push services was re-encrypted.\n')
    if (pushKey === 'unreadable')
      process.stdout.write('Neither secret decrypts the key for push services: browsers have to subscribe again.\n')
    const webhooks = await resealWebhooks(open.db, config)
    process.stdout.write(
      `${webhooks.sealed} secrets of webhooks were re-encrypted, ${webhooks.current} were already.\n`,
    )
    if (webhooks.unreadable > 0)
      process.stdout.write(
        `Neither secret decrypts ${webhooks.unreadable} of them: their employers need new webhooks.\n`,
      )
    process.exitCode = unreadable > 0 || pushKey === 'unreadable' || webhooks.unreadable > 0 ? 1 : 0
  } finally {
    await open.close()
  }
} catch (error) {
  process.stderr.write(`${operatorsMistake(error) ?? (error as Error).message}\n`)
  process.exitCode = 1
}
