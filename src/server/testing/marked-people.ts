import { randomBytes, randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import type { Person } from '#app/testing/test-app.ts'
import { insertSavedSearch } from '#store/alerts/saved-searches.ts'
import { putCalendarFeed } from '#store/interviews/calendar-feeds.ts'
import { insertBlock } from '#store/people/blocked-employers.ts'
import { recordEmailChange } from '#store/people/email-changes.ts'
import { putAvatar } from '#store/people/files.ts'
import { linkIdentity } from '#store/people/identities.ts'
import { mailLink } from '#store/people/mailed-links.ts'
import { storeNotificationSettings } from '#store/people/notification-settings.ts'
import { storePaperFields } from '#store/people/paper-fields.ts'
import { putPushSubscription } from '#store/people/push-subscriptions.ts'
import { insertPasskey, putChallenge, putRecoveryCodes, putTotp } from '#store/people/second-factors.ts'
import { updateUser } from '#store/people/users.ts'
import { browserSubscription } from './browser-subscription.ts'
import { tinyPicture } from './file-forms.ts'
import type { BeingMarked } from './marked-jobs.ts'

/** Somebody of a team who has nothing else than what the team reads of them. */
export async function markMember(board: BeingMarked, member: Person, team: readonly Person[]): Promise<void> {
  const { app, admin, keep, mark } = board
  keep(member.id, 'id of a member', [...team, admin])
  const word = (what: string) => mark(`${what} of a member`, [...team, admin])
  await updateUser(app.open.db, member.id, { name: word('name'), email: `${word('email')}@example.com` })
}

/** An account with a value in everything that belongs to it; as it is then. */
export async function markPerson(board: BeingMarked, it: Person, alsoReadBy: readonly Person[]): Promise<Person> {
  const { app, admin, keep, mark } = board
  const { db } = app.open
  const now = app.dependencies.now()
  const { role } = it
  const own = [it, admin]
  const told = [...own, ...alsoReadBy]
  // The id of an employer is the address of its page.
  const knows = { employer: null, user: own, admin: own }[role]
  if (knows) keep(it.id, `id of a ${role}`, knows)
  const email = `${mark(`email of a ${role}`, told)}@example.com`
  const word = (what: string) => mark(`${what} of a ${role}`, own)
  const avatar = `${mark(`picture of a ${role}`, told)}.webp`
  await putAvatar(db, { user_id: it.id, name: avatar, webp: tinyPicture, uploaded_at: now })
  await updateUser(db, it.id, {
    email,
    phone: mark(`phone of a ${role}`, told),
    address: word('address'),
    bio: word('bio'),
    education: word('school'),
    skills: JSON.stringify([{ name: word('skill'), level: 'expert' }]),
    experiences: JSON.stringify([
      { title: word('post'), company: word('former employer'), startDate: '2020-04', description: word('task') },
    ]),
    educations: JSON.stringify([{ degree: word('degree'), school: word('university'), gpa: word('grade') }]),
  })
  const only = (what: string) => mark(`${what} of a ${role}`, [it])
  const days = randomInt(3_650)
  const birth_date = keep(new Date(Date.UTC(1930, 0, days)).toISOString().slice(0, 10), `birth of a ${role}`, [it])
  const papers = { birth_date, name_kana: only('kana'), gender: only('gender'), self_pr: only('self-promotion') }
  const licences = [{ date: '2020-04', name: only('licence') }]
  await storePaperFields(db, it.id, { ...papers, licences }, now)
  const block = { id: v7(), user_id: it.id, name: only('blocked employer'), corporate_number: null, blocked_at: now }
  await db.transaction().execute((tx) => insertBlock(tx, block))
  await linkIdentity(db, { provider: 'google', subject: mark('subject', []), user_id: it.id, created_at: now })
  await putCalendarFeed(db, it.id, now)
  await storeNotificationSettings(db, it.id, { mail: false, kinds: { status_changed: { mail: false } } })
  await db
    .updateTable('sessions')
    .set({ device: mark('device of a session', own) })
    .where('user_id', '=', it.id)
    .execute()
  const { id: session_id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', it.id)
    .executeTakeFirstOrThrow()
  const { keys } = browserSubscription()
  const browser = { ...keys, auth: mark('key of a browser', []), created_at: now }
  const endpoint = `https://push.example.com/${mark('endpoint of a browser', [])}`
  const subscription = { ...browser, id: v7(), user_id: it.id, session_id, endpoint }
  await db.transaction().execute((tx) => putPushSubscription(tx, subscription, 10))
  const device = { user_id: it.id, credential_id: mark('passkey', []), public_key: randomBytes(8) }
  const passkey = { ...device, counter: 0, transports: [], created_at: now }
  await insertPasskey(db, { ...passkey, id: v7(), name: mark('name of a passkey', [it]) })
  const search = { name: mark('name of a saved search', [it]), search: `keyword=${mark('saved search', [it])}` }
  await insertSavedSearch(db, { id: v7(), user_id: it.id, ...search, notify: 'daily', created_at: now })
  await putTotp(db, { user_id: it.id, sealed: mark('secret of an authenticator app', []), created_at: now })
  await putRecoveryCodes(db, it.id, [randomBytes(32)], now)
  await putChallenge(db, { userId: it.id, kind: 'confirm', now })
  const { secret } = app.dependencies.config
  for (const kind of ['reset-password', 'verify-email'] as const)
    await mailLink(db, { userId: it.id, kind, secret, now })
  const before = { email: `${mark(`former email of a ${role}`, [])}@example.com`, email_verified: true }
  // Later than what anybody else changes, so that nothing but whose it is keeps it.
  const later = new Date(now.getTime() + 60 * 60_000)
  await recordEmailChange(db, { userId: it.id, before, after: email }, { secret, now: later })
  return { ...it, email }
}
