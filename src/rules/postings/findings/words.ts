import { type Finding, wordFinding } from './finding.ts'
import { type PostingText, placeOf } from './posting-texts.ts'
import { judgeAgeWords } from './words/age-words.ts'
import { judgeQuestions } from './words/asked-questions.ts'
import { judgeCrime, paidErrand, rewardedFavour, secretErrand } from './words/crime.ts'
import { judgeDisability } from './words/disability.ts'
import { judgeFees } from './words/fee.ts'
import { fixedOvertimeWords } from './words/fixed-overtime-words.ts'
import { judgeIndirectAges, judgeIndirectFamilies, judgeIndirectOrigins } from './words/indirect-limits.ts'
import { judgePenalties, judgeUnpaid } from './words/labour-law.ts'
import { judgeMisleading } from './words/misleading.ts'
import { judgeOffPlatform } from './words/off-platform.ts'
import { judgeOrigin } from './words/origin.ts'
import { judgePayWords } from './words/pay-words.ts'
import { judgePrivateLife } from './words/private-life.ts'
import { replacementOf } from './words/replacement.ts'
import { judgeSex } from './words/sex.ts'
import { judgeSlur } from './words/slur.ts'
import { isAbout, type Topic } from './words/topics.ts'
import { isQuotedOnly, type JudgedSentence, type WordHit } from './words/word-rule.ts'

const judges: readonly (readonly [Topic, (sentence: JudgedSentence) => WordHit[]])[] = [
  ['sex', judgeSex],
  ['ageWords', judgeAgeWords],
  ['indirectAges', judgeIndirectAges],
  ['indirectOrigins', judgeIndirectOrigins],
  ['indirectFamilies', judgeIndirectFamilies],
  ['origin', judgeOrigin],
  ['disability', judgeDisability],
  ['privateLife', judgePrivateLife],
  ['asked', judgeQuestions],
  ['misleading', judgeMisleading],
  ['fees', judgeFees],
  ['penalties', judgePenalties],
  ['unpaid', judgeUnpaid],
  ['crime', judgeCrime],
  ['offPlatform', judgeOffPlatform],
  ['slur', judgeSlur],
  ['payWords', judgePayWords],
  ['overtime', judgeOvertimeIncluded],
]

/** At most this many findings of one kind per text: repetitions tell the writer nothing new. */
const maxPerKind = 20

/** With this many findings including a stop, the text must be edited and checked again anyway. */
const maxPerText = 100

/** Wordings to avoid, each judged in its sentence. */
export function wordFindings(texts: readonly PostingText[]): Finding[] {
  return texts.flatMap((text) => {
    const found: Finding[] = []
    const counts = new Map<WordHit['reason'], number>()
    // Including those not reported because of their number.
    let all = 0
    for (const [index, sentence] of text.sentences.entries()) {
      for (const hit of withoutRepeats([...hitsIn(sentence), ...errandsIn(text.sentences, index)])) {
        const count = (counts.get(hit.reason) ?? 0) + 1
        counts.set(hit.reason, count)
        all += 1
        if (count > maxPerKind) continue
        const better = replacementOf(sentence, hit)
        found.push(wordFinding(hit.reason, text.field, placeOf(text, sentence, better ?? hit), better?.instead))
      }
      if (all >= maxPerText && found.some(({ severity }) => severity === 'stop')) break
    }
    return found
  })
}

/** A posting is checked again and again while it is written; only sentences that changed are judged again. */
const judged = new Map<string, WordHit[]>()
const mostKept = 4_000

function hitsIn(sentence: JudgedSentence): WordHit[] {
  const { topics, text, kind, heading, before, after } = sentence
  if (topics === 0) return []
  const key = [kind, topics, heading, before, text, after].join('\n')
  const known = judged.get(key)
  if (known) return known
  const hits = judges
    .flatMap(([topic, judge]) => (isAbout(topics, topic) ? judge(sentence) : []))
    .filter(({ from, to }) => !isQuotedOnly(text, from, to))
  if (judged.size >= mostKept) judged.clear()
  judged.set(key, hits)
  return hits
}

/** Signs that only several sentences together give. */
function errandsIn(sentences: readonly JudgedSentence[], index: number): WordHit[] {
  const sentence = sentences[index]
  if (!sentence || !isAbout(sentence.topics, 'crime')) return []
  return [paidErrand, secretErrand, rewardedFavour].flatMap((sign) => sign(sentences, index))
}

/** 残業代込み without its hours does not tell the pay. */
function judgeOvertimeIncluded(sentence: JudgedSentence): WordHit[] {
  const words = fixedOvertimeWords(sentence)
  if (!words?.included || words.hours) return []
  return [{ reason: 'pay-overtime-included', from: words.from, to: words.to }]
}

/** Of overlapping findings of one kind, the first stays. */
function withoutRepeats(hits: WordHit[]): WordHit[] {
  return hits.filter(
    (hit, index) =>
      !hits.slice(0, index).some((other) => other.reason === hit.reason && other.from < hit.to && hit.from < other.to),
  )
}
