import * as decisions from '#store/applications/application-decisions.ts'
import * as deskNotes from '#store/applications/application-notes.ts'
import * as reviews from '#store/applications/application-reviews.ts'
import * as texts from '#store/applications/application-texts.ts'
import * as applications from '#store/applications/applications.ts'
import * as notes from '#store/applications/job-notes.ts'
import * as own from '#store/applications/own-applications.ts'
import * as received from '#store/applications/received-applications.ts'
import * as templates from '#store/applications/reply-templates.ts'
import type { Catalogue } from './store-calls.ts'
import { application, employer, first, id, job, next, now, resume, seeker } from './stored-rows.ts'

const noQueue = { opened: async () => {}, add: async () => {} }
const template = { name: '面接のご案内', text: '{お名前}様', updated_at: now }
const locked = {
  ...{ id: application, user_id: seeker, applicant_name: '鈴木' },
  ...({ status: 'pending', withdrawn_at: null } as const),
}

/** Applications of both sides. */
export const applicationsCalls: Catalogue = [
  [
    'applications/applications',
    {
      holdApplicant: (tx) => applications.holdApplicant(tx, seeker),
      shareApplicant: (tx) => applications.shareApplicant(tx, seeker),
      applicationsTo: (tx) => applications.applicationsTo(tx, job, seeker),
      holdOwnResume: (tx) => applications.holdOwnResume(tx, resume, seeker),
      insertApplication: (tx) =>
        applications.insertApplication(tx, {
          ...{ id: application, job_id: job, user_id: seeker, resume_id: resume, cover_letter: null },
          ...{ applied_at: now, updated_at: now },
        }),
      lockOwnApplication: (tx) => applications.lockOwnApplication(tx, application, seeker),
      removeApplication: (tx) => applications.removeApplication(tx, id(99)),
      forgetApplicationsBefore: (tx) => applications.forgetApplicationsBefore(tx, now),
      withdraw: (tx) => applications.withdraw(tx, { id: id(99), reason: null, now }),
    },
  ],
  [
    'applications/application-texts',
    {
      writeApplicationTexts: (tx) => texts.writeApplicationTexts(tx, null, 500),
      areApplicationTextsWritten: (tx) => texts.areApplicationTextsWritten(tx),
      noteApplicationTexts: (tx) => texts.noteApplicationTexts(tx),
    },
  ],
  [
    'applications/job-notes',
    {
      putJobNote: (tx) => notes.putJobNote(tx, { user_id: seeker, job_id: job, text: '面接は来週', updated_at: now }),
      listJobNotes: [
        (tx) => notes.listJobNotes(tx, seeker, undefined, first),
        (tx) => notes.listJobNotes(tx, seeker, undefined, next),
        (tx) => notes.listJobNotes(tx, seeker, [job], first),
      ],
      countJobNotes: (tx) => notes.countJobNotes(tx, seeker),
      removeJobNote: (tx) => notes.removeJobNote(tx, seeker, id(99)),
    },
  ],
  [
    'applications/application-decisions',
    {
      lockApplications: (tx) => decisions.lockApplications(tx, job, [application]),
      changeApplication: (tx) =>
        decisions.changeApplication(tx, noQueue, {
          ...{ application: locked, to: 'reviewed', message: 'よろしくお願いします。', by: employer, now },
        }),
      listMoves: (tx) => decisions.listMoves(tx, application),
      lastMove: (tx) => decisions.lastMove(tx, application),
      takeBackChange: (tx) =>
        decisions.takeBackChange(tx, {
          ...{ application: { ...locked, status: 'reviewed' }, by: employer, since: new Date(0), now },
        }),
      findApplicationDecision: (tx) => decisions.findApplicationDecision(tx, id(99)),
    },
  ],
  [
    'applications/reply-templates',
    {
      holdReplyTemplates: (tx) => templates.holdReplyTemplates(tx, employer),
      addReplyTemplate: (tx) => templates.addReplyTemplate(tx, employer, template, 30),
      listReplyTemplates: (tx) => templates.listReplyTemplates(tx, employer),
      editReplyTemplate: (tx) => templates.editReplyTemplate(tx, { id: id(99), ownerId: employer }, template),
      removeReplyTemplate: (tx) => templates.removeReplyTemplate(tx, { id: id(99), ownerId: employer }),
    },
  ],
  [
    'applications/application-notes',
    {
      addApplicationNote: (tx) =>
        deskNotes.addApplicationNote(tx, {
          ...{ application_id: application, author_id: employer, text: '電話した', written_at: now },
        }),
      listApplicationNotes: (tx) => deskNotes.listApplicationNotes(tx, application),
      removeApplicationNote: (tx) =>
        deskNotes.removeApplicationNote(tx, { id: id(99), applicationId: application, now }),
      notesOf: (tx) => deskNotes.notesOf(tx, [application]),
      listReviewsOf: (tx) => deskNotes.listReviewsOf(tx, seeker),
    },
  ],
  [
    'applications/application-reviews',
    {
      findOnOwnersDesk: (tx) => reviews.findOnOwnersDesk(tx, application, employer),
      holdColleague: (tx) => reviews.holdColleague(tx, employer, employer),
      putReview: (tx) =>
        reviews.putReview(tx, application, { tags: ['経験者'], rating: 4, assignee_id: employer, stage: 'first' }, now),
    },
  ],
  [
    'applications/own-applications',
    {
      readOwnApplication: (tx) => own.readOwnApplication(tx, application),
      everyOwnApplication: (tx) => Array.fromAsync(own.everyOwnApplication(tx, seeker)),
      listAppliedJobIds: (tx) => own.listAppliedJobIds(tx, seeker, 1_000),
      readOwnPage: [
        (tx) => own.readOwnPage(tx, seeker, { sort: 'updated' }, { offset: 24, limit: 24 }),
        (tx) => own.readOwnPage(tx, seeker, { q: '経理', status: 'pending' }, { offset: 0, limit: 24 }),
      ],
      countOwnApplications: (tx) => own.countOwnApplications(tx, seeker),
    },
  ],
  [
    'applications/received-applications',
    {
      findReceived: (tx) => received.findReceived(tx, job, application),
      findSharedProfile: (tx) => received.findSharedProfile(tx, application),
      idsOfReceived: [
        (tx) => received.idsOfReceived(tx, { owner: employer }, { offset: 24, limit: 24 }),
        (tx) => received.idsOfReceived(tx, { job_id: job, q: '鈴木', status: 'pending' }),
        (tx) => received.idsOfReceived(tx, { job_id: job, desk: true, sort: 'rating', assignee_id: employer }),
      ],
      receivedById: (tx) => received.receivedById(tx, [application]),
      readReceivedPage: [
        (tx) =>
          received.readReceivedPage(tx, { owner: employer, q: '鈴木', status: 'pending' }, { offset: 24, limit: 24 }),
        (tx) =>
          received.readReceivedPage(
            tx,
            { job_id: job, desk: true, q: '鈴木', tag: '経験者', rating: 4, stage: 'first', sort: 'rating' },
            { offset: 0, limit: 24 },
          ),
      ],
      countReceived: (tx) => received.countReceived(tx, { owner: employer, q: '鈴木' }),
    },
  ],
]
