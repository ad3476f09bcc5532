import { returnAccount } from '#store/people/account-return.ts'
import * as emailChanges from '#store/people/email-changes.ts'
import * as challenges from '#store/people/factor-challenges.ts'
import * as identities from '#store/people/identities.ts'
import * as links from '#store/people/mailed-links.ts'
import { tokenToMail } from '#store/people/mailed-tokens.ts'
import * as operatorPasswords from '#store/people/operator-passwords.ts'
import * as factors from '#store/people/second-factors.ts'
import * as notices from '#store/people/security-notices.ts'
import * as sessions from '#store/people/sessions.ts'
import * as suspensions from '#store/people/suspensions.ts'
import type { Catalogue } from './store-calls.ts'
import { circumstances, employer, hash, id, now, seeker, today } from './stored-rows.ts'

const secrets = { secret: 'secret', acceptedSecrets: ['secret'] }

/** How an account is signed in to, kept and returned. */
export const signingInCalls: Catalogue = [
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
    'people/security-notices',
    {
      tellOwner: (tx) => notices.tellOwner(tx, { userId: seeker, kind: 'factor-added' }, circumstances),
      rememberOrTell: (tx) => notices.rememberOrTell(tx, seeker, circumstances),
      takeNotice: (tx) => notices.takeNotice(tx, hash, now),
      sweepNotices: (tx) => notices.sweepNotices(tx, now),
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
