import { eachOf, matchesOf } from './any-of.ts'
import { treatmentOf } from './context.ts'
import { isRefused } from './refusal.ts'
import { hitsOf, type JudgedSentence, type WordHit, type WordRule } from './word-rule.ts'

/** 職業安定法3条, 労働基準法3条: no selection by nationality, birthplace, descent or creed. */
export function judgeOrigin(sentence: JudgedSentence): WordHit[] {
  return [
    ...nationalities(sentence),
    ...creeds(sentence),
    ...turnedAway(sentence),
    ...birthplace(sentence),
    ...hitsOf(rules, sentence.text),
  ]
}

const countries =
  '日本|外国|中国|韓国|台湾|ベトナム|フィリピン|ネパール|インドネシア|ミャンマー|タイ|インド|ブラジル|ペルー|アメリカ|スリランカ|モンゴル|カンボジア|バングラデシュ|アジア|欧米|白|黒|在日|ロシア|朝鮮|パキスタン|フランス|ドイツ|イギリス|イタリア|アフリカ|南米|中東|ヨーロッパ'
const people = new RegExp(
  `(?:${countries})(?:人|籍|国籍)(?!学校|街|会|墓地|材|形|町|観光|技能|実習|雇用|住民|相談|向け|教会|気|工|権)(?:の方)?|(?:外国|海外|韓国|中国|台湾|ベトナム|フィリピン|ネパール|インドネシア|ミャンマー|インド|ブラジル|アジア|欧米|日本|在日)の方|(?:外国|海外)出身(?:の方|者)|日本国の(?:方|人|国民)|帰化(?:した|された)?(?:方|人|者)|日系人|日本(?:の)?国籍を(?:有しない|有さない|持たない|お持ちでない)(?:方|者|人)|日本(?:国内)?で(?:生まれ(?:育った|た)?|育った)(?:の)?(?:方|人)|ハーフ(?!マラソン|タイム|サイズ|デー|パンツ|コート|カット|ボトル|タイプ|&|アンド|ミラー)(?:の方)?|(?:${countries})(?:出身|生まれ|系|にルーツを持つ)(?:の)?(?:方|人|者|スタッフ|社員)|(?:外国|海外)に?ルーツ(?:を持つ|のある|をお持ち)の?(?:方|人)|留学生(?:さん|の方)?`,
  'g',
)

const believers =
  /(?:クリスチャン|キリスト教徒|仏教徒|イスラム教徒|ムスリム|創価学会(?:員)?|宗教団体|共産党|特定の団体|無宗教|無神論者|信者|(?:共産|自民|保守)?党員|(?:宗教|政治|組合|市民)活動(?:を|に)(?:して|行って|参加して)(?:い|お)(?:る|ない)|(?:信仰|宗教|信条)(?:を|の)(?:お?持ち|持つ|持って(?:い|お)る|持たない|ある|ない)|(?:特定の)?(?:宗教|政党|思想|組合)(?:団体)?(?:に|を|の)(?:入信|信仰|信じ|支持|加入|所属|信者|偏り)(?:して|の|が)?(?:いる|いない|する|しない|された|した|ある|ない)?)(?:の)?(?:方|人|者)?/g

function nationalities(sentence: JudgedSentence): WordHit[] {
  const hits: WordHit[] = []
  for (const match of matchesOf(people, sentence.text)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const treatment = treatmentOf(sentence, from, to)
    if (treatment === null) continue
    const after = sentence.text.slice(to, to + 20)
    if (treatment === 'wanted' && /^(?:外国|海外|留学生)/.test(match[0]) && /歓迎|お待ち/.test(after)) continue
    hits.push({ reason: 'origin-nationality', from, to })
  }
  return hits
}

/** 沖縄県出身者 as a list entry. */
function birthplace({ kind, text }: JudgedSentence): WordHit[] {
  const match =
    kind === 'condition' &&
    /^[\s・]*((?:地元|当地|県内|市内|[一-鿿]{1,4}[都道府県市町村区]|東北|関東|関西|九州|四国|沖縄)(?:の)?出身(?:者|の方)?)$/.exec(
      text,
    )
  return match ? [{ reason: 'origin-birthplace', from: text.length - (match[1] ?? '').length, to: text.length }] : []
}

function creeds(sentence: JudgedSentence): WordHit[] {
  return matchesOf(believers, sentence.text).flatMap((match): WordHit[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    return treatmentOf(sentence, from, to) ? [{ reason: 'origin-creed', from, to }] : []
  })
}

/** Criteria of 職業安定法3条, in any wording of rejection. */
const beliefs =
  /宗教|信仰|教団|政党|政治団体|思想|労働組合|労組|組合(?:員|活動)|(?:市民|社会|政治|学生)(?:運動|活動)|デモ/g
const whoBelieves = /^(?![^、。]{0,16}(?:施設|法人|お客|相談|事務))[^、。]{0,24}?(?:方|人|者|場合)/

function turnedAway(sentence: JudgedSentence): WordHit[] {
  return matchesOf(beliefs, sentence.text).flatMap((match): WordHit[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    return whoBelieves.test(sentence.text.slice(to, to + 40)) && isRefused(sentence, to)
      ? [{ reason: 'origin-creed', from, to }]
      : []
  })
}

const rules: readonly WordRule[] = [
  {
    reason: 'origin-descent',
    says: /肌の(?:色が?)?(?:白い|黒い|濃い|薄い)(?:方|人)(?=$|を|が|に限|のみ|だけ|限定|は(?:不可|お断り|ご?遠慮|優遇)|優遇|歓迎|募集|希望)/g,
    unless: /お客|化粧|ケア|ファンデ|日焼け/,
  },
  {
    reason: 'origin-creed',
    says: /同じ(?:信仰|宗教|宗派|信条|思想|政党)[^、。]{0,12}(?:条件|必須|前提|に限|方のみ|方を)/g,
    unless: /問わ|不問/,
  },
  {
    reason: 'origin-descent',
    says: /出身(?:地|県)?が(?!どこ|いずれ)[^、。]{1,8}の(?:方|人|者)(?:は|を|の)[^、。]{0,10}(?:採用し(?:ません|ない|かね)|お断り|ご?遠慮|不採用|対象外|見送)/g,
    unless: /問わ|不問|お客/,
  },
  {
    reason: 'origin-nationality',
    says: eachOf(
      /日本の?国籍(?:を|の)?(?:お?持ち|有する|有し|保有|取得|所持)|日本国籍(?:が|は)?(?:必須|必要|条件)|国籍(?:は|が|:)?日本/,
      /(?:日本|外国)国?籍(?:の方)?(?:に限|のみ|限定|不可)|国籍(?:要件|制限|条件)(?:あり|が有り|が?あります)|純日本人|日本生まれ日本育ち/,
    ),
    unless: /国籍(?:は|を)?(?:問わ|問い|不問)|取得(?:を|の)?(?:支援|サポート|申請)|書類/,
  },
  {
    reason: 'origin-nationality',
    says: /日本語(?:を|が)(?:母国語|母語)(?:と(?:する|される|している)|の|である)(?:方|人)|(?:母国語|母語)が日本語(?:の|である)(?:方|人)/g,
    unless: /問わ|不問|でない|以外|お客|学習者|生徒/,
  },
  {
    reason: 'origin-insult',
    says: /(?<![海社学内校院市郊国法以意案号件例室])外人(?![材事口員気口物脈権格数目生工])|後進国|未開(?:国|の国|人)|三国人|ガイジン|がいじん|支那人|鮮人|ニグロ|ジャップ|毛唐/g,
    unlessAfter: /(?:映画|小説|『|「)[^、]{0,6}$/,
    unlessBefore: /^(?:部隊|墓地)/,
  },
  { reason: 'origin-dated', says: /(?<!先)原住民|土人(?!形)|インディアン(?!ス|ジュエリー|カレー|レストラン)|酋長/g },
  {
    reason: 'origin-birthplace',
    says: /(?:地元|当地|(?<![一-鿿])[県市町村](?=出身)|県内|県外|市内|道内|府内|都内|町内|(?:[一-鿿○〇◯]{1,4}[都道府県市町村区])|北海道|東北|関東|関西|九州|沖縄|四国|東京|大阪|京都|福岡|名古屋)(?:の)?(?:出身者?|生まれ|で(?:生まれ|育っ)た)(?:の)?(?:方|人|者)?(?:を|は|が|、|なら|だと|であれば|でしたら)*(?:特に|大|積極)?(?:のみ|限定|歓迎|優遇|優先|希望|募集|に限|不可|求|お断り|ご遠慮|採用し|採用を(?:控え|見送)|で(?:なければ|ないと))/g,
    unless: /問わ|不問/,
  },
  {
    reason: 'origin-birthplace',
    says: /(?:出身地|出生地|出身県)(?:は|が|を|:)?[^、。]{0,8}(?:限|優先|優遇|のみ|条件)|(?:地元|市内|県内)(?:育ち|っ子)(?:の方)?(?:限定|歓迎|優遇|優先|のみ)/g,
    unless: /問わ|不問|問い/,
  },
  {
    reason: 'origin-descent',
    says: eachOf(
      /同和(?!対策|教育|問題|行政|鉱業|火災|病院|会館)|(?:被差別)?部落(?:出身|民|の方)/,
      /部落の?出身(?:で(?:ない|は)|か(?:どうか)?|者)/,
      /(?:家柄|門地|血筋|育ち)の(?:良い|よい|いい)(?:方|人|家庭)?|(?:家柄|門地)(?:を)?重視|良家の/,
    ),
    unless: /問わ|不問|差別(?:の|を)?(?:解消|なく|撤廃)|啓発|人権/,
  },
  {
    reason: 'origin-creed',
    says: eachOf(
      /(?:宗教|信仰|信条|思想|政党|組合|労組)(?:を|に|の|が|活動)?[^、。]{0,12}(?:(?:ある|ない|持たない|持つ|している|していない|する|しない|された|した)(?:方|人|者)?|関係者|信者|党員|組合員)(?:の方)?(?:は|を|の|に|が)?(?:応募)?(?:は|が)?(?:お断り|ご遠慮|不可|採用し|採用でき|のみ|限|応募でき|応募いただけ|歓迎|優遇|募集|希望|$)/,
      /無宗教の方|(?:左翼|右翼)思想/,
    ),
    unless: /問い?ません|問わ|不問|しておりません|関係なく/,
  },
]
