import { minimumWagesInForce } from '#rules/postings/minimum-wage.ts'
import { ageFindings } from './age.ts'
import type { Finding } from './finding.ts'
import { hoursFindings } from './hours.ts'
import { insuranceFindings } from './insurance.ts'
import { mismatches } from './mismatch.ts'
import { missing } from './missing.ts'
import { operatorFindings, withLowered } from './operator-rules.ts'
import { payFindings } from './pay.ts'
import type { CheckContext, Posting } from './posting.ts'
import { type PostingText, postingTexts } from './posting-texts.ts'
import { questionFindings, questionTexts } from './questions.ts'
import { textAgainstFields } from './text-against-fields.ts'
import { wordFindings } from './words.ts'

/** Increment with every change of the rules, so that public jobs are checked again. */
const rulesVersion = 16

/**
 * Identifies the rules and the wages of a day: with the same edition, the same posting has the same findings.
 * `operatorVersion` counts the changes of the operator's rules.
 */
export function checkEdition(today: string, operatorVersion: number): string {
  return [rulesVersion, minimumWagesInForce(today), ...(operatorVersion ? [operatorVersion] : [])].join('/')
}

const checks: readonly ((posting: Posting, texts: PostingText[], context: CheckContext) => readonly Finding[])[] = [
  missing,
  payFindings,
  hoursFindings,
  ageFindings,
  (_, texts) => wordFindings(texts),
  questionFindings,
  insuranceFindings,
  mismatches,
  textAgainstFields,
]

/** All findings of a posting, stops first. */
export function checkPosting(posting: Posting, context: CheckContext): Finding[] {
  const steps = checkInSteps(posting, context)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same, pausing where other work may run: a crafted text takes 30 ms in all, and up to 10 ms between pauses. */
export function* checkInSteps(posting: Posting, context: CheckContext): Generator<undefined, Finding[]> {
  const texts = postingTexts(posting)
  const { rules } = context
  const own: Finding[] = []
  for (const check of checks) {
    yield
    own.push(...check(posting, texts, context))
  }
  yield
  const found = rules
    ? [...withLowered(own, rules), ...operatorFindings([...texts, ...questionTexts(posting)], rules)]
    : own
  return [
    ...found.filter(({ severity }) => severity === 'stop'),
    ...found.filter(({ severity }) => severity === 'warn'),
  ]
}
