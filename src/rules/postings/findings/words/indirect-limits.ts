import { eachOf, matchesOf } from './any-of.ts'
import { isRefused } from './refusal.ts'
import { goods } from './vocabulary.ts'
import type { WordReason } from './word-reasons.ts'
import { isDenied, type JudgedSentence, type WordHit } from './word-rule.ts'

/** Ages without a number, a finding only where the sentence sets a limit. */
const ages = eachOf(
  /(?:三十|四十|五十|六十|[3-6]0)(?:路|の坂|の声|の大台)(?:を(?:越え|超え|聞)[^、。]{0,3})?(?:前|手前)?/,
  /大台(?:\([3-6]0\))?に(?:乗|達)|四捨五入(?:して|すれば|で|すると)?[2-7]0|干支(?:が|で)?[^、。]{0,6}(?:回り|まわり|周)/,
  /(?:学校|高校|大学|短大)を?(?:出て|卒業して|卒業後|出てから|卒業してから)[0-9]{1,2}年(?:以内|まで|未満|たって|経って)/,
  /より(?:(?:年|歳)(?:が|の)?)?(?:年?上|年?下|若い|年長|年少)の(?:方|人|部下|社員|スタッフ)|より上の(?:方|人)/,
  /(?:年|歳)(?:上|下)の(?:部下|上司|後輩|先輩)/,
  /(?:昭和|平成)(?:ひと桁|一桁|ヒトケタ|ふた桁|二桁|[^、。]{0,10}世代)|(?:を|の)(?:懐かしむ|知らない|知る|見て育った)世代/,
  /(?:息子|娘|孫|親|お?父さん|お?母さん)(?:の)?(?:世代|くらいの年|ぐらいの年|ほどの年|のような年)/,
  /若さ(?:が|は|を)(?:応募の?)?(?:条件|必須|前提)|ベテラン世代|若さと[^、。]{1,8}年(?:齢|代|頃)|老眼/,
  /(?:年頃|年ごろ|年代|年齢|年恰好|同い年|同年輩|世代)(?:くらい|ぐらい)?の(?:方|人|子)|同い年(?:くらい|ぐらい)の(?:方|人)/,
  /(?<![0-9.,])[2-6][0-9](?:の誕生日を(?:迎え|過ぎ)た|になったら|くらいまで|ぐらいまで)/,
  /(?<![0-9.,])[2-6][0-9](?:を(?:超え|越え|過ぎ)ていない|に(?:満たない|達していない|なる前の|なる方まで|なる人まで))/,
)
const line =
  /^[^。]{0,28}?(?:に?限(?:ら|り|る|定)|のみ|だけ(?:を|で|の|に)|対象(?:です|とし|に|と)|絞(?:っ|り)|採りたい|希望します|採用(?:し|いた)ます|落と(?:し|さ)|締め?切|までで|条件|考えて(?:い|お)り?ま(?:す|せん)|固めたい|見送|ご縁がない|募り|足りて)|^(?:こと|の?方)?(?:です)?$|^[^。]{0,3}(?:方|人)を?(?:募集|採用|求め)/
const elsewhere =
  /お客|顧客|会員|読者|利用者|患者|入居|常連|創業|設立|老舗|お祝い|周年|置物|工房|問わ|問いません|不問|関係なく|歓迎します|どなた|も(?:、|応募|採用|働)|在籍|活躍/
const things = new RegExp(`^[^、。]{0,6}${goods}`)

/** 30の坂を越えていない方のみ, 干支がふた回りを過ぎた方は…: an age limit in other words. */
export function judgeIndirectAges(sentence: JudgedSentence): WordHit[] {
  return limitsBy(sentence, ages, 'age-young')
}

/** Criteria forbidden by 職業安定法3条 and 5条の5 that no word for people names. */
const origins = eachOf(
  /(?:母国語|母語)と?(?:し|では)ない|在留(?:カード|資格)を(?:お持ち|持つ|持った)|(?:カタカナ|外国風|漢字)の(?:お?名前|名字|姓)|(?:肌|髪|瞳|目)の色が(?:濃い|薄い|黒い|違う|異なる)|(?:なまり|訛り|方言)の(?:ある|強い)/,
  /なまりのある[^、。]{0,6}出身者?/,
)
const creeds = eachOf(
  /(?:労働)?組合に(?:入ら|加わら|参加し)ない|(?:檀家|氏子|信徒)で(?:ない|ある)|(?:推す|応援する|支持する)(?:候補|政党|議員)(?:に|を)?/,
)
const families = eachOf(
  /(?:姑|舅|義理?の?(?:父|母|両親))[^、。]{0,4}(?:同居|暮らし)|(?:保育園|幼稚園|学童)の(?:送り迎え|送迎|お迎え)/,
)

export function judgeIndirectOrigins(sentence: JudgedSentence): WordHit[] {
  return [...limitsBy(sentence, origins, 'origin-nationality'), ...limitsBy(sentence, creeds, 'origin-creed')]
}

export function judgeIndirectFamilies(sentence: JudgedSentence): WordHit[] {
  return limitsBy(sentence, families, 'private-family')
}

/** The places where a sentence limits applicants by one of these patterns. */
function limitsBy(sentence: JudgedSentence, named: RegExp, reason: WordReason): WordHit[] {
  const { text } = sentence
  return matchesOf(named, text).flatMap((match): WordHit[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    const after = text.slice(to, to + 40)
    if (elsewhere.test(text) || things.test(after) || isDenied(after)) return []
    const limits = line.test(after) || isRefused(sentence, to) || /条件|必須|前提|ていない$/.test(match[0])
    return limits ? [{ reason, from, to }] : []
  })
}
