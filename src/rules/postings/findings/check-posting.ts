import { minimumWagesInForce } from '#rules/postings/minimum-wage.ts'
import { ageFindings } from './age.ts'
import type { Finding } from './finding.ts'
import { hoursFindings } from './hours.ts'
import { insuranceFindings } from './insurance.ts'
import { mismatches } from './mismatch.ts'
import { missing } from './missing.ts'
import { payFindings } from './pay.ts'
import type { CheckContext, Posting } from './posting.ts'
import { postingTexts } from './posting-texts.ts'
import { questionFindings } from './questions.ts'
import { textAgainstFields } from './text-against-fields.ts'
import { wordFindings } from './words.ts'

/** Increment with every change of the rules, so that public jobs are checked again. */
const rulesVersion = 6

/** Identifies the rules and the wages of a day: with the same edition, the same posting has the same findings. */
export function checkEdition(today: string): string {
  return `${rulesVersion}/${minimumWagesInForce(today)}`
}

/** All findings of a posting, stops first. */
export function checkPosting(posting: Posting, context: CheckContext): Finding[] {
  const texts = postingTexts(posting)
  const found = [
    ...missing(posting, texts, context),
    ...payFindings(posting, texts, context),
    ...hoursFindings(posting, texts),
    ...ageFindings(posting, texts),
    ...wordFindings(texts),
    ...questionFindings(posting),
    ...insuranceFindings(posting, texts),
    ...mismatches(posting, texts),
    ...textAgainstFields(posting, texts),
  ]
  return [
    ...found.filter(({ severity }) => severity === 'stop'),
    ...found.filter(({ severity }) => severity === 'warn'),
  ]
}
