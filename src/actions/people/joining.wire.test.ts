import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, testNow } from '#app/testing/job-board.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { maxTeamPeople } from '#rules/people/team.ts'
import { invitationToken, putInvitation } from '#store/people/team-invitations.ts'
import { updateUser } from '#store/people/users.ts'
import { acceptInvitation, inviteMember } from './team.ts'

const board = fixture(openTestBoard)

async function invited(employer: Viewer, to: Viewer): Promise<string> {
  const { secret } = board.as(employer).config
  const inviting = { employerId: employer.id, email: `${to.id}@example.com`, role: 'viewer' as const, by: employer.id }
  const id = await board.open.db.transaction().execute((tx) => putInvitation(tx, { ...inviting, secret, now: testNow }))
  return invitationToken(id ?? '', secret)
}

const accept = (token: string, who: Viewer) =>
  acceptInvitation({ params: {}, query: {}, body: { token } }, board.as(who))
const refusalsOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.refusal ?? each.reason] : []))

test('of ten invitations accepted concurrently by one person, one counts', async () => {
  const person = await board.person('employer')
  const employers = await Promise.all(Array.from({ length: 10 }, () => board.person('employer')))
  const tokens = await Promise.all(employers.map((employer) => invited(employer, person)))
  const outcomes = await Promise.allSettled(tokens.map((token) => accept(token, person)))
  expect(refusalsOf(outcomes)).toEqual(Array(9).fill('already-in-team'))
})

test('of two employers who join each other concurrently, one becomes a member', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await board.person('employer'), await board.person('employer')]
    const [toOther, toOne] = [await invited(one, other), await invited(other, one)]
    const outcomes = await Promise.allSettled([accept(toOther, other), accept(toOne, one)])
    expect(refusalsOf(outcomes)).toEqual(['already-in-team'])
  }
})

test("concurrent invitations do not exceed the team's places", async () => {
  const employer = await board.person('employer')
  await updateUser(board.open.db, employer.id, { email_verified: true })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, at) => {
      const body = { email: `${at}-${employer.id}@example.com`, role: 'viewer' as const }
      return inviteMember({ params: {}, query: {}, body }, board.as(employer))
    }),
  )
  expect(refusalsOf(outcomes)).toEqual(Array(60 - (maxTeamPeople - 1)).fill('team-full'))
})
