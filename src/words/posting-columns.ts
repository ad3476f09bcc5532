import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import { prefectures } from '#rules/jobs/prefectures.ts'
import { nfkc } from '#rules/nfkc.ts'
import { occupations } from '#rules/occupations/occupations.ts'
import { insuranceName } from '#rules/postings/condition-texts.ts'
import { dayName } from '#rules/postings/hours-text.ts'
import { type Term, terms } from '#rules/postings/term-list.ts'
import { wayOptionName } from '#rules/postings/ways-text.ts'
import {
  figureInText,
  hoursInText,
  minutesInText,
  monthsInText,
  plainCell,
  postalCodeInText,
  saysNothing,
  timeInText,
  yenOfCell,
  yesNoInText,
} from '#rules/postings/written-values.ts'
import { dateInText } from '#rules/written-date.ts'
import { findingPlace } from './finding-places.ts'
import { categoryLabel } from './labels.ts'

/** How the cells of a column are written and read; `null` when one cannot be read. */
type Cells = {
  note: string
  /** Parses a trimmed, non-empty cell. */
  value(cell: string): unknown
}

/** A column of posting files. */
export type PostingColumn = Cells & {
  label: string
  /** Other headings of the same column. */
  headings?: readonly string[] | undefined
  /** The path of the posting's field, as in errors. */
  path: string
  required?: true
  example: string
  /** Whether なし means that nothing is stated. */
  maybeNone?: boolean
}

/** The column with the employer's own number, which identifies a posting. */
export const referenceLabel = '管理番号'

const text = (cell: string) => cell
const lines = (cell: string) => cell.split('\n').filter((line) => line.trim() !== '')
/** Labels are compared without the marks that people leave out or write otherwise. */
const plain = (cell: string) =>
  plainCell(cell)
    .replace(/二/g, '2')
    .replace(/[・･/／]/g, '・')

/** One of the labels, one of the other names, or the value itself. */
function oneOf(labels: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}) {
  const values = new Map([
    ...Object.entries(labels).flatMap(([value, label]): [string, string][] => [
      [plain(label), value],
      [value, value],
    ]),
    ...Object.entries(others).map(([name, value]): [string, string] => [plain(name), value]),
  ])
  return (cell: string) => values.get(plain(cell)) ?? null
}

function severalOf(labels: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}) {
  const one = oneOf(labels, others)
  return (cell: string) => {
    if (/^(?:加入)?(?:なし|無し|無)$/.test(plain(cell))) return []
    const found = cell.split(/[、,，\n]/).flatMap((part) => (part.trim() === '' ? [] : [one(part)]))
    return found.includes(null) ? null : [...new Set(found)]
  }
}

/** 社会保険完備 and its like are all four. */
function insurances(cell: string) {
  const isAll = /^(?:各種)?(?:社会保険|社保|保険|各種保険|4保険|四保険)完備$/.test(plain(cell))
  return isAll ? Object.keys(insuranceName) : severalOf(insuranceName, insuranceOthers)(cell.replace(/[・･／/]/g, '、'))
}

/** 月・火・祝, and 土日祝 in one. */
function days(cell: string) {
  const marks = plain(cell).replace(/曜日?|祝日|日曜|[、・\n]/g, (part) => (/^[祝日]/.test(part) ? part.charAt(0) : ''))
  const found = [...marks].map(oneOf(dayName))
  return found.includes(null) ? null : [...new Set(found)]
}

const unitOfCount: Readonly<Record<string, string>> = { 回: 'time', 日: 'day', 時間: 'hour' }

/** 役職手当 1万円、住宅手当 20,000円、夜勤手当 1回12,000円 月4〜5回. */
function allowances(cell: string) {
  const found = cell
    .replace(/(\d),(\d{3})/g, '$1$2')
    .split(/[、，,\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, stated, amount = ''] = /^\s*([^\d]+?)[\s:]*(\d.*)$/.exec(nfkc(part)) ?? []
      const [counted, min, max, of = ''] = /[(（]?月([\d.]+)(?:[~〜-]([\d.]+))?(回|日|時間)[)）]?/.exec(amount) ?? []
      const [each, first, last] = /^1(回|日|時間)(?:につき|あたり)?|\/1?(回|日|時間)/.exec(amount) ?? []
      const yen = yenOfCell(
        amount
          .replace(counted ?? '', '')
          .replace(each ?? '', '')
          .replace(/\/月$/, ''),
      )
      const name = stated
        ?.trim()
        .replace(/(?:月額?|毎月)$/, '')
        .trim()
      if (!name || yen === null) return null
      const unit = unitOfCount[first ?? last ?? of]
      return { name, yen, ...(unit && { unit }), ...(min && { number: { min: +min, max: +(max ?? min) } }) }
    })
  return found.includes(null) ? null : found
}

/** 日勤 8:30〜17:30 休憩60分 月12回, a shift a line. */
function shifts(cell: string) {
  const found = cell
    .split(/[、，,\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, name, from = '', to = '', rest = ''] =
        /^\s*(\D*?)[\s:]*(\d{1,2}[:時]\S*?)\s*[~〜–-]\s*(?:翌日?)?\s*(\d{1,2}[:時]\d{0,2}分?)(.*)$/.exec(nfkc(part)) ??
        []
      const [start, end] = [timeInText(from), timeInText(to)]
      const [, minutes] = /休憩\s*([\d.]+(?:時間)?(?:\d+分)?分?)/.exec(rest) ?? []
      const [, count] = /月\s*([\d.]+)回/.exec(rest) ?? []
      const break_minutes = minutes && minutesInText(minutes)
      if (!start || !end || break_minutes === null) return null
      return {
        ...(name && { name }),
        ...{ start, end },
        ...(minutes && { break_minutes }),
        ...(count && { per_month: Number(count) }),
      }
    })
  return found.includes(null) ? null : found
}

/** 書類選考 → 面接 → 内定, or a line each. */
const steps = (cell: string) => cell.split(/[→⇒>＞、\n]/).flatMap((step) => step.trim() || [])

/** Other places of work, an address a line. */
const otherPlaces = (cell: string) => lines(cell).map((address) => ({ address: address.trim() }))

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

/** A day as the moment when it begins in Japan. */
function startOfDay(cell: string): string | null {
  const date = dateInText(cell)
  return date && `${date}T00:00:00+09:00`
}

const oneOfNote = (labels: Readonly<Record<string, string>>) => Object.values(labels).join('／')
const choice = (labels: Readonly<Record<string, string>>, others?: Readonly<Record<string, string>>): Cells => ({
  note: oneOfNote(labels),
  value: oneOf(labels, others),
})
const several = (labels: Readonly<Record<string, string>>): Cells => ({
  note: `${oneOfNote(labels)}を「、」で区切ります`,
  value: severalOf(labels),
})

const occupationNames = Object.fromEntries(occupations.map(({ id, name }) => [id, name]))
/** 東京 is 東京都; 北海道 stays. */
const barePrefectures = Object.fromEntries(prefectures.map(({ value, name }) => [name.replace(/[都府県]$/, ''), value]))
const jobTypeOthers = {
  ...{ 'アルバイト・パート': 'part-time', パート: 'part-time', アルバイト: 'part-time', バイト: 'part-time' },
  ...{ 正規: 'full-time', 正規社員: 'full-time', 契約: 'contract', 派遣: 'dispatch', インターンシップ: 'internship' },
}
const experienceOthers = {
  未経験: 'entry',
  未経験者可: 'entry',
  未経験歓迎: 'entry',
  未経験OK: 'entry',
  不問: 'entry',
}
const workStyleOthers = {
  在宅: 'remote',
  在宅勤務: 'remote',
  フルリモート: 'remote',
  出勤: 'onsite',
  一部在宅: 'hybrid',
}
const insuranceOthers = {
  ...{ 雇用: 'employment', 労災: 'accident', 健康: 'health', 厚生年金: 'pension', 厚生: 'pension' },
}

const free = { note: '1,000文字まで', value: text }
const insured = `${oneOfNote(insuranceName)}を「、」で区切ります。すべてなら「社会保険完備」、なければ「加入なし」`
/** The cells of each kind that needs no more; decimals of a spreadsheet (120.0) are whole numbers where the term is one. */
const cellsOfKind = {
  ...{ text: free, lines: free, municipality: free, span: free, spans: free },
  hours: { note: '時間', value: hoursInText },
  months: { note: 'か月。1年、半年も入力できます', value: monthsInText },
  minutes: { note: '分。1時間、1時間30分も入力できます', value: minutesInText },
  yen: { note: '円。25万、桁区切り、全角も入力できます', value: yenOfCell },
  insurance: { note: insured, value: insurances },
  options: several(wayOptionName),
  days: { note: '月火水 のように入力します', value: days },
  'postal-code': { note: '105-0001', value: postalCodeInText },
  stations: { note: '虎ノ門駅 徒歩5分（徒歩・バス・車）を「、」で区切ります。3駅まで', value: stations },
  places: { note: '住所を1行に1つ。20か所まで', value: otherPlaces },
  allowances: {
    note: '役職手当 1万円、夜勤手当 1回12,000円 月4〜5回 のように「、」で区切ります',
    value: allowances,
  },
  shifts: { note: '日勤 8:30〜17:30 休憩60分 月12回 のように1行に1つ。始業・終業より優先します', value: shifts },
  steps: { note: '書類選考→面接 のように「→」で区切ります', value: steps },
} satisfies Partial<Record<Term['kind'], Cells>>

function cellsOf(term: Term): Cells {
  switch (term.kind) {
    case 'number':
    case 'decimal':
      return { note: term.unit, value: (cell) => figureInText(cell, term.units ?? term.unit) }
    case 'choice':
      return choice(term.names, term.others)
    case 'choices':
      return several(term.names)
    case 'prefecture':
      return { note: '東京都 など', value: oneOf(term.names, barePrefectures) }
    case 'flag': {
      const [yes, no] = term.cells ?? []
      if (!yes || !no) return { note: 'あり／なし', value: yesNoInText }
      return { note: `${yes}／${no}`, value: (cell) => ({ [yes]: true, [no]: false })[plain(cell)] ?? null }
    }
    default:
      return cellsOfKind[term.kind]
  }
}

const time = { note: '9:00。9時00分も入力できます', value: timeInText, maybeNone: true }
const second = { ...time, note: '2つ目の勤務時間', example: '' }
/** The columns of times, which are two for each span. */
const timeColumns: Readonly<Record<string, readonly PostingColumn[]>> = {
  'hours.spans': [
    { label: '始業', path: 'terms.hours.start', ...time, example: '9:00' },
    { label: '終業', path: 'terms.hours.end', ...time, example: '18:00' },
    { label: '始業2', path: 'terms.hours.start2', ...second },
    { label: '終業2', path: 'terms.hours.end2', ...second },
  ],
  'hours.core': [
    { label: 'コアタイムの開始', path: 'terms.hours.core.start', ...time, example: '' },
    { label: 'コアタイムの終了', path: 'terms.hours.core.end', ...time, example: '' },
  ],
}

function columnsOf(term: Term & { path: string }): readonly PostingColumn[] {
  const { path, label, column = label, headings, example = '', none } = term
  if (column === null) return []
  const { note, value } = cellsOf(term)
  const read = none === 'zero' ? (cell: string) => (saysNothing(cell) ? 0 : value(cell)) : value
  const cells = { note: term.note ?? note, value: read, example, maybeNone: none === 'unstated' }
  return timeColumns[path] ?? [{ label: column, headings, path: `terms.${path}`, ...cells }]
}

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
  {
    label: '職種の分類',
    headings: ['職種'],
    path: 'category',
    ...choice(categoryLabel),
    example: '事務',
    maybeNone: true,
  },
  {
    label: '詳しい職種',
    path: 'occupations',
    note: '求人の入力画面にある職種名を「、」で区切ります。3つまで。なければタイトルから読み取ります',
    example: '経理・財務',
    value: severalOf(occupationNames),
    maybeNone: true,
  },
  { label: '応募要件', path: 'requirements', note: '1行に1つ', example: '日商簿記2級\n普通自動車免許', value: lines },
  {
    label: '待遇・福利厚生',
    headings: ['福利厚生', '待遇'],
    path: 'benefits',
    note: '1行に1つ',
    example: '交通費支給',
    value: lines,
  },
  {
    label: '応募締切',
    path: 'deadline',
    note: '2026/12/31。令和8年12月31日も入力できます',
    example: '',
    value: dateInText,
    maybeNone: true,
  },
  {
    label: '公開日',
    path: 'publish_at',
    note: '2026/12/1。この日の0時に公開します。空欄なら承認後すぐ',
    example: '',
    value: startOfDay,
    maybeNone: true,
  },
  {
    label: '月収の目安の表示',
    path: 'show_estimate',
    note: 'あり／なし。空欄なら表示します',
    example: '',
    value: yesNoInText,
  },
  ...terms.flatMap(columnsOf),
]

/** How a heading is compared: 給与の下限（必須）※ is 給与の下限, 6ヶ月 is 6か月. */
const headingKey = (heading: string) =>
  nfkc(heading)
    .replace(/[\s※*＊]|\((?:必須|任意)\)|【(?:必須|任意)】|\[(?:必須|任意)\]/g, '')
    .replace(/^必須[:：]?/, '')
    .replace(/[ヶケカヵ箇]月/g, 'か月')

const columnOfHeading = new Map(
  postingColumns.flatMap((column) =>
    [column.label, ...(column.headings ?? [])].map((heading) => [headingKey(heading), column] as const),
  ),
)

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
