import { returnAccount } from '#store/people/account-return.ts'
import { applicationsBundle } from '#store/people/applications-bundle.ts'
import * as blocks from '#store/people/blocked-employers.ts'
import * as messages from '#store/people/contact-messages.ts'
import * as emailChanges from '#store/people/email-changes.ts'
import * as employerAccounts from '#store/people/employer-accounts.ts'
import * as employers from '#store/people/employer-profiles.ts'
import * as challenges from '#store/people/factor-challenges.ts'
import * as identities from '#store/people/identities.ts'
import * as links from '#store/people/mailed-links.ts'
import { tokenToMail } from '#store/people/mailed-tokens.ts'
import * as feed from '#store/people/notification-feed.ts'
import * as choices from '#store/people/notification-settings.ts'
import * as notifications from '#store/people/notifications.ts'
import { notify, tellFeeds } from '#store/people/notify.ts'
import * as operatorPasswords from '#store/people/operator-passwords.ts'
import * as papers from '#store/people/paper-fields.ts'
import * as pushKeys from '#store/people/push-keys.ts'
import * as pushes from '#store/people/push-subscriptions.ts'
import * as texts from '#store/people/search-texts.ts'
import * as factors from '#store/people/second-factors.ts'
import * as notices from '#store/people/security-notices.ts'
import * as sessions from '#store/people/sessions.ts'
import * as suspensions from '#store/people/suspensions.ts'
import type { Catalogue } from './store-calls.ts'
import { application, employer, first, hash, id, job, message, next, now, seeker, today } from './stored-rows.ts'

const secrets = { secret: 'secret', acceptedSecrets: ['secret'] }

const circumstances = {
  ...{ now, address: '203.0.113.7', userAgent: null, config: { secret: 'secret' } },
  followUps: { opened: async () => {}, add: async () => {} },
}

/** What belongs to an account, besides the account itself. */
export const peopleCalls: Catalogue = [
  [
    'people/sessions',
    {
      openSession: (tx) => sessions.openSession(tx, seeker, now),
      sessionsOf: (tx) => sessions.sessionsOf(tx, seeker, now),
      isSessionOpen: (tx) => sessions.isSessionOpen(tx, id(99)),
      endOwnSession: (tx) => sessions.endOwnSession(tx, id(99), seeker),
      markConfirmed: (tx) => sessions.markConfirmed(tx, id(99), now),
      findToken: (tx) => sessions.findToken(tx, hash),
      lockToken: (tx) => sessions.lockToken(tx, hash),
      insertToken: async (tx) => {
        const { id: session_id } = await tx.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
        await sessions.insertToken(tx, { hash, session_id, predecessor: null, issued_at: now })
      },
      markUsed: (tx) => sessions.markUsed(tx, hash, now),
      retireToken: (tx) => sessions.retireToken(tx, hash, now),
      endSession: (tx) => sessions.endSession(tx, id(99)),
      endSessionsOf: [(tx) => sessions.endSessionsOf(tx, seeker, id(99)), (tx) => sessions.endSessionsOf(tx, seeker)],
      sweepSessions: (tx) => sessions.sweepSessions(tx, now),
    },
  ],
  [
    'people/suspensions',
    {
      suspend: (tx) => suspensions.suspend(tx, { id: seeker, reason: '虚偽の求人', now }),
      lockSuspension: (tx) => suspensions.lockSuspension(tx, seeker),
      suspensionFacts: (tx) => suspensions.suspensionFacts(tx, seeker),
      stopJobsOf: (tx) => suspensions.stopJobsOf(tx, id(99), now),
      startJobsOf: (tx) => suspensions.startJobsOf(tx, { ownerId: id(99), today, now }),
      endSuspension: (tx) => suspensions.endSuspension(tx, seeker),
    },
  ],
  [
    'people/paper-fields',
    {
      findPaperFields: (tx) => papers.findPaperFields(tx, seeker),
      findPaperSources: (tx) => papers.findPaperSources(tx, seeker, true),
      storePaperFields: (tx) => papers.storePaperFields(tx, seeker, { name_kana: 'すずき', licences: [] }, now),
    },
  ],
  [
    'people/blocked-employers',
    {
      insertBlock: (tx) =>
        blocks.insertBlock(tx, { id: id(51), user_id: seeker, name: '商店', corporate_number: null, blocked_at: now }),
      listBlockedEmployers: [
        (tx) => blocks.listBlockedEmployers(tx, seeker, first),
        (tx) => blocks.listBlockedEmployers(tx, seeker, next),
      ],
      countBlockedEmployers: (tx) => blocks.countBlockedEmployers(tx, seeker),
      hasBlockedEmployerOf: (tx) => blocks.hasBlockedEmployerOf(tx, seeker, job),
      listBlockedJobIds: (tx) => blocks.listBlockedJobIds(tx, seeker, today, 1_000),
      removeBlock: (tx) => blocks.removeBlock(tx, id(99), seeker),
    },
  ],
  [
    'people/factor-challenges',
    {
      putChallenge: (tx) => challenges.putChallenge(tx, { userId: seeker, kind: 'confirm', now }),
      findChallenge: (tx) => challenges.findChallenge(tx, 'challenge', 'confirm', now),
      takeChallenge: (tx) => challenges.takeChallenge(tx, 'challenge'),
      sweepChallenges: (tx) => challenges.sweepChallenges(tx, now),
    },
  ],
  [
    'people/second-factors',
    {
      putTotp: (tx) => factors.putTotp(tx, { user_id: seeker, sealed: 'sealed', created_at: now }),
      findUnconfirmedTotp: (tx) => factors.findUnconfirmedTotp(tx, seeker),
      confirmTotp: (tx) => factors.confirmTotp(tx, { userId: seeker, sealed: 'sealed', step: 1, now }),
      insertPasskey: (tx) =>
        factors.insertPasskey(tx, {
          ...{ id: id(41), user_id: seeker, credential_id: 'credential', public_key: hash, counter: 0 },
          ...{ transports: [], name: 'パソコン', created_at: now },
        }),
      putRecoveryCodes: (tx) => factors.putRecoveryCodes(tx, seeker, [hash], now),
      findFactors: (tx) => factors.findFactors(tx, seeker),
      hasSecondFactor: (tx) => factors.hasSecondFactor(tx, seeker),
      beginSession: (tx) => factors.beginSession(tx, seeker, now, { device: null, network: null }),
      lockAccount: (tx) => factors.lockAccount(tx, seeker),
      takeFactor: [
        (tx) => factors.takeFactor(tx, seeker, { kind: 'totp', step: 2 }, now),
        (tx) => factors.takeFactor(tx, seeker, { kind: 'passkey', credential_id: 'credential', counter: 1 }, now),
        (tx) => factors.takeFactor(tx, seeker, { kind: 'recovery-code', hashes: [hash] }, now),
      ],
      replaceSealed: (tx) => factors.replaceSealed(tx, seeker, { before: 'before', after: 'after' }),
      sealedSecrets: [
        (tx) => factors.sealedSecrets(tx, { after: null, limit: 100 }),
        (tx) => factors.sealedSecrets(tx, { after: seeker, limit: 100 }),
      ],
      removePasskey: (tx) => factors.removePasskey(tx, id(41), seeker),
      removeTotp: (tx) => factors.removeTotp(tx, seeker),
      removeFactorsSince: (tx) => factors.removeFactorsSince(tx, seeker, now),
      removeSecondFactors: (tx) => factors.removeSecondFactors(tx, seeker),
    },
  ],
  [
    'people/operator-passwords',
    {
      putOperatorPassword: (tx) => operatorPasswords.putOperatorPassword(tx, employer, 'hash'),
      findOperatorPassword: (tx) => operatorPasswords.findOperatorPassword(tx, employer),
    },
  ],
  [
    'people/mailed-tokens',
    {
      tokenToMail: [
        (tx) => tokenToMail(tx, { table: 'mailed_links', kind: 'verify-email', id: id(99), hash }, secrets),
        (tx) => tokenToMail(tx, { table: 'email_changes', kind: 'revert-email', id: id(99), hash }, secrets),
        (tx) => tokenToMail(tx, { table: 'security_notices', kind: 'secure-account', id: id(99), hash }, secrets),
      ],
    },
  ],
  [
    'people/mailed-links',
    {
      mailLink: (tx) => links.mailLink(tx, { userId: seeker, kind: 'verify-email', secret: 'secret', now }),
      takeLink: (tx) => links.takeLink(tx, 'verify-email', hash, now),
      findLinkUser: (tx) => links.findLinkUser(tx, 'verify-email', hash, now),
      voidLink: (tx) => links.voidLink(tx, seeker, 'verify-email'),
      sweepLinks: (tx) => links.sweepLinks(tx, now),
    },
  ],
  [
    'people/email-changes',
    {
      rememberEmailChange: (tx) =>
        emailChanges.rememberEmailChange(
          tx,
          { userId: seeker, before: { email: 'former@example.com', email_verified: true }, after: 'new@example.com' },
          { secret: 'secret', now },
        ),
      takeEmailChange: (tx) => emailChanges.takeEmailChange(tx, hash, now),
      forgetEmailChanges: (tx) => emailChanges.forgetEmailChanges(tx, seeker, now),
      findFormerEmail: (tx) => emailChanges.findFormerEmail(tx, seeker, now),
      takeChangeFrom: (tx) => emailChanges.takeChangeFrom(tx, seeker, 'former@example.com', now),
      isEmailReserved: (tx) => emailChanges.isEmailReserved(tx, 'former@example.com', employer, now),
      sweepEmailChanges: (tx) => emailChanges.sweepEmailChanges(tx, now),
    },
  ],
  [
    'people/search-texts',
    {
      areSearchTextsWritten: (tx) => texts.areSearchTextsWritten(tx),
      writeSearchTexts: (tx) => texts.writeSearchTexts(tx, null, 500),
      noteSearchTexts: (tx) => texts.noteSearchTexts(tx),
    },
  ],
  [
    'people/security-notices',
    {
      tellOwner: (tx) => notices.tellOwner(tx, { userId: seeker, kind: 'factor-added' }, circumstances),
      rememberOrTell: (tx) => notices.rememberOrTell(tx, seeker, circumstances),
      takeNotice: (tx) => notices.takeNotice(tx, hash, now),
      sweepNotices: (tx) => notices.sweepNotices(tx, now),
    },
  ],
  [
    'people/notification-settings',
    {
      findNotificationSettings: (tx) => choices.findNotificationSettings(tx, seeker),
      wantsNotification: (tx) => choices.wantsNotification(tx, seeker, 'message', 'mail'),
      storeNotificationSettings: (tx) => choices.storeNotificationSettings(tx, seeker, { mail: false }),
    },
  ],
  [
    'people/applications-bundle',
    { applicationsBundle: (tx) => applicationsBundle(tx, employer, { now, afterSeconds: 20 }) },
  ],
  [
    'people/notify',
    {
      notify: [
        (tx) =>
          notify(tx, circumstances.followUps, {
            ...{ to: employer, about: { kind: 'application_received', application_id: application }, now },
          }),
        (tx) =>
          notify(tx, circumstances.followUps, {
            ...{ to: seeker, about: { kind: 'message', application_id: application, message_id: id(61) }, now },
            bundle: { key: 'messages', due: now },
          }),
      ],
      tellFeeds: (tx) => tellFeeds(tx, seeker, now),
    },
  ],
  [
    'people/notification-feed',
    {
      latestOf: (tx) => feed.latestOf(tx, [seeker], now),
      aliveSessions: (tx) => feed.aliveSessions(tx, [id(99)]),
    },
  ],
  [
    'people/notifications',
    {
      listNotifications: [
        (tx) => notifications.listNotifications(tx, { userId: seeker, now }, first),
        (tx) => notifications.listNotifications(tx, { userId: seeker, now, unread: true }, next),
      ],
      countNotifications: (tx) => notifications.countNotifications(tx, { userId: seeker, now }),
      markNotificationsRead: [
        (tx) => notifications.markNotificationsRead(tx, { userId: seeker, now, ids: [id(62)] }),
        (tx) => notifications.markNotificationsRead(tx, { userId: seeker, now }),
      ],
      markApplicationRead: (tx) =>
        notifications.markApplicationRead(tx, { userId: seeker, applicationId: application, kinds: ['message'], now }),
      listBundle: (tx) => notifications.listBundle(tx, { userId: seeker, bundle: 'messages', due: now }),
      findNotification: (tx) => notifications.findNotification(tx, id(62)),
      forgetNotificationsBefore: (tx) => notifications.forgetNotificationsBefore(tx, now),
    },
  ],
  [
    'people/push-keys',
    {
      insertPushKeys: (tx) => pushKeys.insertPushKeys(tx, { public_key: 'key', sealed: 'sealed' }, now),
      findPushKeys: (tx) => pushKeys.findPushKeys(tx),
      replacePushKeys: (tx) => pushKeys.replacePushKeys(tx, 'sealed', { public_key: 'next', sealed: 'anew' }, now),
      replaceSealedPushKey: (tx) => pushKeys.replaceSealedPushKey(tx, { before: 'anew', after: 'sealed' }),
    },
  ],
  [
    'people/push-subscriptions',
    {
      putPushSubscription: async (tx) => {
        const session = { id: id(72), user_id: seeker, signed_in_at: now, device: null, network: null }
        await tx.insertInto('sessions').values(session).execute()
        const browser = { endpoint: 'https://push.example.com/1', p256dh: 'key', auth: 'auth', created_at: now }
        const row = { ...browser, id: id(71), user_id: seeker, session_id: session.id }
        await pushes.putPushSubscription(tx, row, 10)
      },
      listPushSubscriptions: (tx) => pushes.listPushSubscriptions(tx, seeker),
      findPushSubscription: (tx) => pushes.findPushSubscription(tx, id(71)),
      addPushes: (tx) => pushes.addPushes(tx, circumstances.followUps, [{ id: id(62), user_id: seeker }]),
      removePushSubscription: (tx) =>
        pushes.removePushSubscription(tx, seeker, ['endpoint', 'https://push.example.com/2']),
      removePushSubscriptionById: (tx) => pushes.removePushSubscription(tx, seeker, ['id', id(73)]),
      forgetPushSubscription: (tx) => pushes.forgetPushSubscription(tx, { id: id(71), p256dh: 'key' }),
    },
  ],
  [
    'people/employer-profiles',
    {
      lockEmployerProfile: (tx) => employers.lockEmployerProfile(tx, employer, now),
      updateEmployerProfile: (tx) =>
        employers.updateEmployerProfile(tx, employer, { name: '商店', verified_at: null, updated_at: now }),
      markVerified: (tx) =>
        employers.markVerified(
          tx,
          { user_id: employer, name: '商店', corporate_number: null, address: null },
          { note: null, now },
        ),
      takeVerification: async (tx) => {
        const profile = await employers.lockEmployerProfile(tx, employer, now)
        await employers.takeVerification(tx, profile, '移転')
      },
      findEmployerProfile: (tx) => employers.findEmployerProfile(tx, employer),
      employerProfilesOf: (tx) => employers.employerProfilesOf(tx, [employer]),
    },
  ],
  [
    'people/identities',
    {
      tieIdentity: (tx) =>
        identities.tieIdentity(tx, { provider: 'google', subject: '1', user_id: seeker, created_at: now }),
      findUserByIdentity: (tx) => identities.findUserByIdentity(tx, { provider: 'google', subject: '1' }),
      untieIdentities: (tx) => identities.untieIdentities(tx, seeker),
    },
  ],
  [
    'people/contact-messages',
    {
      insertContactMessage: (tx) =>
        messages.insertContactMessage(tx, {
          ...{ id: message, name: '鈴木', email: 's@example.com', subject: '質問', message: '質問です' },
          received_at: now,
        }),
      findContactMessage: (tx) => messages.findContactMessage(tx, message),
      listContactMessages: [
        (tx) => messages.listContactMessages(tx, { status: 'open' }, { limit: 20, offset: 20 }),
        (tx) => messages.listContactMessages(tx, { status: 'closed', q: '質問 鈴木' }, { limit: 20 }),
      ],
      countContactMessages: [
        (tx) => messages.countContactMessages(tx, { status: 'open' }),
        (tx) => messages.countContactMessages(tx, { q: '質問' }),
      ],
      contactMessagesFrom: (tx) => messages.contactMessagesFrom(tx, 's@example.com', 500),
      contactAnswers: (tx) => messages.contactAnswers(tx, [message]),
      contactAnswerFacts: (tx) => messages.contactAnswerFacts(tx, message),
      closeContactMessage: (tx) => messages.closeContactMessage(tx, { id: message, by: employer, now }),
      reopenContactMessage: (tx) => messages.reopenContactMessage(tx, message),
      insertContactAnswer: (tx) =>
        messages.insertContactAnswer(tx, {
          ...{ id: message, message_id: message, body: 'お答えします' },
          ...{ answered_at: now, answered_by: employer },
        }),
      forgetContactMessagesOf: (tx) => messages.forgetContactMessagesOf(tx, seeker),
      forgetContactMessagesBefore: (tx) => messages.forgetContactMessagesBefore(tx, now),
    },
  ],
  [
    'people/employer-accounts',
    {
      employerAccounts: (tx) =>
        employerAccounts.employerAccounts(tx, [{ email: 'imported@example.com', name: '採用担当' }], now),
    },
  ],
  [
    'people/account-return',
    {
      returnAccount: (tx) =>
        returnAccount(
          tx,
          { userId: seeker, email: 'former@example.com', email_verified: true, since: now },
          circumstances,
        ),
    },
  ],
]
