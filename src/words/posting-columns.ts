import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { nfkc } from '#rules/nfkc.ts'
import { occupations } from '#rules/occupations/occupations.ts'
import { insuranceName, smokingName } from '#rules/postings/condition-texts.ts'
import { dayName, holidayPatternName, hoursSystemName } from '#rules/postings/hours-text.ts'
import { payUnitName } from '#rules/postings/pay-text.ts'
import { bandWord, japaneseName, payCycleName, wayOptionName, workPeriodName } from '#rules/postings/ways-text.ts'
import { findingPlace } from './finding-places.ts'
import { categoryLabel } from './labels.ts'

/** A column of posting files; `null` when a cell cannot be read. */
export type PostingColumn = {
  label: string
  /** The path of the posting's field, as in errors. */
  path: string
  required?: true
  note: string
  example: string
  /** Parses a trimmed, non-empty cell. */
  value(cell: string): unknown
}

const text = (cell: string) => cell
const lines = (cell: string) => cell.split('\n').filter((line) => line.trim() !== '')
const plain = (cell: string) => nfkc(cell).replace(/[,\s¥\\]|円$/g, '')

/** A number with full-width digits, separators and its unit, as in the form. */
function figure(unit: string) {
  return (cell: string) => {
    const digits = plain(cell).replace(new RegExp(`${unit}$`), '')
    return /^\d{1,12}(\.\d)?$/.test(digits) ? Number(digits) : null
  }
}

function date(cell: string) {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain(cell)) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
}

function clock(cell: string) {
  const [, hour, minute = ''] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(plain(cell)) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute}` : null
}

/** One of the labels, or the value itself. */
function oneOf(labels: Readonly<Record<string, string>>) {
  const values = new Map(
    Object.entries(labels).flatMap(([value, label]) => [
      [plain(label), value],
      [value, value],
    ]),
  )
  return (cell: string) => values.get(plain(cell)) ?? null
}

function severalOf(labels: Readonly<Record<string, string>>) {
  const one = oneOf(labels)
  return (cell: string) => {
    if (plain(cell) === '加入なし') return []
    const found = cell.split(/[、,\n]/).map(one)
    return found.includes(null) ? null : found
  }
}

const oneOfNote = (labels: Readonly<Record<string, string>>) => Object.values(labels).join('／')
const choice = (labels: Readonly<Record<string, string>>) => ({ note: oneOfNote(labels), value: oneOf(labels) })
const several = (labels: Readonly<Record<string, string>>) => ({
  note: `${oneOfNote(labels)}を「、」で区切る`,
  value: severalOf(labels),
})
const ways = { 徒歩: 'walk', バス: 'bus', 車: 'car' }

/** Stations by name, which the import finds: 虎ノ門駅 徒歩5分. */
function stations(cell: string) {
  const found = cell.split(/[、,\n]/).map((part) => {
    const [, id, by = '徒歩', minutes] =
      /^(.+?)駅?\s*(?:(徒歩|バス|車)で?\s*(\d{1,3})分)?$/.exec(nfkc(part).trim()) ?? []
    return id ? { id, minutes: minutes ? Number(minutes) : null, by: ways[by as keyof typeof ways] } : null
  })
  return found.includes(null) ? null : found
}
const yesNo = (cell: string) => ({ あり: true, なし: false })[plain(cell)] ?? null
const occupationNames = Object.fromEntries(occupations.map(({ id, name }) => [id, name]))
const prefectureNames = Object.fromEntries(prefectures.map(({ value, name }) => [value, name]))
const periods = { indefinite: '期間の定めなし', fixed: '期間の定めあり' }
const renewals = { none: '更新しない', automatic: '自動的に更新する', conditional: '更新する場合がある' }
const overtimes = { none: 'なし', some: 'あり' }
const yen = { note: '円。桁区切りや全角でもかまいません', value: figure('円') }
const free = { note: '1,000文字まで', value: text }

/** The column with the employer's own number, which identifies a posting. */
export const referenceLabel = '管理番号'

/** The columns of a file of postings, in the order of the template. */
export const postingColumns: readonly PostingColumn[] = [
  {
    label: referenceLabel,
    path: 'reference',
    note: '自社の番号。同じ番号の求人は一度だけ取り込まれます',
    example: 'A-001',
    value: text,
  },
  { label: '求人タイトル', path: 'title', required: true, note: '200文字まで', example: '経理スタッフ', value: text },
  {
    label: '会社名',
    path: 'company',
    required: true,
    note: '200文字まで',
    example: '株式会社みなと製作所',
    value: text,
  },
  { label: '勤務地', path: 'location', required: true, note: '200文字まで', example: '東京都港区', value: text },
  {
    label: '仕事内容',
    path: 'description',
    required: true,
    note: '20,000文字まで。改行できます',
    example: '月次決算と請求書の発行を担当します。\n3名のチームで進めます。',
    value: text,
  },
  { label: '雇用形態', path: 'job_type', ...choice(jobTypeLabel), example: '正社員' },
  { label: '働き方', path: 'work_style', ...choice(workStyleLabel), example: '出社' },
  { label: '経験', path: 'experience_level', ...choice(experienceLabel), example: '未経験可' },
  { label: '職種', path: 'category', ...choice(categoryLabel), example: '事務' },
  {
    label: '詳しい職種',
    path: 'occupations',
    note: '求人の入力画面にある職種名を「、」で区切る。3つまで。なければタイトルから読み取ります',
    example: '経理・財務',
    value: severalOf(occupationNames),
  },
  { label: '応募要件', path: 'requirements', note: '1行に1つ', example: '日商簿記2級\n普通自動車免許', value: lines },
  { label: '福利厚生', path: 'benefits', note: '1行に1つ', example: '交通費支給', value: lines },
  { label: '応募締切', path: 'deadline', note: '2026/12/31 または 2026-12-31', example: '', value: date },
  { label: '給与の種類', path: 'terms.pay.unit', ...choice(payUnitName), example: '月給' },
  { label: '給与の下限', path: 'terms.pay.min', ...yen, example: '250000' },
  { label: '給与の上限', path: 'terms.pay.max', ...yen, example: '300000' },
  { label: '賞与', path: 'terms.pay.bonus', ...free, example: '年2回' },
  { label: '雇用期間', path: 'terms.period.kind', ...choice(periods), example: '期間の定めなし' },
  { label: '契約の長さ', path: 'terms.period.months', note: 'か月', example: '', value: figure('か月') },
  { label: '契約の更新', path: 'terms.period.renewal', ...choice(renewals), example: '' },
  { label: '更新の基準', path: 'terms.period.renewal_criteria', ...free, example: '' },
  { label: '試用期間', path: 'terms.trial.exists', note: 'あり／なし', example: 'あり', value: yesNo },
  { label: '試用期間の長さ', path: 'terms.trial.months', note: 'か月', example: '3', value: figure('か月') },
  {
    label: '試用期間中の条件',
    path: 'terms.trial.same_terms',
    note: '同じ／異なる',
    example: '同じ',
    value: (cell) => ({ 同じ: true, 異なる: false })[plain(cell)] ?? null,
  },
  { label: '業務の内容', path: 'terms.duties.initial', ...free, example: '経理業務' },
  { label: '業務の変更の範囲', path: 'terms.duties.change_scope', ...free, example: '会社の定める業務' },
  {
    label: '郵便番号',
    path: 'terms.workplace.postal_code',
    note: '7桁',
    example: '1050001',
    value: (cell) => plain(cell).replaceAll('-', ''),
  },
  {
    label: '都道府県',
    path: 'terms.workplace.prefecture',
    value: oneOf(prefectureNames),
    note: '東京都 など',
    example: '東京都',
  },
  {
    label: '市区町村',
    path: 'terms.workplace.municipality',
    note: '港区、横浜市鶴見区 など。書かなければ住所から読み取ります',
    example: '港区',
    value: text,
  },
  { label: '就業場所の住所', path: 'terms.workplace.address', ...free, example: '港区虎ノ門1-1-1' },
  {
    label: '最寄り駅',
    path: 'terms.workplace.stations',
    note: '虎ノ門駅 徒歩5分（徒歩・バス・車）を「、」で区切る。3駅まで',
    example: '虎ノ門駅 徒歩5分、神谷町駅 徒歩8分',
    value: stations,
  },
  { label: '就業場所の変更の範囲', path: 'terms.workplace.change_scope', ...free, example: '会社の定める事業所' },
  {
    label: '受動喫煙防止措置',
    path: 'terms.workplace.smoking',
    ...choice(smokingName),
    example: '敷地内または屋内禁煙',
  },
  { label: '勤務時間の制度', path: 'terms.hours.system', ...choice(hoursSystemName), example: hoursSystemName.fixed },
  { label: '始業', path: 'terms.hours.start', note: '9:00', example: '9:00', value: clock },
  { label: '終業', path: 'terms.hours.end', note: '18:00', example: '18:00', value: clock },
  { label: '休憩', path: 'terms.hours.break_minutes', note: '分', example: '60', value: figure('分') },
  { label: '時間外労働', path: 'terms.hours.overtime', ...choice(overtimes), example: 'あり' },
  {
    label: '時間外労働の月平均',
    path: 'terms.hours.overtime_hours',
    note: '時間',
    example: '10',
    value: figure('時間'),
  },
  {
    label: '休日',
    path: 'terms.holidays.pattern',
    ...choice(holidayPatternName),
    example: holidayPatternName['two-days-full'],
  },
  { label: '年間休日', path: 'terms.holidays.annual_days', note: '日', example: '120', value: figure('日') },
  {
    label: '加入保険',
    path: 'terms.insurance',
    note: `${oneOfNote(insuranceName)}を「、」で区切る。なければ「加入なし」`,
    example: Object.values(insuranceName).join('、'),
    value: severalOf(insuranceName),
  },
  { label: '派遣労働者としての雇用', path: 'terms.dispatched', note: 'あり／なし', example: 'なし', value: yesNo },
  { label: '働く期間', path: 'terms.ways.periods', ...several(workPeriodName), example: '' },
  { label: '週の日数の最少', path: 'terms.ways.days_min', note: '日', example: '', value: figure('日') },
  { label: '週の日数の最多', path: 'terms.ways.days_max', note: '日', example: '', value: figure('日') },
  { label: '1日の時間の最短', path: 'terms.ways.hours_day_min', note: '分', example: '', value: figure('分') },
  { label: '1日の時間の最長', path: 'terms.ways.hours_day_max', note: '分', example: '', value: figure('分') },
  { label: '勤務する曜日', path: 'terms.ways.weekdays', ...several(dayName), example: '' },
  { label: '時間帯', path: 'terms.ways.bands', ...several(bandWord), example: '' },
  { label: '賃金の支払い', path: 'terms.pay.cycle', ...choice(payCycleName), example: '月払い' },
  { label: '働き方の特徴', path: 'terms.ways.options', ...several(wayOptionName), example: '' },
  { label: '日本語の目安', path: 'terms.ways.japanese', ...choice(japaneseName), example: '' },
  { label: '募集人数', path: 'terms.selection.headcount', note: '名', example: '1', value: figure('名') },
]

const columnOfPath = new Map(postingColumns.map(({ path, label }) => [path, label]))

/** The column of a posting's field, else the name of its part. */
export function postingColumnLabel(path: string): string {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('.'), 0))) {
    const label = columnOfPath.get(part)
    if (label) return label
  }
  return path.startsWith('terms.hours.spans') ? '始業' : findingPlace(path) || path
}
