import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { markedBoard } from '#server/testing/marked-board.ts'
import { tablesThatHold } from '#server/testing/people-and-jobs.ts'
import { addFavourites } from '#store/people/favourites.ts'
import { addFollow } from '#store/people/public-employers.ts'

const app = fixture(() => openTestApp())

const ofEverybody = [
  ...['users', 'sessions', 'session_tokens', 'avatars', 'identities', 'mailed_links', 'email_changes', 'passkeys'],
  ...['totp_secrets', 'recovery_codes', 'factor_challenges', 'notifications', 'notification_settings'],
  ...['push_subscriptions', 'paper_fields', 'saved_searches', 'blocked_employers', 'job_notes', 'calendar_feeds'],
  ...['follows', 'favourites', 'home_visits'],
]
const ofSeekers = [...ofEverybody, 'applications', 'own_applications', 'messages', 'resumes', 'reader_questions']
const ofEmployers = [
  ...[...ofEverybody, 'employer_profiles', 'verification_requests', 'team_members', 'team_invitations', 'api_keys'],
  ...['webhooks', 'webhook_deliveries', 'jobs', 'job_drafts', 'employer_posts', 'imported_postings'],
  ...['reply_templates', 'application_texts'],
]

// A report keeps its text, applicants keep what they applied for, and the law keeps what was decided about jobs and accounts.
const heldOfEmployers = [
  ...['account_keys', 'audit_log', 'cases', 'held_accounts', 'held_jobs', 'job_decisions', 'past_applications'],
]

test.each<[role: 'seeker' | 'employer', before: string[], after: string[]]>([
  ['seeker', ofSeekers, ['audit_log', 'job_reports']],
  ['employer', ofEmployers, heldOfEmployers],
])('a deleted %s is left in the records that are held alone', async (role, before, after) => {
  const board = await markedBoard(app)
  const [{ [role]: who }, other] = board.sides
  const { db } = app.open
  const now = app.dependencies.now()
  await addFollow(db, who.id, other.employer.id)
  await addFollow(db, other.seeker.id, who.id)
  await addFavourites(db, { userId: who.id, jobIds: [other.publicJob], today: tokyoDate(now), now })
  await app.call('readHome', {}, who)
  const readersOf = (ids: string[]) => ids.includes(who.id) && ids.every((id) => [who.id, board.admin.id].includes(id))
  const own = [...board.secrets].filter(([, { readers }]) => readersOf(readers.map(({ id }) => id)))
  const words = [who.id, ...own.map(([value]) => value)]
  expect(await tablesThatHold(app, words)).toEqual(expect.arrayContaining(before))
  expect((await app.call('deleteAccount', { body: { password: 'password' } }, who)).status).toBe(200)
  expect(await tablesThatHold(app, words)).toEqual(after)
})
