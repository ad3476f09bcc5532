import { v4, v7 } from 'uuid'
import { tinyPicture } from '#server/testing/file-forms.ts'
import { invitationOf, keyOf, memberOf, personOf, webhookOf } from '#server/testing/people-and-jobs.ts'
import {
  employerOf,
  mayAskForVerification,
  relationCodeOf,
  statedFacts,
  verificationOf,
  withWebsite,
} from '#server/testing/verification.ts'
import { addPicture, lockEmployerProfile, setPictures } from '#store/people/employer-profiles.ts'
import { updateUser } from '#store/people/users.ts'
import type { SampleCalls, Scene } from './scenes.ts'

const aMember = async ({ app, owner }: Scene) => ({ params: { id: (await memberOf(app, owner, 'recruiter')).id } })

const anEmployer = async ({ app }: Scene) => ({ params: { id: (await personOf(app, 'employer')).id } })

const aVerificationRequest = async ({ app }: Scene) => ({
  params: { id: await verificationOf(app, await personOf(app, 'employer')) },
})

/** A photo in the profile of the caller, if they have one, else of the owner. */
async function aPhoto({ app, owner, caller }: Scene): Promise<string> {
  const [id, now, employer_id] = [v4(), app.dependencies.now(), (caller ?? owner).id]
  await app.open.db.transaction().execute(async (tx) => {
    await lockEmployerProfile(tx, employer_id)
    await addPicture(tx, { id, employer_id, webp: tinyPicture, uploaded_at: now })
    await setPictures(tx, employer_id, { logo_id: null, photo_ids: [id] }, now)
  })
  return id
}

const aWebhook = () => ({ body: { url: 'https://hooks.example.com/shigotocho', events: ['job.approved' as const] } })

const ownWebhook = async ({ app, owner }: Scene) => ({ params: { id: (await webhookOf(app, owner)).id } })

/** Calls about an employer, its team and its programs. */
export const employerCalls = {
  updateEmployerProfile: () => ({ body: { name: '株式会社商事', address: '大阪府大阪市北区梅田1-1' } }),
  removePhoto: async (scene) => ({ params: { id: await aPhoto(scene) } }),
  removeNamedPhoto: async (scene) => ({ body: { id: await aPhoto(scene) } }),
  followEmployer: async ({ app }) => ({ params: { employerId: (await employerOf(app, { name: '青葉商事' })).id } }),
  unfollowEmployer: async ({ app }) => ({ params: { employerId: (await employerOf(app, { name: '青葉商事' })).id } }),
  readPublicEmployer: async ({ app }) => ({ params: { id: (await employerOf(app, { name: '青葉商事' })).id } }),
  readEmployerPicture: async (scene) => ({ params: { id: await aPhoto(scene) } }),
  inviteMember: async ({ app, caller, owner }) => {
    await updateUser(app.open.db, (caller ?? owner).id, { email_verified: true })
    return { body: { email: `${v7()}@example.com`, role: 'recruiter' } }
  },
  changeMember: async (scene) => ({ ...(await aMember(scene)), body: { role: 'viewer' } }),
  removeMember: aMember,
  readInvitation: async (scene) => ({
    body: { token: await invitationOf(scene.app, await personOf(scene.app, 'employer')) },
  }),
  acceptInvitation: async ({ app, caller }) => ({
    body: { token: await invitationOf(app, await personOf(app, 'employer'), caller ?? undefined) },
  }),
  createApiKey: () => ({ body: { name: '採用管理システム', scopes: ['jobs:read'], days: null } }),
  revokeApiKey: async ({ app, owner }) => ({ params: { id: (await keyOf(app, owner)).id } }),
  askForVerification: async ({ app, owner, caller }) => {
    await mayAskForVerification(app, caller ?? owner)
    return {}
  },
  sendDomainCode: async ({ app, owner, caller }) => {
    await withWebsite(app, caller ?? owner)
    await updateUser(app.open.db, (caller ?? owner).id, { email_verified: true })
    return { body: { email: `${v7()}@aoba.example` } }
  },
  confirmDomainCode: async ({ app, owner, caller }) => ({
    body: { code: await relationCodeOf(app, caller ?? owner, 'domain') },
  }),
  confirmLetterCode: async ({ app, owner, caller }) => ({
    body: { code: await relationCodeOf(app, caller ?? owner, 'letter') },
  }),
  makeLetterCode: async (scene) => {
    const call = await anEmployer(scene)
    await withWebsite(scene.app, call.params)
    return call
  },
  withdrawVerification: async ({ app, owner, caller }) => {
    await verificationOf(app, caller ?? owner)
    return {}
  },
  acceptVerificationRequest: async (scene) => ({
    ...(await aVerificationRequest(scene)),
    body: { ...statedFacts, note: '登記簿で確認' },
  }),
  refuseVerificationRequest: aVerificationRequest,
  verifyEmployer: async (scene) => ({ ...(await anEmployer(scene)), body: { note: '登記簿で確認' } }),
  unverifyEmployer: async (scene) => ({ ...(await anEmployer(scene)), body: { note: null } }),
  addWebhook: async ({ app, caller, owner }) => {
    // There is room for one more.
    const { id } = caller ?? owner
    await app.open.db.deleteFrom('webhooks').where('employer_id', '=', id).execute()
    return aWebhook()
  },
  editWebhook: async (scene) => ({ ...(await ownWebhook(scene)), body: { ...aWebhook().body, on: false } }),
  deleteWebhook: ownWebhook,
  testWebhook: ownWebhook,
  listWebhookDeliveries: ownWebhook,
  redeliverWebhook: async (scene) => {
    const { id } = (await ownWebhook(scene)).params
    await scene.app.call('testWebhook', { params: { id } }, scene.owner)
    const sent = { state: 'delivered', tries: 1 } as const
    const row = scene.app.open.db.updateTable('webhook_deliveries').set(sent).where('webhook_id', '=', id)
    const { id: deliveryId } = await row.returning('id').executeTakeFirstOrThrow()
    return { params: { id, deliveryId } }
  },
} satisfies Partial<SampleCalls>
