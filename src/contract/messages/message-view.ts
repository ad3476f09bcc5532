import { messageWarning } from '#rules/messages/message-warning.ts'
import type { Side } from '#rules/messages/sides.ts'
import { messageWarningText } from '#words/message-warnings.ts'

/** The line beside a message for its reader; nothing for the employer and for the applicant's own messages. */
export function warningOf(message: { sender: Side; body: string }, reader: Side): { warning?: string } {
  const found = reader === 'applicant' && message.sender === 'employer' ? messageWarning(message.body) : null
  return found ? { warning: messageWarningText[found] } : {}
}
