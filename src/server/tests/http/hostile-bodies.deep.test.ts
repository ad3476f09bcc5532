import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp, type Person, type Reply, type TestApp } from '#app/testing/test-app.ts'
import { endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { profilePaperFields } from '#rules/people/papers.ts'
import { type Permission, permissions } from '#rules/people/permissions.ts'
import { fingerprint, personOf } from '#server/testing/people-and-jobs.ts'
import { addressOfCall, bearer, endpointNames, goodCall } from '#server/testing/sample-calls.ts'

let app: TestApp
let owner: Person
let admin: Person
let seeker: Person
const plenty = '100000/60'
beforeAll(async () => {
  const limits = [
    'CONTACTS_PER_ADDRESS',
    'SIGN_UPS_PER_ADDRESS',
    'WRONG_SIGN_INS_PER_ACCOUNT',
    'WRONG_SIGN_INS_PER_ADDRESS',
  ]
  const more = ['RESETS_PER_ACCOUNT', 'RESETS_PER_ADDRESS', 'UPLOADS_PER_USER']
  const named = Object.fromEntries([...limits, ...more].map((name) => [`LIMIT_${name}`, plenty]))
  const env = { ...named, PUBLIC_URL: 'http://localhost:3000' }
  app = await openTestApp({ env })
  owner = await personOf(app, 'employer')
  admin = await personOf(app, 'admin')
  seeker = await personOf(app)
  // The first paper loads its program, which on a busy machine takes longer than a request may.
  const paper = () => app.inject({ method: 'GET', url: '/api/papers/rirekisho.svg', headers: bearer(seeker) })
  while ((await paper()).status === 503) await sleep(500)
})
afterAll(() => app.close())

const endpointOf = (name: EndpointName): Endpoint => endpoints[name]
/** Somebody who may make the call. */
const callerOf = (name: EndpointName): Person => {
  const { access } = endpointOf(name)
  if (['applyToJob', 'askQuestion', 'deleteAccount'].includes(name)) return seeker
  const isOfAdmins = access in permissions && permissions[access as Permission].join() === 'admin'
  return isOfAdmins ? admin : owner
}
const takeBody = endpointNames.filter((name) => endpointAddress(name).method !== 'GET')
const readBody = endpointNames.filter((name) => endpointOf(name).body)
const shapeOf = (body: z.core.$ZodType): object =>
  body instanceof z.ZodPipe ? shapeOf(body.in) : (body as z.ZodObject).shape
const fieldsOf = (name: EndpointName) => Object.keys(shapeOf(endpointOf(name).body as z.ZodType))

type HostileBody = { payload: string | Buffer; type?: string; statuses: number[]; path?: string }

/** Sends each spoilt body; every one is refused in the envelope, and the database stays as it was. */
async function refusesAll(name: EndpointName, params: Record<string, string>, bodies: HostileBody[]): Promise<void> {
  const caller = callerOf(name)
  const before = await fingerprint(app)
  for (const { payload, type = 'application/json', statuses, path } of bodies) {
    const reply = await app.inject({
      ...addressOfCall(name, params),
      headers: { ...bearer(caller), 'content-type': type },
      payload,
    })
    const what = `${name} ${type} ${payload.toString('utf8').slice(0, 80)} → ${reply.text.slice(0, 200)}`
    expect(statuses, what).toContain(reply.status)
    expectEnvelope(reply, what)
    if (path && reply.status === 400) {
      const paths = reply.body.errors.map((error: { path: string }) => error.path)
      expect(
        paths.some((each: string) => each === path || each.startsWith(`${path}.`)),
        what,
      ).toBe(true)
    }
  }
  expect(await fingerprint(app), `${name} changed something`).toBe(before)
}

function expectEnvelope({ status, body }: Reply, what: string): void {
  expect(body.success, what).toBe(false)
  expect(body.message, what).toMatch(/[ぁ-ん]/)
  if (status === 400) expect(body.errors[0].msg, what).toBe(body.message)
}

const sceneOf = (name: EndpointName) => goodCall(name, { app, owner, caller: callerOf(name) })
const paramsOf = (given: { params?: unknown }) => (given.params ?? {}) as Record<string, string>

test.each(takeBody)('%s refuses a body that is not JSON', async (name) => {
  const reads = endpointOf(name).body !== undefined
  const takesForms = endpointOf(name).file !== undefined
  const broken = (payload: string | Buffer): HostileBody => ({ payload, statuses: [400] })
  await refusesAll(name, paramsOf(await sceneOf(name)), [
    broken('{"a":'),
    broken('{a:1}'),
    broken(`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
    broken(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
    broken('{"__proto__":{"role":"admin"}}'),
    { payload: '['.repeat(500_000), statuses: [400, 413] },
    { payload: JSON.stringify({ a: 'x'.repeat(256 * 1024) }), statuses: [413] },
    { payload: 'a=b', type: 'application/x-www-form-urlencoded', statuses: [415] },
    { payload: '{}', type: 'text/plain', statuses: [415] },
    { payload: '{}', type: 'nonsense', statuses: [415] },
    ...(takesForms ? [] : [{ payload: '--x--', type: 'multipart/form-data; boundary=x', statuses: [415] }]),
    ...(reads ? ['null', '[]', '"x"', '1', 'true', '[{}]'].map(broken) : []),
  ])
})

const ofCall = (name: EndpointName, fields: readonly string[] = fieldsOf(name)) =>
  fields.map((field) => `${name}.${field}`).join(' ')

/** What a field takes, where that is not text alone; the last entry of a field holds. */
const takes = Object.fromEntries(
  (
    [
      // Every text of an employer's profile and of one's papers may be cleared.
      [['null'], ofCall('updateEmployerProfile')],
      [['null'], ofCall('updatePapers')],
      [['null'], ofCall('updateProfile', profilePaperFields)],
      [
        ['null'],
        'phone address bio education deadline category cover_letter resume_id motive publish_at template_name',
      ],
      [['null'], 'paper source reportJob.text reportQuestion.text withdrawApplication.reason reportMessage.reason'],
      [['null'], 'proposeInterview.place proposeInterview.note proposeInterview.url moveInterview.place'],
      [['null'], 'moveInterview.note moveInterview.url declineInterview.note cancelInterview.note'],
      [['null'], 'addCheckRule.template tryCheckRule.template reviewApplication.assignee_id reviewApplication.stage'],
      [['null'], 'reviewApplication.offer changeApplications.value addExternalApplicant.letter createApiKey.days'],
      [['null'], 'addAnnouncement.link editAnnouncement.link assignCase.assignee_id editContactMessage.assignee_id'],
      [['null'], 'verifyEmployer.note unverifyEmployer.note acceptVerificationRequest.note'],
      // An employer of whom nothing was saved has no version.
      [['null'], 'verifyEmployer.version unverifyEmployer.version'],
      [['null'], 'acceptVerificationRequest.version refuseVerificationRequest.version'],
      [
        ['boolean'],
        'is_active share_profile previewPaper.photo toggleVerification.verified toggleJob.stop allow_overlap',
      ],
      [['boolean'], 'editWebhook.on dry_run as_drafts without_stopped show_estimate notify_alternatives shared_slot'],
      [['boolean'], 'mail markNotificationsRead.all'],
      [['number'], 'minutes'],
      [['number', 'null'], 'salary_min salary_max updateEmployerProfile.founded_year reviewApplication.rating'],
      [['empty list'], 'experiences educations questions answers papers resume_ids occupations interviewers jobs'],
      [['empty list'], 'updatePapers.licences updateProfile.licences'],
      [['empty list', 'list of texts'], 'requirements benefits skills trade_names mergeFavourites.ids'],
      [['empty list', 'list of texts'], 'blockEmployer.other_names reviewApplication.tags addCheckRule.words'],
      [['empty list', 'list of texts'], 'addCheckRule.not_words tryCheckRule.words tryCheckRule.not_words'],
      [['null', 'empty list', 'list of texts'], 'updateEmployerProfile.trade_names'],
      [['object'], 'versions'],
      // Unknown members of a draft, of terms and of settings are ignored; null takes terms away.
      [['object', 'object with keys'], 'posting kinds'],
      [['null', 'object', 'object with keys'], 'terms'],
    ] satisfies [kinds: string[], fields: string][]
  ).flatMap(([kinds, fields]) => fields.split(' ').map((field): [string, string[]] => [field, kinds])),
)
const values: [kind: string, json: string][] = [
  ['number', '1'],
  ['boolean', 'true'],
  ['null', 'null'],
  ['empty list', '[]'],
  ['list of texts', '["a"]'],
  ['list of numbers', '[1]'],
  ['list of lists', '[[[]]]'],
  ['object', '{}'],
  ['object with keys', '{"constructor":{"prototype":{}},"length":1,"toString":"x"}'],
]
const absurd = ['1e400', '-1', '1.5', '9007199254740992', '-1e-7', '1e21']
const unstorable = [
  '"NUL \\u0000 abcdefghijklmn"',
  '"half \\ud800 abcdefghijklmn"',
  '["NUL \\u0000"]',
  '[{"name":"\\udfff"}]',
]

test.each(readBody)(
  '%s refuses wrong types, absurd numbers and text that cannot be kept, field by field',
  async (name) => {
    const given = await sceneOf(name)
    const good = (given.body ?? {}) as Record<string, unknown>
    const bodies = fieldsOf(name).flatMap((field): HostileBody[] => {
      const { [field]: _, ...others } = good
      const rest = JSON.stringify(others).slice(1, -1)
      const wrong = values
        .filter(([kind]) => !(takes[`${name}.${field}`] ?? takes[field] ?? []).includes(kind))
        .map(([, json]) => json)
      return [...wrong, ...absurd, ...unstorable].map((json) => ({
        payload: `{${rest}${rest && ','}${JSON.stringify(field)}:${json}}`,
        // An id that cannot be is an id that nothing has.
        statuses: field === 'resume_id' || field === 'resume_ids' ? [400, 404] : [400],
        path: field,
      }))
    })
    await refusesAll(name, paramsOf(given), bodies)
  },
)

test('keys that reach for prototypes are plain unknown keys or refused', async () => {
  for (const name of readBody) {
    const given = await sceneOf(name)
    const payload = JSON.stringify({ constructor: { prototype: { role: 'admin' } }, prototype: 1, toString: 'x' })
    const headers = { ...bearer(callerOf(name)), 'content-type': 'application/json' }
    const { status } = await app.inject({ ...addressOfCall(name, paramsOf(given)), headers, payload })
    expect(status, name).toBeLessThan(500)
    expect(({} as Record<string, unknown>).role).toBeUndefined()
  }
})
