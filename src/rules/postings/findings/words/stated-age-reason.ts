/** A lawful reason for an age limit, as stated in a text. */
export type StatedReason = 'retirement' | 'law' | 'career' | 'skills' | 'arts' | 'senior' | null

/** The reason of 労働施策総合推進法施行規則1条の3 in a sentence or the next one. */
export function statedReason(text: string, next: string): StatedReason {
  const all = `${text} ${/^\s*[(※]/.test(next) ? next : ''}`
  if (/例外事由[^0-9]{0,6}(?:3号の?[イい]|3号-?i)|長期勤続|長期にわたる|キャリア形成/.test(all)) return 'career'
  if (
    /例外事由[^0-9]{0,6}3号の?[ロろ]|技能(?:や|・|及び|と)?(?:ノウハウ)?(?:等)?の?(?:継承|承継|伝承)|ノウハウの継承|年齢構成の(?:維持|是正)/.test(
      all,
    )
  )
    return 'skills'
  if (/例外事由[^0-9]{0,6}3号の?[ハは]|芸術|芸能|子役|役柄|表現の真実性/.test(all)) return 'arts'
  if (/例外事由[^0-9]{0,6}3号の?[ニに]|高年齢者の?雇用(?:の)?促進|雇用対策法?|トライアル雇用|特定求職者/.test(all))
    return 'senior'
  if (
    /例外事由[^0-9]{0,6}1号|定年(?!で|退職|後|まで)[^、。]{0,8}(?:[0-9]|上限|ため|制|理由)|[0-9]{2}歳(?:の)?定年|定年$/.test(
      all,
    )
  )
    return 'retirement'
  if (
    /例外事由[^0-9]{0,6}2号|深夜|22時|午後10時|夜勤|法令|法律|法により|法に基づ|業法|労働基準法|労基法|年少者|危険有害|条例|有害業務|免許(?:の)?取得(?:可能)?年齢|規則により/.test(
      all,
    )
  )
    return 'law'
  return null
}
