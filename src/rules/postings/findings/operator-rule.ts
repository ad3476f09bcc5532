import { plainText } from '#rules/postings/text/plain-text.ts'
import { severitiesOf } from './finding.ts'
import type { Severity } from './finding-codes.ts'
import { WordAutomaton } from './word-automaton.ts'

/**
 * A rule of the operator: these words are a finding, except in a sentence with one of `not_words`. A rule without words
 * lowers the product's own findings of the code to a warning, or only has a template for them.
 */
export type OperatorRule = {
  id: string
  code: string
  severity: Severity
  words: readonly string[]
  not_words: readonly string[]
  /** What the desk offers as the reason of a rejection. */
  template?: string | null | undefined
}

/** The rules of the operator that are in force, prepared for the check. */
export type OperatorRules = {
  /** Codes whose built-in findings only warn. */
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
export const isSwitch = ({
  words,
  severity,
  template,
}: Pick<OperatorRule, 'words' | 'severity' | 'template'>): boolean =>
  words.length === 0 && severity === 'warn' && !template

/** What a code of a rule looks like: one of the product's, or one that the operator makes up, such as word.mlm. */
export const ruleCode = /^[a-z]{2,20}(?:\.[a-z][a-z0-9-]{0,29}){1,2}$/

/** Whether the product has findings of this code that stop, which a rule may lower. */
export const stopsByItself = (code: string): boolean => severitiesOf(code).includes('stop')

/** A word as it stands in a folded sentence, which has no full stop in it. */
export const foldedWord = (word: string): string =>
  plainText(word)
    .text.trim()
    .replace(/[。!?]+$/, '')
