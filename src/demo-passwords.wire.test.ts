import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#integrations/passwords.ts'
import { seedDemo } from '#samples/demo/seed.ts'
import type { OpenDatabase } from '#store/database.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { openApp, refuseDemoPasswords } from './app.ts'
import { readConfig } from './config.ts'
import { openLog } from './log.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const production = readConfig({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jobs.example',
  APP_SECRET: 'a secret of tests that is long enough',
  EMBEDDED_DATABASE: '1',
})

test('production does not start while an account of the demo data has its public password', async () => {
  await refuseDemoPasswords(open.db)
  await seedDemo(open.db, { now: new Date(), hashPassword })
  // The app closes the database itself.
  const opening = Promise.resolve({ ...open, close: async () => undefined })
  await expect(openApp(production, opening, openLog('silent'))).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringContaining('still has its public password'),
  })
  await open.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('another one') })
    .execute()
  await refuseDemoPasswords(open.db)
})
