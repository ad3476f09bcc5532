import { v7 } from 'uuid'
import { hasPermission } from '#rules/people/permissions.ts'
import { draftOf, jobOf, personOf, questionOf } from '#server/testing/people-and-jobs.ts'
import type { SampleCalls, Scene } from './scenes.ts'
import { aJob, correctedJob, pendingJob } from './scenes.ts'

const newJob = { title: '営業', company: '商事', location: '大阪府', description: '提案' }

async function aReport({ app, owner }: Scene) {
  const job = await jobOf(app, owner)
  await app.call('reportJob', { params: { id: job }, body: { reason: 'suspicious' } }, await personOf(app))
  const found = app.open.db.selectFrom('job_report_cases').select('id').where('job_id', '=', job)
  return { params: { id: (await found.executeTakeFirstOrThrow()).id } }
}

const question = (state?: 'held' | 'answered') => async (scene: Scene) => {
  const job = await jobOf(scene.app, scene.owner)
  return { params: { id: await questionOf(scene.app, job, await personOf(scene.app), state && { state }) } }
}

/** A number that several employers give to a posting of theirs. */
export const importedReference = 'A-1'

const ownDraft = async ({ app, owner, caller }: Scene) => ({ params: { id: await draftOf(app, caller ?? owner) } })

/** Calls about jobs: searching, managing, approving, reporting. */
export const jobCalls = {
  listOpenings: () => ({ query: { companies: '株式会社みちしるべ', newest: '3' } }),
  suggestSearches: () => ({ query: { q: '経' } }),
  undoImport: async ({ app, owner, caller }) => {
    const body = { postings: [{ ...newJob, reference: v7() }] }
    const sent = await app.call('importPostings', { body }, caller)
    const { id } = (sent.status === 200 ? sent : await app.call('importPostings', { body }, owner)).body.data
    return { params: { id } }
  },
  importPostings: () => ({ body: { postings: [{ ...newJob, reference: importedReference }] } }),
  postJob: () => ({ body: newJob }),
  checkJob: () => ({ body: newJob }),
  editJob: async (scene) => ({ ...(await aJob(scene)), body: { title: '営業主任' } }),
  withdrawRevision: correctedJob,
  changeJobs: async (scene) => ({ body: { ids: [(await aJob(scene)).params.id], action: 'close' } }),
  undoJobChanges: async (scene) => {
    if (scene.caller?.id !== scene.owner.id) return { body: { undo: v7() } }
    const ids = [(await aJob(scene)).params.id]
    return { body: (await scene.app.call('changeJobs', { body: { ids, action: 'close' } }, scene.owner)).body.data }
  },
  saveJobDraft: () => ({ body: { posting: { title: '営業' }, template_name: null } }),
  readJobDraft: ownDraft,
  editJobDraft: async (scene) => ({ ...(await ownDraft(scene)), body: { posting: { title: '営業主任' } } }),
  deleteJobDraft: ownDraft,
  approveJob: pendingJob,
  rejectJob: pendingJob,
  undoDecision: async (scene) => {
    const call = await pendingJob(scene)
    if (scene.caller && hasPermission(scene.caller.role, 'job:approve'))
      await scene.app.call('approveJob', call, scene.caller)
    return call
  },
  claimJob: pendingJob,
  releaseJob: pendingJob,
  bulkApproveJobs: async (scene) => ({ body: { ids: [(await pendingJob(scene)).params.id] } }),
  undoBulkApproval: async (scene) => ({ body: { ids: [(await pendingJob(scene)).params.id] } }),
  reportJob: async (scene) => ({ ...(await aJob(scene)), body: { reason: 'false-terms', text: '給与が違う' } }),
  closeReport: aReport,
  answerQuestion: question(),
  declineQuestion: question(),
  takeBackQuestion: async ({ app, owner, caller }) => ({
    params: { id: await questionOf(app, await jobOf(app, owner), caller ?? owner) },
  }),
  deleteAnswer: question('answered'),
  reportQuestion: async (scene) => ({ ...(await question('answered')(scene)), body: { reason: 'other' as const } }),
  approveQuestion: question('held'),
  removeQuestion: question('answered'),
} satisfies Partial<SampleCalls>

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
