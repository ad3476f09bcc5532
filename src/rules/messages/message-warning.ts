import { postingTexts } from '#rules/postings/findings/posting-texts.ts'
import { wordFindings } from '#rules/postings/findings/words.ts'

/** A reason to warn applicants: the message asks for money or for means of crime. */
export const messageWarnings = ['word.fee', 'word.crime'] as const
export type MessageWarning = (typeof messageWarnings)[number]

/** The worst sign in a message by the words of the posting check; null without one. */
export function messageWarning(body: string): MessageWarning | null {
  const codes: readonly string[] = wordFindings(postingTexts({ description: body })).map(({ code }) => code)
  return [...messageWarnings].reverse().find((code) => codes.includes(code)) ?? null
}
