import { hoursOfDay } from '#rules/postings/pay.ts'
import { type Finding, finding } from './finding.ts'
import type { Posting } from './posting.ts'
import { type PostingText, placeOf } from './posting-texts.ts'
import { anyOf, eachOf, matchesOf } from './words/any-of.ts'
import { isAbout } from './words/topics.ts'
import { isDenied, isQuotedOnly } from './words/word-rule.ts'

const insurance =
  '(?:各種)?(?:社会保険|社保|健康保険|厚生年金|雇用保険|失業保険|労災(?:保険)?|各種保険|保険関係|健保|厚年)'
const refused = eachOf(
  new RegExp(
    `${insurance}(?:・${insurance}){0,3}(?:や[^、。]{1,8})?(?:等|など)?(?:の(?:ご?加入|適用|制度|完備))?(?:は|が|も|に|には|への加入は|・|:|、)*(?:一切|特に|現在|当面)?(?:ご?加入(?:は|も|が)?)?(?:なし|ナシ|無し|無い|ない(?!ため?の|方|人)|ありません|ございません|あり(?:ません)|未加入|(?:加入|適用|対応|完備)(?:は)?(?:(?:さ)?れ(?:ません|ない(?!方))|し(?:ません|ない|て(?:い|お)り?ません|ていない)|でき(?:ません|ない)|いたしません|予定(?:は|が)?(?:なし|ありません)|対象外|不可)|[^、。]{0,8}?入(?:りません|れません|らず|らない|れない|って(?:い|お)(?:り?ません|ない))|対象外|適用外|(?:つ|付|か|掛)(?:きません|け(?:ません|て(?:い|お)り?ません)))`,
  ),
  new RegExp(
    `${insurance}[^。]{0,16}(?:半年|[0-9一二三]+(?:年(?:目)?|か月|ヶ月|カ月|ヵ月))[^。]{0,12}(?:から|後|だけ|のみ|経|たった|以上)[^。]{0,8}(?:加入|入|です|$)`,
  ),
  new RegExp(
    `${insurance}(?:や[^、。]{1,8})?(?:の制度)?(?:は|を|に|が|も|については)?(?:会社では)?(?:かけ|掛け|付け|つけ|ご?用意し|整備し|整え|整っ|完備し|導入し|適用し|提供し|準備し)(?:て(?:い|お)り?ません|て(?:い|お)ら?ない|ておらず|ません|ない(?!方|人))`,
  ),
  /(?:社会保険|社保|雇用保険|厚生年金)[^。]{0,10}(?:希望しない|入らない|加入しない)(?:こと|方)[^。]{0,8}(?:条件|限|のみ|募集|前提)/,
  /(?:保険(?:関係)?|年金)[^。]{0,8}(?:は|も)(?:個人|各自|ご?自身|ご?自分)で[^。]{0,6}(?:入|加入|手続|払|お願)/,
  /(?:健康保険|社会保険|年金)[^。]{0,8}(?:は|も)[^。]{0,4}(?:各自|ご?自身|ご?自分|個人)で[^。]{0,6}(?:手続|加入|入|払)|保険(?:は|:)なし|(?<![ァ-ヶー一-鿿])保険(?:無し|なし)(?=・|、|です|$)|(?:社会保険|社保|各種保険)(?:は)?完備(?:では|して)[^、。]{0,4}(?:ありません|ない|いません|おりません)|国保で(?:お願い|の加入)|(?:登用|採用|昇格)(?:後|され)[^。]{0,10}(?:社会保険|社保)[^。]{0,6}加入/,
  /(?:国保|国民健康保険|国民年金)[^。]{0,18}(?:各自|ご自身|ご自分|自分|個人)(?:で|に)|(?:各自|ご自身|ご自分|自分|個人)(?:で|に(?:て)?)[^。]{0,12}(?:国保|国民健康保険|国民年金)/,
  /(?:試用|研修|見習い?|入社(?:後|から)|最初の)[^。]{0,16}(?:の間|期間中?|は)[^。]{0,8}(?:社会保険|社保|雇用保険|保険)(?:に)?(?:は|の)?(?:加入(?:でき|し)|入(?:れ|り)|なし|ありません|未加入)(?!ます)/,
)
/** Where the law asks for none, or it is about others. */
const notObliged = anyOf(
  /週[1-3](?:日|回)|週1?[0-9]時間|(?:20|二十)時間未満|扶養(?:内|の範囲|範囲)|短時間|短期|単発|2か月以内|75歳|70歳|業務委託|請負|個人事業|フリーランス|ダブルワーク|副業|学生|ご?希望(?!しても|しない)|選べ|選択|任意継続/,
  /未加入の(?:事業所|企業|会社|方|人)|事業所(?:へ|に)|お客|顧客|相談|ご?案内|提案|手続き?(?:の|を(?:担当|案内|代行|手伝|お手伝|支援|行|進め))|窓口|民間|営業|加入漏れ|ことは(?:あり|ござい)ません|経験|知識|計算|給付|切り替え|(?:を|から)脱退|開業|注意|違法/,
)

/** 健康保険法48条 and others: full-time work without social insurance, which the law asks of companies. */
export function insuranceFindings(posting: Posting, texts: readonly PostingText[]): Finding[] {
  if (!isObliged(posting)) return []
  return texts.flatMap((text) =>
    text.sentences.flatMap((sentence) => {
      if (!isAbout(sentence.topics, 'insurance') || notObliged.test(sentence.text)) return []
      const [hit] = matchesOf(refused, sentence.text)
      if (!hit) return []
      const [from, to] = [hit.index, hit.index + hit[0].length]
      if (isDenied(sentence.text.slice(to, to + 30)) || isQuotedOnly(sentence.text, from, to)) return []
      return [finding('no-social-insurance', text.field, {}, placeOf(text, sentence, { from, to }))]
    }),
  )
}

/** Three quarters of 40 hours a week. */
const obligedHours = 30

/** Shorter work need not be insured, unless it is stated to be nearly full-time. */
function isObliged({ job_type, terms }: Posting): boolean {
  if (job_type !== 'part-time' && job_type !== 'internship') return true
  if (terms?.pay?.monthly_hours) return terms.pay.monthly_hours >= (obligedHours * 52) / 12
  const days = terms?.ways?.days_min
  return Boolean(days && terms?.hours && Math.max(0, ...hoursOfDay(terms.hours)) * days >= obligedHours)
}
