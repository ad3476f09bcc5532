import { foldKana } from '#rules/search/search-text.ts'
import { folded } from './folding.ts'
import { loanWords } from './loan-words.ts'

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
