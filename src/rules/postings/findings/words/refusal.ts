import { eachOf, matchesOf } from './any-of.ts'
import type { JudgedSentence } from './word-rule.ts'

/** How far behind the people whom a sentence names it may say that they are turned away. */
const reach = 64

/**
 * Whether the sentence, or the next one that goes on with it, turns away the people who are named up to `to`, in however
 * many words between: 通院中の方は、残業が多いこともあり、ご応募をお断りしております.
 */
export function isRefused({ text, after }: JudgedSentence, to: number): boolean {
  const rest = text.slice(to, to + reach)
  const refusals = matchesOf(refusal, rest)
  if (refusals.length > 0)
    return refusals.some(({ index }) => !somebodyElse.test(rest.slice(0, index)) && !takenBack.test(rest.slice(index)))
  return announcement.test(rest) && refusedNext.test(after) && !takenBack.test(after)
}

/** Whether the sentence asks for people who lack what it names up to `to`: 通院歴のない方に限ります. */
export function isToBeLacked({ text, kind }: JudgedSentence, to: number): boolean {
  const match = lacking.exec(text.slice(to, to + reach))
  if (!match) return false
  const after = text.slice(to + match[0].length, to + match[0].length + 24)
  return asked.test(after) || (after === '' && (kind === 'condition' || /、/.test(match[0])))
}

const act = '(?:ご?応募|ご?エントリー|ご?採用|雇用|ご?入社|ご?勤務|ご?就業|ご?登録|ご?面接|受け?入れ|選考|ご?就労)'
const refusal = eachOf(
  new RegExp(
    `${act}(?:の?(?:受付|対象|予定|ご?検討|ご?案内)|資格|対象)?(?:は|が|を|も|に|と|から)?[^、。]{0,10}(?:断(?:り|って|る)|遠慮|お?控え|見送|見合わせ|でき(?:ません|ない|かね)|いただけ(?:ません|ない)|いたしかね|しかね|致しかね|(?:し|いたし|致し|行っ)て(?:い|お)り?ません|(?:し|いたし|致し)ません|しない|考えて(?:い|お)り?ません|あり(?:ません|えません)|ございません|なりません|外|不可|受け付け(?:ません|て(?:い|お)り?ません)|取り消|難し|厳し|困難(?!な)|無理|諦め|あきらめ|お考え直し)`,
  ),
  /(?:業務|仕事|職種|現場|職場|作業)[^、。]{0,6}(?:向(?:きません|いて(?:い|お)りません|いていません|かない)|難しい(?:です|と|た)|厳しい(?:です|と|た)|無理)|不可(?!能|欠|分|抗)/,
  /(?:は|に|ので|ため)[^。]{0,14}難し(?:い(?:です|と(?:思|考|判断)|$)|く(?:なり|存じ))|(?:働|就|に(?:は)?つ)け(?:ません|ない)/,
  /募集(?:は|を|も)?[^、。]{0,4}(?:行って|して)(?:い|お)り?ません/,
  /不採用|(?:お断り|お引き取り)(?:し|いた|致|させ|です|願|くだ|を|$|!|、|\))|ご?遠慮(?:願|くだ|下さ|いた|頂|させ|を|お?ね|$)|お控え(?:くだ|下さ|いた|願)|お呼びでな|門前払い|足切り|落と(?:し|さ)(?:ます|せて)|×(?:$|です)|ng(?:です|$|と|、)/,
  /(?:別|他|ほか)の(?:求人|お?仕事|会社|職場)を?(?:お探し|ご検討|当たって)|応募(?:は|を)?(?:し|なさら)ないで/,
  /(?:雇|採|取|要|欲し)(?:いません|っていません|っておりません|りません|わない(?:方針|こと)|らない(?:方針|こと)|えません|れません|くありません)|対象(?:から|に)?(?:外|除|なりません|含(?:み|め)ません)|除(?:きます|外)|(?:お受け|採用|対応|受け入れ)(?:は|が)?(?:でき|し)(?:かね|ません|て(?:い|お)り?ません)|務まり(?:ません|ませんので)|勤まりません/,
)

/** Between the people and the refusal stands somebody or something else. */
const somebodyElse =
  /お客|利用者|入居者|患者|会員|生徒|園児|。|(?:未経験|経験|資格|免許)(?:の|が)?(?:ない|無い|お持ちでない)?(?:方|者)|連れ|問わ|不問|かかわらず|関わらず|関係なく|理由(?:に|で|と)|だけで|によって|により|を?もと|に基づ|有無|かどうか/

/** It does not happen, or somebody else says so. */
const takenBack =
  /関係(?:は|が)?(?:あり|ござい)?(?:ません|ない|なく)|(?:こと|もの|わけ|の)(?:は|が|も)?(?:一切|決して)?(?:あり|ござい|致し|いたし|し|では)(?:ません|ない|あり)|ことなく|ないよう|ないため|ずに|問わ|差別|禁|という理由|など(?:は|の)|しないで|しない(?:会社|職場|方針)|(?:断|控え|見送|遠慮)[^、。]{0,6}(?:ません|ない)|(?:ご?遠慮|お控え|断り)(?:なく|いただく必要|の必要)|例が|ケース|企業|課題|相談|改善|研究/

/** ご結婚の予定がある方は応募時にお申し出ください。採用をお断りすることがあります. */
const announcement = /(?:方|人|場合)(?:は|に(?:は|ついては))/
const refusedNext = new RegExp(
  `^(?:その場合、?|内容により|状況により|場合により|残念ながら|申し訳ありませんが|恐れ入りますが|、)*(?:${act})?(?:は|を|が)?(?:お?断り|ご?遠慮|お?控え|見送|見合わせ|いたしかね|でき(?:ません|ない)|不採用)`,
)

const lacking =
  /^[^、。]{0,16}?(?:(?:で|が|の|は|を|に|も|歴|経験|こと)(?:一切|全く|まったく|特に)?(?:は|が|の|も)?(?:ない|なかった|なし|無い|いない|ありません|お持ちでない|持たない|(?:持っ|受け|かかっ|使っ|飲ん|通っ|し|有し)て(?:い|お)(?:ない|られない|りません))|(?:なし|無し|ゼロ))(?:の)?(?:[^、。]{0,8}[なるいの])?(?:方|人|者|こと)|^[^、。]{0,10}?(?:が|の|は|も)(?:なく|ない(?:で|上に))、?[^。]{1,24}?(?:方|人)/
const asked =
  /^(?:々|々に)?(?:を|に|が|で|のみ|だけ|限定|の?み)?[^、。]{0,12}(?:限|のみ|限定|条件|希望|求め|募集|優先|優遇|採用(?:し|い)|お願い|望|歓迎|必須|必要|対象)|^(?:です|であること)?$|^が(?:良い|いい|よい|ベスト)/
