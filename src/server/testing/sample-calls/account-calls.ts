import { v7 } from 'uuid'
import { unsubscribePath } from '#contract/signed-links.ts'
import { softAuthenticator } from '#server/testing/authenticator.ts'
import { browserSubscription } from '#server/testing/browser-subscription.ts'
import { blockOf, personOf, resumeOf } from '#server/testing/people-and-jobs.ts'
import { addPasskey, addTotp, askedFactor, codeOf } from '#server/testing/second-factors.ts'
import { recordEmailChange, revertToken } from '#store/people/email-changes.ts'
import { type LinkKind, mailLink } from '#store/people/mailed-links.ts'
import { putTotp } from '#store/people/second-factors.ts'
import { noticeToken, sendSecurityNotice } from '#store/people/security-notices.ts'
import { openSession } from '#store/people/sessions.ts'
import { makeSignInCode, signInCode } from '#store/people/sign-in-codes.ts'
import { mailedToken } from '#store/people/tokens.ts'
import { idleQueue } from '#store/testing/rows.ts'
import { aJob, aUser, type SampleCalls, type Scene } from './scenes.ts'

const aSearch = () => ({ name: '経理の求人', search: `keyword=${v7()}`, notify: 'daily' as const })

async function ownSearch({ app, owner, caller }: Scene) {
  const { body } = await app.call('saveSearch', { body: aSearch() }, caller ?? owner)
  return { params: { id: body.data.saved_search.id } }
}

async function link({ app }: Scene, kind: LinkKind): Promise<string> {
  const { secret } = app.dependencies.config
  const { id: userId } = await personOf(app)
  return (await mailLink(app.open.db, { userId, kind, secret, now: app.dependencies.now() })).token
}

async function signInCodeOf({ app }: Scene): Promise<{ email: string; id: string }> {
  const { email } = await personOf(app)
  const id = await makeSignInCode(app.open.db, email, app.dependencies.config.secret, app.dependencies.now())
  return { email, id }
}

/** Calls about an account: signing in, factors, sessions, what a seeker keeps. */
export const accountCalls = {
  signIn: async ({ app }) => ({ body: { email: (await personOf(app)).email, password: 'password' } }),
  register: () => ({ body: { name: '佐藤', email: `${v7()}@example.com`, password: 'password', role: 'user' } }),
  askForCode: async ({ app }) => ({ body: { email: (await personOf(app)).email } }),
  confirmCode: async (scene) => {
    const { email, id } = await signInCodeOf(scene)
    return { body: { email, code: signInCode(id, scene.app.dependencies.config.secret) } }
  },
  confirmCodeLink: async (scene) => {
    const { id } = await signInCodeOf(scene)
    return { body: { token: mailedToken('sign-in-code', id, scene.app.dependencies.config.secret) } }
  },
  updateProfile: () => ({ body: { name: '新しい名前' } }),
  deleteResume: async ({ app, owner, caller }) => ({ params: { id: await resumeOf(app, caller ?? owner) } }),
  changePassword: () => ({ body: { currentPassword: 'password', newPassword: 'password2' } }),
  forgotPassword: async ({ app }) => ({ body: { email: (await personOf(app)).email } }),
  resetPassword: async (scene) => ({ body: { token: await link(scene, 'reset-password'), newPassword: 'password2' } }),
  verifyEmail: async (scene) => ({ body: { token: await link(scene, 'verify-email') } }),
  revertEmail: async ({ app }) => {
    const { secret } = app.dependencies.config
    const { id: userId, email } = await personOf(app)
    const change = { userId, before: { email, email_verified: true }, after: `new-${email}` }
    const id = await recordEmailChange(app.open.db, change, { secret, now: app.dependencies.now() })
    return { body: { token: revertToken(id ?? '', secret) } }
  },
  secureAccount: async ({ app }) => {
    const { config, now } = app.dependencies
    const { id: userId } = await personOf(app)
    const circumstances = { now: now(), address: '203.0.113.7', userAgent: null, config, followUps: idleQueue() }
    await sendSecurityNotice(app.open.db, { userId, kind: 'password-changed' }, circumstances)
    const notice = app.open.db.selectFrom('security_notices').select('id').where('user_id', '=', userId)
    return { body: { token: noticeToken((await notice.executeTakeFirstOrThrow()).id, config.secret) } }
  },
  markNotificationsRead: () => ({ body: { all: true } }),
  updateNotificationSettings: () => ({ body: { mail: false } }),
  addPushSubscription: () => ({ body: browserSubscription() }),
  renewPushSubscription: () => ({
    body: { ...browserSubscription(), former_endpoint: browserSubscription().endpoint },
  }),
  removePushSubscription: () => ({ body: { endpoint: browserSubscription().endpoint } }),
  previewPaper: () => ({ params: { file: 'rirekisho.svg' }, body: { motive: '貴社に学びたいです。' } }),
  readPaper: () => ({ params: { file: 'rirekisho.pdf' }, query: { calendar: 'wareki' } }),
  updatePapers: () => ({ body: { name_kana: 'しけん たろう', birth_date: '1990-04-01' } }),
  blockEmployer: () => ({ body: { name: '株式会社やまびこ' } }),
  unblockEmployer: async ({ app, owner, caller }) => ({ params: { id: await blockOf(app, caller ?? owner) } }),
  writeJobNote: async (scene) => ({ ...(await aJob(scene)), body: { text: '面接は来週' } }),
  unsubscribeAlerts: async ({ app }) => {
    const path = unsubscribePath((await personOf(app)).id, app.dependencies.config.secret)
    return { body: { token: new URL(path, 'http://localhost').searchParams.get('token') ?? '' } }
  },
  saveSearch: () => ({ body: aSearch() }),
  editSavedSearch: async (scene) => ({ ...(await ownSearch(scene)), body: { name: '別の名前', notify: 'instant' } }),
  deleteSavedSearch: ownSearch,
  seeSavedSearch: ownSearch,
  answerSecondFactor: async ({ app }) => {
    const person = await personOf(app)
    const { secret } = await addTotp(app, person)
    const { challenge } = await askedFactor(app, person)
    return { body: { challenge, code: codeOf(app, secret, 1) } }
  },
  confirmTotp: async ({ app, caller }) => {
    if (!caller) return { body: { code: '123456' } }
    const { secret } = (await app.call('beginTotp', {}, caller)).body.data
    return { body: { code: codeOf(app, secret) } }
  },
  removeTotp: async ({ app, caller }) => {
    const sealed = { sealed: 'not looked at', created_at: app.dependencies.now() }
    if (caller) await putTotp(app.open.db, { user_id: caller.id, ...sealed })
    return {}
  },
  addPasskey: async ({ app, caller, owner }) => {
    const { challenge, options } = (await app.call('beginPasskey', {}, caller ?? owner)).body.data
    const passkey = softAuthenticator(app.dependencies.config.publicUrl).create(options)
    return { body: { challenge, name: 'パソコン', passkey } }
  },
  removePasskey: async ({ app, caller, owner }) => ({ params: { id: (await addPasskey(app, caller ?? owner)).id } }),
  renewRecoveryCodes: async ({ app, caller, owner }) => {
    await addPasskey(app, caller ?? owner)
    return {}
  },
  confirmAgain: () => ({ body: { password: 'password' } }),
  endSession: async ({ app, caller, owner }) => {
    const { id } = caller ?? owner
    const token = await openSession(app.open.db, id, app.dependencies.now())
    const { sessions } = (await app.call('listSessions', {}, token)).body.data
    return { params: { id: sessions.find(({ current }: { current: boolean }) => current).id } }
  },
  endUserSession: async ({ app }) => {
    const { id } = await personOf(app)
    const sessions = app.open.db.selectFrom('sessions').select('id').where('user_id', '=', id)
    return { params: { id, sessionId: (await sessions.executeTakeFirstOrThrow()).id } }
  },
  unsuspendUser: async (scene) => {
    const { params } = await aUser(scene)
    const suspended = { suspended_at: scene.app.dependencies.now(), suspension_reason: '虚偽の求人' }
    await scene.app.open.db.updateTable('users').set(suspended).where('id', '=', params.id).execute()
    return { params }
  },
  demoteAdmin: async ({ app }) => ({ params: { id: (await personOf(app, 'admin')).id }, body: { role: 'employer' } }),
  deleteAccount: () => ({ body: { password: 'password' } }),
  signInWithGoogle: () => ({ body: { accessToken: 'token' } }),
  signInWithLinkedin: () => ({ body: { accessToken: 'token' } }),
} satisfies Partial<SampleCalls>
