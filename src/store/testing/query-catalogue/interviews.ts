import * as feeds from '#store/interviews/calendar-feeds.ts'
import { tellOfInterview } from '#store/interviews/interview-notices.ts'
import * as interviews from '#store/interviews/interviews.ts'
import type { Catalogue } from './store-calls.ts'
import { application, employer, first, id, next, now, seeker } from './stored-rows.ts'

const [interview] = [id(31)]
const noQueue = { opened: async () => {}, add: async () => {} }
const party = { id: seeker, employerId: employer }
const whose = { party }

/** Interviews within applications, and the calendars that show them. */
export const interviewsCalls: Catalogue = [
  [
    'interviews/interviews',
    {
      insertInterview: (tx) =>
        interviews.insertInterview(tx, {
          ...{
            id: interview,
            application_id: application,
            owner_id: employer,
            kind: 'online',
            place: null,
            note: null,
          },
          ...{ minutes: 60, slots: [now], shared_slot: true, status: 'proposed', proposed_by: 'employer' },
          ...{ created_at: now, updated_at: now },
        }),
      listInterviews: (tx) => interviews.listInterviews(tx, application, party),
      findInterview: (tx) => interviews.findInterview(tx, interview),
      holdInterview: (tx) => interviews.holdInterview(tx, { applicationId: application, id: interview, party }),
      changeInterview: (tx) =>
        interviews.changeInterview(tx, { id: interview, side: 'employer' }, id(1), {
          status: 'declined',
          updated_at: now,
        }),
      cancelInterviews: (tx) => interviews.cancelInterviews(tx, id(99), now),
      listOwnInterviews: [
        (tx) => interviews.listOwnInterviews(tx, { ...whose, status: 'accepted', since: now }, first),
        (tx) => interviews.listOwnInterviews(tx, whose, next),
      ],
      countOwnInterviews: (tx) => interviews.countOwnInterviews(tx, whose),
    },
  ],
  [
    'interviews/interview-notices',
    {
      tellOfInterview: (tx) =>
        tellOfInterview(tx, noQueue, {
          interview: {
            ...{ id: interview, application_id: application, applicant_id: seeker, owner_id: employer },
            ...{ status: 'proposed', starts_at: null, sequence: 0 },
          },
          ...{ by: 'employer', outcome: 'proposed', now },
        }),
    },
  ],
  [
    'interviews/calendar-feeds',
    {
      putCalendarFeed: (tx) => feeds.putCalendarFeed(tx, seeker, now),
      findCalendarFeed: (tx) => feeds.findCalendarFeed(tx, seeker),
      readerOfFeed: (tx) => feeds.readerOfFeed(tx, 'token'),
      removeCalendarFeed: (tx) => feeds.removeCalendarFeed(tx, seeker),
      removeCalendarFeedSince: (tx) => feeds.removeCalendarFeedSince(tx, seeker, now),
    },
  ],
]
