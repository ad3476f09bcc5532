import { sql } from 'kysely'
import * as announcements from '#store/announcements.ts'
import * as entries from '#store/audit-entries.ts'
import * as audit from '#store/audit-log.ts'
import * as mail from '#store/mail-facts.ts'
import * as version from '#store/public-version.ts'
import * as adminStats from '#store/stats/admin-stats.ts'
import * as dayPositions from '#store/stats/day-positions.ts'
import * as employerStats from '#store/stats/employer-stats.ts'
import * as keptFigures from '#store/stats/kept-figures.ts'
import * as operation from '#store/stats/operation-figures.ts'
import * as throttles from '#store/throttles.ts'
import type { Catalogue } from './store-calls.ts'
import { application, employer, first, id, job, next, now, seeker, today } from './stored-rows.ts'

const announced = { text: '夜間に点検します', link: '/help', tone: 'info', starts_at: now, ends_at: now } as const
const pendingFigures = { months: 'jobs', days: 'job-days', classes: ['pending true full-time'] } as const
const pendingRows = sql`SELECT created_at, id FROM jobs WHERE approval_status = 'pending'`

/** Figures, throttles, the record of events, and what mails say. */
export const operationCalls: Catalogue = [
  [
    'mail-facts',
    {
      linkFacts: (tx) => mail.linkFacts(tx, id(99), now),
      securityNoticeFacts: (tx) => mail.securityNoticeFacts(tx, id(99), now),
      emailChangeFacts: (tx) => mail.emailChangeFacts(tx, id(99), now),
      receivedApplicationFacts: [
        (tx) => mail.receivedApplicationFacts(tx, application),
        (tx) => mail.receivedApplicationFacts(tx, application, id(4)),
      ],
      ownApplicationFacts: (tx) => mail.ownApplicationFacts(tx, application),
      employerFacts: (tx) => mail.employerFacts(tx, employer),
      hostOfInterview: (tx) => mail.hostOfInterview(tx, { arranger_id: seeker, owner_id: employer }),
      reviewedJobFacts: (tx) => mail.reviewedJobFacts(tx, job),
    },
  ],
  [
    'announcements',
    {
      insertAnnouncement: (tx) =>
        announcements.insertAnnouncement(tx, { ...announced, id: id(61), created_by: employer, now }),
      listAnnouncements: [
        (tx) => announcements.listAnnouncements(tx, { now }, next),
        (tx) => announcements.listAnnouncements(tx, { now, phase: 'current' }, first),
        (tx) => announcements.listAnnouncements(tx, { now, phase: 'upcoming' }, first),
        (tx) => announcements.listAnnouncements(tx, { now, phase: 'past' }, first),
      ],
      listComingAnnouncements: (tx) => announcements.listComingAnnouncements(tx, now),
      findAnnouncement: (tx) => announcements.findAnnouncement(tx, id(61)),
      updateAnnouncement: [
        (tx) => announcements.updateAnnouncement(tx, id(61), { ...announced, now }),
        (tx) => announcements.updateAnnouncement(tx, id(61), { ...announced, now, asRead: now }),
      ],
      endAnnouncement: (tx) => announcements.endAnnouncement(tx, id(61), now),
      deleteAnnouncement: (tx) => announcements.deleteAnnouncement(tx, id(61)),
      forgetAnnouncementsBefore: (tx) => announcements.forgetAnnouncementsBefore(tx, now),
    },
  ],
  [
    'stats/admin-stats',
    {
      readBoardFigures: (tx) => adminStats.readBoardFigures(tx),
      recentUsers: (tx) => adminStats.recentUsers(tx, 5),
      recentJobs: (tx) => adminStats.recentJobs(tx, 5),
      topCompanies: (tx) => adminStats.topCompanies(tx, 5),
    },
  ],
  [
    'stats/employer-stats',
    {
      ownJobFigures: [
        (tx) => employerStats.ownJobFigures(tx, { owner: employer, today, page: null }),
        (tx) => employerStats.ownJobFigures(tx, { owner: employer, today, page: { offset: 20, limit: 20 } }),
      ],
      ownApplicationFigures: (tx) => employerStats.ownApplicationFigures(tx, employer, now),
      ownViewsByDay: (tx) => employerStats.ownViewsByDay(tx, employer, today),
    },
  ],
  ['stats/operation-figures', { operationFigures: (tx) => operation.operationFigures(tx) }],
  [
    'stats/kept-figures',
    {
      areFiguresCounted: (tx) => keptFigures.areFiguresCounted(tx),
      foldFigures: (tx) => keptFigures.foldFigures(tx),
    },
  ],
  [
    'stats/day-positions',
    {
      countByFigures: (tx) => dayPositions.countByFigures(tx, pendingFigures),
      positionByDay: (tx) => dayPositions.positionByDay(tx, pendingFigures, 1),
      idsAt: [
        (tx) => dayPositions.idsAt(tx, pendingRows, { until: now, skip: 0, ofDay: 10 }, 2),
        (tx) => dayPositions.idsAt(tx, pendingRows, { until: now, skip: 8, ofDay: 10 }, 2),
      ],
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
        audit.record(
          tx,
          { now, ...audit.withoutRequest },
          {
            ...{ actor: employer, action: 'job:post', subject: job },
            changes: { of: employer, fields: { title: { from: null, to: '経理' } } },
          },
        ),
      recordOncePerMinute: (tx) =>
        audit.recordOncePerMinute(tx, { now, ...audit.withoutRequest }, { action: 'resume:read', subject: job }),
      shortenOldAddresses: (tx) => audit.shortenOldAddresses(tx),
      forgetOldEntries: (tx) => audit.forgetOldEntries(tx),
    },
  ],
  [
    'audit-entries',
    {
      findEntry: (tx) => entries.findEntry(tx, id(99)),
      listEntries: [
        (tx) => entries.listEntries(tx, {}, first),
        (tx) =>
          entries.listEntries(tx, { actor: employer, action: 'job:post', subject: job, from: now, until: now }, next),
      ],
      lastActor: (tx) => entries.lastActor(tx, id(61)),
      entriesAbout: (tx) => entries.entriesAbout(tx, seeker, next),
      countEntriesAbout: (tx) => entries.countEntriesAbout(tx, seeker),
      everyEntry: async (tx) => {
        for await (const _entry of entries.everyEntry(tx, { actor: employer })) break
      },
    },
  ],
  ['public-version', { publicVersion: (tx) => version.publicVersion(tx) }],
]
