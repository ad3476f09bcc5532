import { type MessageWarning, messageWarning } from '#rules/messages/message-warning.ts'
import type { Side } from '#rules/messages/sides.ts'

/** What an applicant reads beside a message; the message itself is not altered (職業安定法). */
const messageWarningText: Record<MessageWarning, string> = {
  'word.fee':
    'このメッセージには、お金の支払いを求める言葉があります。採用の条件としてお金を求められても、応じないでください。',
  'word.crime':
    'このメッセージには、犯罪に関わる求人でよく使われる言葉があります。口座や身分証を渡したり、荷物を受け取ったりせず、運営者に報告してください。',
}

/** The line beside a message for its reader; nothing for the employer and for the applicant's own messages. */
export function warningOf(message: { sender: Side; body: string }, reader: Side): { warning?: string } {
  const found = reader === 'applicant' && message.sender === 'employer' ? messageWarning(message.body) : null
  return found ? { warning: messageWarningText[found] } : {}
}
