import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { type KeyScope, keyScopes } from '#rules/people/api-keys.ts'
import { operatorAllows, type Permission, permissions } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { RefusalError, refusalStatus } from '#rules/refusals.ts'
import { requireAccess } from './access.ts'

const all: readonly [EndpointName, Endpoint][] = Object.entries(endpoints) as [EndpointName, Endpoint][]

const viewer = (given: Partial<Viewer>): Viewer => ({
  ...{ id: 'a', employerId: 'a', sessionId: 's', role: 'user', teamRole: 'owner', confirmedAt: new Date(0) },
  ...given,
})

/** The status with which access is refused, or null. */
function refusedWith(name: EndpointName, who: Viewer | null, publicJobPages = false): number | null {
  try {
    requireAccess(name, who, publicJobPages)
    return null
  } catch (error) {
    if (error instanceof RefusalError) return refusalStatus[error.refusal]
    throw error
  }
}

/** Who is refused, by the roles that have the permission: nobody signed in, job seeker, employer, administrator. */
const matrix: Record<string, (number | null)[]> = {
  everybody: [null, null, null, null],
  'user, employer, admin': [401, null, null, null],
  'employer, admin': [401, 403, null, null],
  employer: [401, 403, null, 403],
  admin: [401, 403, 403, null],
}
const callers = [null, ...(['user', 'employer', 'admin'] as const).map((role) => viewer({ role }))]
const permissionOf = ({ access }: Endpoint): Permission | null =>
  access === 'public' ? null : access === 'job-pages' ? 'job:read' : access
const holdersOf = (endpoint: Endpoint): string => {
  const permission = permissionOf(endpoint)
  return permission ? permissions[permission].join(', ') : 'everybody'
}

test.each(all)('%s is open to the roles of its access alone', (name, endpoint) => {
  expect(callers.map((who) => refusedWith(name, who))).toEqual(matrix[holdersOf(endpoint)])
})

test('calls under /api/admin are for administrators alone, and what others change needs a session', () => {
  for (const [name, endpoint] of all.filter(([, { address }]) => address.includes(' /api/admin/')))
    expect([name, holdersOf(endpoint)]).toEqual([name, 'admin'])
  const open = all.filter(([, { access, address }]) => access === 'public' && !address.startsWith('GET '))
  // These prove who calls by what they send: a password, the token of a mail, the secret address of a push subscription;
  // or nobody needs to be known.
  for (const [name, { address }] of open)
    expect([name, address]).toEqual([
      name,
      expect.stringMatching(
        /^(POST \/api\/(auth|contact|unsubscribe|employer\/team\/invitation|external-applicants\/erase)|PUT \/api\/push-subscriptions)\b/,
      ),
    ])
})

test('job pages need no session where the operator makes them public', () => {
  expect([refusedWith('readJob', null, true), refusedWith('readJob', null, false)]).toEqual([null, 401])
})

test.each(['owner', 'recruiter', 'viewer'] as const)(
  'a %s of a team may call what the team role allows',
  (teamRole) => {
    const refused = all.filter(([name]) => refusedWith(name, viewer({ role: 'employer', teamRole })) === 403)
    const due: readonly Permission[] = { owner: [], recruiter: ofOwners, viewer: [...ofOwners, ...ofRecruiters] }[
      teamRole
    ]
    const ofAdmins = all.filter(([, endpoint]) => holdersOf(endpoint) === 'admin')
    const isDue = ([, endpoint]: [EndpointName, Endpoint]) => due.includes(permissionOf(endpoint) ?? 'account:own')
    expect(new Set(refused)).toEqual(new Set([...ofAdmins, ...all.filter(isDue)]))
  },
)
const ofOwners: Permission[] = [
  ...(['employer-profile:edit', 'verification:ask', 'team:manage', 'integration:manage', 'job:delete'] as const),
]
const ofRecruiters: Permission[] = ['job:post', 'job:manage-own', 'application:decide', 'application:export']

test.each([
  ['reviewer', 'job:approve', true],
  ['reviewer', 'case:handle', true],
  ['reviewer', 'contact:handle', false],
  ['reviewer', 'user:manage', false],
  ['reviewer', 'log:read', false],
  ['support', 'contact:handle', true],
  ['support', 'user:manage', true],
  ['support', 'user:suspend', false],
  ['support', 'user:delete', false],
  ['support', 'job:approve', false],
  ['support', 'case:read', false],
] as const)('a %s operator: %s is %s', (operatorRole, permission, isAllowed) => {
  const calls = all.filter(([, { access }]) => access === permission)
  expect(calls.length).toBeGreaterThan(0)
  for (const [name] of calls)
    expect([name, refusedWith(name, viewer({ role: 'admin', operatorRole }))]).toEqual([name, isAllowed ? null : 403])
})

test('an auditor reads all that administrators read, and changes nothing; an owner may do everything', () => {
  for (const [name, endpoint] of all.filter(([, each]) => holdersOf(each) === 'admin')) {
    const due = endpoint.address.startsWith('GET ') ? null : 403
    expect([name, refusedWith(name, viewer({ role: 'admin', operatorRole: 'auditor' }))]).toEqual([name, due])
  }
  for (const permission of Object.keys(permissions) as Permission[])
    for (const reads of [true, false]) expect(operatorAllows('owner', permission, { reads })).toBe(true)
})

/** Calls that keys may make; all others are refused to a key of every scope. */
const ofScope: Record<KeyScope, EndpointName[]> = {
  'jobs:read': ['readJob', 'listMyJobs'],
  'jobs:write': [
    ...(['postJob', 'checkJob', 'importPostings', 'listImports', 'undoImport', 'editJob', 'closeJob'] as const),
    ...(['reopenJob', 'withdrawRevision', 'changeJobs', 'undoJobChanges'] as const),
  ],
  'applications:read': ['listApplicants', 'readApplicant', 'listEmployerApplications'],
  'applications:write': ['decideApplication', 'reviewApplication'],
}

test.each(keyScopes)('a key with the scope %s makes the calls of that scope alone', (scope) => {
  const key = viewer({ role: 'employer', key: { id: 'k', scopes: [scope] } })
  const refused = all.filter(([name]) => refusedWith(name, key) === 403).map(([name]) => name)
  const others = all.map(([name]) => name).filter((name) => !ofScope[scope].includes(name))
  expect(refused).toEqual(others)
})
