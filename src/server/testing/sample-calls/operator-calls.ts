import { v7 } from 'uuid'
import type { CallInput } from '#contract/endpoints.ts'
import { signedResumeUrl } from '#contract/signed-links.ts'
import { tinyPicture } from '#server/testing/file-forms.ts'
import { jobOf, personOf, resumeOf } from '#server/testing/people-and-jobs.ts'
import { insertContactMessage } from '#store/people/contact-messages.ts'
import { putAvatar } from '#store/people/files.ts'
import { aUser, type SampleCalls, type Scene } from './scenes.ts'

const message = { name: '山田', email: 'yamada@example.com', subject: '質問', message: 'こんにちは' }

const words = {
  text: '夜間に点検します',
  tone: 'info',
  ...{ starts_at: '2020-01-01T00:00:00.000Z', ends_at: '2100-01-01T00:00:00.000Z' },
} as const

async function anAnnouncement({ app }: Scene) {
  const { body } = await app.call('addAnnouncement', { body: words }, await personOf(app, 'admin'))
  return { params: { id: body.data.announcement.id as string } }
}

const rule: CallInput<'addCheckRule'>['body'] = { code: 'word.misleading', severity: 'warn', words: ['権利収入'] }

async function aCheckRule({ app }: Scene) {
  const { body } = await app.call('addCheckRule', { body: rule }, await personOf(app, 'admin'))
  return { params: { id: body.data.rule.id as string } }
}

/** A decision of another operator that is in every sample: its id ends in zeros. */
async function aSampledDecision({ app, owner }: Scene) {
  const id = `${v7().slice(0, -8)}00000000`
  const [job, decider] = [await jobOf(app, owner), await personOf(app, 'admin')]
  const decided_at = new Date(app.dependencies.now().getTime() - 60_000)
  const decision = { id, job_id: job, kind: 'approved' as const, reason: null, taken_back_at: null }
  await app.open.db
    .insertInto('job_decisions')
    .values({ ...decision, decided_by: decider.id, decided_at })
    .execute()
  return { params: { id } }
}

async function aContactMessage({ app }: Scene) {
  const id = v7()
  await insertContactMessage(app.open.db, { id, ...message, received_at: app.dependencies.now() })
  return { params: { id } }
}

/** Calls about the operator, the site and its files. */
export const operatorCalls = {
  addAnnouncement: () => ({ body: words }),
  editAnnouncement: async (scene) => ({ ...(await anAnnouncement(scene)), body: words }),
  endAnnouncement: anAnnouncement,
  deleteAnnouncement: anAnnouncement,
  decideSecondReview: async (scene) => ({ ...(await aSampledDecision(scene)), body: { outcome: 'approved' } }),
  addCheckRule: () => ({ body: rule }),
  endCheckRule: aCheckRule,
  tryCheckRule: () => ({ body: rule }),
  editUser: async (scene) => ({ ...(await aUser(scene)), body: { name: '別の名前' } }),
  exportLedger: () => ({ query: { year: '2026' } }),
  contactOperator: () => ({ body: message }),
  editContactMessage: async (scene) => ({ ...(await aContactMessage(scene)), body: { urgency: 'high' } }),
  answerContactMessage: aContactMessage,
  closeContactMessage: aContactMessage,
  reopenContactMessage: aContactMessage,
  readAvatar: async ({ app, owner }) => {
    const name = `${v7()}.webp`
    await putAvatar(app.open.db, { user_id: owner.id, name, webp: tinyPicture, uploaded_at: new Date() })
    return { params: { name } }
  },
  readResume: async ({ app, owner }) => {
    const id = await resumeOf(app, owner)
    const url = signedResumeUrl(
      { resumeId: id, readerId: owner.id },
      app.dependencies.config.secret,
      app.dependencies.now(),
    )
    return { params: { id }, query: Object.fromEntries(new URL(url, 'http://localhost').searchParams) }
  },
  readPostalCode: () => ({ params: { code: '1050001' } }),
} satisfies Partial<SampleCalls>
