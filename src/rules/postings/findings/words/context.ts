import { isRefused } from './refusal.ts'
import { atWork, customer, described, goods, link, only, person, unwanted, wanted } from './vocabulary.ts'
import { isDenied, type JudgedSentence } from './word-rule.ts'

/** How a sentence treats a group of people that it names. */
export type Treatment = 'only' | 'wanted' | 'unwanted' | 'listed' | null

const reach = 40

/**
 * Whether a group, named from `from` to `to`, is required, preferred or rejected as applicants. Customers, goods for
 * them, colleagues and offers open to all are not.
 */
export function treatmentOf(sentence: JudgedSentence, from: number, to: number): Treatment {
  const before = sentence.text.slice(Math.max(0, from - reach), from)
  const after = sentence.text.slice(to, to + reach)
  if (chiefly.test(after) || calledUpon.test(after)) return 'wanted'
  if (customersHeading.test(sentence.heading) || forOthers.test(after)) return null
  if (turnedAway.test(after) || apology.test(after) || (asApplicants.test(after) && isRefused(sentence, to)))
    return 'unwanted'
  if (together.test(after)) return 'wanted'
  if (isOpenToAll(before, after) || isDenied(after) || wishOfOthers.test(after)) return null
  if (onlyThese.test(after) || mustBe.test(after)) return 'only'
  if (
    /^(?:を|が|$)?$/.test(after) &&
    characterOf.test(before) &&
    !/お客|顧客|会員|読者|ユーザー|モデル/.test(sentence.text)
  )
    return 'wanted'
  if (preferred.test(after) || sought.test(after) || nobodyElse.test(after) || onlyIf.test(after)) return 'wanted'
  if (ratherThese.test(after)) return 'wanted'
  if (/(?:ぜひ|是非)[^、。]{0,4}$/.test(before) && addressed.test(after)) return 'wanted'
  if (announced.test(before) && endsStatement.test(after)) return 'wanted'
  const far = soughtFar.exec(after)
  if (far && !somethingElse.test(far[1] ?? '')) return 'wanted'
  return isListed(sentence, before, after) ? 'listed' : null
}

/** A list entry, or the text after 応募資格: or 性別:, that is only the group. */
function isListed(sentence: JudgedSentence, before: string, after: string): boolean {
  if (!endsEntry.test(after)) return false
  if (labelled.test(before) || (sentence.kind === 'title' && /[(【[<★☆◎]$/.test(before))) return true
  if (!beginsEntry.test(before)) return false
  if (callsBefore.test(sentence.before)) return true
  return sentence.kind === 'condition' || conditionHeading.test(sentence.heading) || namesPeople.test(sentence.text)
}

/** A line with only a group of people is a condition anywhere: 未婚の方. */
const namesPeople = /(?:方|者|人|いない女性|いる女性)\s*$/

function isOpenToAll(before: string, after: string): boolean {
  return inclusive.test(after) || everybody.test(after) || everybodyBefore.test(before)
}

export const conditionHeading =
  /応募(?:資格|条件|要件)|対象(?:となる方|の方|者)?$|求める(?:人|方)|こんな方|必須|募集(?:対象|条件)|資格|歓迎(?:条件|する)|性別|年齢(?!層)/

const inclusive = new RegExp(`^${person}?(?:さん|さま|様)?(?:の応募|のご応募)?も(?!しくは|のづくり)`)
const everybody = new RegExp(
  `^${person}?(?:[・、/]|や|と|も|から)?[^、。()歓限募優]{0,8}(?:を?問わず|問いません|不問|(?:に)?(?:関係|かかわり|関わり)なく|(?:に)?(?:かかわ|関わ)らず|どなたでも|誰でも|ともに|とも(?:に)?歓迎)`,
)
const everybodyBefore = /(?:不問|問わず|問いません)[^、。]{0,3}$/
const forOthers = new RegExp(
  `^(?:${person})?(?:さん|さま|様)?(?:を対象と(?:した|する)|の|に|が|を|、)?(?:${customer}|${goods})|^(?:${person})?(?:さん)?(?:向け|専用|限定|用|だけ|のみ)(?:の|に)[^、。]{0,14}?(?:${customer}|${goods})|^(?:${person})?(?:さん)?(?:向け|専用|限定|用)[^、。・/]{0,8}?(?:${customer}|${goods})|^(?:${person})?(?:さん)?(?:の|が|は|を)?(?:多数|も多く|多く)?${atWork}|^(?:${person})?(?:さん)?向けの(?![^、。]{0,10}(?:仕事|求人|募集|職|シフト|勤務|働き方|バイト|パート|ポジション|採用|環境|現場|業務|作業|内職))`,
)
const onlyThese = new RegExp(`^${described}(?:${person})?${link}${only}`)
/** 日本人であることが条件. */
const mustBe = new RegExp(`^(?:${person})?である(?:こと|方)(?:が|を)?(?:応募の)?(?:条件|必須|要件|前提|に限|のみ|$)`)
/** 主婦・学生の方大歓迎: one group of several. */
const amongOthers = '(?:さん)?(?:(?:[・/]|や)[^、。・/のがは]{1,8}){1,3}'
/** 若手営業を募集: an occupation outside the list of words for people. */
const occupation =
  '(?:の)?[一-鿿ァ-ヶー]{1,6}(?:さん)?(?=(?:を|の)?[0-9]{0,2}名?(?:を|の)?(?:大|急)?(?:募集|急募|歓迎|求む|求め))'
const preferred = new RegExp(`^(?:${described}(?:${person}|${occupation})?|${amongOthers}(?:の方)?)${link}${wanted}`)
/** 女性を当店では積極的に採用: more words between group and predicate. */
const sought = new RegExp(
  `^${described}(?:${person})?(?:さん|さま|様)?(?:を|のご?応募を)[^、。がはも]{0,12}(?:募集|求め|探し|歓迎|希望|優遇|優先|採用|お待ち|お迎え|迎え)|^(?:${person})?、[^、。]{0,14}(?:働き|働いてみ|はたらき|活躍し|始め|始めてみ)ませんか`,
)
/** 女性でないと務まらない, 男性でなければ. */
const nobodyElse = new RegExp(`^(?:${person})?(?:で|じゃ|では)(?:なければ|ないと|なくては|なきゃ)`)
/** 母親のような気持ちで接してくれる女性: the sentence ends with the group. */
const characterOf = /(?:くれる|くださる|いただける|頂ける|もらえる|できる|のある)(?:明るい|優しい|若い)?$/
/** 独身の方のほうが、急な夜勤も頼めて助かります. */
const ratherThese = new RegExp(
  `^(?:${person})?(?:の)?(?:ほう|方)が(?!多|活躍|在籍)、?[^。多]{0,24}?(?:助か|望まし|ありがた|有り難|有利|都合が|向い|合って|安心(?:です|でき(?:ます|ると))|優先|採用しやす|好まし|馴染|なじ)`,
)
/** 20代なら未経験でも採用します. */
const onlyIf = new RegExp(
  `^(?:${person})?(?:なら|であれば|でしたら)、?[^。]{0,14}(?:採用(?:し|可|$)|歓迎|応募(?:でき|可))`,
)
/** 女性を中心に採用: elsewhere 中心 describes the existing staff. */
const chiefly = new RegExp(`^(?:${person})?を中心(?:に|として)[^、。]{0,6}(?:採用|募集|お迎え|増員|選考)`)
/** 今回募集するのは女性です: the request comes before the group. */
const announced =
  /(?:募集|採用|歓迎|希望|お?探し|求め|必要と|来て(?:ほし|欲し|いただき)|ほし|欲し)(?:する|したい|して(?:い|お)る|している|て(?:い|お)る|予定|な|い|たい|対象)?(?:の|方|人|人材|こと)?(?:は|…+|=)[^、。]{0,6}$/
/** ぜひ女性の方に. */
const addressed = new RegExp(`^(?:${person})?(?:に|へ)?$`)
const endsStatement = new RegExp(`^(?:${person})?(?:さん)?(?:です|で、|である|のみ|だけ|になります|となります|とし|$)`)
/** 女性の方からのご応募、心よりお待ちして…: more words between, and plain recruiting at the end. */
const soughtFar = new RegExp(
  `^${described}(?:${person})?(?:さん|さま|様)?(?:から|の|なら|だと|でしたら|であれば)?(?:のご?応募|のご?参加)?(?:を|が|は|に|、|の方|なら|には)([^。もはがを]{0,16}?)(?:大?歓迎|募集(?:し|中|い|$)|急募|優遇|優先(?:し|的に採|$)|求めて|お待ちし|希望(?:し|です|$)|望ましい|望んで|理想|助かり|(?:ほし|欲し)い(?!と(?:の|いう)声)|見つか(?:れば|ると)|いらっしゃれば|置きたい|置きたく|配置したい|増え(?:たら|ると|れば)(?:嬉し|うれし|助か)|(?<=が)(?:いれば|(?:いい|良い)(?:です|と))|を予定して(?:い|お)|お願いします)`,
)
const somethingElse = new RegExp(
  `${customer}|${atWork}|${goods}|も|ため|よう|問わ|不問|向け|安心|相談|使|買|読|見て|利用|喜|楽し|支え|育児|取得|両立|制度`,
)
/** 男性のご応募は、申し訳ございませんが…: the predicate may be far behind. */
const asApplicants = new RegExp(
  `^(?:${person})?(?:から)?の(?:ご?(?:応募|採用|募集)|[一-鿿]{1,6}[職員])(?:は|を|につ|に関)`,
)
const turnedAwayFar = '(?:さん|さま|様)?(?:の|は|も|を|が|に|から|で|、)*[^、。]{0,14}?'
/** 障害のある方には向かない仕事のため、応募をお断りします. */
const forThatReason =
  '[^、。]{0,24}(?:ため|ので|から|につき|都合上)、[^、。]{0,8}(?:(?:ご?応募|採用|勤務|就業)[^、。]{0,6})?'
const turnedAway = new RegExp(`^${described}(?:${person})?(?:${link}|${turnedAwayFar}|${forThatReason})${unwanted}`)
/** ご年配の方はごめんなさい: an apology that refuses. */
const apology = new RegExp(
  `^(?:${person})?(?:さん|さま|様)?(?:は|には|、)+(?:ごめん(?:なさい|ね)|すみません|すいません|申し訳(?:あり|ござい)ません)(?:$|、|が、?[^。]{0,12}(?:ご縁|見合わせ|遠慮|断|見送|(?:他|ほか)を))`,
)
/** 若い方と一緒にお店をつくっていきたいです. */
const together = new RegExp(
  `^(?:${person})?と(?:、|、?(?:一緒に|ともに|共に|組んで))[^。]{0,24}たい(?:です|と(?:思|考)|$)`,
)
/** 女性の方、夕方の皿洗いをお願いします. */
const calledUpon = new RegExp(
  `^(?:${person})?、(?:(?!の方|る方|た方|様|さん|お客)[^。、]){1,20}を(?:お願いし|お願いでき|お?任せし|手伝って(?:くだ|いただ)|貸してくだ|(?:始|はじ)めませんか|(?:し|やっ)てみませんか|しませんか)`,
)
/** 男手が足りないという農家: somebody else's wish. */
const wishOfOthers = /^[^。]{0,12}という(?:農家|方|人|お客|ご?家庭|会社|地域|声|ご?相談|ご?要望の?お客)/
const customersHeading = new RegExp(customer)
/** 急募! before the sentence. */
export const callsBefore = /(?:急募|募集中?|大募集|求む|歓迎)\s*$/
const labelled =
  /(?:応募資格|応募条件|応募対象|資格|条件|対象(?:者|となる方)?|性別|年齢|募集対象|急募|大募集|求む|求める人材|求める人物像?)(?:は|:|】|・|\s|\.|-)*(?:「|『|\()?$/
/** 健康な男子 is an entry as well. */
const beginsEntry =
  /^[\s・\-*●○■◆※✓☑]*(?:(?:当面|当分|しばらく|今のところ|いまのところ|ここ(?:数|[0-9]{1,2})年|現在|現時点で|近々|近いうちに|すぐに|今後|将来|まだ)(?:の|は|も|、)*)?(?:[^、。\s]{1,8}[ない])?$/
const endsEntry = new RegExp(`^(?:${person})?(?:さん|です|であること|の方|で(?=、))?(?:[\\s)」』】\\]、(★☆◎]|$)`)
