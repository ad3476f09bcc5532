import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { nothing, type SampleCalls, type Scene } from './scenes.ts'

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
  listCases: nothing,
  readCase: aCase,
  addCaseNote: async (scene) => ({ ...(await aCase(scene)), body: { text: '電話で確認した' } }),
  assignCase: async (scene) => ({ ...(await aCase(scene)), body: { assignee_id: null } }),
  tellApplicants: async (scene) => ({ ...(await aCase(scene)), body: { text: '確認しています' } }),
  rejectPendingOfCase: async (scene) => ({
    ...(await aCase(scene)),
    body: { rejection_reason: '募集企業の所在地が確認できないため' },
  }),
  closeCase: async (scene) => ({ ...(await aCase(scene)), body: { finding: '虚偽の求人だった' } }),
  exportCase: aCase,
} satisfies Partial<SampleCalls>
