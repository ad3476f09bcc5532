import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import { nfkc } from '#rules/nfkc.ts'
import { ageReasonName, insuranceName, smokingName } from '#rules/postings/condition-texts.ts'
import { holidayPatternName, hoursSystemName } from '#rules/postings/hours-text.ts'
import { payUnitName } from '#rules/postings/pay-text.ts'
import { bandWord, japaneseName, payCycleName, wayOptionName, workPeriodName } from '#rules/postings/ways-text.ts'
import {
  hoursInText,
  minutesInText,
  postalCodeInText,
  saysNothing,
  timeInText,
} from '#rules/postings/written-values.ts'
import { dateInText } from '#rules/written-date.ts'
import { findingPlace } from './finding-places.ts'
import { categoryLabel } from './labels.ts'
import {
  allowances,
  barePrefectures,
  choice,
  days,
  experienceOthers,
  figure,
  free,
  hours,
  insurances,
  jobTypeOthers,
  lines,
  minutes,
  months,
  occupationNames,
  oneOf,
  oneOfNote,
  otherPlaces,
  overtimes,
  patternOthers,
  periodOthers,
  periods,
  plain,
  prefectureNames,
  renewalOthers,
  renewals,
  several,
  severalOf,
  smokingOthers,
  someOthers,
  startOfDay,
  stations,
  steps,
  systemOthers,
  text,
  time,
  transferOthers,
  transfers,
  unitOthers,
  workStyleOthers,
  yen,
  yesNo,
} from './posting-cells.ts'

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
  { label: '雇用形態', path: 'job_type', ...choice(jobTypeLabel, jobTypeOthers), example: '正社員' },
  { label: '働き方', path: 'work_style', ...choice(workStyleLabel, workStyleOthers), example: '出社' },
  { label: '経験', path: 'experience_level', ...choice(experienceLabel, experienceOthers), example: '未経験可' },
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
  {
    label: '応募締切',
    path: 'deadline',
    note: '2026/12/31。令和8年12月31日でもかまいません',
    example: '',
    value: dateInText,
  },
  {
    label: '公開日',
    path: 'publish_at',
    note: '2026/12/1。この日の0時に公開します。空欄なら承認後すぐ',
    example: '',
    value: startOfDay,
  },
  { label: '給与の種類', path: 'terms.pay.unit', ...choice(payUnitName, unitOthers), example: '月給' },
  { label: '給与の下限', path: 'terms.pay.min', ...yen, example: '250000' },
  { label: '給与の上限', path: 'terms.pay.max', ...yen, example: '300000' },
  { label: '基本給', path: 'terms.pay.base', ...yen, example: '220000' },
  {
    label: '諸手当',
    path: 'terms.pay.allowances',
    note: '役職手当 1万円、住宅手当 2万円 のように「、」で区切る',
    example: '住宅手当 2万円',
    value: allowances,
  },
  { label: '固定残業代', path: 'terms.pay.fixed_overtime.yen', ...yen, example: '' },
  { label: '固定残業時間', path: 'terms.pay.fixed_overtime.hours', ...hours, example: '' },
  { label: '固定残業の超過分の支給', path: 'terms.pay.fixed_overtime.excess_paid', ...yesNo, example: '' },
  { label: '月平均所定労働時間', path: 'terms.pay.monthly_hours', ...hours, example: '160' },
  { label: '賞与', path: 'terms.pay.bonus', ...free, example: '年2回' },
  { label: '昇給', path: 'terms.pay.raise', ...free, example: '年1回' },
  { label: '通勤手当', path: 'terms.pay.commuting', ...free, example: '実費支給（月3万円まで）' },
  { label: '試用期間中の給与', path: 'terms.pay.trial_pay', ...free, example: '' },
  { label: '給与の補足', path: 'terms.pay.note', ...free, example: '' },
  { label: '雇用期間', path: 'terms.period.kind', ...choice(periods, periodOthers), example: '期間の定めなし' },
  { label: '契約の長さ', path: 'terms.period.months', ...months, example: '' },
  { label: '契約の更新', path: 'terms.period.renewal', ...choice(renewals, renewalOthers), example: '' },
  { label: '更新の基準', path: 'terms.period.renewal_criteria', ...free, example: '' },
  { label: '更新の上限', path: 'terms.period.renewal_limit', ...free, example: '' },
  { label: '試用期間', path: 'terms.trial.exists', ...yesNo, example: 'あり' },
  { label: '試用期間の長さ', path: 'terms.trial.months', ...months, example: '3' },
  {
    label: '試用期間中の条件',
    path: 'terms.trial.same_terms',
    note: '同じ／異なる',
    example: '同じ',
    value: (cell) => ({ 同じ: true, 異なる: false })[plain(cell)] ?? null,
  },
  { label: '試用期間中の条件の内容', path: 'terms.trial.terms', ...free, example: '' },
  { label: '業務の内容', path: 'terms.duties.initial', ...free, example: '経理業務' },
  { label: '業務の変更の範囲', path: 'terms.duties.change_scope', ...free, example: '会社の定める業務' },
  {
    label: '郵便番号',
    path: 'terms.workplace.postal_code',
    note: '105-0001',
    example: '105-0001',
    value: postalCodeInText,
  },
  {
    label: '都道府県',
    path: 'terms.workplace.prefecture',
    value: oneOf(prefectureNames, barePrefectures),
    note: '東京都 など',
    example: '東京都',
  },
  {
    label: '市区町村',
    path: 'terms.workplace.municipality',
    note: '港区、横浜市鶴見区 など。未入力の場合は住所から読み取ります',
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
    ...choice(smokingName, smokingOthers),
    example: '敷地内または屋内禁煙',
  },
  { label: '受動喫煙防止措置の補足', path: 'terms.workplace.smoking_note', ...free, example: '' },
  { label: '転勤', path: 'terms.workplace.transfer', ...choice(transfers, transferOthers), example: 'なし' },
  {
    label: '在宅勤務の日数',
    path: 'terms.workplace.remote_days',
    note: '週の日数（0〜5）',
    example: '',
    value: figure('日'),
  },
  {
    label: 'ほかの就業場所',
    path: 'terms.workplaces',
    note: '住所を1行に1つ。20か所まで',
    example: '',
    value: otherPlaces,
  },
  {
    label: '勤務時間の制度',
    path: 'terms.hours.system',
    ...choice(hoursSystemName, systemOthers),
    example: hoursSystemName.fixed,
  },
  { label: '始業', path: 'terms.hours.start', ...time, example: '9:00' },
  { label: '終業', path: 'terms.hours.end', ...time, example: '18:00' },
  { label: '始業2', path: 'terms.hours.start2', note: '2つ目の勤務時間', example: '', value: timeInText },
  { label: '終業2', path: 'terms.hours.end2', note: '2つ目の勤務時間', example: '', value: timeInText },
  { label: 'コアタイムの開始', path: 'terms.hours.core.start', ...time, example: '' },
  { label: 'コアタイムの終了', path: 'terms.hours.core.end', ...time, example: '' },
  { label: 'みなし労働時間', path: 'terms.hours.deemed_minutes', ...minutes, example: '' },
  {
    label: '休憩',
    path: 'terms.hours.break_minutes',
    note: minutes.note,
    value: (cell) => (saysNothing(cell) ? 0 : minutesInText(cell)),
    example: '60',
  },
  { label: '時間外労働', path: 'terms.hours.overtime', ...choice(overtimes, someOthers), example: 'あり' },
  {
    label: '時間外労働の月平均',
    path: 'terms.hours.overtime_hours',
    note: '時間',
    value: (cell) => (saysNothing(cell) ? 0 : hoursInText(cell)),
    example: '10',
  },
  { label: '勤務時間の補足', path: 'terms.hours.note', ...free, example: '' },
  {
    label: '休日',
    path: 'terms.holidays.pattern',
    ...choice(holidayPatternName, patternOthers),
    example: holidayPatternName['two-days-full'],
  },
  { label: '休日の曜日', path: 'terms.holidays.days', note: '土日祝 のように書く', example: '土日祝', value: days },
  { label: '年間休日', path: 'terms.holidays.annual_days', note: '日', example: '120', value: figure('日') },
  { label: '休日の補足', path: 'terms.holidays.note', ...free, example: '' },
  {
    label: '加入保険',
    path: 'terms.insurance',
    note: `${oneOfNote(insuranceName)}を「、」で区切る。すべてなら「社会保険完備」、なければ「加入なし」`,
    example: Object.values(insuranceName).join('、'),
    value: insurances,
  },
  { label: '派遣労働者としての雇用', path: 'terms.dispatched', ...yesNo, example: 'なし' },
  { label: '働く期間', path: 'terms.ways.periods', ...several(workPeriodName), example: '' },
  { label: '週の日数の最少', path: 'terms.ways.days_min', note: '日', example: '', value: figure('日') },
  { label: '週の日数の最多', path: 'terms.ways.days_max', note: '日', example: '', value: figure('日') },
  { label: '1日の時間の最短', path: 'terms.ways.hours_day_min', ...minutes, example: '' },
  { label: '1日の時間の最長', path: 'terms.ways.hours_day_max', ...minutes, example: '' },
  { label: '勤務する曜日', path: 'terms.ways.weekdays', note: '月火水 のように書く', example: '', value: days },
  { label: '時間帯', path: 'terms.ways.bands', ...several(bandWord), example: '' },
  { label: '賃金の支払い', path: 'terms.pay.cycle', ...choice(payCycleName), example: '月払い' },
  { label: '働き方の特徴', path: 'terms.ways.options', ...several(wayOptionName), example: '' },
  { label: '日本語の目安', path: 'terms.ways.japanese', ...choice(japaneseName), example: '' },
  { label: '募集人数', path: 'terms.selection.headcount', note: '名', example: '1', value: figure('[名人]') },
  {
    label: '選考の流れ',
    path: 'terms.selection.steps',
    note: '書類選考→面接 のように「→」で区切る',
    example: '書類選考→面接',
    value: steps,
  },
  { label: '応募書類', path: 'terms.selection.documents', ...free, example: '履歴書、職務経歴書' },
  { label: '年齢の下限', path: 'terms.age_limit.min', note: '歳', example: '', value: figure('歳') },
  { label: '年齢の上限', path: 'terms.age_limit.max', note: '歳', example: '', value: figure('歳') },
  { label: '年齢制限の理由', path: 'terms.age_limit.reason', ...choice(ageReasonName), example: '' },
]

/** How a heading is compared: 給与の下限（必須）※ is 給与の下限. */
const headingKey = (heading: string) =>
  nfkc(heading)
    .replace(/[\s※*＊]|\((?:必須|任意)\)|【(?:必須|任意)】|\[(?:必須|任意)\]/g, '')
    .replace(/^必須[:：]?/, '')

const columnOfHeading = new Map(postingColumns.map((column) => [headingKey(column.label), column]))

/** The column of a heading as a spreadsheet has it; undefined for none of a posting. */
export const postingColumnOf = (heading: string): PostingColumn | undefined => columnOfHeading.get(headingKey(heading))

const columnOfPath = new Map(postingColumns.map(({ path, label }) => [path, label]))

/** The column of a posting's field, else the name of its part. */
export function postingColumnLabel(path: string): string {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('.'), 0))) {
    const label = columnOfPath.get(part)
    if (label) return label
  }
  if (path.startsWith('terms.hours.spans[1]') || path.startsWith('terms.hours.spans.1')) return '始業2'
  return path.startsWith('terms.hours.spans') ? '始業' : findingPlace(path) || path
}
