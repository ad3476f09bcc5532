import type { Person, Reply, TestApp } from '#app/testing/test-app.ts'
import { endpointAddress } from '#contract/addresses.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { accountCalls } from './sample-calls/account-calls.ts'
import { applicationCalls } from './sample-calls/application-calls.ts'
import { caseCalls } from './sample-calls/case-calls.ts'
import { employerCalls } from './sample-calls/employer-calls.ts'
import { jobCalls } from './sample-calls/job-calls.ts'
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
]

/** Somebody whose call succeeds; mostly somebody new, because some calls end the session that makes them. */
export function rightCaller(app: TestApp, name: EndpointName, owner: Person): Promise<Person> | Person {
  if (forOwnPeople.includes(name)) return owner
  return personOf(app, notForAdministrators.includes(name) ? 'employer' : 'admin')
}

/** A call of every endpoint that its schema and the state of things allow; whether the caller may make it is another matter. */
const goodCalls: SampleCalls = {
  ...accountCalls,
  ...employerCalls,
  ...jobCalls,
  ...applicationCalls,
  ...caseCalls,
  ...operatorCalls,
}

/** The whole call, ready to be sent or to be spoilt first. */
export async function goodCall(name: EndpointName, scene: Scene): Promise<SampleInput<EndpointName>> {
  return (await goodCalls[name](scene)) as SampleInput<EndpointName>
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
