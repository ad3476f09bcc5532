import { anyOf, matchesOf } from './any-of.ts'
import { isDenied, type WordHit } from './word-rule.ts'

/** Occupations that name a sex, and their neutral names (guidelines to 男女雇用機会均等法5条). */
const strong: readonly (readonly [RegExp, string])[] = [
  [/看護婦/g, '看護師'],
  [/保健婦/g, '保健師'],
  [/助産婦/g, '助産師'],
  [/(?<!担)保母(?!子)/g, '保育士'],
  [/(?:営業|ルート|外回り|トップ)マン(?!ション|ツー|スリー|ネージ|ガ)/g, '営業職'],
  [/セールスマン(?!シップ)/g, '営業職'],
  [/(?:セールス|営業|生保|保険)(?:レディ|ウーマン|ガール)ー?/g, '営業職'],
  [/カメラマン/g, 'フォトグラファー'],
  [/ガードマン(?!ション)/g, '警備員'],
  [/ウ[エェ](?:イ|ー)?ター/g, 'ホールスタッフ'],
  [/ウ[エェ](?:イ|ー)?トレス/g, 'ホールスタッフ'],
  [/スチュワー(?:デス|ド)/g, '客室乗務員'],
  [/(?<![a-z])ol(?=さん|の|経験|として|に|を|が|募集|歓迎|$|、|。|・)/g, '事務職'],
  [
    /(土木|ドア|修理|配達|集金|設備|配送|整備|照明|音響|サービス|作業|夜警|倉庫|新聞配達|牛乳配達)マン(?!ション)/g,
    '$1スタッフ',
  ],
  [/(?<![一-鿿])([一-鿿]{2})マン(?=さん|を?募集|を?急募|として|経験|の方|$|、|。|・|が|も)/g, '$1スタッフ'],
  [/(?:女店員|女子店員|売り子(?=さん|募集|を))(?:さん)?/g, '販売スタッフ'],
  [/女子社員(?=募集|急募|を募集|を求)/g, '社員'],
  [/女子事務員/g, '事務員'],
  [/(?:掃除婦|清掃婦)(?:さん)?/g, '清掃スタッフ'],
  [/家政婦(?!紹介)(?:さん)?/g, '家事スタッフ'],
  [/(?:寮母(?=さん|を?募集|として|急募|$)|寮父)(?:さん)?/g, '寮の管理スタッフ'],
  [/保父(?:さん)?/g, '保育士'],
  [/女中|雑役婦|付添婦|炊事婦|潜水夫|郵便夫|雑役夫|炊婦|酌婦|派出婦|産婆/g, 'スタッフ'],
  [
    /(?:給食|掃除|清掃|食堂|売店|寮|受付|用務員)の?お(?:ば|じ|ね[えー]|に[いー])(?:ちゃん|さん)(?=[をはが]?(?:大|急)?(?:募集|急募|求|歓迎)|$)/g,
    'スタッフ',
  ],
  [/受付嬢/g, '受付スタッフ'],
  [
    /(?:マッサージ|エステ|コンパニオン)嬢|案内嬢|エレベーターガール|キャンペーンガール|キャディさん嬢|ウグイス嬢|電話交換嬢/g,
    'スタッフ',
  ],
  [/ホステス|バーテンダーマン|バスガール|ビジネスガール/g, 'フロアスタッフ'],
]

const mild: readonly (readonly [RegExp, string])[] = [
  [/サラリーマン/g, '会社員'],
  [
    /(?<![ァ-ヶー])(?:ホール|ドア|ベル|ページ)?ボーイ(?!ズ|ッシュ|スカウト|フレンド|ング|ソプラノ|ー)/g,
    'ホールスタッフ',
  ],
  [
    /(?<=[ァ-ヶー一-鿿])(?<!ファースト|ミ|メ|セールス|営業|生保|保険)レディー?(?!ス|ー|メイ|・?ファースト|ス?クリニック|ガガ|・ガガ|ボーデン|イ)/g,
    'スタッフ',
  ],
]

/** Most texts have none, and one pattern is faster than one per name. */
const anyName = anyOf(...[...strong, ...mild].map(([name]) => name))

/** Another person's occupation, or the subject of goods, history or a title. */
const elsewhere =
  /^(?:さん|の方)?(?:(?:、|や|・)[^、。]{1,8}(?:、[^、。]{1,8})?(?:との|と(?:連携|協力|打|相談)|への|に依頼)|(?:へ|に|から|と)の?(?:連絡|指示|依頼|発注|手配|引き?継|引き?渡し|打ち?合わ?せ|同行|同席|連携|相談|協力|一緒)|との|と(?:連携|協力|一緒|打|相談|組|同行)|の手配|の(?:衣装|制服|服|格好|お客様|お客さま|方が多く|街|イラスト|派遣元|撮影に同行|アシスタント|補助)|向けの?|(?:たち)?(?:に|へ)[^、。]{0,12}(?:人気|届け|提供|販売|支持|愛され|喜ばれ|好評)|のスーツ|が主人公|時代|層|に?同行し|に依頼し|に発注|のスケジュール|は(?:外部|外注|専門の|別の会社)|の昼食|の方のランチ|を題材|・ビル|人形|像|を描い|と(?:呼ばれ|いう呼び))/
const elsewhereBefore =
  /(?:映画|小説|漫画|アニメ|舞台|絵本|『|「|(?:お客様|お客さま|お客さん|来店客|常連|顧客|利用者|読者)(?:は|の|で|である)|(?:近く|近隣|周辺|オフィス街)の|提携|外部の?|外注の?|専属の?|プロの?)[^、。]{0,6}$/

const recruited =
  /^(?:さん|の方)?(?:を|の)?(?:[0-9]+[名人])?(?:を)?(?:大|急)?(?:募集|増員|急募|求め|求む|採用|歓迎|補充|お探し)/

/** 今は保育士と呼ばれています: about the name. */
const formerName =
  /(?:明治|大正|昭和|戦前|戦時|戦後|かつて|19[0-9]{2}年|旧)[^。]{0,24}(?:建てられ|だった|でした|保存|改装|養成所|訓練所|映画|小説|舞台|展示)|(?:今|現在|いま)(?:は|では)[^。]{0,14}(?:呼ば|改め|名称)|(?:かつて|昔)[^。]{0,14}と呼ばれ/

/** Occupations in this sentence that name a sex. */
export function jobNames(text: string): WordHit[] {
  if (!anyName.test(text) || formerName.test(text)) return []
  return [...named(text, strong, 'sex-job-name'), ...named(text, mild, 'sex-job-name-mild')]
}

function named(text: string, names: typeof strong, reason: 'sex-job-name' | 'sex-job-name-mild'): WordHit[] {
  return names.flatMap(([name, instead]) =>
    matchesOf(name, text).flatMap((match) => {
      const [from, to] = [match.index, match.index + match[0].length]
      const after = text.slice(to, to + 30)
      const before = text.slice(Math.max(0, from - 12), from)
      if (isDenied(after) || (!recruited.test(after) && (elsewhere.test(after) || elsewhereBefore.test(before))))
        return []
      return [{ reason, from, to, instead: instead.replace('$1', match[1] ?? '') }]
    }),
  )
}
