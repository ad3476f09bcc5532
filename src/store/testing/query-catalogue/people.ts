import * as blocks from '#store/people/blocked-employers.ts'
import * as messages from '#store/people/contact-messages.ts'
import * as employerAccounts from '#store/people/employer-accounts.ts'
import * as employers from '#store/people/employer-profiles.ts'
import * as papers from '#store/people/paper-fields.ts'
import * as texts from '#store/people/search-texts.ts'
import type { Catalogue } from './store-calls.ts'
import { employer, first, id, job, message, next, now, seeker, today } from './stored-rows.ts'

/** What belongs to an account besides. */
export const peopleCalls: Catalogue = [
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
    'people/search-texts',
    {
      areSearchTextsWritten: (tx) => texts.areSearchTextsWritten(tx),
      writeSearchTexts: (tx) => texts.writeSearchTexts(tx, null, 500),
      noteSearchTexts: (tx) => texts.noteSearchTexts(tx),
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
]
