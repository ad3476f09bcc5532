import { plainText } from '#rules/postings/text/plain-text.ts'
import { type Finding, severitiesOf } from './finding.ts'
import type { Severity } from './finding-codes.ts'
import { type PostingText, placeOf } from './posting-texts.ts'
import { WordAutomaton } from './word-automaton.ts'

/**
 * A rule of the operator: these words are a finding, except in a sentence with one of `not_words`. A rule without words
 * lowers the product's own findings of the code to a warning.
 */
export type OperatorRule = {
  id: string
  code: string
  severity: Severity
  words: readonly string[]
  not_words: readonly string[]
}

/** The rules of the operator that are in force, prepared for the check. */
export type OperatorRules = {
  /** Codes of which the product's own findings only warn. */
  lowered: ReadonlySet<string>
  rules: readonly OperatorRule[]
  automaton: WordAutomaton
  /** The rule of each word of the automaton, and whether it forbids or excuses. */
  meanings: readonly { rule: OperatorRule; excuses: boolean }[]
}

/** Prepares rules; the words are folded like the texts. */
export function prepareRules(rules: readonly OperatorRule[]): OperatorRules {
  const meanings = rules.flatMap((rule) => [
    ...rule.words.map((word) => ({ word, rule, excuses: false })),
    ...rule.not_words.map((word) => ({ word, rule, excuses: true })),
  ])
  return {
    lowered: new Set(rules.filter(isSwitch).map(({ code }) => code)),
    rules,
    automaton: new WordAutomaton(meanings.map(({ word }) => foldedWord(word))),
    meanings,
  }
}

/** Whether a rule changes the severity of the product's own findings instead of finding words. */
export const isSwitch = ({ words, severity }: Pick<OperatorRule, 'words' | 'severity'>): boolean =>
  words.length === 0 && severity === 'warn'

/** What a code of a rule looks like: one of the product's, or one that the operator makes up, such as word.mlm. */
export const ruleCode = /^[a-z]{2,20}(?:\.[a-z][a-z0-9-]{0,29}){1,2}$/

/** Whether the product has findings of this code that stop, which a rule may lower. */
export const stopsByItself = (code: string): boolean => severitiesOf(code).includes('stop')

/** A word as it stands in a folded sentence, which has no full stop in it. */
export const foldedWord = (word: string): string =>
  plainText(word)
    .text.trim()
    .replace(/[。!?]+$/, '')

/** The product's own findings under the rules of the operator. */
export function withLowered(findings: readonly Finding[], { lowered }: OperatorRules): Finding[] {
  return findings.map((one) => (lowered.has(one.code) ? { ...one, severity: 'warn' } : one))
}

/** At most this many findings of a rule per text: repetitions tell the writer nothing new. */
const maxPerRule = 20

/** Findings of the operator's words. */
export function operatorFindings(texts: readonly PostingText[], { automaton, meanings }: OperatorRules): Finding[] {
  if (meanings.length === 0) return []
  return texts.flatMap((text) => {
    const counts = new Map<string, number>()
    return text.sentences.flatMap((sentence) => {
      const found = automaton.in(sentence.text).map(({ word, ...at }) => ({ at, meaning: meanings[word] }))
      const excused = new Set(found.flatMap(({ meaning }) => (meaning?.excuses ? [meaning.rule.id] : [])))
      return found.flatMap(({ at, meaning }): Finding[] => {
        if (!meaning || meaning.excuses || excused.has(meaning.rule.id)) return []
        const { id, code, severity } = meaning.rule
        const count = (counts.get(id) ?? 0) + 1
        counts.set(id, count)
        if (count > maxPerRule) return []
        const place = placeOf(text, sentence, at)
        return [{ code, severity, reason: 'operator-rule', field: text.field, ...place, values: { severity } }]
      })
    })
  })
}
