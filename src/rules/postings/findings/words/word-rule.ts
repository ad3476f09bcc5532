import type { Sentence } from '#rules/postings/text/sentences.ts'
import { matchesOf } from './any-of.ts'
import type { WordReason } from './word-reasons.ts'

/** A range of a sentence with a wording to avoid. */
export type WordHit = { reason: WordReason; from: number; to: number; instead?: string }

/** The text of a sentence: list entries are read as conditions or as offers. */
export type TextKind = 'title' | 'prose' | 'condition' | 'offer'

/** `topics` are the sentence's possible topics (topics.ts). */
export type JudgedSentence = Sentence & { kind: TextKind; topics: number }

/** A wording and its exceptions. */
export type WordRule = {
  reason: WordReason
  /** Matches anywhere in the sentence; global. */
  says: RegExp
  /** No finding if the sentence also matches this. */
  unless?: RegExp
  /** No finding right after this (ends with $) or right before this (begins with ^). */
  unlessAfter?: RegExp
  unlessBefore?: RegExp
  /** A finding only if the sentence also matches this. */
  only?: RegExp
  instead?: string
}

/** How many letters around a wording are its context. */
const reach = 30

/** The findings of these rules in a sentence. */
export function hitsOf(rules: readonly WordRule[], text: string): WordHit[] {
  const hits: WordHit[] = []
  for (const { reason, says, unless, unlessAfter, unlessBefore, only, instead } of rules) {
    for (const match of matchesOf(says, text)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (unless?.test(text) || (only && !only.test(text))) break
      if (unlessAfter?.test(text.slice(Math.max(0, from - reach), from))) continue
      const after = text.slice(to, to + reach)
      if (unlessBefore?.test(after) || isDenied(after)) continue
      hits.push({ reason, from, to, ...(instead && { instead }) })
    }
  }
  return hits
}

/** …ではありません, …は設けていません, 「…」といった表現: the wording is denied. */
export function isDenied(after: string): boolean {
  return denial.test(after) || quoted.test(after)
}

const denial =
  /^[^、。歓募限優]{0,10}(?:では(?:あり|ござい)ません|ではない|ではなく|じゃない|(?:こと|もの|制限|条件|制度)?[はも](?:一切)?(?:ありません|ございません|行っていません|行いません|していません|いたしません|しません|設けていません|使いません|使用しません|お聞きしません)|を?禁止して|に関係なく|にかかわらず|に関わらず|にかかわりなく|を?問わ|は?不問)/

/** 「女性のみ」といった表現: the wording is quoted. */
const quoted =
  /^[^。]{0,24}(?:といった|などの|という)(?:表現|言葉|文言|勧誘|うたい文句|誘い文句|誘い|甘い話|投稿|広告|手口)/
