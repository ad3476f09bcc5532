import { sealFactorsAnew } from '#actions/people/administering/seal-factors-anew.ts'
import { readConfig } from '#app/config.ts'
import { databaseOptions } from '#app/data-directory.ts'
import { openDatabase } from '#store/database.ts'

// Encrypts the stored secrets of authenticator apps with APP_SECRET, from those of APP_SECRET_ACCEPTED
// (docs/configuration.md, Replacing APP_SECRET). usage: npm run rotate-secret
try {
  const config = readConfig(process.env)
  if (!process.env.APP_SECRET || config.acceptedSecrets.length < 2)
    throw new Error('Set APP_SECRET to the new secret and APP_SECRET_ACCEPTED to the former one.')
  const open = await openDatabase(databaseOptions(config))
  try {
    const { sealed, current, unreadable } = await sealFactorsAnew(open.db, config)
    process.stdout.write(`${sealed} authenticator apps were encrypted anew, ${current} were already.\n`)
    if (unreadable > 0)
      process.stdout.write(`${unreadable} open with neither secret: their owners need --reset-factor.\n`)
    process.exitCode = unreadable > 0 ? 1 : 0
  } finally {
    await open.close()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
