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

/** Rules of one reason. */
export const rulesFor = (reason: WordReason, rules: readonly Omit<WordRule, 'reason'>[]): readonly WordRule[] =>
  rules.map((rule) => ({ reason, ...rule }))

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

/** 「男性のみ」という募集は行っていません: quoted from `from` to `to`, and the sentence is against it or tells of others. */
export function isQuotedOnly(text: string, from: number, to: number): boolean {
  const opening = Math.max(text.lastIndexOf('「', from), text.lastIndexOf('『', from), text.lastIndexOf('"', from))
  if (opening < 0 || /[」』]/.test(text.slice(opening + 1, from))) return false
  const rest = text.slice(to)
  const closing = rest.search(/[」』"]/)
  return closing >= 0 && takenUp.test(rest.slice(closing + 1)) && against.test(rest.slice(closing + 1))
}

const takenUp =
  /^(?:など|等)?(?:という|とは|といった|のよう|と(?:書|いう|言|思|うた|謳|呼|表|掲|限|決|感|考|聞)|の(?:表現|言葉|文言|文字|条件|限定|募集)|は(?:使|書|不適|ng|禁|誤|避|差別)|や(?:「|『)|[「『])/
const against =
  /ません|ない|なく|なくし|禁止|避け|改め|差別|違反|違法|誤解|注意|詐欺|思われ|言われ|イメージ|時代|昔|かつて|偏見|思い込み|先入観|見つけ|通報|報告|言葉(?:を|の|が)|表現(?:を|の|が)/

/** …ではありません, …は設けていません, 「…」といった表現: the wording is denied. */
export function isDenied(after: string): boolean {
  return denial.test(after) || quoted.test(after)
}

const denial =
  /^[^、。歓募限優]{0,10}(?:では(?:あり|ござい)ません|ではない|ではなく|じゃない|(?:こと|もの|制限|条件|制度)?[はも](?:一切)?(?:ありません|ございません|行っていません|行いません|していません|いたしません|しません|設けていません|使いません|使用しません|お聞きしません)|を?禁止して|に関係なく|にかかわらず|に関わらず|にかかわりなく|を?問わ|は?不問)/

/** 「女性のみ」といった表現: the wording is quoted. */
const quoted =
  /^[^。]{0,24}(?:といった|などの|という)(?:表現|言葉|文言|勧誘|うたい文句|誘い文句|誘い|甘い話|投稿|広告|手口)/
