import { type Folding, folded } from './folding.ts'

/** A small kana and its large form. */
const large: Readonly<Record<string, string>> = { ァ: 'ア', ィ: 'イ', ゥ: 'ウ', ェ: 'エ', ォ: 'オ' }
const voiced: Readonly<Record<string, string>> = { ヂ: 'ジ', ヅ: 'ズ', ヰ: 'イ', ヱ: 'エ' }

/** Rules for single kana in any word: ウェイター, ウエーター; ギヤ, ギア; ヴァイオリン, バイオリン. */
const kana: readonly Folding[] = [
  [/ヴュ/g, 'ビュ'],
  [/ヴ(?=[ァィェォ])/g, 'バ'],
  [/バ[ァィェォ]/g, (found) => ({ バァ: 'バ', バィ: 'ビ', バェ: 'ベ', バォ: 'ボ' })[found] ?? found],
  [/ヴ/g, 'ブ'],
  [/[ヂヅヰヱ]/g, (found) => voiced[found] ?? found],
  [/[ァィゥェォ]/g, (found) => large[found] ?? found],
  [/(?<=[イキシチニヒミリギジビピ])ヤ/g, 'ア'],
  [/(?<=[エケセテネヘメレゲゼデベペ])イー?/g, 'ー'],
]

/** Words with further spellings; the first is used for all. */
const spellings = `
メンテナンス メインテナンス / インターフェース インタフェース / シミュレ シュミレ / コミュニケーション コミニュケーション コミニケーション コミュニュケーション
ディレクター デレクター ダイレクター / デジタル ディジタル / レポート リポート / スムーズ スムース / ベッド ベット / マネジ マネージ / テレホン テレフォン
イヤホン イヤフォン / スマートホン スマートフォン / プラットホーム プラットフォーム / ユニホーム ユニフォーム / リホーム リフォーム / スイーツ スウィーツ
サンドイッチ サンドウィッチ / エンターテイメント エンターテインメント エンタテイメント エンタテインメント / パティシエ パテシエ パティシェ
バドミントン バトミントン / アボカド アボガド / レジュメ レジメ / コンシェルジュ コンシェルジェ / ボランティア ボランテア / アルミニウム アルミニューム
web ウェブ / wifi ワイファイ / レクリエーション リクリエーション レクレーション / エクステリア エクステリヤ / インテリア インテリヤ / セラピスト テラピスト
フォークリフト ホークリフト / スペシャリスト スペシャリト / ジャガイモ ジャガ芋 / バックグラウンド バックグランド / グラウンド グランド
`

const firstOf = new Map(
  spellings
    .trim()
    .split(/\n| \/ /)
    .flatMap((row) => {
      const [first = '', ...others] = row.split(' ').map((word) => folded(word, kana))
      return others.filter((other) => other !== first).map((other) => [other, first] as const)
    }),
)

/** Words whose final long vowel is often omitted. */
const long =
  'レーザ|ライタ|ローラ|ヒータ|クーラ|ポスタ|ワイパ|フィルタ|ミキサ|ペーパ|マスタ(?!ード)|サーバ|ユーザ|センタ|モニタ|リーダ|メーカ|メータ|ルータ|スキャナ|プリンタ|ドライバ|エレベータ|コンピュータ|プログラマ|デザイナ|マネジャ|カテゴリ|フォルダ|ブラウザ|オペレータ|コントローラ|アダプタ'

/** One spelling for a loan word in katakana. */
export const loanWords: readonly Folding[] = [
  ...kana,
  [new RegExp(`(?:${folded(long, kana)})(?!ー)`, 'g'), (word) => `${word}ー`],
  [new RegExp([...firstOf.keys()].join('|'), 'g'), (word) => firstOf.get(word) ?? word],
]
