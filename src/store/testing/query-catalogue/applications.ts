import * as applications from '#store/applications/applications.ts'
import * as notes from '#store/applications/job-notes.ts'
import * as own from '#store/applications/own-applications.ts'
import * as received from '#store/applications/received-applications.ts'
import type { Catalogue } from './store-calls.ts'
import { application, employer, first, id, job, next, now, resume, seeker } from './stored-rows.ts'

/** Applications of both sides. */
export const applicationsCalls: Catalogue = [
  [
    'applications/applications',
    {
      holdApplicant: (tx) => applications.holdApplicant(tx, seeker),
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
      moveApplication: (tx) =>
        applications.moveApplication(tx, { jobId: job, applicationId: application, to: 'reviewed', now }),
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
      searchReceived: (tx) =>
        received.searchReceived(tx, { owner: employer, q: '鈴木', status: 'pending' }, { offset: 24, limit: 24 }),
      countReceived: (tx) => received.countReceived(tx, { owner: employer, q: '鈴木' }),
    },
  ],
]
