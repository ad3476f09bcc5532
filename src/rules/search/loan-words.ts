import { foldKana } from '#rules/search/search-text.ts'

/** A folding step: a pattern and its replacement. */
export type Folding = readonly [pattern: RegExp, by: string | ((found: string) => string)]

/** Applies the steps in order. */
export const folded = (text: string, steps: readonly Folding[]): string =>
  steps.reduce((made, [pattern, by]) => made.replace(pattern, by as string), text)

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

/** Loan words that form compounds in postings: カフェスタッフ contains カフェ, but カフェテリア does not. */
const known = `
スタッフ スタイリスト センター ショップ スクール クラブ サロン メーカー デザイナー マネージャー リーダー アシスタント オープニング スポーツ フィットネス ゴルフ ネイル ヘア ペット ベビー シニア ホテル
ホール キッチン スタジオ ルーム ハウス サービス サポート エンジニア オペレーター ワーカー ドライバー クリーニング チェーン フロア ビューティー ダンス ヨガ ピラティス エステ アドバイザー コンサルタント
コーディネーター インストラクター トレーナー セラピスト カウンター レストラン キャンプ フェア レンタル リサイクル アパレル スーパー コンビニ テーマ ファミリー ファースト スキー テニス サッカー マシン
サイド ベース エントリー アナリスト サイエンス サイエンティスト デリバリー フード ドリンク カラオケ テレフォン コール ホーム ケア デイ ナイト モーニング ランチ ディナー チーフ シフト ライン セールス
ワーク テスト システム アプリ ソフト ゲーム グッズ メンズ レディース キッズ ブライダル ウェディング リゾート マンション オフィス ビル ツアー ガイド バス タクシー トラック パート アルバイト バイト レジ
スタンド カフェ バー パン バイク ジム データ スパ テレビ ラジオ ピアノ ギター カメラ ミシン タオル ゴム ガス ガラス メッキ ピザ パスタ ケーキ アイス クリーム コーヒー リネン クレーン トイレ ワイン ビール
サウナ プール ボート ヨット ノート レンズ バッグ シャツ アニメ コスメ メイク マナー モール カレー ドラッグ ストア マーケット ルート ダイニング ベーカリー ベルト パイプ プレス ロボット ドローン サーバー ユーザー
クラウド セキュリティ ソーシャル メディア コンテンツ ライター チーム プロジェクト プロダクト ジュニア ミドル トップ ネット モバイル ショールーム フルーツ スイーツ ドーナツ サンド バーガー ステーキ フライ
ビジネスホテル シティ ラブ カプセル レース スケート スケボー サーフィン ダイビング ヘルス ボディ フット ハンド リフト リハビリ デンタル クリニック ナース ヘルパー ホスト ショー イベント コンサート シアター
`

const words = new Set(folded(known, loanWords).trim().split(/\s+/))
const longest = Math.max(...[...words].map((word) => word.length))

/** The known words of a compound; null for another word. */
function partsOf(run: string): string[] | null {
  if (run === '') return []
  for (let length = Math.min(longest, run.length); length > 1; length--) {
    const word = run.slice(0, length)
    const rest = words.has(word) ? partsOf(run.slice(length)) : null
    if (rest) return [word, ...rest]
  }
  return null
}

/** A run of katakana. */
export const loanWord = /[ァ-ヺ][ァ-ヺー]*/g

/** A kana word up to this length matches only alone. */
const short = 3

/** Katakana to hiragana, except short words, so that バー is found in カフェバー and not in ナンバー. */
export function foldKatakana(run: string): string {
  if (run.length <= short) return run
  const parts = run.length <= 3 * longest ? partsOf(run) : null
  return (parts ?? [run]).map(foldPart).join('')
}

const foldPart = (part: string) => (part.length <= short ? part : foldKana(part))

/** Folded beginnings of compounds for a typed one: カフェス may become カフェスタッフ. */
export function foldBeginning(run: string): string[] {
  const begun = [...words].filter((word) => run.length > word.length && run.startsWith(word))
  return begun.flatMap((word) => {
    const rest = run.slice(word.length)
    return [foldPart(word) + rest, foldPart(word) + foldKana(rest)]
  })
}

/** Inserted into words whose parts mean something else, so that searches do not find the parts. */
export const cut = '\u00a6'
const apart = (word: string) => [...word].join(cut)

/** Longer words that contain a searched word: a search for 事務 must not find a smoke-free 事務所. */
const others =
  '獣医師|調教師|教師あり|事務所|営業所|営業時間|営業日|営業中|営業利益|営業秘密|販売機|販売価格|受付時間|受付中|介護休暇|介護休業|介護保険|介護事務|看護休暇|看護休業|人事異動|人事考課|会計年度|総務省|法務省|法務局|運転資金|保育料|製造業者|配送料|製造元|販売元|フォークらいたー|ふぉーくらいたー|ふおーくらいたー'

const noun = '[\\p{Script=Han}ァ-ヺー々]'
const denied =
  '(?:は|も|が|の必要は|は一切|一切)?(?:なし|無し|ない(?!者|方も)|ありません|ございません|不要|は必要ありません|ゼロ)'

/** A denied word is not found: 残業 does not find 残業なし, which is found as a whole. */
export const notMeant: readonly Folding[] = [
  [/東京都/g, `東京${cut}都`],
  [new RegExp(others, 'g'), apart],
  [new RegExp(`${noun}{2,4}(?=${denied})`, 'gu'), apart],
]
