import type { Person, TestApp } from '#app/testing/test-app.ts'
import type { CallInput, EndpointName } from '#contract/endpoints.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

/** Prepares a call for its caller, about jobs of `owner`. */
export type Scene = { app: TestApp; owner: Person; caller: Person | null }
export type SampleInput<Name extends EndpointName> = Partial<CallInput<Name>> & { form?: FormData }
type Maker<Name extends EndpointName> = (scene: Scene) => SampleInput<Name> | Promise<SampleInput<Name>>
export type SampleCalls = { [Name in EndpointName]?: Maker<Name> }

export const aJob = async ({ app, owner }: Scene) => ({ params: { id: await jobOf(app, owner) } })

/** A job with a correction that waits. */
export const correctedJob = async (scene: Scene) => {
  const call = await aJob(scene)
  await scene.app.call('editJob', { ...call, body: { title: '営業部長' } }, scene.owner)
  return call
}

export const pendingJob = async ({ app, owner }: Scene) => ({
  params: { id: await jobOf(app, owner, { approval_status: 'pending', was_public: false }) },
})

export const aUser = async ({ app }: Scene) => ({ params: { id: (await personOf(app)).id } })
