import type { WordReason } from './word-reasons.ts'
import type { JudgedSentence, WordHit } from './word-rule.ts'

/** A range of a sentence, and its replacement. */
export type Replacement = { from: number; to: number; instead: string }
type Stretch = { from: number; to: number }
type Way = (sentence: JudgedSentence, hit: Stretch) => Replacement | null

/** The replacement of a wording; null when the writer must rephrase the sentence. */
export function replacementOf(sentence: JudgedSentence, hit: WordHit): Replacement | null {
  if (hit.instead) return { ...hit, instead: hit.instead }
  return firstOf(ways[hit.reason] ?? [], sentence, hit)
}

/** The same for an age, which is parsed separately. */
export function ageReplacement(sentence: JudgedSentence, age: Stretch): Replacement | null {
  return firstOf([neutral('年齢')], sentence, age)
}

function firstOf(candidates: readonly Way[], sentence: JudgedSentence, stretch: Stretch): Replacement | null {
  for (const way of candidates) {
    const found = way(sentence, stretch)
    if (found) return found
  }
  return null
}

const applicants = '(?:の)?(?:方々|方|人|かた|者|皆さん|皆様|みなさん|男女)?(?:さん|さま|様)?'
const welcome = new RegExp(`^${applicants}(?:を|は|の)?(?:、)?(?:ぜひ|特に)?(?=大?歓迎)`)
const recruit =
  /^(?:の)?(スタッフ|アルバイト|パート|社員|ドライバー|[方人者]々?)?(?=(?:を|の)?(?:[0-9]{1,2}[名人](?:を|の)?)?(?:大|急)?(?:募集|増員)|急募|を(?:求め|探し|採用))/
const onlyThem = new RegExp(`^${applicants}(?:のみ|限定|だけ|オンリー)(?=の(?!職場)|です|$|[、!)」】])`)
const onlyThemHired = new RegExp(`^${applicants}(?:のみ|限定で|だけを?)(?=採用|募集)`)
const wholeEntry = new RegExp(`^${applicants}(?:であること|です)?$`)
const bullet = /^[\s・\-*●○■◆※✓☑]*$/
const label = /(?:資格|条件|対象|要件)(?:は|:|・|】)+$/

/** 女性歓迎 → どなたでも歓迎, 女性限定 → 性別不問, 女性を募集 → スタッフを募集. */
function neutral(subject: '性別' | '年齢' | '国籍' | null): Way {
  return ({ text }, { from, to }) => {
    const [before, rest] = [text.slice(0, from), text.slice(to, to + 40)]
    const replaced = (length: number, instead: string) => ({ from, to: to + length, instead })
    const labelled = subject !== null && new RegExp(`${subject}(?:制限)?(?:は|:|・|】)+$`).test(before)
    const ends = wholeEntry.exec(rest)
    if (subject && ends && (bullet.test(before) || label.test(before)))
      return replaced(ends[0].length, `${subject}不問`)
    if (labelled && ends) return replaced(ends[0].length, '不問')
    if (!bullet.test(before) && !/[、!」】)\s]$/.test(before)) return null
    if (/[男女]性?[0-9]{1,2}[名人]、?$/.test(before)) return null
    const welcomed = welcome.exec(rest)
    if (welcomed) return replaced(welcomed[0].length, 'どなたでも')
    const only = subject && onlyThem.exec(rest)
    if (only) return replaced(only[0].length, `${subject}不問`)
    const hired = subject && onlyThemHired.exec(rest)
    if (hired) return replaced(hired[0].length, `${subject}を問わず`)
    const recruited = recruit.exec(rest)
    if (!recruited) return null
    const kind = recruited[1] ?? ''
    return replaced(recruited[0].length, /^[方人者]/.test(kind) || kind === '' ? 'スタッフ' : kind)
  }
}

const followsNoun = /^(?:$|[、。!)」・\s]|[をはがにでのとも](?!限)|大?歓迎|優遇|優先|を?募集|求む|急募)/

/** A noun for a noun: 若い方を求めています → 未経験から挑戦したい方を求めています. */
function noun(instead: string, ofThese = /(?:方|人|かた|者|世代|層|人材|若手|若者)$/): Way {
  return ({ text }, { from, to }) => {
    const end = to + (/^の(?:方々?|皆さん|皆様|人)/.exec(text.slice(to))?.[0].length ?? 0)
    const readsWell = ofThese.test(text.slice(from, to)) && followsNoun.test(text.slice(end))
    return readsWell && !notBeforeNoun.test(text.slice(0, from)) ? { from, to: end, instead } : null
  }
}

const notBeforeNoun = /(?:[一-鿿ァ-ヶーの]|くて|ともに|純粋な|た|国籍[はが:])$/

/** 日本人を希望 → 日本語で業務上の会話ができる方を希望; a skill may be required, so it may stay a limit. */
const speaker: Way = ({ text }, { from, to }) =>
  /^日本.*(?:人|方|者)$/.test(text.slice(from, to)) &&
  /^(?:$|[、。!)」\s]|[をはがにで]|のみ|限定)/.test(text.slice(to)) &&
  !notBeforeNoun.test(text.slice(0, from))
    ? { from, to, instead: '日本語で業務上の会話ができる方' }
    : null

/** A whole line for a whole line. */
function line(instead: string): Way {
  return ({ text, after }, { from, to }) => {
    const rest = /^[^、。]{0,12}$/.exec(text.slice(to))
    return bullet.test(text.slice(0, from)) && rest && !/^(?:https?:|id)/.test(after)
      ? { from, to: text.length, instead }
      : null
  }
}

/** ママさんスタッフ活躍中 → 子育て中のスタッフ活躍中. */
const mothersAtWork: Way = ({ text }, { from, to }) => {
  const honoured = /^さん/.test(text.slice(to)) ? to + 2 : to
  if (/(?:の|いる)$/.test(text.slice(0, from))) return null
  const instead = /^スタッフ/.test(text.slice(honoured)) ? '子育て中の' : '子育て中の方'
  return { from, to: honoured, instead }
}

/** 主婦歓迎 → 主婦（主夫）歓迎, ママさん歓迎 → 子育て中の方歓迎; not behind a clause, whose conditions would stay. */
const housewife: Way = ({ text }, { from, to }) => {
  const words = text.slice(from, to)
  if (words === '主婦' && !/[たる]$/.test(text.slice(0, from))) return { from, to, instead: '主婦（主夫）' }
  if (
    /^(?:ママ|パパ|お母)/.test(words) &&
    !/[のくるつ]$/.test(text.slice(0, from)) &&
    followsNoun.test(text.slice(to)) &&
    text[to] !== '、'
  )
    return { from, to, instead: '子育て中の方' }
  return null
}

/** 残業代込み → 固定残業代○円（○時間分、超過分は別途支給）込み; the writer fills in the amounts. */
const overtimeIncluded: Way = ({ text }, { from, to }) => {
  const match = /^(?:固定|みなし)?残業(?:代|手当)(込み|コミ|こみ|を?含む|を?含み)$/.exec(text.slice(from, to))
  return match && !text.startsWith('コミ', to) && !text.slice(0, from).endsWith('各種')
    ? {
        from,
        to,
        instead: `固定残業代○円（○時間分、超過分は別途支給）${/[込コこ]/.test(match[1] ?? '') ? '込み' : match[1]}`,
      }
    : null
}

/** 土方仕事 → 土木作業, 土方さん → 土木作業員. */
const labourer: Way = ({ text }, { from, to }) => {
  const work = /百姓/.test(text.slice(from, to)) ? ['農業従事者', '農作業'] : ['土木作業員', '土木作業']
  const [who = '', what = ''] = work
  if (!/土方|ドカタ|どかた|土工夫|百姓/.test(text.slice(from, to))) return null
  const rest = /^(?:仕事|作業員|さん)/.exec(text.slice(to))?.[0] ?? ''
  return { from, to: to + rest.length, instead: rest === '仕事' ? what : who }
}

const betterNames: Record<string, string> = {
  外人: '外国籍の方',
  ガイジン: '外国籍の方',
  がいじん: '外国籍の方',
  後進国: '発展途上国',
  未開国: '発展途上国',
  未開の国: '発展途上国',
  原住民: '先住民',
  インディアン: '先住民',
}

const betterName: Way = ({ text }, { from, to }) => {
  const instead = betterNames[text.slice(from, to)]
  const rest = /^(?:さん)?(?=(?:の(?!ご?応募)|[にへとがを]|への|相手|$))/.exec(text.slice(to))
  return instead && rest && !/断|不可|遠慮/.test(text)
    ? { from, to: to + (/^さん/.exec(rest[0])?.[0].length ?? 0), instead }
    : null
}

const ways: Partial<Record<WordReason, readonly Way[]>> = {
  'sex-limit': [neutral('性別')],
  'sex-housewife': [housewife],
  'sex-mothers-at-work': [mothersAtWork],
  'sex-strength': [line('20kg程度の荷物を運ぶ作業があります')],
  'age-young': [neutral('年齢'), noun('未経験から挑戦したい方')],
  'age-young-mild': [noun('経験の浅い方')],
  'age-old-preferred': [neutral('年齢')],
  'origin-nationality': [neutral('国籍'), speaker],
  'origin-insult': [betterName],
  'origin-dated': [betterName],
  'origin-birthplace': [
    ({ text }, { from, to }) =>
      /(?:歓迎|優遇|優先)$/.test(text.slice(from, to)) &&
      !/^(?:的|して)/.test(text.slice(to)) &&
      bullet.test(text.slice(0, from))
        ? { from, to, instead: 'Uターン・Iターン歓迎' }
        : null,
  ],
  'disability-colour': [line('色の識別が必要な作業があります')],
  'disability-lively': [noun('挨拶を大切にする方')],
  'disability-tattoo': [line('勤務中は肌の露出を抑えた服装をお願いします')],
  'private-marriage': [neutral(null)],
  'private-children': [neutral(null)],
  'private-family': [neutral(null)],
  'private-housing': [neutral(null)],
  'private-near': [neutral(null)],
  slur: [labourer],
  'off-platform': [line('このページの応募ボタンからご応募ください')],
  'pay-overtime-included': [overtimeIncluded],
}
