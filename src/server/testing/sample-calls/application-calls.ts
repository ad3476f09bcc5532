import { v7 } from 'uuid'
import type { TestApp } from '#app/testing/test-app.ts'
import { erasePath } from '#contract/signed-links.ts'
import { applicationOf, jobOf, messageOf, personOf } from '#server/testing/people-and-jobs.ts'
import { insertExternal } from '#store/applications/external-applicants.ts'
import { putCalendarFeed } from '#store/interviews/calendar-feeds.ts'
import { addMessageFiles } from '#store/messages/message-files.ts'
import type { SampleCalls, Scene } from './scenes.ts'

const aReply = () => ({ body: { name: '面接のご案内', text: '{お名前}様、面接にお越しください。' } })

/** A text of the caller, or of the owner where the caller may have none. */
async function ownReply({ app, owner, caller }: Scene) {
  const added = await app.call('addReplyTemplate', aReply(), caller)
  const { body } = added.status === 201 ? added : await app.call('addReplyTemplate', aReply(), owner)
  return { params: { id: body.data.template.id as string } }
}

/** An application of somebody to a job of the owner. */
async function receivedOne({ app, owner }: Scene) {
  return { params: { id: await applicationOf(app, await jobOf(app, owner), await personOf(app)) } }
}

/** An application of the caller to somebody else's job. */
async function ownApplication({ app, caller }: Scene) {
  const job = await jobOf(app, await personOf(app, 'employer'))
  return { params: { id: await applicationOf(app, job, caller ?? (await personOf(app))) } }
}

async function receivedMessage(scene: Scene) {
  const { params } = await ownApplication(scene)
  return { params: { id: await messageOf(scene.app, params.id, 'employer') } }
}

async function receivedFile(scene: Scene) {
  const { params } = await receivedMessage(scene)
  const [id, content] = [v7(), Buffer.from('%PDF-1.7')]
  const file = { id, name: '内定通知書.pdf', kind: 'pdf' as const, size: content.length, content }
  await scene.app.open.db.transaction().execute((tx) => addMessageFiles(tx, params.id, [file]))
  return { params: { id: params.id, fileId: id } }
}

/** The start of an interview that the samples propose. */
const interviewSlot = (app: TestApp) => {
  const day = 86_400_000
  return new Date((Math.floor(app.dependencies.now().getTime() / day) + 7) * day).toISOString()
}

/** An interview that somebody proposed to the caller. */
async function ownInterview(scene: Scene) {
  const { app, caller } = scene
  const employer = await personOf(app, 'employer')
  const id = await applicationOf(app, await jobOf(app, employer), caller ?? (await personOf(app)))
  const body = { kind: 'online' as const, slots: [interviewSlot(app)] }
  const { interview } = (await app.call('proposeInterview', { params: { id }, body }, employer)).body.data
  return { params: { id, interviewId: interview.id as string } }
}

/** A settled interview of the caller. */
async function settledInterview(scene: Scene) {
  const caller = scene.caller ?? (await personOf(scene.app))
  const { params } = await ownInterview({ ...scene, caller })
  await scene.app.call('acceptInterview', { params, body: { slot: interviewSlot(scene.app) } }, caller)
  return { id: params.interviewId }
}

async function aMessageReport({ app }: Scene) {
  const caller = await personOf(app)
  const { params } = await receivedMessage({ app, owner: caller, caller })
  await app.call('reportMessage', { params, body: {} }, caller)
  const found = app.open.db.selectFrom('message_reports').select('id').where('message_id', '=', params.id)
  return { params: { id: (await found.executeTakeFirstOrThrow()).id } }
}

/** A person from elsewhere whom the owner of the job added. */
async function externalOf(app: TestApp, jobId: string): Promise<string> {
  const [id, now] = [v7(), app.dependencies.now()]
  const person = { name: '外部 太郎', email: null, phone: '+819012345678', letter: null, source: null }
  await app.open.db.transaction().execute((tx) => insertExternal(tx, { id, jobId, now }, person, null))
  return id
}

/** Calls about applications: both sides, messages, interviews, reviews. */
export const applicationCalls = {
  undoApplication: async ({ app, owner, caller }) => ({
    params: { id: await applicationOf(app, await jobOf(app, owner), caller ?? (await personOf(app))) },
  }),
  withdrawApplication: ownApplication,
  takeBackPapers: async (scene) => {
    const { app, caller } = scene
    const stopped = { is_active: false, stopped_by_operator: true }
    const job = await jobOf(app, await personOf(app, 'employer'), stopped)
    return { params: { id: await applicationOf(app, job, caller ?? (await personOf(app))) } }
  },
  listMessages: ownApplication,
  sendMessage: ownApplication,
  readMessageFile: receivedFile,
  listInterviews: ownApplication,
  proposeInterview: async ({ app, owner, caller }) => ({
    params: { id: await applicationOf(app, await jobOf(app, caller ?? owner), await personOf(app)) },
    body: {
      kind: 'online',
      place: 'https://meet.example.com/1',
      slots: [interviewSlot(app)],
      minutes: 45,
      note: '履歴書',
      allow_overlap: true,
    },
  }),
  acceptInterview: async (scene) => ({ ...(await ownInterview(scene)), body: { slot: interviewSlot(scene.app) } }),
  declineInterview: ownInterview,
  cancelInterview: ownInterview,
  moveInterview: async (scene) => ({ ...(await ownInterview(scene)), body: { slots: [interviewSlot(scene.app)] } }),
  readAppointment: async (scene) => ({ params: { id: (await settledInterview(scene)).id } }),
  readCalendar: async ({ app }) => ({
    query: { token: await putCalendarFeed(app.open.db, (await personOf(app)).id, app.dependencies.now()) },
  }),
  reportMessage: receivedMessage,
  readMessageReport: aMessageReport,
  closeMessageReport: aMessageReport,
  decideApplication: async ({ app, owner }) => {
    const jobId = await jobOf(app, owner)
    const applicationId = await applicationOf(app, jobId, await personOf(app))
    return { params: { jobId, applicationId }, body: { status: 'reviewed' } }
  },
  readApplicant: async ({ app, owner }) => {
    const jobId = await jobOf(app, owner)
    return { params: { jobId, applicationId: await applicationOf(app, jobId, await personOf(app)) } }
  },
  listApplicationNotes: receivedOne,
  addApplicationNote: receivedOne,
  deleteApplicationNote: async (scene) => {
    const { params } = await receivedOne(scene)
    const { note } = (await scene.app.call('addApplicationNote', { params, body: { text: '電話した' } }, scene.owner))
      .body.data
    return { params: { ...params, noteId: note.id } }
  },
  reviewApplication: async (scene) => ({
    ...(await receivedOne(scene)),
    body: { tags: ['経験者'], rating: 4, assignee_id: null, stage: 'first' },
  }),
  changeApplications: async ({ app, owner }) => {
    const jobId = await jobOf(app, owner)
    const id = await applicationOf(app, jobId, await personOf(app))
    return { params: { jobId }, body: { ids: [id], action: 'status', status: 'rejected' } }
  },
  undoApplicationChanges: async ({ app, owner, caller }) => {
    const jobId = await jobOf(app, owner)
    const applicationId = await applicationOf(app, jobId, await personOf(app))
    const decision = { params: { jobId, applicationId }, body: { status: 'reviewed' } as const }
    await app.call('decideApplication', decision, caller)
    return { params: { jobId }, body: { ids: [applicationId] } }
  },
  addExternalApplicant: async ({ app, owner }) => ({
    params: { jobId: await jobOf(app, owner) },
    body: { name: '外部 太郎', email: 'elsewhere@example.com', letter: '紹介', source: 'agent' },
  }),
  importExternalApplicants: async ({ app, owner }) => ({
    params: { jobId: await jobOf(app, owner) },
    body: { csv: '氏名,電話番号\n外部 太郎,090-1234-5678\n' },
  }),
  deleteExternalApplicant: async ({ app, owner }) => {
    const jobId = await jobOf(app, owner)
    return { params: { jobId, applicationId: await externalOf(app, jobId) } }
  },
  eraseExternalApplicant: async ({ app, owner }) => {
    const id = await externalOf(app, await jobOf(app, owner))
    const path = erasePath(id, app.dependencies.config.secret)
    return { body: { token: new URLSearchParams(path.split('?')[1]).get('token') ?? '' } }
  },
  addReplyTemplate: aReply,
  editReplyTemplate: async (scene) => ({ ...(await ownReply(scene)), ...aReply() }),
  deleteReplyTemplate: ownReply,
} satisfies Partial<SampleCalls>
