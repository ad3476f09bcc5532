import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import type { SampleCalls, Scene } from './scenes.ts'

/** A case about a reported job of somebody. */
async function aCase({ app }: Scene) {
  const owner = await personOf(app, 'employer')
  const job = await jobOf(app, owner)
  await app.call('reportJob', { params: { id: job }, body: { reason: 'suspicious' } }, await personOf(app))
  const found = app.open.db.selectFrom('cases').select('id').where('account_id', '=', owner.id)
  return { params: { id: (await found.executeTakeFirstOrThrow()).id } }
}

/** Calls about cases. */
export const caseCalls = {
  readCase: aCase,
  addCaseNote: aCase,
  assignCase: async (scene) => ({ ...(await aCase(scene)), body: { assignee_id: null } }),
  notifyApplicants: aCase,
  rejectPendingOfCase: aCase,
  closeCase: aCase,
  confirmCase: aCase,
  exportCase: aCase,
} satisfies Partial<SampleCalls>
