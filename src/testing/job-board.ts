import { randomBytes, randomUUID } from 'node:crypto'
import { v7 } from 'uuid'
import type { Context, SignedInContext } from '#actions/context.ts'
import { openGate } from '#rules/gate.ts'
import type { Role, Viewer } from '#rules/people/roles.ts'
import type { OpenDatabase } from '#store/database.ts'
import type { FollowUp } from '#store/follow-ups.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { addJob, addPerson, type JobFields } from '#store/testing/rows.ts'

const plenty = { times: 1_000, seconds: 60 }

/** A board with people and jobs for tests that call actions directly. */
export type TestBoard = {
  open: OpenDatabase
  /** Follow-ups in order; also those of transactions that were rolled back. */
  followUps: FollowUp[]
  person(role?: Role, name?: string): Promise<Viewer>
  /** A public job by default. */
  job(owner: Viewer, given?: JobFields): Promise<string>
  /** `viewer`'s context for an action; `null` is an anonymous visitor. */
  as<Who extends Viewer | null>(viewer: Who, at?: Date): Who extends Viewer ? SignedInContext : Context
  close(): Promise<void>
}

export const testNow = new Date('2026-11-20T03:00:00.000Z')

export async function openTestBoard(): Promise<TestBoard> {
  const open = await openTestDatabase()
  const followUps: FollowUp[] = []
  const secret = randomBytes(32).toString('hex')
  const config = {
    publicUrl: 'http://localhost',
    secret,
    acceptedSecrets: [secret],
    answersResetLinks: true,
    publicJobPages: false,
    questions: true,
    postingRules: 'advise' as const,
    adminMfa: 'optional' as const,
    passwordRules: 'advise' as const,
    pushesToLoopback: true,
    qualitySample: 2,
    storageBytes: 1024 * 1024,
    allowances: new Proxy({} as Context['config']['allowances'], { get: () => plenty }),
  }
  return {
    open,
    followUps,
    close: () => open.close(),
    async person(role = 'user', name = '山田 花子') {
      const { id } = await addPerson(open.db, { name, role, email_verified: true, created_at: testNow })
      const sessionId = v7()
      await open.db.insertInto('sessions').values({ id: sessionId, user_id: id, signed_in_at: testNow }).execute()
      return { id, role, employerId: id, teamRole: 'owner', sessionId, confirmedAt: testNow }
    },
    job: (owner, given = {}) => addJob(open.db, owner.id, { company: 'しごと商店', created_at: testNow, ...given }),
    as(viewer, at = testNow) {
      const context = {
        db: open.db,
        viewer,
        account: async () => viewer,
        searches: openGate({}),
        now: at,
        address: '192.0.2.1',
        requestId: randomUUID(),
        token: null,
        config,
        outside: { directoryCompany: null },
        followUps: {
          async add(_tx: unknown, followUp: FollowUp) {
            followUps.push(followUp)
          },
        },
      }
      return context as unknown as Context as never
    },
  }
}

/** A list of a result as an array, streamed or not. */
export async function rowsOf<Row>(list: Row[] | AsyncIterable<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const row of list) rows.push(row)
  return rows
}
