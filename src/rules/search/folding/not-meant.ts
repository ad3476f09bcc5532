import type { Folding } from './folding.ts'

/** Inserted into words whose parts mean something else, so that searches do not find the parts. */
export const cut = '\u00a6'
const apart = (word: string) => [...word].join(cut)

/** Longer words that contain a searched word: a search for 事務 must not find a smoke-free 事務所. */
const others =
  '獣医師|調教師|教師あり|事務所|営業所|営業時間|営業日|営業中|営業利益|営業秘密|販売機|販売価格|受付時間|受付中|介護休暇|介護休業|介護保険|看護休暇|看護休業|人事異動|人事考課|会計年度|総務省|法務省|法務局|運転資金|保育料|製造業者|配送料|製造元|販売元|フォークらいたー|ふぉーくらいたー|ふおーくらいたー'

const noun = '[\\p{Script=Han}ァ-ヺー々]'
const denied =
  '(?:は|も|が|の必要は|は一切|一切)?(?:なし|無し|ない(?!者|方も)|ありません|ございません|不要|は必要ありません|ゼロ)'

/** A denied word is not found: 残業 does not find 残業なし, which is found as a whole. */
export const notMeant: readonly Folding[] = [
  [/東京都/g, `東京${cut}都`],
  [new RegExp(others, 'g'), apart],
  [new RegExp(`${noun}{2,4}(?=${denied})`, 'gu'), apart],
]
