import type { Finding } from './finding.ts'
import { type PostingText, placeOf } from './posting-texts.ts'
import { wordFinding } from './reasons.ts'
import { judgeAgeWords } from './words/age-words.ts'
import { judgeQuestions } from './words/asked-questions.ts'
import { judgeCrime } from './words/crime.ts'
import { judgeDisability } from './words/disability.ts'
import { fixedOvertimeWords } from './words/fixed-overtime-words.ts'
import { judgeMisleading } from './words/misleading.ts'
import { judgeOffPlatform } from './words/off-platform.ts'
import { judgeOrigin } from './words/origin.ts'
import { judgePayWords } from './words/pay-words.ts'
import { judgePrivateLife } from './words/private-life.ts'
import { judgeSex } from './words/sex.ts'
import { judgeSlur } from './words/slur.ts'
import { isAbout, type Topic } from './words/topics.ts'
import type { JudgedSentence, WordHit } from './words/word-rule.ts'

const judges: readonly (readonly [Topic, (sentence: JudgedSentence) => WordHit[]])[] = [
  ['sex', judgeSex],
  ['ageWords', judgeAgeWords],
  ['origin', judgeOrigin],
  ['disability', judgeDisability],
  ['privateLife', judgePrivateLife],
  ['asked', judgeQuestions],
  ['misleading', judgeMisleading],
  ['crime', judgeCrime],
  ['offPlatform', judgeOffPlatform],
  ['slur', judgeSlur],
  ['payWords', judgePayWords],
  ['overtime', judgeOvertimeIncluded],
]

/** Wordings that a posting should not hold, each judged in its sentence. */
export function wordFindings(texts: readonly PostingText[]): Finding[] {
  return texts.flatMap((text) =>
    text.sentences.flatMap((sentence) =>
      hitsIn(sentence).map((hit) => wordFinding(hit.reason, text.field, placeOf(text, sentence, hit), hit.instead)),
    ),
  )
}

function hitsIn(sentence: JudgedSentence): WordHit[] {
  if (sentence.topics === 0) return []
  return withoutRepeats(judges.flatMap(([topic, judge]) => (isAbout(sentence.topics, topic) ? judge(sentence) : [])))
}

/** 残業代込み without its hours does not tell what one earns. */
function judgeOvertimeIncluded(sentence: JudgedSentence): WordHit[] {
  const words = fixedOvertimeWords(sentence)
  if (!words?.included || words.hours) return []
  return [{ reason: 'pay-overtime-included', from: words.from, to: words.to }]
}

/** Of two findings of one kind on overlapping places the first stays. */
function withoutRepeats(hits: WordHit[]): WordHit[] {
  return hits.filter(
    (hit, index) =>
      !hits.slice(0, index).some((other) => other.reason === hit.reason && other.from < hit.to && hit.from < other.to),
  )
}
