import type { MessageWarning } from '#rules/messages/message-warning.ts'

/** What an applicant reads beside a message; the message itself is not altered (職業安定法). */
export const messageWarningText: Record<MessageWarning, string> = {
  'word.fee':
    'このメッセージには、お金の支払いを求める言葉があります。採用の条件としてお金を求められても、応じないでください。',
  'word.crime':
    'このメッセージには、犯罪に関わる求人でよく使われる言葉があります。口座や身分証を渡したり、荷物を受け取ったりせず、運営者に報告してください。',
}
