import * as queue from '#store/jobs/approval-queue.ts'
import * as decide from '#store/jobs/decide.ts'
import * as postings from '#store/jobs/decided-postings.ts'
import * as checks from '#store/jobs/job-checks.ts'
import * as claims from '#store/jobs/job-claims.ts'
import { findJob } from '#store/jobs/jobs.ts'
import * as figures from '#store/stats/queue-figures.ts'
import type { Catalogue } from './store-calls.ts'
import { employer, first, id, job, jobIds, next, now } from './stored-rows.ts'

const noQueue = { opened: async () => {}, add: async () => {} }

/** Jobs that wait for approval: their list, who works on them, what was decided on before. */
export const approvalQueueCalls: Catalogue = [
  [
    'jobs/approval-queue',
    {
      listQueue: [
        (tx) => queue.listQueue(tx, {}, first),
        (tx) => queue.listQueue(tx, {}, next),
        (tx) => queue.listQueue(tx, { q: '経理 田中', severity: 'none', verified: true }, first),
        (tx) => queue.listQueue(tx, { id: job }, first),
        (tx) => queue.listQueue(tx, { kind: 'first' }, first),
        (tx) => queue.listQueue(tx, { kind: 'resubmitted', waitingBefore: now }, first),
      ],
      countQueue: (tx) => queue.countQueue(tx, { kind: 'first' }),
      employerRecordsOf: (tx) => queue.employerRecordsOf(tx, [employer]),
    },
  ],
  [
    'jobs/decide',
    {
      decide: async (tx) => {
        const found = await findJob(tx, job)
        if (found) await decide.decide(tx, noQueue, found, { kind: 'approved', by: employer, now })
      },
    },
  ],
  [
    'jobs/decided-postings',
    {
      saveDecidedPosting: () => {},
      decidedPostingsOf: (tx) => postings.decidedPostingsOf(tx, jobIds),
      forgetDecidedPostingsBefore: (tx) => postings.forgetDecidedPostingsBefore(tx, now),
    },
  ],
  [
    'jobs/job-checks',
    {
      saveCheck: (tx) => checks.saveCheck(tx, job, []),
      saveChecks: (tx) => checks.saveChecks(tx, [{ job_id: job, severity: 'warn' }]),
      pendingJobsAfter: [
        (tx) => checks.pendingJobsAfter(tx, { after: null, limit: 100, unchecked: false }),
        (tx) => checks.pendingJobsAfter(tx, { after: job, limit: 100, unchecked: true }),
      ],
    },
  ],
  [
    'jobs/job-claims',
    {
      claimFor: (tx) => claims.claimFor(tx, job, employer),
      claimsOf: (tx) => claims.claimsOf(tx, jobIds),
      releaseClaim: (tx) => claims.releaseClaim(tx, job, employer),
      endClaim: (tx) => claims.endClaim(tx, id(99)),
      sweepClaims: (tx) => claims.sweepClaims(tx),
    },
  ],
  [
    'stats/queue-figures',
    {
      decisionsByDay: (tx) => figures.decisionsByDay(tx, now),
      oldestWaiting: (tx) => figures.oldestWaiting(tx),
    },
  ],
]
