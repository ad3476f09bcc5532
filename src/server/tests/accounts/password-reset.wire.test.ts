import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { resetTokenOf } from '#server/testing/last-mail.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)

test('a reset that a deletion of the account locks out tries again', async () => {
  const person = await personOf(app)
  const token = await resetTokenOf(app, person)
  const newPassword = 'リセット後の合言葉'
  const deletion = await app.open.db.startTransaction().execute()
  await deletion.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute()
  const reset = app.call('resetPassword', { body: { token, newPassword } })
  // The reset has its link and waits for the person; PostgreSQL finds a deadlock a second later.
  const waiting = sql<{ count: number }>`
    SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(app.open.db)).rows[0]?.count, { timeout: 10_000 }).toBe(1)
  await deletion.deleteFrom('mailed_links').where('user_id', '=', person.id).execute()
  await deletion.rollback().execute()
  expect((await reset).status).toBe(200)
  expect((await app.call('signIn', { body: { email: person.email, password: newPassword } })).status).toBe(200)
})
