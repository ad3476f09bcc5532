import type { NextStepKind } from '#rules/jobs/next-step.ts'
import { slotText } from './interviews.ts'

const what: Record<NextStepKind, string> = {
  'choose-slot': '面接の日時を選んでください',
  interview: '面接',
  message: '未読のメッセージがあります',
}

/** What an applicant has to do or to keep in mind, and when. */
export function nextText({ kind, at }: { kind: NextStepKind; at: string }): { what: string; when: string } {
  if (kind === 'message') return { what: what[kind], when: '' }
  return { what: what[kind], when: kind === 'interview' ? slotText(at) : `候補 ${slotText(at)}〜` }
}
