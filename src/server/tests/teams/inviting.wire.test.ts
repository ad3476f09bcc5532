import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { mailTable } from '#rules/people/mails.ts'
import type { TeamRole } from '#rules/people/roles.ts'
import { maxTeamPeople } from '#rules/people/team.ts'
import { composedMail, lastMail } from '#server/testing/last-mail.ts'
import { invitationOf, jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason } from '#server/testing/refusals.ts'
import { openSession } from '#store/people/sessions.ts'
import { sweep } from '#store/sweep.ts'

const app = fixture(() => openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } }))

const employerOf = () => personOf(app, 'employer', { email_verified: true })
const invite = (who: Person, email: string, role: TeamRole = 'recruiter') =>
  app.call('inviteMember', { body: { email, role } }, who)
const accept = (token: string, who: Person) => app.call('acceptInvitation', { body: { token } }, who)
const team = async (who: Person) => (await app.call('readTeam', {}, who)).body.data
const me = async (who: Person) => (await app.call('readMe', {}, who)).body.data.user

test('an employer of one has a team of itself, and reads nothing of teams elsewhere', async () => {
  const employer = await employerOf()
  expect(await team(employer)).toEqual({
    role: 'owner',
    members: [
      {
        ...{ id: employer.id, name: '試験 太郎', email: employer.email },
        ...{ role: 'owner', is_founder: true, is_self: true, joined_at: null },
      },
    ],
    invitations: [],
  })
  expect(await me(employer)).not.toHaveProperty('team')
})

test('a person invited by mail joins with an employer account of that email', async () => {
  const [employer, invited] = [await employerOf(), await personOf(app, 'employer')]
  await app.call('updateEmployerProfile', { body: { name: '株式会社みちしるべ' } }, employer)
  const answer = await invite(employer, invited.email.toUpperCase(), 'viewer')
  expect(answer.body.data.invitation).toMatchObject({ role: 'viewer', expired: false, invited_by_name: '試験 太郎' })
  const mail = await lastMail(app, 'team-invitation')
  expect([mail.to?.toLowerCase(), mail.path]).toEqual([invited.email, '/join-team'])
  expect(mail.text).toContain('「株式会社みちしるべ」（未確認）の試験 太郎さんから、')
  expect(mail.text).toContain('企業：「株式会社みちしるべ」（未確認）\n')
  const shown = (await app.call('readInvitation', { body: { token: mail.token } })).body.data.invitation
  expect(shown).toMatchObject({
    ...{ employer_name: '株式会社みちしるべ', employer_verified: false },
    ...{ role: 'viewer', invited_by_name: '試験 太郎' },
  })
  const joined = await accept(mail.token, invited)
  expect(joined.body).toMatchObject({ message: 'チームに参加しました', data: { role: 'viewer' } })
  const { members, invitations } = await team(employer)
  expect([members.length, invitations]).toEqual([2, []])
  expect(members[1]).toMatchObject({ id: invited.id, role: 'viewer', is_founder: false })
  const user = await me(invited)
  expect(user.team).toEqual({ role: 'viewer', employer_name: '株式会社みちしるべ', is_founder: false })
  // The link came by mail, so that the email is confirmed by it.
  expect(user.email_verified).toBe(true)
  expectReason(await accept(mail.token, invited), 'invitation-invalid')
  expectReason(await invite(employer, invited.email), 'already-member')
})

test('an invitation shows an unverified employer’s name without sentences and contacts', async () => {
  const employer = await personOf(app, 'employer', { email_verified: true, name: '当選です。090-1234-5678' })
  const text = async (name: string, verified_at: Date | null = null) => {
    const change = { name, verified_at, updated_at: app.dependencies.now() }
    const profile = app.open.db.insertInto('employer_profiles').values({ user_id: employer.id, ...change })
    await profile.onConflict((conflict) => conflict.column('user_id').doUpdateSet(change)).execute()
    await invite(employer, `${v7()}@example.com`)
    return (await lastMail(app, 'team-invitation')).text
  }
  expect(await text('北風商店。今すぐ０３（１２３４）５６７８へ')).toContain('「北風商店」（未確認）から、')
  const bait = '当選しました http://spam.example/ 090-1234-5678'
  expect(await text(bait)).toMatch(/^企業（未確認）から、/)
  const plain = await text('北風商店', app.dependencies.now())
  expect(plain).toContain('企業：北風商店\n')
  expect(plain).not.toContain('未確認')
})

test('an employer confirms their own email before they invite others', async () => {
  const employer = await personOf(app, 'employer')
  const mailed = app.followUps.length
  const refused = await invite(employer, `friend-${employer.email}`)
  expectReason(refused, 'email-not-confirmed')
  expect(refused.status).toBe(403)
  expect(refused.body.message).toContain('確認メールのリンクを開いてください')
  expect([(await team(employer)).invitations, app.followUps.length]).toEqual([[], mailed])
  await app.open.db.updateTable('users').set({ email_verified: true }).where('id', '=', employer.id).execute()
  expect((await invite(employer, `friend-${employer.email}`)).status).toBe(201)
})

test('an invitation answers alike with and without an account, and a repeated one has a new link', async () => {
  const employer = await employerOf()
  const seeker = await personOf(app)
  const [known, unknown] = [await invite(employer, seeker.email), await invite(employer, 'nobody@example.com')]
  const shapeOf = (body: object) => JSON.stringify(body).replace(/"(id|email|invited_at|expires_at)":"[^"]*"/g, '$1')
  expect(shapeOf(known.body)).toBe(shapeOf(unknown.body))
  const { token: first } = await lastMail(app, 'team-invitation')
  app.wait(1_000)
  expect((await invite(employer, 'NOBODY@example.com', 'owner')).status).toBe(201)
  const { token } = await lastMail(app, 'team-invitation')
  expectReason(await app.call('readInvitation', { body: { token: first } }), 'invitation-invalid')
  expect((await app.call('readInvitation', { body: { token } })).body.data.invitation.role).toBe('owner')
  expect((await team(employer)).invitations).toHaveLength(2)
})

test('an invitation is accepted by its addressee alone, without jobs and team, and within its time', async () => {
  const employer = await employerOf()
  const fresh = await employerOf()
  expectReason(await accept(await invitationOf(app, employer), fresh), 'invitation-of-another')
  const seeker = await personOf(app)
  expectReason(await accept(await invitationOf(app, employer, seeker), seeker), 'invitation-for-employers')
  const busy = await employerOf()
  await jobOf(app, busy)
  expectReason(await accept(await invitationOf(app, employer, busy), busy), 'has-own-jobs')
  const taken = await memberOf(app, await employerOf(), 'viewer')
  expectReason(await accept(await invitationOf(app, employer, taken), taken), 'already-in-team')
  const founder = await employerOf()
  await memberOf(app, founder, 'viewer')
  expectReason(await accept(await invitationOf(app, employer, founder), founder), 'already-in-team')
  const token = await invitationOf(app, employer, fresh)
  const { invitations } = await team(employer)
  const { id } = invitations.find(({ email }: { email: string }) => email === fresh.email)
  expect((await app.call('removeMember', { params: { id } }, employer)).status).toBe(200)
  expectReason(await accept(token, fresh), 'invitation-invalid')
  const late = await invitationOf(app, employer, fresh)
  app.wait(7 * 86_400_000 + 1_000)
  const renewed = await openSession(app.open.db, fresh.id, app.dependencies.now())
  expectReason(await accept(late, { ...fresh, token: renewed }), 'invitation-invalid')
})

test('an invitation is valid only while its sender is an owner of that employer', async () => {
  const [founder, invited] = [await employerOf(), await employerOf()]
  const owner = await memberOf(app, founder, 'owner')
  const ownRole = (role: TeamRole) => app.call('changeMember', { params: { id: owner.id }, body: { role } }, founder)
  const read = (token: string) => app.call('readInvitation', { body: { token } })
  const sender = async () => {
    await invite(owner, invited.email, 'owner')
    return (await lastMail(app, 'team-invitation')).token
  }
  const token = await sender()
  await ownRole('recruiter')
  expectReason(await read(token), 'invitation-invalid')
  expectReason(await accept(token, invited), 'invitation-invalid')
  expect((await team(founder)).invitations).toMatchObject([{ email: invited.email, expired: true }])
  const about = app.followUps.findLast(({ kind }) => kind === 'team-invitation')
  expect(about && (await composedMail(app, about))).toBeNull()
  await ownRole('owner')
  expect((await read(token)).status).toBe(200)
  await app.call('removeMember', { params: { id: owner.id } }, founder)
  expectReason(await accept(token, invited), 'invitation-invalid')
  // Who is an owner elsewhere invites nobody here.
  await memberOf(app, owner, 'viewer')
  expectReason(await accept(token, invited), 'invitation-invalid')
  expect((await invite(founder, invited.email)).body.data.invitation.expired).toBe(false)
  expectReason(await read(token), 'invitation-invalid')
  const other = await memberOf(app, founder, 'owner')
  await invite(other, `friend-${invited.email}`, 'owner')
  const last = (await lastMail(app, 'team-invitation')).token
  await app.call('deleteAccount', { body: { password: 'password' } }, other)
  expectReason(await read(last), 'invitation-invalid')
})

test('owners change roles and take people out; everybody else only leaves by themselves', async () => {
  const employer = await employerOf()
  const [recruiter, viewer] = [await memberOf(app, employer, 'recruiter'), await memberOf(app, employer, 'viewer')]
  const [aRecruiter, founder] = [{ params: { id: recruiter.id } }, { params: { id: employer.id } }]
  expectReason(await invite(recruiter, 'a@example.com'), 'team-role-too-low')
  expectReason(
    await app.call('changeMember', { ...aRecruiter, body: { role: 'owner' } }, recruiter),
    'team-role-too-low',
  )
  expectReason(await app.call('removeMember', aRecruiter, viewer), 'team-role-too-low')
  expect((await team(recruiter)).invitations).toEqual([])

  expect((await app.call('changeMember', { ...aRecruiter, body: { role: 'owner' } }, employer)).status).toBe(200)
  expect((await team(employer)).members.map(({ role }: { role: TeamRole }) => role)).toEqual([
    'owner',
    'owner',
    'viewer',
  ])
  expectReason(await app.call('changeMember', { ...founder, body: { role: 'viewer' } }, recruiter), 'team-founder')
  expectReason(await app.call('removeMember', founder, recruiter), 'team-founder')
  expectReason(await app.call('removeMember', founder, employer), 'team-founder')
  expect((await app.call('removeMember', { params: { id: viewer.id } }, recruiter)).status).toBe(200)
  expect((await app.call('removeMember', aRecruiter, recruiter)).status).toBe(200)
  expect(await me(recruiter)).not.toHaveProperty('team')
  expect(await me(employer)).not.toHaveProperty('team')
  const another = await memberOf(app, await employerOf(), 'viewer')
  expectReason(await app.call('removeMember', { params: { id: another.id } }, employer), 'member-not-found')
})

test('a team has a bound, and a mailbox is not flooded', async () => {
  const [employer, another] = [await employerOf(), await employerOf()]
  // Members of other teams take no place of this one.
  for (let at = 1; at < maxTeamPeople; at += 1)
    expect((await invite(employer, `${at}-${employer.email}`)).status).toBe(201)
  expectReason(await invite(employer, `more-${employer.email}`), 'team-full')
  expect((await invite(employer, `1-${employer.email}`)).status).toBe(201)
  for (let at = 0; at < 5; at += 1) expect((await invite(another, another.email.replace('@', '+@'))).status).toBe(201)
  expectReason(await invite(another, another.email.replace('@', '+@')), 'too-many-tries')
})

test('employers of one network address share a limit of invitations', async () => {
  app.wait(3_600_000)
  const signedIn = async () => {
    const employer = await employerOf()
    return { ...employer, token: await openSession(app.open.db, employer.id, app.dependencies.now()) }
  }
  for (let sent = 0, at = await signedIn(); sent < mailTable['team-invitation'].per.address.times; sent += 1) {
    if (sent % 40 === 39) at = await signedIn()
    expect((await invite(at, `${sent}-${at.email}`)).status).toBe(201)
  }
  const another = await signedIn()
  expectReason(await invite(another, `friend-${another.email}`), 'too-many-tries')
})

test('a team is deleted with its employer, a membership with its account, old invitations by the sweep', async () => {
  const [employer, admin] = [await employerOf(), await personOf(app, 'admin')]
  const [member, changed] = [await memberOf(app, employer, 'owner'), await memberOf(app, employer, 'viewer')]
  const toSeeker = { params: { id: changed.id }, body: { role: 'user' as const } }
  const another = await employerOf()
  await invitationOf(app, another)
  expect((await app.call('editUser', toSeeker, admin)).status).toBe(200)
  expect((await team(employer)).members).toHaveLength(2)
  expect((await team(another)).invitations).toHaveLength(1)
  await invitationOf(app, employer)
  expect((await app.call('deleteAccount', { body: { password: 'password' } }, employer)).status).toBe(200)
  expect((await team(another)).invitations).toHaveLength(1)
  expect(await team(member)).toMatchObject({ role: 'owner', members: [{ id: member.id, is_founder: true }] })
  const left = await app.open.db
    .selectFrom('team_invitations')
    .select('id')
    .where('employer_id', '=', employer.id)
    .execute()
  expect(left).toEqual([])
  await invitationOf(app, member)
  app.wait(31 * 86_400_000)
  await sweep(app.open.db, app.dependencies.now())
  const rest = app.open.db.selectFrom('team_invitations').select('id').where('employer_id', '=', member.id)
  expect(await rest.execute()).toEqual([])
})
