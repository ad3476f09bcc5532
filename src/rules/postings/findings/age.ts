import { nfkc } from '#rules/nfkc.ts'
import type { AgeReason } from '#rules/postings/condition-texts.ts'
import { type Finding, finding } from './finding.ts'
import type { Posting } from './posting.ts'
import { type PostingText, placeOf } from './posting-texts.ts'
import { type RequiredAge, requiredAges } from './words/age-limits.ts'
import { matchesOf } from './words/any-of.ts'
import { ageReplacement } from './words/replacement.ts'
import type { StatedReason } from './words/stated-age-reason.ts'
import { isAbout } from './words/topics.ts'
import { isQuotedOnly } from './words/word-rule.ts'

/** A required age range; null is an open end. */
type Ages = { min: number | null; max: number | null }

/** At most this many findings per text: repetitions tell the writer nothing new. */
const maxPerText = 20

/** Age requirements without a fitting reason of 労働施策総合推進法施行規則1条の3. */
export function ageFindings(posting: Posting, texts: readonly PostingText[]): Finding[] {
  const limit = posting.terms?.age_limit
  const field: Ages = { min: limit?.min ?? null, max: limit?.max ?? null }
  const asks = field.min !== null || field.max !== null
  const retirement = retirementAges(texts)
  const fits = Boolean(asks && limit?.reason && reasonFits(limit.reason, field, posting, retirement))
  return [
    ...(asks && !fits
      ? [finding(limit?.reason ? 'age-with-wrong-reason' : 'age-without-reason', 'terms.age_limit')]
      : []),
    ...texts.flatMap((text) =>
      inText(text, (asked) => (fits && sameAges(asked, field)) || statedReasonFits(asked, posting, retirement)),
    ),
  ]
}

function inText(text: PostingText, isLawful: (asked: RequiredAge) => boolean): Finding[] {
  const found: Finding[] = []
  const judged = new Map<string, readonly RequiredAge[]>()
  for (const sentence of text.sentences) {
    if (!isAbout(sentence.topics, 'ages') || !/[0-9]|生まれ/.test(sentence.text)) continue
    const key = [sentence.heading, sentence.before, sentence.text, sentence.after].join('\n')
    const asked =
      judged.get(key) ??
      requiredAges(sentence).filter((one) => !isLawful(one) && !isQuotedOnly(sentence.text, one.from, one.to))
    judged.set(key, asked)
    for (const one of asked) {
      const better = ageReplacement(sentence, one)
      const values: Finding['values'] = better ? { instead: better.instead } : {}
      found.push(finding('age-in-text', text.field, values, placeOf(text, sentence, better ?? one)))
    }
    if (found.length >= maxPerText) return found.slice(0, maxPerText)
  }
  return found
}

const sameAges = (asked: Ages, field: Ages) =>
  (asked.min === null || asked.min === field.min) &&
  (asked.max === null || asked.max === field.max || asked.max + 1 === field.max)

const reasonOf: Record<Exclude<StatedReason, null>, AgeReason> = {
  retirement: '1',
  law: '2',
  career: '3-i',
  skills: '3-ro',
  arts: '3-ha',
  senior: '3-ni',
}

function statedReasonFits(asked: RequiredAge, posting: Posting, retirement: readonly number[]): boolean {
  if (asked.reason === null) return false
  // The reason itself implies lasting work; only a fixed period contradicts it.
  const { period } = posting.terms ?? {}
  const terms = { ...posting.terms, period: period?.kind === 'fixed' ? period : { kind: 'indefinite' as const } }
  return reasonFits(reasonOf[asked.reason], asked, { ...posting, terms }, retirement)
}

/** Whether a lawful reason allows these ages for this job. */
export function reasonFits(
  reason: AgeReason,
  { min, max }: Ages,
  posting: Posting,
  retirement: readonly number[],
): boolean {
  const indefinite = posting.terms?.period?.kind === 'indefinite'
  const onlyMax = max !== null && min === null
  switch (reason) {
    case '1':
      return indefinite && onlyMax && isRetirementAge(max, retirement)
    case '2':
      return min !== null && max === null
    case '3-i':
      return indefinite && onlyMax && max <= 45 && !asksExperience(posting)
    case '3-ro':
      return min !== null && max !== null && min >= 30 && max <= 49 && max - min >= 5 && max - min <= 10
    case '3-ha':
      return true
    case '3-ni':
      return min !== null && min >= 60 && max === null
  }
}

/** A stated retirement age is the limit; without one, the limit itself counts as one. */
const isRetirementAge = (max: number, stated: readonly number[]) =>
  stated.length === 0 || stated.some((age) => age === max || age === max + 1)

const retirementAge = /定年(?:年齢)?(?:制)?(?:は|が|:|・|\()*(?:満)?([0-9]{2})歳|([0-9]{2})歳(?:の)?定年/g

function retirementAges(texts: readonly PostingText[]): number[] {
  return texts.flatMap(({ plain }) =>
    matchesOf(retirementAge, plain.text).map(([, after, before]) => Number(after ?? before)),
  )
}

function asksExperience({ experience_level, requirements }: Posting): boolean {
  if (experience_level !== undefined && experience_level !== 'entry') return true
  return (requirements ?? []).some((entry) => {
    const text = nfkc(entry)
    return /[0-9]年以上|経験者|実務経験|経験(?:が|の)?(?:ある|あり|必須)/.test(text) && !/不問|未経験|問わ/.test(text)
  })
}
