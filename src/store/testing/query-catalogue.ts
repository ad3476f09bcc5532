import * as applications from '#store/applications/applications.ts'
import * as own from '#store/applications/own-applications.ts'
import * as received from '#store/applications/received-applications.ts'
import * as audit from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import { insertDemoData } from '#store/demo-data.ts'
import * as addresses from '#store/jobs/job-addresses.ts'
import * as decisions from '#store/jobs/job-decisions.ts'
import * as findings from '#store/jobs/job-findings.ts'
import * as lists from '#store/jobs/job-lists.ts'
import * as rechecks from '#store/jobs/job-rechecks.ts'
import * as reports from '#store/jobs/job-reports.ts'
import * as views from '#store/jobs/job-views.ts'
import * as jobs from '#store/jobs/jobs.ts'
import * as openings from '#store/jobs/openings.ts'
import * as publicJobs from '#store/jobs/public-jobs.ts'
import * as publication from '#store/jobs/publication.ts'
import * as similarTexts from '#store/jobs/similar-texts.ts'
import * as mail from '#store/mail-facts.ts'
import * as messages from '#store/people/contact-messages.ts'
import * as emailChanges from '#store/people/email-changes.ts'
import * as employers from '#store/people/employer-profiles.ts'
import * as challenges from '#store/people/factor-challenges.ts'
import * as files from '#store/people/files.ts'
import * as identities from '#store/people/identities.ts'
import * as links from '#store/people/mailed-links.ts'
import * as choices from '#store/people/notification-settings.ts'
import * as operatorPasswords from '#store/people/operator-passwords.ts'
import * as factors from '#store/people/second-factors.ts'
import * as sessions from '#store/people/sessions.ts'
import * as users from '#store/people/users.ts'
import * as version from '#store/public-version.ts'
import * as adminStats from '#store/stats/admin-stats.ts'
import * as employerStats from '#store/stats/employer-stats.ts'
import * as throttles from '#store/throttles.ts'

export const now = new Date('2026-11-20T03:00:00.000Z')
const today = '2026-11-20'
const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`
const [employer, seeker, passerBy] = [id(1), id(2), id(3)]
/** Jobs of the catalogue; the search finds the last three. */
export const jobIds = [id(11), id(12), id(13), id(14)] as const
const [job] = jobIds
const [application, resume, message] = [id(21), id(22), id(23)]
const hash = Buffer.alloc(32, 1)
const first = { limit: 20 }
const next = { limit: 20, after: { at: now.toISOString(), id: job } }

const account = (key: number, role: 'employer' | 'user') => ({
  ...{ id: id(key), name: '田中', email: `${key}@example.com`, password_hash: null, role, created_at: now },
})
export const terms = {
  ...{ title: '経理', company: '商店', location: '東京都', description: '月次決算を手伝います' },
  ...{ job_type: 'full-time', work_style: 'onsite', experience_level: 'entry', category: null },
  ...{ salary_min: 250_000, salary_max: null, requirements: [], benefits: [], deadline: null, is_active: true },
} as const satisfies Partial<Parameters<typeof jobs.insertJob>[1]>
const newJob = (jobId: string, approval_status: 'pending' | 'approved') => ({
  ...{ ...terms, id: jobId, owner_id: employer, approval_status, created_at: now, updated_at: now },
})

type StoreCall = (tx: Transaction) => unknown
/** Functions of a file of the store with the ways in which they are called that give different queries, in an order that works. */
export type Catalogue = [file: string, calls: Record<string, StoreCall | StoreCall[]>][]

/** Every function of the store that asks the database, but for the search, which has its own list. */
export const catalogue: Catalogue = [
  [
    'demo-data',
    {
      insertDemoData: (tx) =>
        insertDemoData(tx, async () => ({
          users: [{ ...account(4, 'employer'), email_key: '4@example.com' }],
          profiles: [{ user_id: id(4), name: '株式会社みほん', updated_at: now }],
          jobs: [
            { ...newJob(id(15), 'pending'), owner_id: id(4), prefectures: [], search_text: '', was_public: false },
          ],
          views: [{ job: id(15), day: today, views: 1 }],
          applications: [
            { id: id(24), job_id: id(15), user_id: id(4), cover_letter: null, applied_at: now, updated_at: now },
          ],
        })),
    },
  ],
  [
    'people/users',
    {
      insertUser: async (tx) => {
        for (const each of [account(1, 'employer'), account(2, 'user'), account(3, 'user')])
          await users.insertUser(tx, each)
      },
      findUser: (tx) => users.findUser(tx, employer),
      findCredentials: (tx) => users.findCredentials(tx, '1@example.com'),
      findPasswordHash: (tx) => users.findPasswordHash(tx, employer),
      updateUser: (tx) => users.updateUser(tx, seeker, { name: '鈴木', email: '2b@example.com' }),
      lockAdmins: (tx) => users.lockAdmins(tx),
      toggleVerified: (tx) => users.toggleVerified(tx, seeker),
      pageOfUsers: [
        (tx) => users.pageOfUsers(tx, {}, { offset: 0, limit: 20 }),
        (tx) => users.pageOfUsers(tx, { q: '田中', role: 'employer', verified: true }, { offset: 0, limit: 20 }),
      ],
      everyUser: (tx) => Array.fromAsync(users.everyUser(tx)),
      removeUser: (tx) => users.removeUser(tx, passerBy),
    },
  ],
  [
    'jobs/jobs',
    {
      insertJob: async (tx) => {
        for (const each of jobIds) await jobs.insertJob(tx, newJob(each, each === job ? 'pending' : 'approved'))
      },
      findJob: (tx) => jobs.findJob(tx, job),
      findVisibleJob: [
        (tx) => jobs.findVisibleJob(tx, job, null, today),
        (tx) => jobs.findVisibleJob(tx, job, { id: seeker, role: 'user', sessionId: id(31), confirmedAt: now }, today),
      ],
      lockJob: (tx) => jobs.lockJob(tx, job),
      updateJob: (tx) => jobs.updateJob(tx, job, terms),
      removeJob: (tx) => jobs.removeJob(tx, id(99)),
    },
  ],
  [
    'jobs/job-lists',
    {
      listJobs: [
        (tx) => lists.listJobs(tx, { today }, first),
        (tx) =>
          lists.listJobs(
            tx,
            { today, owner: employer, q: '経理 決算', status: 'approved', job_type: 'full-time' },
            next,
          ),
        (tx) => lists.listJobs(tx, { today, status: 'inactive' }, first),
        (tx) => lists.listJobs(tx, { today, status: 'public' }, first),
      ],
      listPending: [(tx) => lists.listPending(tx, first), (tx) => lists.listPending(tx, next)],
      countListed: (tx) => lists.countListed(tx, { today, owner: employer, q: '経理' }),
    },
  ],
  [
    'jobs/publication',
    {
      approvePending: (tx) => publication.approvePending(tx, { id: job, today, now, asRead: now }),
      rejectPending: (tx) => publication.rejectPending(tx, { id: job, reason: '情報不足', now, asRead: now }),
      returnToPending: (tx) => publication.returnToPending(tx, job, now),
      takeDown: (tx) => publication.takeDown(tx, job, now),
      putUp: (tx) => publication.putUp(tx, { id: job, today, now }),
      toggleRunning: (tx) => publication.toggleRunning(tx, { id: job, today, now }),
    },
  ],
  [
    'jobs/job-decisions',
    {
      addDecision: (tx) =>
        decisions.addDecision(tx, { job_id: job, kind: 'approved', decided_by: employer, decided_at: now }),
      decisionsOf: (tx) => decisions.decisionsOf(tx, jobIds),
      takeBackDecision: (tx) => decisions.takeBackDecision(tx, { jobId: job, by: employer, since: now, now }),
      findDecision: (tx) => decisions.findDecision(tx, id(99)),
    },
  ],
  [
    'jobs/job-findings',
    {
      findingsOf: (tx) => findings.findingsOf(tx, [], now),
      findingsOfPosting: (tx) => findings.findingsOfPosting(tx, {}, { ownerId: employer, now }),
    },
  ],
  [
    'jobs/job-rechecks',
    {
      holdRecheck: (tx) => rechecks.holdRecheck(tx),
      saveRecheck: (tx) => rechecks.saveRecheck(tx, { edition: '1/47', after_id: job, done: false }),
      publicJobsAfter: [
        (tx) => rechecks.publicJobsAfter(tx, { after: null, today, limit: 200 }),
        (tx) => rechecks.publicJobsAfter(tx, { after: job, today, limit: 200 }),
      ],
      knownStopsOf: (tx) => rechecks.knownStopsOf(tx, jobIds),
      saveKnownStops: (tx) => rechecks.saveKnownStops(tx, [{ job_id: job, stops: ['missing.pay'] }]),
      openCheckCase: (tx) => rechecks.openCheckCase(tx, { jobId: job, found: ['missing.pay'], now }),
    },
  ],
  [
    'jobs/similar-texts',
    {
      saveTextSketch: [
        (tx) => similarTexts.saveTextSketch(tx, job, '図書館の予約・貸出システムを、5名のチームで開発しています。'),
        (tx) => similarTexts.saveTextSketch(tx, job, '短い'),
      ],
      similarTextsOf: (tx) => similarTexts.similarTextsOf(tx, jobIds, today),
    },
  ],
  ['jobs/openings', { findOpenings: (tx) => openings.findOpenings(tx, ['株式会社みちしるべ'], 6, today) }],
  [
    'jobs/job-reports',
    {
      holdOpenCase: (tx) => reports.holdOpenCase(tx, job, now),
      addReport: async (tx) => {
        const { id: case_id } = await reports.holdOpenCase(tx, job, now)
        await reports.addReport(tx, {
          ...{ case_id, job_id: job, reporter_id: seeker, viewer: hash, reason: 'suspicious', text: null },
          reported_at: now,
        })
      },
      reportsInCase: (tx) => reports.reportsInCase(tx, id(99)),
      putOnDesk: (tx) => reports.putOnDesk(tx, id(99), now),
      listReportCases: [
        (tx) => reports.listReportCases(tx, { today }, first),
        (tx) => reports.listReportCases(tx, { today, status: 'open' }, next),
        (tx) => reports.listReportCases(tx, { today, status: 'closed' }, first),
      ],
      findReportCase: (tx) => reports.findReportCase(tx, id(99), today),
      countReportCases: (tx) => reports.countReportCases(tx, 'open'),
      reportsOf: (tx) => reports.reportsOf(tx, [id(99)]),
      ownReports: (tx) => reports.ownReports(tx, seeker),
      closeCase: (tx) => reports.closeCase(tx, { id: id(99), by: employer, note: '確認済み', now }),
      forgetCasesClosedBefore: (tx) => reports.forgetCasesClosedBefore(tx, now),
    },
  ],
  [
    'jobs/public-jobs',
    {
      listPublicJobs: [
        (tx) => publicJobs.listPublicJobs(tx, today, first),
        (tx) => publicJobs.listPublicJobs(tx, today, next),
      ],
      readPublicJobs: (tx) => publicJobs.readPublicJobs(tx, jobIds, today),
    },
  ],
  [
    'jobs/job-addresses',
    {
      jobAddresses: [
        (tx) => addresses.jobAddresses(tx, today, { from: job, before: id(90), limit: 2_000 }),
        (tx) => addresses.jobAddresses(tx, today, { after: job, from: job, before: null, limit: 2_000 }),
      ],
      jobAddressParts: (tx) => addresses.jobAddressParts(tx, today, 50_000),
      filledFilters: (tx) => addresses.filledFilters(tx, today),
    },
  ],
  [
    'jobs/job-views',
    {
      countView: (tx) => {
        views.countView(tx, { jobId: job, day: today, viewer: hash })
        return views.viewsCounted(tx)
      },
      forgetViewersBefore: (tx) => views.forgetViewersBefore(tx, today),
    },
  ],
  [
    'people/files',
    {
      putAvatar: (tx) =>
        files.putAvatar(tx, { user_id: seeker, name: 'avatar', webp: Buffer.alloc(1), uploaded_at: now }),
      findAvatar: (tx) => files.findAvatar(tx, 'avatar'),
      holdResumes: (tx) => files.holdResumes(tx, seeker),
      insertResume: (tx) =>
        files.insertResume(tx, {
          ...{ id: resume, user_id: seeker, name: '履歴書', kind: 'pdf', size: 1, content: Buffer.alloc(1) },
          uploaded_at: now,
        }),
      resumesOf: (tx) => files.resumesOf(tx, seeker),
      findResume: (tx) => files.findResume(tx, resume),
      removeResume: (tx) => files.removeResume(tx, id(99), seeker),
    },
  ],
  [
    'applications/applications',
    {
      holdApplicant: (tx) => applications.holdApplicant(tx, seeker),
      hasApplied: (tx) => applications.hasApplied(tx, job, seeker),
      holdOwnResume: (tx) => applications.holdOwnResume(tx, resume, seeker),
      insertApplication: (tx) =>
        applications.insertApplication(tx, {
          ...{ id: application, job_id: job, user_id: seeker, resume_id: resume, cover_letter: null },
          ...{ applied_at: now, updated_at: now },
        }),
      lockOwnApplication: (tx) => applications.lockOwnApplication(tx, application, seeker),
      removeApplication: (tx) => applications.removeApplication(tx, id(99)),
      forgetApplicationsBefore: (tx) => applications.forgetApplicationsBefore(tx, now),
      moveApplication: (tx) =>
        applications.moveApplication(tx, { jobId: job, applicationId: application, to: 'reviewed', now }),
    },
  ],
  [
    'applications/own-applications',
    {
      readOwnApplication: (tx) => own.readOwnApplication(tx, application),
      listOwnApplications: [
        (tx) => own.listOwnApplications(tx, seeker, {}, first),
        (tx) => own.listOwnApplications(tx, seeker, { q: '経理', job_id: job, status: 'pending' }, next),
        (tx) => own.listOwnApplications(tx, seeker, { sort: 'oldest' }, next),
        (tx) => own.listOwnApplications(tx, seeker, { sort: 'updated' }, next),
      ],
      listAppliedJobIds: (tx) => own.listAppliedJobIds(tx, seeker, 1_000),
      countOwnApplications: (tx) => own.countOwnApplications(tx, seeker, {}),
    },
  ],
  [
    'applications/received-applications',
    {
      findReceived: (tx) => received.findReceived(tx, job, application),
      listReceived: [
        (tx) => received.listReceived(tx, { owner: employer }, first),
        (tx) => received.listReceived(tx, { job_id: job, q: '鈴木', status: 'pending' }, next),
      ],
      countReceived: (tx) => received.countReceived(tx, { owner: employer, q: '鈴木' }),
    },
  ],
  [
    'people/sessions',
    {
      openSession: (tx) => sessions.openSession(tx, seeker, now),
      sessionsOf: (tx) => sessions.sessionsOf(tx, seeker, now),
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
      putRecoveryCodes: (tx) => factors.putRecoveryCodes(tx, seeker, [hash]),
      findFactors: (tx) => factors.findFactors(tx, seeker),
      hasSecondFactor: (tx) => factors.hasSecondFactor(tx, seeker),
      beginSession: (tx) => factors.beginSession(tx, seeker, now, { device: null, network: null }),
      lockAccount: (tx) => factors.lockAccount(tx, seeker),
      takeFactor: [
        (tx) => factors.takeFactor(tx, seeker, { kind: 'totp', step: 2 }, now),
        (tx) => factors.takeFactor(tx, seeker, { kind: 'passkey', credential_id: 'credential', counter: 1 }, now),
        (tx) => factors.takeFactor(tx, seeker, { kind: 'recovery-code', hash }, now),
      ],
      removePasskey: (tx) => factors.removePasskey(tx, id(41), seeker),
      removeTotp: (tx) => factors.removeTotp(tx, seeker),
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
      isEmailReserved: (tx) => emailChanges.isEmailReserved(tx, 'former@example.com', employer, now),
      sweepEmailChanges: (tx) => emailChanges.sweepEmailChanges(tx, now),
    },
  ],
  [
    'people/notification-settings',
    {
      findMailChoices: (tx) => choices.findMailChoices(tx, seeker),
      storeMailChoices: (tx) => choices.storeMailChoices(tx, seeker, { mail: false }),
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
      forgetContactMessagesBefore: (tx) => messages.forgetContactMessagesBefore(tx, now),
    },
  ],
  [
    'mail-facts',
    {
      linkFacts: (tx) => mail.linkFacts(tx, id(99), now),
      emailChangeFacts: (tx) => mail.emailChangeFacts(tx, id(99), now),
      receivedApplicationFacts: (tx) => mail.receivedApplicationFacts(tx, application),
      ownApplicationFacts: (tx) => mail.ownApplicationFacts(tx, application),
      employerFacts: (tx) => mail.employerFacts(tx, employer),
      reviewedJobFacts: (tx) => mail.reviewedJobFacts(tx, job),
    },
  ],
  [
    'stats/admin-stats',
    {
      userFigures: (tx) => adminStats.userFigures(tx, now),
      jobFigures: (tx) => adminStats.jobFigures(tx, now, today),
      applicationFigures: (tx) => adminStats.applicationFigures(tx),
      recentUsers: (tx) => adminStats.recentUsers(tx, 5),
      recentJobs: (tx) => adminStats.recentJobs(tx, 5),
      topCompanies: (tx) => adminStats.topCompanies(tx, 5),
    },
  ],
  [
    'stats/employer-stats',
    {
      ownJobFigures: (tx) => employerStats.ownJobFigures(tx, employer),
      ownApplicationFigures: (tx) => employerStats.ownApplicationFigures(tx, employer),
      figuresByDay: (tx) => employerStats.figuresByDay(tx, { owner: employer, day: today, begins: now }),
    },
  ],
  [
    'throttles',
    {
      takeAttempt: [
        (tx) => throttles.takeAttempt(tx, 'key', { times: 1, seconds: 60 }, now),
        (tx) => throttles.takeAttempt(tx, 'key', { times: 1, seconds: 60 }, now),
      ],
      checkAttempt: (tx) => throttles.checkAttempt(tx, 'key', { times: 1 }, now),
      checkAttempts: (tx) => throttles.checkAttempts(tx, [['key', { times: 1, seconds: 60 }]], now),
      takeAttempts: (tx) => throttles.takeAttempts(tx, [['key', { times: 1, seconds: 60 }]], now),
      clearAttempts: (tx) => throttles.clearAttempts(tx, 'key'),
      rememberSignIn: (tx) => throttles.rememberSignIn(tx, seeker, '192.0.2.1', now),
      hasSignedInFrom: (tx) => throttles.hasSignedInFrom(tx, seeker, '192.0.2.1', now),
      giveBackAttempt: (tx) => throttles.giveBackAttempt(tx, 'key'),
      sweepThrottles: (tx) => throttles.sweepThrottles(tx, now),
    },
  ],
  [
    'audit-log',
    {
      record: (tx) =>
        audit.record(tx, { now, ...audit.withoutRequest }, { actor: employer, action: 'job:post', subject: job }),
      recordOncePerMinute: (tx) =>
        audit.recordOncePerMinute(tx, { now, ...audit.withoutRequest }, { action: 'resume:read', subject: job }),
      shortenOldAddresses: (tx) => audit.shortenOldAddresses(tx),
    },
  ],
  ['public-version', { publicVersion: (tx) => version.publicVersion(tx) }],
]
