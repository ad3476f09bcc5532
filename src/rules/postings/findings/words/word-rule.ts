import type { Sentence } from '#rules/postings/text/sentences.ts'
import { matchesOf } from './any-of.ts'
import type { WordReason } from './word-reasons.ts'

/** A stretch of a sentence that says something it should not. */
export type WordHit = { reason: WordReason; from: number; to: number; instead?: string }

/** The text that a sentence belongs to: entries of a list are read as conditions or as offers. */
export type TextKind = 'title' | 'prose' | 'condition' | 'offer'

/** `topics` is what the sentence may be about (topics.ts). */
export type JudgedSentence = Sentence & { kind: TextKind; topics: number }

/** A wording and what takes it back. */
export type WordRule = {
  reason: WordReason
  /** Found anywhere in the sentence; global. */
  says: RegExp
  /** Not a finding when the sentence says this as well. */
  unless?: RegExp
  /** Not a finding right after this (ends with $) or right before this (begins with ^). */
  unlessAfter?: RegExp
  unlessBefore?: RegExp
  /** A finding only when the sentence says this as well. */
  only?: RegExp
  instead?: string
}

/** How far around a wording its context is read. */
const reach = 30

/** What these rules find in a sentence. */
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

/** …ではありません, …は設けていません, 「…」といった表現: the wording is named only to be turned down. */
export function isDenied(after: string): boolean {
  return denial.test(after) || quoted.test(after)
}

const denial =
  /^[^、。歓募限優]{0,10}(?:では(?:あり|ござい)ません|ではない|ではなく|じゃない|(?:こと|もの|制限|条件|制度)?[はも](?:一切)?(?:ありません|ございません|行っていません|行いません|していません|いたしません|しません|設けていません|使いません|使用しません|お聞きしません)|を?禁止して|に関係なく|にかかわらず|に関わらず|にかかわりなく|を?問わ|は?不問)/

/** 「女性のみ」といった表現: a wording that the sentence talks about. */
const quoted =
  /^[^。]{0,24}(?:といった|などの|という)(?:表現|言葉|文言|勧誘|うたい文句|誘い文句|誘い|甘い話|投稿|広告|手口)/
