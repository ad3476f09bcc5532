import { anyOf, matchesOf } from './any-of.ts'
import type { JudgedSentence } from './word-rule.ts'

/** A sentence about prepaid overtime, and which of the three required statements are near it. */
export type FixedOvertimeWords = {
  from: number
  to: number
  yen: boolean
  hours: boolean
  excess: boolean
  included: boolean
}

const overtime = '(?:残業|時間外|超過勤務)'
const allowance =
  '(?:業務|営業|職務|役職|役割|特別|調整|職能|成果|固定|業績|技術|現場|店長|外勤|乗務|運行|歩合)(?:手当|給)'
/** Says that it is in there; the negation is no fixed overtime. */
const included =
  '含み(?!ません)|含む|含ん|含めて(?!いません|おりません)|含め(?=、|$)|含ま(?:れ(?!ません|ない|て(?:い|お)(?:り?ません|ない))|せて)|込み?(?:です|$|、|と|の)|入って(?!いません|おりません|いない)'
const spoken = new RegExp(
  [
    `(?:固定|みなし|見なし|見込|見込み|定額|一律)(?:の)?(?:分の)?${overtime}(?:手当|代|労働手当|制度?|制|給|割増|勤務手当|労働)?`,
    `${overtime}(?:手当|代)?(?:を)?(?:すべて|全て|一律で)?(?:込み|コミ|こみ|込(?!ま|め|む)|含む|含み|含め(?:た|て)|含んだ|含んで|が含まれ|込々|コミコミ)`,
    `${overtime}(?:手当|代)(?:は|が|も)?(?:、)?(?:給与|月給|基本給|固定給|月額|給料|年俸|時給|日給)(?:の中)?(?:に|へ)(?:[^、。]{0,4})(?:含(?!めず|まず|みません|めません|まれません)|込|コミ)`,
    `(?:月給|年俸|給与|給料|固定給)(?:[0-9,.~万円\\s(に]{0,24})?(?:には?)?[^、。]{0,20}?(?:分の)?${overtime}(?:手当|代)(?:[^、。]{0,24}?)(?:を|が)?(?:含み|含む|含ん|込み|含ま|コミ|込)`,
    `${overtime}(?:手当|代)を(?:毎月)?(?:固定|定額|一律)(?:で|に)`,
    `${overtime}(?:手当|代)?(?:は|が|も)、?[^、。]{0,6}(?:基本給|月給|給与|固定給|年俸)(?:に)(?:込|含(?!めず|まず|みません|めません|まれません)|入って)`,
    `[0-9]{1,3}時間(?:分)?の${overtime}(?:手当|代)?(?:が|を|も|は)?(?:最初から|はじめから)?(?:入って|込|含)`,
    `(?:給料|月給|給与|基本給|固定給)(?:の中)?に(?:は)?、?${overtime}(?:手当|代)?(?:が|も|は)[^、。]{0,6}(?:入って|込|含)`,
    `[0-9]{1,3}時間(?:分)?の${overtime}(?:手当|代)を[^、。]{0,8}に(?:含|込)`,
    `${allowance}[^、。]{0,12}(?:を|は)?(?:固定残業|時間外手当|残業代)として`,
    `${overtime}(?:手当|代|分)?(?:は|も|が)、?[^、。]{0,4}${allowance}(?:の中)?に[^、。]{0,4}(?:${included})`,
    `${allowance}(?:[(（]?[0-9,.]+万?円[)）]?)?(?:の中)?(?:に|へ)?(?:は|も)?、?[^、。]{0,10}?(?:${overtime}|法定外)(?:手当|代|労働)?(?:の?分|相当(?:額|分)?|の対価)?(?:[0-9]+時間(?:分)?)?(?:を|が|も|まで)?[^、。]{0,6}?(?:${included})`,
    `${allowance}(?:[(（]?[0-9,.]+万?円[)）]?)?(?:は|を|として)?、?[^、。]{0,12}?(?:${overtime})(?:手当|代|労働)?(?:の)?(?:対価|見合い|代わり|みなし分|(?:[0-9]{1,3}時間(?:分)?)?(?:に)?相当(?:額|分|する)?)(?:として|の|で|に|もの|\\)|$)`,
    `${allowance}(?:を|は)?(?:もって|以て)?[^。]{0,6}${overtime}(?:手当|代)?(?:に|と)(?:代え|替え|換え|みな(?:し|す)|充て|あて)`,
    `(?:基本給|月給|固定給|年俸|給与|給料)(?:[0-9,.]+万?円)?(?:に|は|には)?、?[^。]{0,12}?${overtime}(?:手当|代|分)?(?:が|も|を|まで)?[^、。]{0,6}(?:織り込|盛り込|入って|見込ん[でだ])(?!ません|まれて(?:い|お)り?ません)`,
    `[0-9]{1,3}時間(?:まで|分|以内)?の${overtime}(?:手当|代|分)?(?:は|も|まで)?[^、。]{0,10}(?:月給|基本給|固定給|給与|年俸)(?:に|の中に)(?:${included})`,
    `(?:月|毎月)?[0-9]{1,3}時間(?:まで|以内|分)?(?:の)?${overtime}(?:は|には|に対して)、?(?:別途|追加)?[^、。]{0,6}${overtime}?(?:手当|代)?(?:は|が|を)?[^、。]{0,4}(?:支給(?:し|され)ません|出ません|つきません|付きません)`,
  ].join('|'),
  'g',
)

/** An allowance that pays the overtime is named; only its amount and hours are missing. */
const ofAllowance = new RegExp(allowance)

const absent = anyOf(
  /^(?:は|が|も|等は|などは)?(?:、)?(?:一切)?(?:なし|無し|無く|なく|ナシ|ありません|ございません|ない|支給(?:せず|しない|しません|はせず)|払わず|含みません|含まれません|含まれていません|含まず|含まない|採用していません|採用しておりません|導入していません|導入しておりません|設けていません|設けておりません|廃止|対象外|の制度はありません|制度はありません|は(?:一切)?(?:ありません|採用)|別途|とは別|ゼロ|0時間)/,
  /^[^、。]{0,8}(?:ではなく|ではありません|ではない|していません|しておりません|していない|ありません|含みません|含まず|を廃止|は無い|はなく|を除)/,
)
const clerical =
  /(?:計算|集計|管理|申請|処理|相談|給与事務|確認)(?:する|し|を含む|業務|を|など)|労務(?:相談|管理)|社労士|制度設計|顧問先|労働時間制|裁量/

/** Where a sentence mentions fixed overtime pay; neighbouring sentences may complete it. */
export function fixedOvertimeWords({ text, before, after }: JudgedSentence): FixedOvertimeWords | null {
  for (const match of matchesOf(spoken, text)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const rest = text.slice(to, to + 30)
    if (
      absent.test(rest) ||
      /^(?:を?含む)?場合は?[^。]{0,30}(?:示|表示|記載|明記)/.test(rest) ||
      /(?:別途|全額)(?:支給|支払)/.test(match[0])
    )
      continue
    if (clerical.test(text.slice(from, to + 20)) && !/[0-9]万?円/.test(text)) continue
    const around = `${before}。${text}。${after}`
    return {
      from,
      to,
      yen: amount.test(around) && statesYen(text, before, after),
      hours: hours.test(around),
      excess: excessPaid.test(around),
      included:
        !ofAllowance.test(match[0]) &&
        (/込|含|コミ|こみ/.test(match[0]) || /^[^、。]{0,30}(?:込み|含|コミ)/.test(rest)),
    }
  }
  return null
}

const amount = /[0-9][0-9,]*円|[0-9.]+万(?:[0-9]{1,4})?円/
const hours = /[0-9]{1,3}(?:\.[0-9])?(?:時間|h)/
const excessPaid = anyOf(
  /超過(?:した)?(?:分|時間|勤務)?(?:の|に|は|については|した)*[^。]{0,14}(?:支給|支払|払い|精算)/,
  /超え(?:た|る)[^。]{0,24}(?:支給|支払|払い|精算)|(?:超過|オーバー)(?:分)?(?:は)?(?:別途|追加|全額)|別途(?:割増|超過)/,
)

/** The amount must be the overtime's, not the monthly pay that includes it. */
function statesYen(text: string, before: string, after: string): boolean {
  const own = anyOf(
    /(?:残業|時間外|超過勤務)[^。]{0,16}?(?:[(:・、はがの]|[0-9]+時間(?:分)?[)、:・/]?|として|相当|手当|代|給|月|一律)*\s*(?:¥)?[0-9][0-9,.]*万?[0-9]*円/,
    /[0-9][0-9,.]*万?円(?:分|相当)?(?:の|が|は|を)(?:固定|みなし|定額)?(?:残業|時間外)/,
    /[0-9]{1,3}時間(?:分)?[^。0-9]{0,8}[0-9][0-9,.]*万?円|[0-9]円[/()・]+[0-9]{1,3}時間/,
  )
  return (
    own.test(text) ||
    (/^\s*[(※・]/.test(after) && own.test(after)) ||
    (!/[0-9]/.test(text) && own.test(`${before}残業${after}`))
  )
}
