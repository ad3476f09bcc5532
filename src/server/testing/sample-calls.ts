import type { Person, Reply, TestApp } from '#app/testing/test-app.ts'
import { endpointAddress } from '#contract/addresses.ts'
import { type Endpoint, pictureFields, type UploadedFiles } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { namedSchemas, schemaOf } from '#contract/openapi/schemas.ts'
import type { Refusal } from '#rules/refusals.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { formWith, tinyPicture } from './file-forms.ts'
import { accountCalls } from './sample-calls/account-calls.ts'
import { applicationCalls } from './sample-calls/application-calls.ts'
import { employerCalls } from './sample-calls/employer-calls.ts'
import { caseCalls, jobCalls } from './sample-calls/job-calls.ts'
import { operatorCalls } from './sample-calls/operator-calls.ts'
import type { SampleCalls, SampleInput, Scene } from './sample-calls/scenes.ts'

/** Calls that administrators may not make about themselves. */
const notForAdministrators: readonly EndpointName[] = [
  ...(['deleteAccount', 'acceptInvitation', 'askForVerification', 'withdrawVerification'] as const),
  ...(['sendDomainCode', 'confirmDomainCode', 'confirmLetterCode'] as const),
]
/** Calls that only the employer's own people may make, about their team and their applicants. */
const forOwnPeople: readonly EndpointName[] = [
  ...(['editWebhook', 'deleteWebhook', 'testWebhook', 'listWebhookDeliveries', 'redeliverWebhook'] as const),
  ...(['changeMember', 'removeMember', 'revokeApiKey', 'listApplicationNotes'] as const),
  ...(['addApplicationNote', 'deleteApplicationNote', 'reviewApplication', 'undoJobChanges'] as const),
  ...(['addExternalApplicant', 'importExternalApplicants', 'deleteExternalApplicant'] as const),
  ...(['answerQuestion', 'declineQuestion', 'deleteAnswer'] as const),
]

/** Somebody whose call succeeds; mostly somebody new, because some calls end the session that makes them. */
export function rightCaller(app: TestApp, name: EndpointName, owner: Person): Promise<Person> | Person {
  if (forOwnPeople.includes(name)) return owner
  return personOf(app, notForAdministrators.includes(name) ? 'employer' : 'admin')
}

/** What the schemas of an endpoint do not tell: what must be there before, and texts with a meaning. */
const overrides: SampleCalls = {
  ...accountCalls,
  ...employerCalls,
  ...jobCalls,
  ...applicationCalls,
  ...caseCalls,
  ...operatorCalls,
}

/** A call that the state of things allows, ready to be sent or to be corrupted first; access is another matter. */
export async function goodCall(name: EndpointName, scene: Scene): Promise<SampleInput<EndpointName>> {
  const { params, body, file, unknownId }: Endpoint = endpoints[name]
  const given: SampleInput<EndpointName> = (await overrides[name]?.(scene)) ?? {}
  const derived: Record<string, unknown> = {}
  if (params && !given.params)
    derived.params = await idsOf(Object.keys(sampleOf(schemaOf(params)) as object), unknownId, scene)
  if (file && !file.optional && !given.form) derived.form = sampleForm(file.field)
  else if (body && !given.body && !given.form) derived.body = sampleOf(schemaOf(body))
  return { ...derived, ...given }
}

/** Ids of new things, as an address asks for them. */
async function idsOf(keys: string[], unknownId: Refusal | undefined, { app, owner }: Scene) {
  const ids = keys.map(async (key) => {
    if (key === 'jobId' || unknownId === 'job-not-found') return [key, await jobOf(app, owner)]
    if (unknownId === 'employer-not-found') return [key, (await personOf(app, 'employer')).id]
    if (unknownId === 'user-not-found') return [key, (await personOf(app)).id]
    throw new Error(`Which ${key}? An override of the sample call must make it.`)
  })
  return Object.fromEntries(await Promise.all(ids))
}

const sampleForm = (field: keyof UploadedFiles): FormData =>
  pictureFields.some((each) => each === field)
    ? formWith(field, tinyPicture, 'a.png')
    : formWith(field, Buffer.from('%PDF-1.7'), 'a.pdf')

type Schema = {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  type?: string
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  minLength?: number
  minimum?: number
}

/** The smallest value that fits a JSON Schema. */
function sampleOf(schema: Schema): unknown {
  const { $ref, anyOf, type, required = [], properties = {}, items = {}, minItems = 0, minLength = 1 } = schema
  if ($ref) return sampleOf(namedSchemas[$ref.split('/').at(-1) ?? ''] as Schema)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (anyOf?.[0]) return sampleOf(anyOf[0])
  if (type === 'object') return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {})]))
  if (type === 'array') return Array.from({ length: minItems }, () => sampleOf(items))
  if (type === 'string') return '見本'.repeat(Math.ceil(minLength / 2))
  if (type === 'boolean') return true
  return schema.minimum ?? 1
}

/** Sends a call that may carry a form. */
export function send(
  app: TestApp,
  name: EndpointName,
  given: SampleInput<EndpointName>,
  as: Person | null,
): Promise<Reply> {
  const { form, ...input } = given
  if (!form) return app.call(name, input as never, as)
  return app.inject({ ...addressOfCall(name, input.params), payload: form, headers: bearer(as) })
}

/** Method and path with its parameters filled in. */
export function addressOfCall(name: EndpointName, params: Record<string, string> = {}) {
  const { method, path } = endpointAddress(name)
  return { method, url: path.replace(/:(\w+)/g, (_, key) => params[key] ?? key) }
}

export const bearer = (as: Person | null): Record<string, string> => (as ? { authorization: `Bearer ${as.token}` } : {})

/** Names of all endpoints. */
export const endpointNames = Object.keys(endpoints) as EndpointName[]
