import type { z } from 'zod'
import type { Person, Reply, TestApp } from '#app/testing/test-app.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { type CallInput, endpoints } from '#contract/endpoints.ts'
import type { Refusal } from '#rules/refusals.ts'
import type { Side } from './marked-board.ts'
import type { Scene } from './sample-calls/scenes.ts'
import { bearer, goodCall, send } from './sample-calls.ts'

type Input = Awaited<ReturnType<typeof goodCall>>
type Ids = Side['ids']

const shapeOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> =>
  (schema as z.ZodObject | undefined)?.shape ?? {}

/** Which ids an endpoint looks for, by how it says that one is unknown. */
const kinds: Partial<Record<Refusal, keyof Ids | readonly (keyof Ids)[]>> = {
  'user-not-found': 'user',
  'employer-not-found': 'user',
  'verification-request-not-found': 'verification',
  'job-not-found': 'job',
  'application-not-found': 'application',
  'resume-not-found': 'resume',
  'file-not-found': 'resume',
  'passkey-not-found': 'passkey',
  'session-not-found': 'session',
  'block-not-found': 'block',
  'message-not-found': 'message',
  'interview-not-found': 'interview',
  'saved-search-not-found': 'savedSearch',
  'draft-not-found': 'draft',
  'member-not-found': ['user', 'invitation'],
  'key-not-found': 'key',
  'webhook-not-found': 'webhook',
  'delivery-not-found': 'webhook',
  'reply-template-not-found': 'template',
  'question-not-found': 'question',
  'note-not-found': 'application',
  'announcement-not-found': 'announcement',
}

/** What calls name that change several things at once. */
const severalOf: { readonly [Name in EndpointName]?: keyof Ids } = {
  markNotificationsRead: 'notification',
  changeApplications: 'application',
  undoApplicationChanges: 'application',
  bulkApproveJobs: 'job',
  undoBulkApproval: 'job',
}

/** Ids that fit a parameter by its name; where it is `id` alone, those that the endpoint looks for. */
function idsFor(parameter: string, ids: Ids, unknownId: Refusal | undefined): string[] {
  const name = parameter.replace(/_?ids?$/i, '')
  if (name !== '') return name in ids ? ids[name as keyof Ids] : []
  const known = unknownId && kinds[unknownId]
  return known ? [known].flat().flatMap((kind) => ids[kind]) : Object.values(ids).flat()
}

/** Every choice of one value for each key. */
function choices(values: [key: string, values: string[]][]): Record<string, string>[] {
  return values.reduce<Record<string, string>[]>(
    (sofar, [key, each]) => sofar.flatMap((chosen) => each.map((value) => ({ ...chosen, [key]: value }))),
    [{}],
  )
}

/** The call as it is due, before it with these ids in its body, after it with them in its address. */
export async function callsAbout(name: EndpointName, ids: Ids, scene: Scene): Promise<Input[]> {
  const { params, body, unknownId }: Endpoint = endpoints[name]
  const due = await goodCall(name, scene)
  const keys = Object.keys(shapeOf(params)).map((key): [string, string[]] => [key, idsFor(key, ids, unknownId)])
  const inAddress = keys.length === 0 ? [] : choices(keys).map((chosen) => ({ ...due, params: chosen as never }))
  const inBody = Object.keys(shapeOf(body)).flatMap((key) =>
    /_id$/.test(key)
      ? idsFor(key, ids, unknownId).map((id) => ({ ...due, body: { ...due.body, [key]: id } as never }))
      : [],
  )
  const several = severalOf[name]
  const together = several
    ? [due, ...inAddress].map((call) => ({ ...call, body: { ...due.body, ids: ids[several] } as never }))
    : []
  // A permitted call may succeed, and the same call again be refused only because of that.
  return [...inBody, due, ...together, ...inAddress]
}

/** A list asked as a page, and with these ids in each filter that takes one. */
export function queriesAbout(name: EndpointName, ids: Ids): NonNullable<CallInput<EndpointName>['query']>[] {
  const { query }: Endpoint = endpoints[name]
  const filters: Record<string, string[]> = {
    job_id: ids.job,
    owner: ids.user,
    ids: [ids.job.join()],
    job_ids: [ids.job.join()],
  }
  const shape = shapeOf(query)
  const asked = Object.keys(shape).flatMap((key) => (filters[key] ?? []).map((value) => ({ [key]: value })))
  return ['page' in shape ? [{ page: '1', limit: '100' }] : [], asked].flat()
}

/** The filters of an endpoint that search in texts. */
export function searchFilters(name: EndpointName): string[] {
  const { query }: Endpoint = endpoints[name]
  return Object.keys(shapeOf(query)).filter((key) => ['q', 'keyword', 'companies'].includes(key))
}

/** Everything that somebody reads by a call: the answer with its headers, and the files that it links to. */
export async function allThatIsRead(app: TestApp, name: EndpointName, input: Input, as: Person | null): Promise<Seen> {
  const reply = await send(app, name, input, as)
  const links = reply.text.match(/\/api\/files\/resumes\/[^"\\]+/g) ?? []
  const files = await Promise.all(links.map((url) => app.inject({ method: 'GET', url, headers: bearer(as) })))
  const texts = [reply, ...files].map(({ text, headers }) => `${text}\n${JSON.stringify(headers)}`)
  return { reply, text: texts.join('\n') }
}

export type Seen = { reply: Reply; text: string }
