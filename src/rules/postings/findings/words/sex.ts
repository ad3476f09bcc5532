import { anyOf, eachOf, matchesOf } from './any-of.ts'
import { treatmentOf } from './context.ts'
import { jobNames } from './sexed-job-names.ts'
import { hitsOf, type JudgedSentence, type WordHit, type WordRule } from './word-rule.ts'

/** 男女雇用機会均等法5条 and 7条: no sex may be required, preferred or rejected, nor a physique that stands for one. */
export function judgeSex(sentence: JudgedSentence): WordHit[] {
  return [...limits(sentence), ...housewives(sentence), ...jobNames(sentence.text), ...hitsOf(rules, sentence.text)]
}

const sexes = eachOf(
  /(?<![美好長次三])(?:男性|女性|男子|女子|男の人|(?<!子)女の人|男の方|(?<!子)女の方|男の子|女の子|女の娘|(?:男子|女子)(?=大学生)|男手|女手|男衆|殿方|[♀♂]|じょせい|だんせい|ガールズ(?=スタッフ|メンバー|バイト)|看板娘|お姉さん|お兄さん|おねえさん|おにいさん|婦人|乙女|淑女|紳士(?=のみ|限定|だけ|に限|を(?:求|募集))|レディ(?=限定|のみ|だけ)|レディース?|メンズ|同性(?=の(?:方|人|スタッフ)))(?!用|専用(?!求人|の仕事|の職場|の募集)|大(?!歓迎|募集|優遇|学生)|校|高|寮|会|服|誌|活躍推進|管理職|らしさ診断|史|学園|学院|下着|トイレ)/,
  /(?<=[(:・/「]|性別は?)[男女](?=性?[)・。」]|性?$|性?のみ|性?限定)/,
  /(?<![一-鿿])(?:男|女)(?=(?:のみ|限定|だけ|手募集|募集|性限定))/,
)

function limits(sentence: JudgedSentence): WordHit[] {
  const hits: WordHit[] = []
  for (const match of matchesOf(sexes, sentence.text)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const before = sentence.text.slice(Math.max(0, from - 14), from)
    const after = sentence.text.slice(to, to + 30)
    if (bothSexes.test(before) || bothSexesAfter.test(after) || openToBoth.test(sentence.text)) continue
    const treatment = treatmentOf(sentence, from, to)
    if (
      treatment ||
      becomes.test(after) ||
      feminineTouch.test(after) ||
      describedFurther.test(after) ||
      bareSex(match[0], before, after)
    )
      hits.push({ reason: 'sex-limit', from, to })
  }
  return hits
}

const openToBoth = /性別(?:は|を|に)?(?:一切)?(?:問いません|問わず|不問|関係なく)$/
const bothSexes = /(?:男性|男子|女性|女子|男|女)(?:も|・|、|や|と|でも|または|あるいは|および|\/)(?:の方も)?$/
const bothSexesAfter = /^(?:の方)?(?:向け)?(?:も|・|、|や|と|でも|\/)(?:の)?(?:男性|女性|男子|女子|男|女)/
/** 看板娘になってくれる方. */
const becomes = /^に?(?:として|なって)[^、。]{0,10}(?:方|人)/
/** 男性の方で体力のある方: one condition and then another. */
const describedFurther = /^(?:の方|の人)?で、?[^、。]{1,20}(?:方|人)$/
const feminineTouch =
  /^(?:ならでは|らしい|特有)の?[^、。]{0,12}(?:感性|気配り|きめ細|視点|発揮|活か|生か|方|心配り|やさし|優し|細やか|こまやか|笑顔|気遣い|思いやり|心づかい|柔らか)/

/** 配送ドライバー(男): a sign in brackets. */
function bareSex(sign: string, before: string, after: string): boolean {
  return (
    /^(?:男|女)性?$/.test(sign) &&
    /[一-鿿ァ-ヶー][(「](?:[^()、。]{0,12}の)?$/.test(before) &&
    /^性?[)」](?:を|の|[0-9]+[名人]|募集|急募|限定|歓迎|、|$)/.test(after) &&
    !/お子|子ども|客|者様|患者|児童/.test(before)
  )
}

const mothers = /(?<!プレ)(?:主婦|専業主婦|奥様|奥さま|奥さん|お母様|お母さん|ママさん|ママ|パパ|主夫)/g

function housewives(sentence: JudgedSentence): WordHit[] {
  const hits: WordHit[] = []
  for (const match of matchesOf(mothers, sentence.text)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const before = sentence.text.slice(Math.max(0, from - 10), from)
    const after = sentence.text.slice(to, to + 30)
    if (bothParents.test(after) || /(?:主婦|主夫|ママ|パパ|お父さん|お母さん|夫|婦)[・、/(やと]$/.test(before)) continue
    if (
      match[0].startsWith('ママ') &&
      /^(?:さん)?(?:が|も|の?スタッフ(?:が|も)?)?(?:多数|たくさん)?(?:大?活躍)/.test(after)
    )
      hits.push({ reason: 'sex-mothers-at-work', from, to })
    else if (treatmentOf(sentence, from, to) !== null || listedWithOthers.test(after))
      hits.push({ reason: 'sex-housewife', from, to })
  }
  return hits
}

/** 主婦、学生、フリーターの方歓迎. */
const listedWithOthers = anyOf(
  /^(?:さん)?(?:(?:、|・|\/|や|と)(?:大?学生|フリーター|シニア|wワーク(?:の方)?|ダブルワーク|副業|未経験者?|ブランク(?:のある)?(?:方)?|高校生|留学生|[a-z]ターン)(?:さん|の方)?){1,4}[^。]{0,8}(?:歓迎|活躍できる|募集|ぴったり|おすすめ)/,
  /^(?:さん|の?皆さん|の?皆様|の?みなさん)?、[^。]{0,14}(?:働き|働いてみ|始め|始めてみ|はたらき)ませんか/,
)

const bothParents = /^(?:さん|層)?(?:\(|・|\/|や|、|と)?(?:主?夫|パパ|お父さん|夫\))/

const rules: readonly WordRule[] = [
  {
    reason: 'sex-limit',
    says: eachOf(
      /(?:女人|男子|女子)禁制/,
      /(?:は|に)(?:男性|女性|男の人|女の人)(?:だけ)?(?:と(?:決めて|定めて)|に決まって)/,
      /(?:男性|女性)が(?:[^、。]{1,8}の)?条件/,
      /(?:男性|女性|男子|女子)(?:の方)?は[^、。]{1,10}(?:での|のみの|だけの|に限った|としての)採用(?:に限|のみ|です|とな|$)/,
    ),
    unless: /だった|かつて|以前|昔|いまでは|今では|問わ|不問/,
  },
  {
    reason: 'sex-looks',
    says: /(?:スカート|ヒール|ドレス|着物|浴衣|エプロン)(?:の|が)似合う(?:方|人|子)/g,
    unless: /お客|顧客|問わ/,
  },
  {
    reason: 'sex-limit',
    says: /(?:職|係|ホール|キッチン|厨房|受付|フロント|配送|製造|現場|夜勤|日勤)は(?:男性?|女性?|男子|女子)(?=$|、|を|の方|で|に(?:お|任)|です)/g,
    unless: /[割%]|多い|多め|中心|ずつ|お客|問わ|不問|更衣|トイレ|活躍|在籍/,
  },
  {
    reason: 'sex-limit',
    says: eachOf(
      /(?:男性|女性|男子|女子)(?:スタッフ)?(?:を)?若干名/,
      /(?:男性|女性|男子|女子)(?:社員|職員|スタッフ)の(?:補充|欠員|増員)/,
      /(?:男性|女性|男子|女子)は[^、。]{1,8}(?:職|コース|枠)(?:で|に)ご?応募/,
      /(?:男性|女性)(?:秘書|事務員?|受付|店員|社員|職員|ドライバー|警備員|スタッフ|添乗員|販売員|講師)(?:の方|さん)?(?=$|[!、)】]|を?(?:大|急)?募集|急募|を?求|として(?:採用|活躍)|歓迎|大歓迎)/,
      /(?:男性|女性)は[^、。]{1,12}(?:職|コース|担当|採用|勤務|作業|業務)(?:で|として)?、(?:男性|女性)は[^、。]{1,12}(?:職|コース|担当|採用|勤務|作業|業務)/,
      /(?:男性|女性)は(?:正社員|契約社員|パート|アルバイト|社員)(?:で|として|に)?、(?:男性|女性)は(?:正社員|契約社員|パート|アルバイト|社員)[^。]{0,6}(?:採用|募集|雇用)/,
      /(?:男性|女性)は[^、。名割]{1,10}、(?:男性|女性)は[^、。名割]{1,12}(?:配属|採用|担当(?:し|で|と|$)|任せ|お願い|勤務(?:し|で|と)|募集)/,
      /は(?:男性|女性)(?:に|が|で)?、[^、。]{1,12}は(?:男性|女性)(?:に|が|で)[^、。]{0,8}(?:任せ|お願い|担当(?:し|で|$)|募集|採用)/,
    ),
    unless: /[割%]|比率|多い|活躍中|在籍|平均|問わ|不問|かつて|以前|昔/,
  },
  {
    reason: 'sex-limit',
    says: /(?:男|女)らし[いく][^。]{0,14}(?:方|人|スタッフ)(?=$|、|を|が|は|歓迎|優遇|限定|募集|希望)/g,
    unless: /お客|商品|服/,
  },
  {
    reason: 'sex-numbers',
    says: eachOf(
      /男女(?:各|それぞれ|とも)[0-9]{1,2}[名人]/,
      /(?:男性?|女性?|男子|女子)(?:スタッフ)?[:は]?[0-9]{1,3}[名人](?!乗り|部屋|以上が|が在籍|が活躍|が働|の社員|のスタッフが|で構成|体制|参加|(?:の)?(?:お客|利用者|入居))/,
    ),
    only: /募集|採用|予定|求|枠|定員|急募|欲し/,
    unless: /在籍|活躍|メンバー構成|社員構成|現在の?スタッフ|昨年|実績|利用者|入居者|管理職|定員は/,
  },
  {
    reason: 'sex-looks',
    says: eachOf(
      /容姿(?:端麗|に自信|の良い|が良い|重視)|ルックス(?:に自信|重視|の良い|が良い)/,
      /(?:イケメン|美人|美女|美男|美少女|美男美女)(?=(?:の)?(?:スタッフ|さん|の方|方|な方|募集|歓迎|限定|が多|多数|店員|秘書|受付|を?求|揃い|ぞろい|優遇))/,
      /見た目に自信|スタイル(?:に自信の|が|の)(?:良い|いい|ある)(?:方|人|女性)/,
    ),
    unlessAfter: /(?:お客様|憧れ|キャラクター|アニメ)[^、]{0,8}$/,
  },
  {
    reason: 'sex-body',
    says: eachOf(
      /[0-9]{3}(?:cm|センチ)(?:以上|以下|前後)?の身長/,
      /(?:身長|体重|バスト|ウエスト)[がは:]?[0-9]{2,3}(?:\.[0-9])?(?:cm|センチ|kg|キロ)?(?:~[0-9]{2,3}(?:cm|センチ|kg|キロ)?)?(?:以上|以下|未満|前後|程度|くらい|まで|の(?:方|人))/,
      /モデル体型の(?:方|人)/,
      /(?:背の高い|高身長の?|長身の|小柄な|細身の|大柄な)(?:方|人|男性|女性)(?=歓迎|優遇|限定|の?み|を?募集|を?希望|を?求|$)/,
    ),
    unless: /お子|子ども|子供|お客|利用者|遊具|アトラクション|乗車|入居者|患者|ベッド|機器の?耐荷重|測/,
  },
  {
    reason: 'sex-strength',
    says: eachOf(
      /体力(?:に自信の|に自信が|の|が)?(?:ある|あり余る)(?:方|人|男性|かた)|体力(?:に)?自信(?:の|が)?(?:ある|あり)/,
      /(?:力|ちから)(?:自慢|持ち)(?:の)?(?:方|人|歓迎|募集|大歓迎|求|さん|が)|力自慢|(?:力|腕力)に自信(?:の|が)ある(?:方|人)?/,
      /体力自慢|体力(?:が|の)(?:必須|必要な方)|屈強な(?:方|人)/,
    ),
    unlessAfter: /(?:不要|なくても)[^、]{0,6}$/,
    unlessBefore: /^[^、。]{0,10}(?:だけ(?:で|の仕事で)はな|必要はありません|なくても|でなくても|にも易しい)/,
  },
  {
    reason: 'sex-transfer',
    says: /(?:全国|転居を伴う|国内外(?:へ)?の?)?(?:の)?転勤(?:に応じられる|に対応できる|ができる|のできる|できる|可能な|可能の|可の|をいとわない|を厭わない|OKな|okな|okの|が可能な)(?:方|人|かた)?/g,
    unlessAfter: /(?:希望者は|制度として)$/,
    unlessBefore: /^[^、。]{0,4}(?:制度|コース|かどうかは問い|必要はあり)/,
  },
]
