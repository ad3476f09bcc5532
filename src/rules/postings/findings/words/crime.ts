import { eachOf } from './any-of.ts'
import { roundaboutCrime } from './crime-roundabout.ts'
import { crimeSigns } from './crime-signs.ts'
import { hitsOf, type JudgedSentence, rulesFor, type WordHit } from './word-rule.ts'

/** 職業安定法63条 and the notice of 2024-12-18: signs of recruiting for crime. */
export function judgeCrime(sentence: JudgedSentence): WordHit[] {
  return [...[rules, crimeSigns, roundaboutCrime].flatMap((signs) => hitsOf(signs, sentence.text)), ...lent(sentence)]
}

/** 口座をお持ちの方なら誰でも。貸すだけで月10万円: what is handed over stands in the sentence before. */
function lent({ text, before }: JudgedSentence): WordHit[] {
  const match = handedOver.exec(text)
  if (!match || !credentials.test(before) || warned.test(text)) return []
  return [{ reason: 'crime', from: match.index, to: match.index + match[0].length }]
}

const handedOver =
  /(?:貸す|貸して|譲る|譲って|売る|売って|渡す|渡して|送る|送って)(?:いただ(?:く|ける)|くださる|くれる|もらう)?だけ[^。]{0,10}[0-9]+万/
const credentials = /口座|通帳|キャッシュカード|名義|sim|携帯|スマホ|端末|身分証|免許証/

/** High pay for one task described with だけ or as secret: 車で待つだけ。1回10万円. */
export function secretErrand(sentences: readonly JudgedSentence[], index: number): WordHit[] {
  const match = secret.exec(sentences[index]?.text ?? '')
  if (!match) return []
  const around = sentences
    .slice(Math.max(0, index - 1), index + 2)
    .map(({ text }) => text)
    .join('。')
  const told = muchForOnce.test(around) && !warned.test(around) && !skilled.test(around)
  return told ? [{ reason: 'crime', from: match.index, to: match.index + match[0].length }] : []
}

const secret =
  /(?:待機|待って|待つ|見張|運|乗せ|走|立って|座って|受け?取|渡|置|移|買|送|電話|押し|切|案内|名前を|サインを?)[^。、]{0,12}だけ|(?:ご?家族|親|周り|友人|友達|誰)(?:や[^、。]{1,8})?に(?:は|も)?(?:絶対に?)?(?:内緒|秘密|言わな|話さな)|(?:口外|他言)(?:しない|せず|は?禁止|厳禁|無用)|(?:もの|物|荷物|中身|内容|行き?先)(?:は|も)(?:秘密|内緒|非公開)|顔(?:を|が)(?:出さ|隠)|口(?:が|の)(?:堅|固|かた)い|(?:内容|詳細)は[^。]{0,6}会って|覆面|黙って|(?:現場|場所|住所|行き?先|仕事内容|内容)は[^。]{0,6}(?:当日|直前|集合)(?:に|後に)?[^。]{0,4}(?:伝え|知らせ|教え|連絡)|指示(?:は|に|を)|逃げ足|(?:現場|家|店)の?(?:近く|前|そば)で[^。]{0,6}待(?:機|って|つ)|(?:詳細|内容|仕事内容)は[^。]{0,8}(?:言え|伝えでき|話せ|書け|明かせ)(?:ません|ない)/
const muchForOnce =
  /(?:報酬|謝礼|お礼|1件|1回|1往復|1晩|一晩|一回|一件|当日)[^。、0-9]{0,8}(?:[3-9]|[1-9][0-9]{1,2})(?:\.[0-9])?万円?|(?:日給|日当|1日)[^。、0-9]{0,4}(?:[5-9]|[1-9][0-9])万円?|高収入|高報酬/
const skilled = /モデル|撮影|出演|治験|講演|登壇|医師|看護|鑑定|試乗|調律|通訳|結婚式|司会|賞金/

/** 封筒を受け取って渡す beside several 万円 in cash per task: neither suffices alone. */
export function paidErrand(sentences: readonly JudgedSentence[], index: number): WordHit[] {
  const match = errand.exec(sentences[index]?.text ?? '')
  if (!match) return []
  const around = sentences
    .slice(Math.max(0, index - 2), index + 3)
    .map(({ text }) => text)
    .join('。')
  if (/^海外/.test(match[0]))
    return enormous.test(around) ? [{ reason: 'crime', from: match.index, to: match.index + match[0].length }] : []
  if (!muchMoney.test(around) || !atOnce.test(around) || warned.test(around) || carrier.test(around)) return []
  return [{ reason: 'crime', from: match.index, to: match.index + match[0].length }]
}

/** An account handed over, goods passed on or a house watched, for a reward a time: each may stand in another sentence. */
export function rewardedFavour(sentences: readonly JudgedSentence[], index: number): WordHit[] {
  const match = favour.exec(sentences[index]?.text ?? '')
  if (!match) return []
  const around = sentences
    .slice(Math.max(0, index - 1), index + 3)
    .map(({ text }) => text)
    .join('。')
  if (!aTime.test(around) || warned.test(around) || ofTrade.test(around)) return []
  return [{ reason: 'crime', from: match.index, to: match.index + match[0].length }]
}

const favour =
  /(?:通帳|口座|キャッシュカード|クレジットカード|端末|携帯電話?|スマホ|銀行(?:の)?カード|暗証番号|sim(?:カード)?|名義|お?名前|ネットバンク|身分証|免許証)[^。]{0,22}(?:預け|貸し|貸して|送って|渡|譲|教え|使わせ|お?借り|売って|作って)|(?:荷物|封筒|小包|紙袋|書留|包み|現金|お金|品物)[^。]{0,18}(?:受け?取|手渡|渡|回収|置(?:く|い|き)|届け|運)|(?:家|住宅|住宅街|マンション|民家|店|車)[^。]{0,10}(?:様子|下見|見張|人の出入り|留守)[^。]{0,10}|(?:ローン|分割|クレジット|後払い)で[^。]{0,12}(?:買|購入|契約)/
const aTime =
  /(?:お礼|謝礼|報酬|1件|1回|1個|1通|1台|1枚|1時間|1往復)(?:は|に|で|として|につき|、)?[^。、0-9]{0,4}(?:[1-9][0-9]?(?:\.[0-9])?万|[1-9][0-9],000)円?/
const ofTrade =
  /お客|顧客|倉庫|物流|通販|宅配|配送|配達|ドライバー|引っ?越し|警備|金融機関|銀行(?:で|員|業務)|販売|修理|査定|点検|清掃|介護|ヘルパー|不動産|営業|入社|社内|採用(?:時|後)|給与|郵便局|新聞|トラック|祝い?金|紹介(?:した|して|料)/

const warned =
  /注意|防止|撲滅|対策|被害|啓発|一切関係|加担|では(?:ありません|ございません)(?!が)|相談窓口|見分け|取り締ま|根絶|疑われ|危険性|講座|講習|授業|見破|呼びかけ|しないよう/
/** High pay for one errand: 30,000 yen or more. */
const muchMoney =
  /(?:報酬|日給|日当|謝礼|手当|お礼|1件|1回|1日|1往復)[^。、0-9]{0,10}(?:[3-9]|[1-9][0-9]{1,2})(?:\.[0-9])?万円?/
const atOnce = /即日|当日|その日|その場|手渡し|即金|現金|日払い|即払い|すぐに?(?:お)?(?:支払|渡)/
const carrier = /トラック|軽貨物|宅配便|引っ?越し|倉庫|台車|社内便|ルート配送|免許をお持ち/
const thing =
  '(?:荷物|書類|現金|封筒|小包|カード|キャッシュカード|通帳|お金|モノ|物|紙袋|品物|ブランド品|バッグ|書留|速達|包み|札束|キャリーケース|アタッシュケース|スーツケース|お?金銭|携帯電話|スマホ|貴金属)'
const identity =
  '(?:身分証(?:明書)?|免許証|運転免許証|マイナンバーカード|パスポート|保険証|顔写真|自撮り|本人確認書類|学生証)'
const messenger =
  '(?:telegram|テレグラム|signal|シグナル|wickr|session|秘匿(?:性の高い)?(?:アプリ|メッセージ|チャット)|匿名(?:性の高い)?(?:アプリ|チャット))'

/** Monthly pay beyond any call centre's. */
const enormous = /月[^。、0-9]{0,4}[1-9][0-9]{2,}万円/
const errand = new RegExp(
  `海外[^。]{0,12}(?:テレアポ|電話|コールセンター|オペレーター)|${thing}(?:を|の)?[^。]{0,20}?(?:受け?取|うけとる|受け渡|運ぶ|運び|運ん|運搬|届け|引き?取|回収|渡す|渡し|預か|引き?出|下ろ|おろ|移送)`,
)
const rules = rulesFor('crime', [
  {
    says: /(?:お年寄り|ご?高齢者|ご?老人|一人暮らし)[^。]{0,8}(?:家|宅|お宅)[^。]{0,10}(?:回って|訪ね|行って|訪問して|から)[^。]{0,6}(?:封筒|カード|通帳|現金|お金)[^。]{0,6}(?:受け取|預か|回収|もら)/g,
    unless: /弁当|お届け|配達|集金業務|詐欺|防止|銀行員|信用金庫|新聞/,
  },
  {
    says: /(?:オレオレ|振り込め|特殊|還付金)詐欺の?(?:お?手伝い|仲間|メンバー|バイト|アルバイト|お?仕事|役)|(?:口座|通帳|名義|キャッシュカード)の?(?:レンタル|貸し?出し)/g,
    unless: /防止|対策|被害|注意|講演|啓発|ドラマ|撲滅|金庫/,
  },
  { says: /ホワイト案件/g, unless: /注意|防止|被害|啓発|見分け|疑/ },
  {
    says: eachOf(
      /即日(?:で)?(?:[0-9]+万円|現金|手渡し|即金)/,
      /(?:当日|その場で?|即)(?:に)?(?:現金|即金)(?:で)?(?:手渡し|渡し|支給|払い|お渡し|お支払い|ゲット|get)/,
      /即金(?:バイト|案件|仕事|ok|可|で|払い)/,
      /日払い[^。]{0,6}?(?:[3-9]|[1-9][0-9])(?:\.[0-9])?万円?(?:以上|~|も|可|可能|保証|確実|$)/,
      /(?:日給|日当|報酬|1日|1件|1回)[^。、]{0,4}?(?:[5-9]|[1-9][0-9])万円?(?:以上|~|可|可能|確実|保証|も)[^。]{0,14}(?:即日|その場|手渡し|現金)/,
    ),
    unless: warned,
    only: /円|現金|即金|手渡し|即日/,
  },
  {
    says: eachOf(
      /(?:高額|裏|闇|ヤミ|やみ|グレー|超高額|即金)(?:バイト|案件|アルバイト|仕事)|指示役/,
      /atmで(?:お金|現金)を(?:下ろ|おろ|引き?出)す?だけ/,
      /(?<![一-鿿])(?:受け子|出し子|かけ子|打ち子)(?!供|ども|の(?:世話|保育))|(?<![一-鿿])(?:運び屋|運び役|見張り役|闇ばいと|やみばいと)|(?<![ぁ-んァ-ヶ一-鿿])(?:うけこ|だしこ)(?![ぁ-ん一-鿿])/,
      /(?:^|[^一-鿿ァ-ヶーぁ-ん])(?:叩き|タタキ)(?:案件|の仕事|募集|要員)|(?:銀行)?(?:口座|通帳|名義|キャッシュカード)(?!ケース|入れ)[^、。]{0,6}(?:貸(?:し|す)|売(?:って|る|却)|譲|買取|買い取)/,
      /(?:携帯|スマホ|スマートフォン|sim|回線|端末)(?:電話|カード)?(?:を)?[^、。]{0,6}(?:契約して|買って|購入して|契約し)[^。]{0,6}(?:渡|送)[すしっる]?|(?:見張り|下見)(?:役|をする|係)?[^。]{0,14}(?:日当|報酬|日給|[0-9]+万)|(?:スマホ|スマートフォン|携帯|パスポート)(?:電話)?(?:は|を)[^。]{0,8}(?:預かり|お預かり|回収)|海外[^。]{0,10}(?:テレアポ|かけ子|電話(?:を)?かけ)[^。]{0,24}(?:渡航費|[0-9]{3}万円)|名義(?:を)?貸(?:し|す)/,
      /(?:口座|通帳|名義)(?:を)?(?:提供|用意)(?:する|して|いただ)[^。]{0,10}(?:だけ|報酬|円)/,
    ),
    unless: warned,
  },
  {
    says: new RegExp(
      `${thing}(?:を|の)?(?:[^。]{0,20}?)(?:(?:受け?取|うけ?と)[るり]?|運ぶ|運び|届ける|引き?取る|回収する|渡す|預かる|移す|送る|転送する|発送する|引き?出す|下ろす|おろす|置く|持っていく)(?:り?)?だけ`,
      'g',
    ),
    unless:
      /倉庫|梱包|出品|棚|仕分|検品|レジ|時給|店内|館内|社内|トラック|台車|宅配便の|制服|社内便|ドライバーとして登録|集荷先|だけではな|だけでな|わけではな/,
  },
  {
    says: new RegExp(
      `${thing}(?:を|の)?[^。]{0,30}?(?:入れ|置|渡|届け|運|下ろ|おろ|振り込|送|受け?取|引き?出|引き?取|預け|移動させ|回収)[^。、]{0,6}だけ(?:で|の|、)[^。]{0,14}(?:[0-9,.]+万?円|報酬|高収入|稼げ|日払い|現金)`,
      'g',
    ),
  },
  {
    says: new RegExp(
      `(?:${thing})(?:を|の)?[^。]{0,16}?(?:受け?取|運ん|運び|届け|運搬|受取|引き?取|回収)[^。]{0,24}(?:報酬|謝礼|給料|お金|日当|[0-9,]+万円?)[^。]{0,14}(?:当日|その場|即日|手渡し|即金|現金|すぐ)`,
      'g',
    ),
    unless: /宅配便|引っ?越し|社内便|配送ドライバー|給与は月末/,
  },
  {
    says: new RegExp(
      `${identity}[^。]{0,14}(?:写真|画像|写し|コピー|撮影|データ|を)?[^。]{0,12}(?:line|ライン|チャット|dm|sns|メッセージ|メッセンジャー|アプリ|${messenger})(?:で|に|へ|から|にて|宛)[^。]{0,10}(?:送|提出|提示|アップ|お送り|共有)|(?:line|ライン|チャット|dm|sns|メッセージ|アプリ)(?:で|に|へ|から|にて)[^。]{0,14}${identity}[^。]{0,12}(?:送|提出|撮影|アップ|画像|写真)|${identity}[^。]{0,8}(?:写真|画像)(?:を)?[^。]{0,6}(?:送付|送信|送って|お送り|送る|送れ|送り|アップロード)`,
      'g',
    ),
    unless: /入社(?:後|時)|採用後|お客様|会員|送らないで|送(?:信|付)しないで|求めること|求めません|審査|ekyc|確認業務/,
  },
  {
    says: new RegExp(
      `${messenger}[^。]{0,10}(?:で|に|へ|を|から|にて|等)[^。]{0,14}(?:使え(?:る|ること)|使用できる|連絡|やり取り|やりとり|指示|移動|インストール|登録|ダウンロード|入れて|待機|追加|応募|誘導|面接|お送り|メッセージ|お?伝え|ご?案内|ご?説明|共有|お知らせ)|(?:連絡|やり取り|やりとり|指示|応募|面接|詳細|説明)[^。]{0,10}${messenger}(?:$|で|に|を|のみ|から|へ)`,
      'g',
    ),
    unless: /信号機|交通信号|踏切|開発|連携|api|手旗|調査|使用しません|使いません|シグナル伝達|分析/,
  },
])
