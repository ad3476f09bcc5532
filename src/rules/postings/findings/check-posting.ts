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
import { postingTexts } from './posting-texts.ts'
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

/** All findings of a posting, stops first. */
export function checkPosting(posting: Posting, context: CheckContext): Finding[] {
  const texts = postingTexts(posting)
  const { rules } = context
  const own = [
    ...missing(posting, texts, context),
    ...payFindings(posting, texts, context),
    ...hoursFindings(posting, texts),
    ...ageFindings(posting, texts),
    ...wordFindings(texts),
    ...questionFindings(posting),
    ...insuranceFindings(posting, texts),
    ...mismatches(posting, texts, context),
    ...textAgainstFields(posting, texts),
  ]
  const found = rules
    ? [...withLowered(own, rules), ...operatorFindings([...texts, ...questionTexts(posting)], rules)]
    : own
  return [
    ...found.filter(({ severity }) => severity === 'stop'),
    ...found.filter(({ severity }) => severity === 'warn'),
  ]
}
