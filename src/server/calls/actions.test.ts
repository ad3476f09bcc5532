import { expectTypeOf, test } from 'vitest'
import type { Action, Context, SignedInContext } from '#actions/context.ts'
import { closeJob, deleteJob } from '#actions/jobs/managing.ts'
import { countJobs } from '#actions/jobs/searching.ts'
import { readMe } from '#actions/people/account.ts'
import { deleteUser } from '#actions/people/users.ts'
import type { ActionInput, ActionResult, EndpointName } from '#contract/endpoints.ts'

// The compiler checks this file: an error that is expected and does not come is an error.
test('an action fits only its own endpoint, even when another has the same input and output', () => {
  expectTypeOf(deleteJob).toExtend<Action<'deleteJob'>>()
  expectTypeOf(deleteUser).toExtend<Action<'deleteUser'>>()
  expectTypeOf(deleteUser).not.toExtend<Action<'deleteJob'>>()
  const swapped: { [Name in 'deleteJob' | 'deleteUser' | 'reopenJob']: Action<Name> } = {
    // @ts-expect-error: a user is not a job
    deleteJob: deleteUser,
    // @ts-expect-error: a job is not a user
    deleteUser: deleteJob,
    // @ts-expect-error: closing is not reopening
    reopenJob: closeJob,
  }
  expectTypeOf(swapped).not.toBeAny()
})

test('an action that needs a viewer does not fit a public endpoint; one that needs none fits a protected one', () => {
  type Needs<Name extends EndpointName, Who> = (input: ActionInput<Name>, context: Who) => Promise<ActionResult<Name>>
  expectTypeOf<Needs<'countJobs', SignedInContext>>().not.toExtend<Action<'countJobs'>>()
  expectTypeOf<Needs<'readJob', SignedInContext>>().not.toExtend<Action<'readJob'>>()
  expectTypeOf<Needs<'readMe', Context>>().toExtend<Action<'readMe'>>()
  expectTypeOf(countJobs).toExtend<Action<'countJobs'>>()
  expectTypeOf(readMe).toExtend<Action<'readMe'>>()
  const needsViewer = async (_input: ActionInput<'countJobs'>, { viewer }: SignedInContext) => ({
    total: viewer.id.length,
  })
  // @ts-expect-error: nobody may be signed in there
  const onPublic: Action<'countJobs'> = needsViewer
  expectTypeOf(onPublic).not.toBeAny()
})

test('an action returns what its endpoint promises', () => {
  // @ts-expect-error: the contract promises a number
  const wrong: Action<'countJobs'> = async () => ({ total: '3' })
  expectTypeOf(wrong).not.toBeAny()
  expectTypeOf<ActionInput<'uploadResume'>['resume']>().toEqualTypeOf<{ name: string; content: Buffer }>()
  expectTypeOf<ActionResult<'revokeApiKey'>>().toEqualTypeOf<void>()
})
