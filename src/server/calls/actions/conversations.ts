import { acceptInterview } from '#actions/interviews/accept-interview.ts'
import {
  createCalendarFeed,
  readCalendar,
  readCalendarFeed,
  removeCalendarFeed,
} from '#actions/interviews/calendar-feed.ts'
import { cancelInterview } from '#actions/interviews/cancel-interview.ts'
import { declineInterview } from '#actions/interviews/decline-interview.ts'
import { listInterviews } from '#actions/interviews/list-interviews.ts'
import { listMyInterviews } from '#actions/interviews/list-my-interviews.ts'
import { moveInterview } from '#actions/interviews/move-interview.ts'
import { proposeInterview } from '#actions/interviews/propose-interview.ts'
import { readAppointment } from '#actions/interviews/read-appointment.ts'
import { closeMessageReport } from '#actions/messages/close-message-report.ts'
import { listMessageReports } from '#actions/messages/list-message-reports.ts'
import { listMessages } from '#actions/messages/list-messages.ts'
import { listMyMessages } from '#actions/messages/list-my-messages.ts'
import { readMessageFile } from '#actions/messages/read-message-file.ts'
import { readMessageReport } from '#actions/messages/read-message-report.ts'
import { reportMessage } from '#actions/messages/report-message.ts'
import { sendMessage } from '#actions/messages/send-message.ts'
import type { Actions } from './action.ts'

export const conversationActions = {
  listMessages,
  sendMessage,
  listMyMessages,
  readMessageFile,
  reportMessage,
  listInterviews,
  proposeInterview,
  acceptInterview,
  declineInterview,
  cancelInterview,
  moveInterview,
  listMyInterviews,
  readCalendarFeed,
  createCalendarFeed,
  removeCalendarFeed,
  readCalendar,
  readAppointment,
  listMessageReports,
  readMessageReport,
  closeMessageReport,
} satisfies Partial<Actions>
