import { eachOf, matchesOf } from './any-of.ts'
import { conditionHeading, treatmentOf } from './context.ts'
import { atWork, customer, goods } from './vocabulary.ts'
import { hitsOf, type JudgedSentence, type WordHit, type WordRule } from './word-rule.ts'

/** 労働施策総合推進法9条: wording that prefers or rejects the young or the old without an age. */
export function judgeAgeWords(sentence: JudgedSentence): WordHit[] {
  return [
    ...young(sentence),
    ...old(sentence),
    ...students(sentence),
    ...hitsOf(rules, sentence.text),
    ...decadesAtWork(sentence),
  ]
}

const youngPeople = eachOf(
  /(?:お?若い|うら若い|若くて?[^、。]{0,10}[いなのる])(?:方々|方|子(?!ど|供|育)|人材|人|世代|力|スタッフ|メンバー|社員|男性|女性|男の子|女の子|男女|[一-鿿]{1,3}(?:師|士|員|手|職人)(?:さん)?|仲間|(?:感性|感覚|発想|考え|センス|視点)(?:を|の)(?:お?持ち|もつ|もった|持つ|持った|備え)[^、。]{0,4}(?:方|人)|感性|パワー|年代|年齢層|ドライバー|層|かた)/,
  /若(?:者|年者|年層|年世代)(?!雇用促進|サポート|支援|就労|自立|向け|文化|言葉|ことば|の街|の間|に人気)|(?<![a-z])z世代|ゆとり世代/,
  /ミレニアル世代|デジタルネイティブ世代|ヤング(?:スタッフ|パワー|メンバー|世代|な方)?|アラ(?:サー|フォー|フィフ|カン|還)(?:世代)?(?:まで)?/,
  /(?:年|年齢|歳)の近い(?:方|人|スタッフ)|若い?衆|若人|若め(?:の|な)?(?:方|人|スタッフ)|若い人手|年齢(?:層)?(?:が|の)(?:若い|近い)(?:方|人|スタッフ)|(?:スタッフ|社員|従業員|メンバー)と(?:同世代|同年代|年齢が近い|年の近い|年齢の近い)(?:の)?(?:方|人)|(?:同世代|同年代)の(?:方|人|スタッフ|仲間)|フレッシュな(?:年齢層|世代|年代)(?:の)?(?:方|人)?|(?:若さ|若々しさ)(?:溢れる|あふれる|に自信のある|のある|みなぎる|を(?:武器|強み)にできる|で[^、。]{1,8}る|を(?:活かせ|生かせ|発揮でき|ぶつけられ)る)(?:方|人|スタッフ)?|若々しい(?:方|人|スタッフ)/,
)
const youngMild =
  /フレッシュマン(?!研修|セミナー|向け|フェア)|フレッシュな(?:方|人(?!気)|人材|力|パワー|感性をお持ちの方|メンバー|スタッフ)|若手(?!の?(?:社員|職員|スタッフ|メンバー|ドライバー|技術者|職人)?(?:の|を|へ|に|と)(?:育成|指導|教育|サポート|フォロー|研修|マネジメント|成長))/g

/** アラサーまでの方, アラフォー以下: an age in other words. */
const roundAges =
  /アラ(?:サー|フォー|フィフ|カン|還)(?:世代)?(?:まで|以下|以上|前後|くらい|ぐらい)|(?:三十|四十|五十|六十|30|40|50|60)路(?:に(?:入る|なる|差し掛かる)前|手前|まで|以下|以上|未満|前後|を(?:過ぎ|超え|迎え))|還暦(?:前|まで|以下|未満)/g

const askedOf = /^の?(?:方|人)(?:を|に|が)[^。]{0,8}(?:求め|募集|希望|限|対象|採用)/

function young(sentence: JudgedSentence): WordHit[] {
  const hits: WordHit[] = []
  for (const match of matchesOf(roundAges, sentence.text))
    if (!ofOthers.test(sentence.text) || askedOf.test(sentence.text.slice(match.index + match[0].length)))
      hits.push({ reason: 'age-young', from: match.index, to: match.index + match[0].length })
  for (const match of matchesOf(youngPeople, sentence.text))
    if (asksFor(sentence, match))
      hits.push({ reason: 'age-young', from: match.index, to: match.index + match[0].length })
  for (const match of matchesOf(youngMild, sentence.text))
    if (asksFor(sentence, match))
      hits.push({ reason: 'age-young-mild', from: match.index, to: match.index + match[0].length })
  return hits
}

const rules: readonly WordRule[] = [
  {
    reason: 'age-young',
    says: eachOf(
      /若い(?:パワー|力|エネルギー|感性|感覚|発想|勢い|情熱)(?:で|を|が|の)[^。]{0,18}(?:ください|下さい|ほしい|欲しい|ませんか|募集|歓迎|お待ち|求め|必要|発揮|活か|貸して|お借り|ぶつけ|お持ち)/,
      /若(?:ければ|い(?:ほど|うちに?|なら))(?!.{0,10}(?:読者|お客))[^。]{0,14}(?:問い?ません|不問|歓迎|優遇|ok|可|採用|ありがた|嬉し|良い|よい|いい|有利|大丈夫|誰でも|応募)/,
      /(?:社会に出(?:て間もない|たばかりの|たての)|学校を出たばかりの|卒業して間もない)[^、。]{0,8}(?:方|人|若)[^。]{0,10}(?:限|のみ|だけ|募集|ほしい|欲しい|求め|希望|優先|優遇)/,
      /若さ(?:が|を|と[^、。]{1,6}を)(?:ほしい|欲しい|求め|期待|重視|優先)|(?:同じくらい|似たような|近い)の?(?:年|年齢|歳)の(?:子|方|人)を?(?:探|募集|求|歓迎|希望)/,
      /(?:若|わか)い(?:方|人|ひと|子|世代|男|女)(?:性)?(?:のほう|の方)?が(?:いい|良い|よい|ありがた|望ま|嬉し|好まし|ほしい|欲しい|必要|足り|理想|ベスト)/,
    ),
    unless:
      /お客|顧客|選手|力士|職人の|生徒|読者|に人気|問わず|年齢(?:は|を)?(?:問|不問)|地域|街|まちづくり|アーティスト|作家|画家/,
  },
  {
    reason: 'age-generation',
    says: eachOf(
      /(?:高校|大学|短大|専門学校|学校)を?(?:出て|卒業して|卒業後)(?:から)?、?(?:[5-9]|[1-3][0-9])年(?:以内|未満|まで)の?(?:方|人)/,
      /定年(?:年齢)?まで(?:に)?[^、。0-9]{0,6}(?:[0-9]{1,2}|[一二三]?十[一二三四五]?)年(?:以上|程度|くらい|ほど|は)?(?:の|を)?(?:残|余裕|期間|勤務|勤め|働|ある|続け|お勤め|在籍|活躍)[^。]{0,8}(?:方|人|こと|者)/,
      /定年(?:年齢)?まで(?:に)?[^、。0-9]{0,6}[0-9]{1,2}年以上(?:ある|の|残)(?:方|人)/,
      /(?:平成|昭和[0-9]{2}年以降|令和|平成[0-9]{1,2}年以降)(?:に)?(?:お?生まれ|うまれ|世代)(?:(?=歓迎|大歓迎|限定|のみ)|(?:た)?の?(?:方|人|世代|皆さん))(?:を|に|が|の(?:み|方)|のみ|だけ|限定|歓迎|大歓迎|で|、|$)/,
    ),
    unless: /お客|顧客|読者|会員|利用者|活躍|在籍|問わ|不問|向け(?!の(?:求人|募集))|に人気|関係なく/,
  },
]

/** 20代・30代活躍中 tells which ages are wanted; 20代から50代まで tells of a mixed staff. */
const atWorkNow =
  /([1-7])0代(?:前半|後半|半ば)?(?:(?:・|、|~|-|\/|から)?([1-7])0代?(?:前半|後半)?(?:・[1-7]0代)?)?(?:まで)?(?:(?:が中心(?:に|で|となって)|が|の方が|を中心に|中心に|中心で)?(?:、)?(?:多数|大|たくさん|続々)?|(?:スタッフ|社員|の?(?:男性|女性))(?:が)?(?:多数|大)?)活躍中/g
const mixedStaff = 3

function decadesAtWork({ text }: JudgedSentence): WordHit[] {
  return matchesOf(atWorkNow, text).flatMap((match): WordHit[] => {
    const [whole, first, last = first] = match
    const before = text.slice(Math.max(0, match.index - 8), match.index)
    if (Number(last) - Number(first) >= mixedStaff || /[0-9]代(?:・|、|~|-|から|も|と)?$/.test(before)) return []
    return [{ reason: 'age-at-work', from: match.index, to: match.index + whole.length }]
  })
}

const oldPeople =
  /(?:ご?高齢者|ご?高齢の方|高齢|シニア(?!エンジニア|マネ|コンサル|アナリスト|ディレクター|スペシャリスト|プロデューサー|デザイナー|プログラマ|リサーチャ|アソシエイト|パートナー|アドバイザー|ポジション|クラス|リーダー|スタッフエンジニア)(?:世代|層)?|中高年|中年|年配者?|ご年配|お[年歳]を召した方|高年齢(?:の方|者)?|年齢(?:の|が)高い(?:方|人)|お年寄り|老人|熟年|年輩|還暦(?:過ぎ)?|年金(?:を(?:受給|もら|受け取)[^、。]{0,6}(?:方|人)|受給者|生活者|受給中の方)|団塊(?:の)?世代|バブル世代|働き盛り(?:の)?(?:世代)?|お?(?:じ|ば)(?:い|あ)?(?:さん|ちゃん)(?:世代)?|ミドル(?!ウェア|マネ|レンジ|オフィス)(?:世代|層|シニア)?|定年(?:退職)?後の方|定年退職(?:された|した)方|リタイア(?:された|した)方)/g

function old(sentence: JudgedSentence): WordHit[] {
  const hits: WordHit[] = []
  for (const match of matchesOf(oldPeople, sentence.text)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const treatment = treatmentOf(sentence, from, to)
    if (treatment === 'unwanted') hits.push({ reason: 'age-old-excluded', from, to })
    else if (treatment !== null) hits.push({ reason: 'age-old-preferred', from, to })
  }
  return hits
}

const studying =
  /(?:高校生|大学生|専門学生|専門学校生|学生(?!時代|証|寮)|フリーター|未成年者?)(?:さん)?(?:の方|のみなさん)?/g

/** The law allows rejecting school pupils for night work, but not students. */
function students(sentence: JudgedSentence): WordHit[] {
  const hits: WordHit[] = []
  for (const match of matchesOf(studying, sentence.text)) {
    const [from, to] = [match.index, match.index + match[0].length]
    if (/深夜|22時|法|労基|夜10時/.test(sentence.text)) continue
    if (treatmentOf(sentence, from, to) === 'unwanted') hits.push({ reason: 'age-students', from, to })
  }
  return hits
}

const ofOthers = new RegExp(
  `${customer}|${goods}|${atWork}|から(?:年配|お年寄り|高齢|シニア)|にも|でも|お酒|街|町|問わ|かどうか|関係`,
)

function asksFor(sentence: JudgedSentence, match: RegExpExecArray): boolean {
  const to = match.index + match[0].length
  const after = sentence.text.slice(to, to + 30)
  if (/^(?:が|も|の)?[^、。]{0,8}(?:多い|多く|活躍|中心(?!に(?:採用|募集|お迎え))|在籍|いる職場|ばかり)/.test(after))
    return false
  if (treatmentOf(sentence, match.index, to) !== null) return true
  if (
    /(?:方|人|人材|力|子)$/.test(match[0]) &&
    /^(?:$|[、!)」】・\s]|を|は|の方)/.test(after) &&
    !ofOthers.test(sentence.text)
  )
    return true
  return sentence.kind === 'condition' || conditionHeading.test(sentence.heading) ? /^(?:の方)?$/.test(after) : false
}
