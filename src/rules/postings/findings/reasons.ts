import type { codeSeverity } from './finding-codes.ts'
import type { WordReason } from './words/word-reasons.ts'

/** The reasons of findings other than wordings, with their codes. */
export const plainReasons = {
  'employer-name': 'missing.employer-name',
  'employer-address': 'missing.employer-address',
  'employer-contact': 'missing.employer-contact',
  'no-duties': 'missing.duties',
  'no-workplace': 'missing.workplace',
  'no-pay': 'missing.pay',
  'no-hours': 'missing.hours',
  'no-break': 'missing.break',
  'no-overtime': 'missing.overtime',
  'no-holidays': 'missing.holidays',
  'no-period': 'missing.period',
  'no-trial': 'missing.trial',
  'no-insurance': 'missing.insurance',
  'no-smoking': 'missing.smoking',
  'no-duties-change': 'missing.duties-change',
  'no-workplace-change': 'missing.workplace-change',
  'no-renewal': 'missing.renewal',
  'no-renewal-criteria': 'missing.renewal',
  'fixed-overtime-terms': 'missing.fixed-overtime-terms',
  'no-dispatch': 'missing.dispatch',
  'below-minimum': 'pay.below-minimum',
  'below-minimum-in-text': 'pay.below-minimum',
  'fixed-overtime-low': 'pay.fixed-overtime-low',
  'too-wide': 'pay.too-wide',
  'day-too-long': 'hours.over-legal',
  'break-too-short': 'hours.over-legal',
  'two-days-with-few': 'holidays.contradiction',
  'two-days-with-one': 'holidays.contradiction',
  'age-in-text': 'age.limit',
  'age-without-reason': 'age.limit',
  'age-with-wrong-reason': 'age.limit',
  'other-contract': 'mismatch.type',
  'other-prefecture': 'mismatch.place',
  'lower-pay-in-text': 'mismatch.pay',
  'text-of-others': 'duplicate.text',
  'text-again': 'duplicate.text',
} as const satisfies Record<string, keyof typeof codeSeverity>

export type PlainReason = keyof typeof plainReasons
export type FindingReason = PlainReason | WordReason
