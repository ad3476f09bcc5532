import * as imported from '#store/jobs/imported-postings.ts'
import * as addresses from '#store/jobs/job-addresses.ts'
import * as deadlines from '#store/jobs/job-deadlines.ts'
import * as decisions from '#store/jobs/job-decisions.ts'
import * as drafts from '#store/jobs/job-drafts.ts'
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
import * as transferred from '#store/jobs/transferred-jobs.ts'
import type { Catalogue } from './store-calls.ts'
import { employer, first, hash, id, job, jobIds, newJob, next, now, seeker, terms, today } from './stored-rows.ts'

const account = { id: seeker, role: 'user', employerId: seeker, teamRole: 'owner' } as const
const viewer = { ...account, sessionId: id(31), confirmedAt: now }
const draft = { id: id(98), template_name: null, posting: { title: '営業' }, created_at: now, updated_at: now }

/** Jobs, their lists, decisions, findings, reports and views. */
export const jobsCalls: Catalogue = [
  [
    'jobs/jobs',
    {
      insertJob: async (tx) => {
        for (const each of jobIds) await jobs.insertJob(tx, newJob(each, each === job ? 'pending' : 'approved'))
      },
      findJob: (tx) => jobs.findJob(tx, job),
      findVisibleJob: [
        (tx) => jobs.findVisibleJob(tx, job, null, today),
        (tx) => jobs.findVisibleJob(tx, job, viewer, today),
      ],
      lockJobToRun: (tx) => jobs.lockJobToRun(tx, job),
      lockJob: (tx) => jobs.lockJob(tx, job),
      shareJob: (tx) => jobs.shareJob(tx, job),
      updateJob: (tx) => jobs.updateJob(tx, job, terms),
      removeJob: (tx) => jobs.removeJob(tx, id(99)),
    },
  ],
  [
    'jobs/imported-postings',
    {
      holdImports: (tx) => imported.holdImports(tx, employer),
      rememberImported: (tx) => imported.rememberImported(tx, { owner_id: employer, key: 'reference 1', job_id: job }),
      findImported: (tx) => imported.findImported(tx, employer, ['reference 1']),
    },
  ],
  [
    'jobs/job-drafts',
    {
      listDrafts: [
        (tx) => drafts.listDrafts(tx, employer, null),
        (tx) => drafts.listDrafts(tx, employer, { limit: 12, offset: 12 }),
      ],
      findDraft: (tx) => drafts.findDraft(tx, id(99), employer),
      lockDraft: (tx) => drafts.lockDraft(tx, id(99), employer),
      countDrafts: (tx) => drafts.countDrafts(tx, employer),
      holdDrafts: (tx) => drafts.holdDrafts(tx, employer),
      insertDraft: (tx) => drafts.insertDraft(tx, { ...draft, owner_id: employer }),
      updateDraft: (tx) => drafts.updateDraft(tx, draft),
      removeDraft: (tx) => drafts.removeDraft(tx, id(99), employer),
      forgetDraftsBefore: (tx) => drafts.forgetDraftsBefore(tx, now),
    },
  ],
  [
    'jobs/job-deadlines',
    { takeEndingJobs: (tx) => deadlines.takeEndingJobs(tx, { today, until: '2026-12-31', limit: 200 }) },
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
        (tx) => lists.listJobs(tx, { today, owners: [employer], q: '経理' }, first),
        (tx) => lists.listJobs(tx, { today, status: 'inactive' }, first),
        (tx) => lists.listJobs(tx, { today, status: 'public' }, first),
      ],
      readListed: (tx) => lists.readListed(tx, jobIds),
      listSorted: [
        (tx) => lists.listSorted(tx, { today, owner: employer }, { sort: 'deadline', limit: 12, offset: 0 }),
        (tx) => lists.listSorted(tx, { today, owner: employer, q: '経理' }, { sort: 'updated', limit: 12, offset: 12 }),
        (tx) => lists.listSorted(tx, { today, owner: employer }, { sort: 'applications', limit: 12, offset: 0 }),
      ],
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
      compareTexts: (tx) => similarTexts.compareTexts(tx, 50),
    },
  ],
  ['jobs/openings', { findOpenings: (tx) => openings.findOpenings(tx, ['株式会社みちしるべ'], 6, today) }],
  [
    'jobs/job-reports',
    {
      holdOpenCase: (tx) => reports.holdOpenCase(tx, job, now),
      hasReported: (tx) => reports.hasReported(tx, job, [hash]),
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
    'jobs/transferred-jobs',
    {
      insertImported: (tx) => transferred.insertImported(tx, [transferred.importedRow(importedJob)]),
      jobIdsTaken: (tx) => transferred.jobIdsTaken(tx, jobIds),
      jobsToExport: [(tx) => transferred.jobsToExport(tx, 500), (tx) => transferred.jobsToExport(tx, 500, next.after)],
      importedLines: (tx) => transferred.importedLines(tx, 'file'),
      saveImportedLines: (tx) => transferred.saveImportedLines(tx, 'file', 1, now),
    },
  ],
]

const importedJob: transferred.ImportedJob = {
  ...{ ...terms, id: id(19), owner_id: employer, requirements: [], benefits: [], description: '月次決算'.repeat(20) },
  ...{ approval_status: 'pending', rejection_reason: null, stopped_by_operator: false, was_public: false },
  ...{ created_at: now.toISOString(), updated_at: now.toISOString() },
}
