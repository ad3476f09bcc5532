import { prefectures } from '#rules/jobs/prefectures.ts'
import { nfkc } from '#rules/nfkc.ts'
import { occupations } from '#rules/occupations/occupations.ts'
import { insuranceName } from '#rules/postings/condition-texts.ts'
import { dayName } from '#rules/postings/hours-text.ts'
import {
  figureInText,
  hoursInText,
  minutesInText,
  monthsInText,
  plainCell,
  timeInText,
  yenOfCell,
  yesNoInText,
} from '#rules/postings/written-values.ts'
import { dateInText } from '#rules/written-date.ts'

/** How the cells of a file of postings are read, and what the screen says of that. */

export const text = (cell: string) => cell
export const lines = (cell: string) => cell.split('\n').filter((line) => line.trim() !== '')
/** Labels are compared without the marks that people leave out or write otherwise. */
export const plain = (cell: string) =>
  plainCell(cell)
    .replace(/二/g, '2')
    .replace(/[・･/／]/g, '・')

/** A whole number, or one with a decimal, with its unit. */
export const figure = (units: string) => (cell: string) => figureInText(cell, units)

/** One of the labels, one of the other names, or the value itself. */
export function oneOf(labels: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}) {
  const values = new Map([
    ...Object.entries(labels).flatMap(([value, label]): [string, string][] => [
      [plain(label), value],
      [value, value],
    ]),
    ...Object.entries(others).map(([name, value]): [string, string] => [plain(name), value]),
  ])
  return (cell: string) => values.get(plain(cell)) ?? null
}

export function severalOf(labels: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}) {
  const one = oneOf(labels, others)
  return (cell: string) => {
    if (/^(?:加入)?(?:なし|無し|無)$/.test(plain(cell))) return []
    const found = cell.split(/[、,，\n]/).flatMap((part) => (part.trim() === '' ? [] : [one(part)]))
    return found.includes(null) ? null : [...new Set(found)]
  }
}

/** 社会保険完備 and its like are all four. */
export function insurances(cell: string) {
  const isAll = /^(?:各種)?(?:社会保険|社保|保険|各種保険|4保険|四保険)完備$/.test(plain(cell))
  return isAll ? Object.keys(insuranceName) : severalOf(insuranceName, insuranceOthers)(cell.replace(/[・･／/]/g, '、'))
}

/** 月・火・祝, and 土日祝 in one. */
export function days(cell: string) {
  const marks = plain(cell).replace(/曜日?|祝日|日曜|[、・\n]/g, (part) => (/^[祝日]/.test(part) ? part.charAt(0) : ''))
  const found = [...marks].map(oneOf(dayName))
  return found.includes(null) ? null : [...new Set(found)]
}

/** 役職手当 1万円、住宅手当 20,000円. */
export function allowances(cell: string) {
  const found = cell
    .replace(/(\d),(\d{3})/g, '$1$2')
    .split(/[、，,\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, name, amount = ''] = /^\s*([^\d０-９]+?)[\s:：]*([\d０-９].*)$/.exec(part) ?? []
      const yen = yenOfCell(amount.replace(/[/／]月$/, ''))
      return name && yen !== null
        ? {
            name: name
              .trim()
              .replace(/(?:月額?|毎月)$/, '')
              .trim(),
            yen,
          }
        : null
    })
  return found.includes(null) ? null : found
}

/** 書類選考 → 面接 → 内定, or a line each. */
export const steps = (cell: string) => cell.split(/[→⇒>＞、\n]/).flatMap((step) => step.trim() || [])

/** Other places of work, an address a line. */
export const otherPlaces = (cell: string) => lines(cell).map((address) => ({ address: address.trim() }))

/** Decimals of a spreadsheet (120.0) are whole numbers where the field is one. */
export const hours = { note: '時間', value: hoursInText }
export const months = { note: 'か月。1年、半年でもかまいません', value: monthsInText }
export const minutes = { note: '分。1時間、1時間30分でもかまいません', value: minutesInText }
export const time = { note: '9:00。9時00分でもかまいません', value: timeInText }

export const oneOfNote = (labels: Readonly<Record<string, string>>) => Object.values(labels).join('／')
export const choice = (labels: Readonly<Record<string, string>>, others?: Readonly<Record<string, string>>) => ({
  note: oneOfNote(labels),
  value: oneOf(labels, others),
})
export const several = (labels: Readonly<Record<string, string>>) => ({
  note: `${oneOfNote(labels)}を「、」で区切る`,
  value: severalOf(labels),
})
export const ways = { 徒歩: 'walk', バス: 'bus', 車: 'car' }

/** Stations by name, which the import finds: 虎ノ門駅 徒歩5分. */
export function stations(cell: string) {
  const found = cell.split(/[、,\n]/).map((part) => {
    const [, id, by = '徒歩', minutes] =
      /^(.+?)駅?\s*(?:(徒歩|バス|車)で?\s*(\d{1,3})分)?$/.exec(nfkc(part).trim()) ?? []
    return id ? { id, minutes: minutes ? Number(minutes) : null, by: ways[by as keyof typeof ways] } : null
  })
  return found.includes(null) ? null : found
}

export const occupationNames = Object.fromEntries(occupations.map(({ id, name }) => [id, name]))
export const prefectureNames = Object.fromEntries(prefectures.map(({ value, name }) => [value, name]))
/** 東京 is 東京都; 北海道 stays. */
export const barePrefectures = Object.fromEntries(
  prefectures.map(({ value, name }) => [name.replace(/[都府県]$/, ''), value]),
)
export const periods = { indefinite: '期間の定めなし', fixed: '期間の定めあり' }
export const periodOthers = {
  ...{ 無期: 'indefinite', 無期雇用: 'indefinite', 定めなし: 'indefinite', なし: 'indefinite' },
  ...{ 有期: 'fixed', 有期雇用: 'fixed', 定めあり: 'fixed', あり: 'fixed' },
}
export const renewals = { none: '更新しない', automatic: '自動的に更新する', conditional: '更新する場合がある' }
export const renewalOthers = {
  ...{ なし: 'none', 無: 'none', 更新なし: 'none', 自動更新: 'automatic', 原則更新: 'conditional' },
  ...{ あり: 'conditional', 有: 'conditional', 更新あり: 'conditional', 条件付き: 'conditional' },
}
export const overtimes = { none: 'なし', some: 'あり' }
export const someOthers = { 無: 'none', 無し: 'none', 有: 'some', 有り: 'some', ほぼなし: 'some' }
export const transfers = { none: 'なし', possible: 'あり' }
export const transferOthers = {
  ...{ 無: 'none', 無し: 'none', 転勤なし: 'none', 有: 'possible', 有り: 'possible' },
  ...{ 転勤あり: 'possible', 可能性あり: 'possible' },
}
export const jobTypeOthers = {
  ...{ 'アルバイト・パート': 'part-time', パート: 'part-time', アルバイト: 'part-time', バイト: 'part-time' },
  ...{ 正規: 'full-time', 正規社員: 'full-time', 契約: 'contract', 派遣: 'dispatch', インターンシップ: 'internship' },
}
const insuranceOthers = {
  ...{ 雇用: 'employment', 労災: 'accident', 健康: 'health', 厚生年金: 'pension', 厚生: 'pension' },
}
export const experienceOthers = {
  未経験: 'entry',
  未経験者可: 'entry',
  未経験歓迎: 'entry',
  未経験OK: 'entry',
  不問: 'entry',
}
export const workStyleOthers = {
  在宅: 'remote',
  在宅勤務: 'remote',
  フルリモート: 'remote',
  出勤: 'onsite',
  一部在宅: 'hybrid',
}
export const systemOthers = {
  ...{ 固定: 'fixed', 固定時間: 'fixed', シフト: 'shift', フレックス: 'flex', フレックスタイム: 'flex' },
  ...{
    変形: 'variable',
    '1か月単位の変形労働時間制': 'variable',
    '1年単位の変形労働時間制': 'variable',
    裁量労働: 'discretionary',
  },
}
export const patternOthers = { 完全週休2日: 'two-days-full', 週休2日: 'two-days', シフト: 'shift' }
export const unitOthers = { 月収: 'month', 時間給: 'hour', 年収: 'year', 年俸制: 'year', 日当: 'day' }
export const smokingOthers = {
  ...{
    禁煙: 'prohibited',
    屋内禁煙: 'prohibited',
    敷地内禁煙: 'prohibited',
    全面禁煙: 'prohibited',
    分煙: 'separate-room',
  },
  ...{
    喫煙専用室あり: 'separate-room',
    喫煙室あり: 'separate-room',
    屋外に喫煙場所あり: 'outdoors',
    '屋内禁煙(屋外喫煙所あり)': 'outdoors',
  },
}
export const yesNo = { note: 'あり／なし', value: yesNoInText }
export const yen = { note: '円。25万、桁区切り、全角でもかまいません', value: yenOfCell }
export const free = { note: '1,000文字まで', value: text }

/** A day as the moment when it begins in Japan. */
export function startOfDay(cell: string): string | null {
  const date = dateInText(cell)
  return date && `${date}T00:00:00+09:00`
}
