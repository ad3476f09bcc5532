import { anyOf } from './any-of.ts'
import { hitsOf, type JudgedSentence, type WordHit, type WordRule } from './word-rule.ts'

/** Applying elsewhere leaves the applicant without a record here and without this service's protection. */
export function judgeOffPlatform(sentence: JudgedSentence): WordHit[] {
  return hitsOf(rules, sentence.text)
}

const messenger =
  '(?:公式)?(?:(?:(?<![ァ-ヶー一-鿿])|(?<=公式|専用|当社|採用|弊社))(?:ライン|らいん)(?=で|から|より|を|の?id|@|応募|までご?連絡)(?!で(?:の)?作業)|(?<![a-z])line(?! ?works|[a-z])(?:@|公式(?:アカウント)?)?|インスタ(?:グラム)?|instagram|カカオ(?:トーク)?|kakaotalk|whatsapp|ワッツアップ|facebook|フェイスブック|messenger|メッセンジャー|(?<![a-z])dm(?![a-z])|ダイレクトメッセージ|twitter|ツイッター|(?<![a-z])x(?:\\(旧twitter\\))?の?dm|wechat|微信|telegram|discord|skype|チャットワーク|tiktok)'
const outsideForm =
  '(?:google ?フォーム|グーグルフォーム|外部(?:の)?(?:応募|エントリー|採用)?(?:フォーム|サイト)|(?:下記|以下|上記|下の?|次の|こちらの(?!ページ)|別|専用|自社|当社|弊社|当院|当園|当店|会社|法人|本社|公式)(?:の)?(?:採用|応募|エントリー|求人|公式)?(?:専用)?(?:フォーム|ホームページ|hp|サイト|webサイト|ウェブサイト|ページ|url|リンク|qrコード)|(?:採用|エントリー|求人)(?:専用)?(?:フォーム|サイト|ページ|hp|ホームページ)|ホームページ|(?<![a-z])hp|qrコード)(?!制作|作成|開発|運営|更新|デザイン|の(?:改善|制作|更新|運営|開発))'
const applying =
  '(?:ご?応募(?!フォーム|ページ|サイト|書類|者|資格|条件|要件|専用)|エントリー(?!シート|フォーム|ページ|サイト)|(?:お?申し?込み)(?!を[^。]{0,16}(?:入力|処理|確認|管理|集計|受け付け))|面接(?:の)?(?:ご?予約|希望|申込|申し込み)|履歴書(?:を|の)?(?:送|データ|写真))'
const here = anyOf(
  /身分証|免許証|マイナンバー|パスポート|保険証|自撮り|(?:製造|生産|組立|組み立て|別の)ライン|(?:このページ|当サイトの|当サイトから|本サイト)(?!から(?:の応募)?ではな|の応募ではな|ではな)|しごと帖/,
  /応募(?:する)?」?(?:の)?ボタン|本ページ|受け?付けて(?:い|おり)ません|お受けして|対応して(?:い|おり)ません|担当(?:します|して|する)|運用|改善|開発/,
)

const rules: readonly WordRule[] = [
  {
    reason: 'off-platform',
    says: new RegExp(
      `${messenger}(?:の?id[^。]{0,16})?(?:の)?(?:dm|アカウント|メッセージ|トーク|友だち追加|友達追加)?(?:で|に|へ|から|にて|より|を|の|でも|からも|または|か|、|まで|も|経由)*[^。]{0,24}?(?:${applying}|友[だ達]ち?追加|登録後|ご連絡(?:ください|下さい|をお)|連絡(?:ください|下さい)|履歴書)`,
      'g',
    ),
    only: /応募|エントリー|面接|履歴書|希望の方|申し?込/,
    unless: here,
  },
  {
    reason: 'off-platform',
    says: new RegExp(`${applying}[^。]{0,20}?${messenger}`, 'g'),
    unless: here,
    unlessBefore: /^(?:広告|works| works|スタンプ|公式アカウントの運)/,
  },
  {
    reason: 'off-platform',
    says: new RegExp(
      `${outsideForm}[^。]{0,12}?(?:から|より|にて|で|に|へ|経由|まで)[^。]{0,12}?(?:${applying})|${applying}[^。]{0,24}?${outsideForm}[^。]{0,12}?(?:から|より|にて|で|に|へ|をご利用|まで|のみ)`,
      'g',
    ),
    unless: here,
  },
  {
    reason: 'off-platform',
    says: new RegExp(
      `${messenger}(?:の?id)?(?:アカウント)?(?:(?:を)?(?:くだされば|いただければ|頂ければ|もらえれば)|(?:に|へ|で|から|より|にて|まで)[^。]{0,24}?(?:送って|送信|お送り|ご?連絡(?:ください|下さい|を)|メッセージ(?:ください|を)|お問い?合わ?せ|お気軽に|一報|お声がけ|ください$))`,
      'g',
    ),
    only: /応募|エントリー|面接|履歴書|募集|バイト|採用|選考|働きたい|希望の?方|興味(?:の|が)ある方|まずは/,
    unless: here,
  },
  { reason: 'off-platform', says: /(?:応募|エントリー)(?:フォーム|ページ)[^。]{0,16}https?:/g },
  { reason: 'off-platform', says: /qrコード[^。]{0,16}(?:応募|エントリー|申し?込)/g, unless: here },
  {
    reason: 'off-platform',
    says: new RegExp(
      `${applying}[^。]{0,20}https?:\\/\\/|https?:\\/\\/[^\\s。]{1,60}[^。]{0,12}(?:から|より|にて)[^。]{0,8}${applying}`,
      'g',
    ),
    unless: here,
  },
]
