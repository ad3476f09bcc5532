import type { PayUnit } from '#rules/postings/terms.ts'
import { matchesOf } from './any-of.ts'
import type { JudgedSentence } from './word-rule.ts'

/** Pay offered in a sentence, e.g. 時給1,150円; `hours` are the day's hours in the same sentence. */
export type WrittenPay = {
  from: number
  to: number
  unit: PayUnit
  yen: number
  hours: number | null
  onTrial: boolean
}

const units: Record<string, PayUnit> = {
  時給: 'hour',
  時間給: 'hour',
  '1時間あたり': 'hour',
  '1時間につき': 'hour',
  '1時間': 'hour',
  日給: 'day',
  日当: 'day',
  月給: 'month',
  年俸: 'year',
}
const written =
  /(時給|時間給|1時間あたり|1時間につき|(?<![0-9])1時間|日給|日当|月給|年俸)(?:額|制)?(?:は|が|:|・|】|\)|\s|¥|円|一律|平均|最低|なんと|★|☆|=|、|も|固定|約|\(税込\)|【|\()*([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+(?:\.[0-9]+)?)(万)?([0-9]{1,4}(?=円)|[0-9](?=千円))?(千)?(?:円|~|$|以上|\/|、|。|\s|-|\+|\()/g

/** Amounts other than the job's pay: a rise, an addition, former or other pay, a legal amount. */
const notOffered =
  /^(?:円)?(?:の)?(?:分)?(?:ずつ|程度)?(?:アップ|up|加算|増|昇給|プラス|上乗せ|割増|引き上げ|の?手当|を加算|高|上が|以下の|未満の|相当の資格手当)/
const notOfferedBefore =
  /(?:昇給|加算|最低賃金|プラス|以前の?|改定前の?|前職の?|旧|従来の?|\+|法定|現在の最低|例)[^、。]{0,8}$/

/** Amounts that a sentence offers as pay per hour, day, month or year. */
export function writtenPay({ text }: JudgedSentence): WrittenPay[] {
  const found: WrittenPay[] = []
  for (const match of matchesOf(written, text)) {
    const [whole, name = '', digits = '', tenThousand, rest, thousand] = match
    const from = match.index
    const to = from + whole.length - (/[~\s\-+(/、。]$/.test(whole) ? 1 : 0)
    const yen = amountOf(digits, tenThousand, rest, thousand)
    const unit = units[name]
    if (!unit || yen < least[unit] || notOffered.test(text.slice(to, to + 12))) continue
    if (notOfferedBefore.test(text.slice(Math.max(0, from - 10), from))) continue
    found.push({ from, to, unit, yen, hours: hoursIn(text.slice(to, to + 24)), onTrial: /試用|研修|見習/.test(text) })
  }
  return found
}

function amountOf(digits: string, tenThousand?: string, rest?: string, thousand?: string): number {
  const number = Number(digits.replaceAll(',', ''))
  if (tenThousand) return Math.round(number * 10_000) + Number(rest ?? 0) * (thousand ? 1_000 : 1)
  return thousand ? number * 1_000 : Number(digits.replaceAll(',', '') + (rest ?? ''))
}

/** Less than this per unit is a rise, an addition or a typing error. */
const least: Record<PayUnit, number> = { hour: 250, day: 1_500, month: 30_000, year: 300_000 }

/** 日給6,000円(5時間勤務): the hours right behind the amount. */
function hoursIn(after: string): number | null {
  const match = /^[^。、]{0,8}?(?:実働)?([0-9]{1,2}(?:\.[0-9])?)(?:時間|h)/.exec(after)
  return match?.[1] && !/^[^。、]{0,8}残業/.test(after) ? Number(match[1]) : null
}
