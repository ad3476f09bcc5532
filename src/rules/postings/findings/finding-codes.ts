export const severities = ['stop', 'warn'] as const
/** `stop`: must not be published as it is. `warn`: a person should look. */
export type Severity = (typeof severities)[number]

/** The codes with one severity; wordings have their own (words/word-reasons.ts). */
export const codeSeverity = {
  'missing.employer-name': 'stop',
  'missing.employer-address': 'stop',
  'missing.employer-contact': 'stop',
  'missing.duties': 'stop',
  'missing.workplace': 'stop',
  'missing.pay': 'stop',
  'missing.hours': 'warn',
  'missing.break': 'warn',
  'missing.overtime': 'warn',
  'missing.holidays': 'warn',
  'missing.period': 'warn',
  'missing.trial': 'warn',
  'missing.insurance': 'warn',
  'missing.smoking': 'warn',
  'missing.duties-change': 'warn',
  'missing.workplace-change': 'warn',
  'missing.renewal': 'warn',
  'missing.fixed-overtime-terms': 'stop',
  'missing.dispatch': 'warn',
  'pay.below-minimum': 'stop',
  'pay.fixed-overtime-low': 'stop',
  'pay.too-wide': 'warn',
  'pay.vague': 'warn',
  'hours.over-legal': 'warn',
  'holidays.contradiction': 'warn',
  'age.limit': 'stop',
  'mismatch.type': 'warn',
  'mismatch.place': 'warn',
  'mismatch.pay': 'warn',
  'duplicate.text': 'warn',
  'question.birthplace': 'stop',
  'question.family': 'stop',
  'question.housing': 'stop',
  'question.living': 'stop',
  'question.religion': 'stop',
  'question.party': 'stop',
  'question.life-view': 'stop',
  'question.respected-person': 'stop',
  'question.thought': 'stop',
  'question.movements': 'stop',
  'question.reading': 'stop',
  'question.background': 'stop',
  'question.papers': 'stop',
  'question.health': 'warn',
  'question.sex': 'warn',
} as const satisfies Record<string, Severity>

type PlainCode = keyof typeof codeSeverity
const wordCodes = [
  'word.sex',
  'word.age',
  'word.origin',
  'word.disability',
  'word.private-life',
  'word.slur',
  'word.misleading',
  'word.crime',
  'word.off-platform',
] as const
export type FindingCode = PlainCode | (typeof wordCodes)[number]

export const findingCodes = [...(Object.keys(codeSeverity) as PlainCode[]), ...wordCodes] as const
