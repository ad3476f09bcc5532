import { type Prefecture, prefectures } from '#rules/jobs/prefectures.ts'
import { askName } from './asks.ts'
import { ageReasonName, insuranceName, insuranceText, smokingName } from './condition-texts.ts'
import { holidayPatternName, hoursSystemName } from './hours-text.ts'
import { allowanceText, payUnitName, yenText } from './pay-text.ts'
import { type Allowance, termsLimits } from './terms.ts'
import { bandWord, japaneseName, payCycleName, workPeriodName } from './ways-text.ts'

type Names = Readonly<Record<string, string>>

/** What a term holds. Kinds without members are particular: each reader has its own code for them. */
type Kind =
  | { kind: 'text'; max: number; narrow?: true }
  /** A text of several lines; `rows` of its field. */
  | { kind: 'lines'; rows?: number }
  /** A whole number. `units` is the pattern of units in a cell where it is not `unit`; `select` offers each number. */
  | { kind: 'number'; unit: string; max: number; min?: number; units?: string; select?: true }
  /** Hours of a month with at most one decimal. */
  | { kind: 'hours' }
  /** A number with at most two decimals. */
  | { kind: 'decimal'; unit: string; max: number; units?: string }
  | { kind: 'minutes'; max: number; min?: number }
  | { kind: 'months' }
  | { kind: 'yen' }
  /** `others` are further names in cells; `radio` shows all names at once. */
  | { kind: 'choice'; names: Names; others?: Names; radio?: true }
  /** Several of the names; `alone` excludes all others. */
  | { kind: 'choices'; names: Names; alone?: string }
  /** Days of the week. */
  | { kind: 'days' }
  /** The words for yes and no in the form, and in cells where not あり and なし. */
  | { kind: 'flag'; yes: string; no: string; cells?: readonly [yes: string, no: string] }
  | { kind: 'prefecture'; names: Names }
  | { kind: 'postal-code' | 'municipality' | 'stations' | 'places' | 'span' | 'spans' | 'shifts' }
  | { kind: 'allowances' | 'insurance' | 'options' | 'steps' }

/** A term of a posting: what it holds, and how form, sheet, table and comparison show it. */
export type Term = Kind & {
  /** Its name in the form, and in sheet and table where they have no other. */
  label: string
  hint?: string
  placeholder?: string
  /** Asked only where another term has this answer, or any answer. */
  when?: readonly [path: string, answer?: string]
  /** Counts as one filled field with that term. */
  with?: string
  /** The heading of its column in a sheet; null without a column. */
  column?: string | null
  /** Further headings of that column. */
  headings?: readonly string[]
  /** How its cell is written, where the kind does not say it. */
  note?: string
  example?: string
  /** What なし means in its cell, where the kind does not say it. */
  none?: 'zero' | 'unstated'
  /** Has a line of its own in the table, with another name than the label if given. */
  line?: true | string
  /** Its value in that line. */
  say?: (value: never) => string | null
  /** What the line says of zero; null that nothing is stated. */
  zero?: string | null
  /** What the comparison names as best. */
  better?: 'more' | 'less'
}

const prefectureName = Object.fromEntries(prefectures.map(({ value, name }) => [value, name])) as Record<
  Prefecture,
  string
>

/**
 * Every term of a posting by its path, in the order of sheets; within a section that is the order of the form too. Types,
 * schema, form, sheets, table, comparison and list of changes follow from it.
 */
export const termList = {
  'pay.unit': {
    kind: 'choice',
    names: payUnitName,
    others: { 月収: 'month', 時間給: 'hour', 年収: 'year', 年俸制: 'year', 日当: 'day' },
    label: '賃金形態',
    headings: ['給与の種類'],
    example: '月給',
  },
  'pay.min': { kind: 'yen', label: '給与の下限', example: '250000', none: 'unstated' },
  'pay.max': { kind: 'yen', label: '給与の上限', example: '300000', none: 'unstated' },
  'pay.base': { kind: 'yen', label: '基本給', example: '220000', none: 'unstated', line: true, zero: null },
  'pay.allowances': {
    kind: 'allowances',
    label: '諸手当',
    example: '住宅手当 2万円',
    none: 'unstated',
    line: true,
    say: (all: readonly Allowance[]) => all.map(allowanceText).join('、'),
  },
  'pay.fixed_overtime.yen': {
    kind: 'yen',
    label: '固定残業代',
    hint: '固定残業代があるときは、金額、時間数、超過分の支給をすべて示してください。',
    none: 'unstated',
  },
  'pay.fixed_overtime.hours': {
    kind: 'hours',
    label: '固定残業代の時間数',
    column: '固定残業時間',
    with: 'pay.fixed_overtime.yen',
    none: 'unstated',
  },
  'pay.fixed_overtime.excess_paid': {
    kind: 'flag',
    yes: '追加で支給する',
    no: '支給しない',
    label: '超過分の支給',
    column: '固定残業の超過分の支給',
    with: 'pay.fixed_overtime.yen',
    none: 'unstated',
  },
  'pay.monthly_hours': {
    kind: 'hours',
    label: '所定労働時間（月平均）',
    hint: '最低賃金や、時給・日給の月額の目安の計算に使います。',
    column: '月平均所定労働時間',
    example: '160',
    none: 'unstated',
    line: '所定労働時間',
    say: (hours: number) => `月平均${hours}時間`,
    zero: null,
  },
  'pay.raise': { kind: 'lines', label: '昇給', placeholder: '例：年1回（4月）', example: '年1回', line: true },
  'pay.bonus': { kind: 'lines', label: '賞与', placeholder: '例：年2回（7月・12月）', example: '年2回', line: true },
  'pay.bonus_months': {
    kind: 'decimal',
    unit: 'か月分',
    units: '[かヶケカヵ箇]?月分?',
    max: termsLimits.bonusMonths,
    label: '賞与の月数（前年度実績）',
    hint: '前年度に支給した賞与の合計です。年収の目安の計算に使います。',
    column: '賞与の月数',
    headings: ['賞与の月数(前年度実績)', '賞与月数'],
    example: '3.5',
    none: 'zero',
    line: true,
    zero: null,
    better: 'more',
  },
  'pay.commuting': {
    kind: 'lines',
    label: '通勤手当',
    placeholder: '例：実費支給（月3万円まで）',
    example: '実費支給（月3万円まで）',
    line: true,
  },
  'pay.trial_pay': { kind: 'lines', label: '試用期間中の賃金', column: '試用期間中の給与', line: true },
  'pay.note': { kind: 'lines', rows: 2, label: '賃金の補足', column: '給与の補足' },

  'period.kind': {
    kind: 'choice',
    names: { indefinite: '期間の定めなし', fixed: '期間の定めあり' },
    others: {
      ...{ 無期: 'indefinite', 無期雇用: 'indefinite', 定めなし: 'indefinite', なし: 'indefinite' },
      ...{ 有期: 'fixed', 有期雇用: 'fixed', 定めあり: 'fixed', あり: 'fixed' },
    },
    radio: true,
    label: '雇用期間',
    example: '期間の定めなし',
  },
  'period.months': { kind: 'months', label: '契約の長さ', when: ['period.kind', 'fixed'], none: 'unstated' },
  'period.renewal': {
    kind: 'choice',
    names: { none: '更新しない', automatic: '自動的に更新する', conditional: '更新する場合がある' },
    others: {
      ...{ なし: 'none', 無: 'none', 更新なし: 'none', 自動更新: 'automatic', 原則更新: 'conditional' },
      ...{ あり: 'conditional', 有: 'conditional', 更新あり: 'conditional', 条件付き: 'conditional' },
    },
    label: '契約の更新',
    when: ['period.kind', 'fixed'],
  },
  'period.renewal_criteria': {
    kind: 'lines',
    label: '更新の基準',
    placeholder: '例：契約期間満了時の業務量、勤務成績、態度により判断する',
    when: ['period.kind', 'fixed'],
  },
  'period.renewal_limit': {
    kind: 'lines',
    label: '更新の上限',
    hint: '上限がないときは「なし」と書いてください。',
    placeholder: '例：通算契約期間の上限5年',
    when: ['period.kind', 'fixed'],
  },
  'trial.exists': { kind: 'flag', yes: 'あり', no: 'なし', label: '試用期間', example: 'あり' },
  'trial.months': {
    kind: 'months',
    label: '試用期間の長さ',
    when: ['trial.exists', 'yes'],
    example: '3',
    none: 'unstated',
  },
  'trial.same_terms': {
    kind: 'flag',
    yes: '本採用と同じ',
    no: '本採用と異なる',
    cells: ['同じ', '異なる'],
    label: '試用期間中の条件',
    when: ['trial.exists', 'yes'],
    example: '同じ',
  },
  'trial.terms': {
    kind: 'lines',
    rows: 2,
    label: '試用期間中の条件の内容',
    hint: '本採用と異なるときに書いてください。',
    when: ['trial.exists', 'yes'],
  },

  'duties.initial': {
    kind: 'lines',
    rows: 2,
    label: '業務内容（雇入れ直後）',
    hint: '入社してすぐに担当する業務を書いてください。',
    column: '業務の内容',
    example: '経理業務',
    line: '仕事内容（雇入れ直後）',
  },
  'duties.change_scope': {
    kind: 'lines',
    label: '業務内容（変更の範囲）',
    hint: '将来担当する可能性のある業務を書いてください。変わらないときは「変更なし」と書いてください。',
    placeholder: '例：会社の定める業務',
    column: '業務の変更の範囲',
    example: '会社の定める業務',
    line: '仕事内容（変更の範囲）',
  },

  'workplace.postal_code': {
    kind: 'postal-code',
    label: '郵便番号',
    with: 'workplace.address',
    example: '105-0001',
  },
  'workplace.prefecture': {
    kind: 'prefecture',
    names: prefectureName,
    label: '都道府県',
    with: 'workplace.address',
    example: '東京都',
  },
  'workplace.municipality': {
    kind: 'municipality',
    label: '市区町村',
    with: 'workplace.address',
    note: '港区、横浜市鶴見区 など。未入力の場合は住所から読み取ります',
    example: '港区',
  },
  'workplace.address': {
    kind: 'lines',
    label: '就業場所の住所',
    placeholder: '例：新宿区西新宿1-2-3',
    example: '港区虎ノ門1-1-1',
  },
  'workplace.stations': {
    kind: 'stations',
    label: '最寄り駅',
    hint: '3つまで登録できます。駅・沿線・通勤時間の検索で見つかるようになります。',
    with: 'workplace.station',
    example: '虎ノ門駅 徒歩5分、神谷町駅 徒歩8分',
    none: 'unstated',
  },
  'workplace.station': {
    kind: 'text',
    max: termsLimits.name,
    narrow: true,
    label: '駅・停留所（検索で見つからないとき）',
    placeholder: '例：新宿駅',
    column: null,
  },
  'workplace.station_minutes': {
    kind: 'minutes',
    max: 600,
    label: 'そこからの徒歩',
    with: 'workplace.station',
    column: null,
  },
  'workplace.change_scope': {
    kind: 'lines',
    label: '就業場所（変更の範囲）',
    hint: '変わらないときは「変更なし」と書いてください。',
    placeholder: '例：会社の定める事業所',
    column: '就業場所の変更の範囲',
    example: '会社の定める事業所',
    line: true,
  },
  'workplace.transfer': {
    kind: 'choice',
    names: { none: 'なし', possible: 'あり' },
    others: {
      ...{ 無: 'none', 無し: 'none', 転勤なし: 'none', 有: 'possible', 有り: 'possible' },
      ...{ 転勤あり: 'possible', 可能性あり: 'possible' },
    },
    radio: true,
    label: '転勤',
    example: 'なし',
    line: true,
  },
  'workplace.remote_days': {
    kind: 'number',
    unit: '日',
    max: termsLimits.remoteDays,
    select: true,
    label: '在宅勤務',
    column: '在宅勤務の日数',
    note: '週の日数（0〜5）',
    none: 'unstated',
    line: true,
    say: (days: number) => `週${days}日まで`,
    zero: 'なし',
    better: 'more',
  },
  'workplace.smoking': {
    kind: 'choice',
    names: smokingName,
    others: {
      ...{ 禁煙: 'prohibited', 屋内禁煙: 'prohibited', 敷地内禁煙: 'prohibited', 全面禁煙: 'prohibited' },
      ...{ 分煙: 'separate-room', 喫煙専用室あり: 'separate-room', 喫煙室あり: 'separate-room' },
      ...{ 屋外に喫煙場所あり: 'outdoors', '屋内禁煙(屋外喫煙所あり)': 'outdoors' },
    },
    label: '受動喫煙防止措置',
    example: '敷地内または屋内禁煙',
  },
  'workplace.smoking_note': { kind: 'lines', label: '受動喫煙防止措置の補足', with: 'workplace.smoking' },
  workplaces: { kind: 'places', label: 'ほかの就業場所' },

  'hours.system': {
    kind: 'choice',
    names: hoursSystemName,
    others: {
      ...{ 固定: 'fixed', 固定時間: 'fixed', シフト: 'shift', フレックス: 'flex', フレックスタイム: 'flex' },
      ...{ 変形: 'variable', '1か月単位の変形労働時間制': 'variable', '1年単位の変形労働時間制': 'variable' },
      ...{ 裁量労働: 'discretionary' },
    },
    label: '勤務時間の制度',
    example: hoursSystemName.fixed,
    none: 'unstated',
  },
  'hours.shifts': {
    kind: 'shifts',
    label: '始業・終業',
    hint: '早番と遅番のように時間帯が複数あるときは、追加してください。休憩は6時間を超える日は45分以上、8時間を超える日は60分以上必要です。',
    column: 'シフト',
    headings: ['勤務シフト', 'シフトごとの時間'],
    none: 'unstated',
  },
  // Clients without shifts state and read these two; the form has them in its shifts.
  'hours.spans': { kind: 'spans', label: '始業・終業', when: ['hours.shifts', 'none'] },
  'hours.core': { kind: 'span', label: 'コアタイム', when: ['hours.system', 'flex'] },
  'hours.deemed_minutes': {
    kind: 'minutes',
    max: termsLimits.minutesOfDay,
    label: 'みなし労働時間（1日）',
    hint: '「8時間」とも入力できます。',
    when: ['hours.system', 'discretionary'],
    column: 'みなし労働時間',
    none: 'unstated',
  },
  'hours.break_minutes': {
    kind: 'minutes',
    max: termsLimits.minutesOfDay,
    label: '休憩',
    hint: '「1時間」とも入力できます。6時間を超える日は45分以上、8時間を超える日は60分以上必要です。',
    when: ['hours.shifts', 'none'],
    example: '60',
    none: 'zero',
  },
  'hours.overtime': {
    kind: 'choice',
    names: { none: 'なし', some: 'あり' },
    others: { 無: 'none', 無し: 'none', 有: 'some', 有り: 'some', ほぼなし: 'some' },
    radio: true,
    label: '時間外労働',
    example: 'あり',
    none: 'unstated',
  },
  'hours.overtime_hours': {
    kind: 'hours',
    label: '時間外労働（月平均）',
    when: ['hours.overtime', 'some'],
    with: 'hours.overtime',
    column: '時間外労働の月平均',
    example: '10',
    none: 'zero',
  },
  'hours.note': { kind: 'lines', rows: 2, label: '就業時間の補足', column: '勤務時間の補足' },

  'holidays.pattern': {
    kind: 'choice',
    names: holidayPatternName,
    others: { 完全週休2日: 'two-days-full', 週休2日: 'two-days', シフト: 'shift' },
    label: '休日の制度',
    hint: '完全週休2日制は毎週2日、週休2日制は月に1回以上2日の休みがあることをいいます。',
    column: '休日',
    example: holidayPatternName['two-days-full'],
  },
  'holidays.days': {
    kind: 'days',
    label: '休みの曜日',
    column: '休日の曜日',
    note: '土日祝 のように入力します',
    example: '土日祝',
  },
  'holidays.annual_days': {
    kind: 'number',
    unit: '日',
    max: termsLimits.daysOfYear,
    label: '年間休日',
    example: '120',
    line: true,
    zero: null,
    better: 'more',
  },
  'holidays.paid_leave_days': {
    kind: 'number',
    unit: '日',
    max: 40,
    label: '6か月経過後の年次有給休暇日数',
    headings: ['6か月経過後の年次有給休暇', '年次有給休暇日数', '年次有給休暇', '有給休暇日数', '有給休暇'],
    example: '10',
    none: 'zero',
    line: true,
    better: 'more',
  },
  'holidays.note': {
    kind: 'lines',
    rows: 2,
    label: '休暇の補足',
    placeholder: '例：夏季休暇、年末年始休暇',
    column: '休日の補足',
  },

  insurance: {
    kind: 'insurance',
    label: '加入保険',
    example: Object.values(insuranceName).join('、'),
    line: true,
    say: insuranceText,
  },
  dispatched: {
    kind: 'flag',
    yes: '派遣労働者として雇用する',
    no: '派遣ではない',
    label: '派遣労働者としての雇用',
    example: 'なし',
    line: true,
    say: (dispatched: boolean) => (dispatched ? '派遣労働者として雇用します' : '派遣労働者としての雇用ではありません'),
  },

  'ways.periods': { kind: 'choices', names: workPeriodName, label: '働く期間', line: true },
  'ways.days_min': {
    kind: 'number',
    unit: '日',
    max: 7,
    min: 1,
    label: '週の勤務日数（下限）',
    headings: ['週の日数の最少'],
  },
  'ways.days_max': {
    kind: 'number',
    unit: '日',
    max: 7,
    min: 1,
    label: '週の勤務日数（上限）',
    with: 'ways.days_min',
    headings: ['週の日数の最多'],
  },
  'ways.hours_day_min': {
    kind: 'minutes',
    ...termsLimits.hoursOfWork,
    label: '1日の勤務時間（下限）',
    hint: '「4時間」とも入力できます。実際に働ける長さを書いてください。',
    headings: ['1日の時間の最短'],
  },
  'ways.hours_day_max': {
    kind: 'minutes',
    ...termsLimits.hoursOfWork,
    label: '1日の勤務時間（上限）',
    with: 'ways.hours_day_min',
    headings: ['1日の時間の最長'],
  },
  'ways.weekdays': { kind: 'days', label: '勤務する曜日' },
  'ways.bands': {
    kind: 'choices',
    names: bandWord,
    label: '時間帯',
    hint: '始業・終業の時刻を書いたときは、その時刻から読み取ります。',
  },
  'pay.cycle': { kind: 'choice', names: payCycleName, label: '賃金の支払い', example: '月払い' },
  'pay.cycle_note': {
    kind: 'text',
    max: termsLimits.wayNote,
    label: '支払いの補足',
    placeholder: '例：規定あり、手数料なし',
    when: ['pay.cycle'],
    column: null,
  },
  'ways.options': { kind: 'options', label: '働き方の特徴' },
  'ways.japanese': { kind: 'choice', names: japaneseName, label: '日本語の目安' },
  'ways.japanese_task': {
    kind: 'text',
    max: termsLimits.wayNote,
    label: '日本語を使う場面',
    placeholder: '例：電話で注文を聞く',
    when: ['ways.japanese'],
    column: null,
  },

  'selection.headcount': {
    kind: 'number',
    unit: '名',
    units: '[名人]',
    max: 100_000,
    min: 1,
    label: '募集人数',
    example: '1',
    line: true,
  },
  'selection.steps': {
    kind: 'steps',
    label: '選考の流れ',
    hint: '順番に追加してください。応募者の選考の段階になります。',
    placeholder: '例：書類選考',
    example: '書類選考→面接',
    line: true,
    say: (steps: readonly string[]) => steps.join(' → '),
  },
  'selection.asks': {
    kind: 'choices',
    names: askName,
    alone: 'none',
    label: '応募書類',
    hint: '応募画面で、求職者に添えるよう案内します。',
    column: null,
  },
  'selection.documents': {
    kind: 'lines',
    label: '応募書類の補足',
    placeholder: '例：履歴書、職務経歴書',
    with: 'selection.asks',
    column: '応募書類',
    example: '履歴書、職務経歴書',
  },

  'age_limit.min': {
    kind: 'number',
    unit: '歳以上',
    units: '歳',
    max: 120,
    label: '年齢の下限',
    hint: '年齢の条件は、法令の例外に当たるときだけ設けられます（労働施策総合推進法9条）。',
    note: '歳',
    none: 'unstated',
  },
  'age_limit.max': {
    kind: 'number',
    unit: '歳以下',
    units: '歳',
    max: 120,
    label: '年齢の上限',
    note: '歳',
    none: 'unstated',
  },
  'age_limit.reason': {
    kind: 'choice',
    names: ageReasonName,
    label: '例外に当たる理由',
    column: '年齢制限の理由',
    none: 'unstated',
  },
} as const satisfies Record<string, Term>

export type TermPath = keyof typeof termList

/** Every term with its path, in the order of the list. */
export const terms: readonly (Term & { path: TermPath })[] = Object.entries(termList).map(([path, term]) => ({
  ...(term as Term),
  path: path as TermPath,
}))

/** The terms as nested objects: `leaf` makes a term's value, `group` that of the members at a path. */
export function foldTerms<Value>(
  leaf: (term: Term) => Value,
  group: (members: Record<string, Value>, path: string) => Value,
  path = '',
): Value {
  const prefix = path && `${path}.`
  const below = terms.filter((term) => term.path.startsWith(prefix))
  const names = new Set(below.map((term) => term.path.slice(prefix.length).replace(/\..*/, '')))
  const members = [...names].map((name): [string, Value] => {
    const term = below.find((one) => one.path === prefix + name)
    return [name, term ? leaf(term) : foldTerms(leaf, group, prefix + name)]
  })
  return group(Object.fromEntries(members), path)
}

/** What terms state at a path. */
export const termValue = (stated: unknown, path: string): unknown =>
  path.split('.').reduce((part, member) => (part as Record<string, unknown> | null | undefined)?.[member], stated)

/** A term's value for readers; null when not stated. */
export function termText(term: Term, value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (value === 0 && term.zero !== undefined) return term.zero
  if (term.say) return term.say(value as never)
  if (term.kind === 'choice') return term.names[value as string] ?? null
  if (term.kind === 'choices') return (value as string[]).map((one) => term.names[one]).join('、')
  if (term.kind === 'yen') return yenText(value as number)
  return `${value}${term.kind === 'number' || term.kind === 'decimal' ? term.unit : term.kind === 'minutes' ? '分' : ''}`
}
