import type { Band } from '#rules/jobs/job-vocabularies.ts'
import { minutesText } from './detail-hours-text.ts'
import { daysText, joined } from './hours-text.ts'
import type { WayOption } from './term-vocabularies.ts'
import type { PayTerms, StatedOption, WaysTerms } from './terms.ts'

export const workPeriodName = {
  long: '長期（3か月を超える）',
  short: '短期（3か月以内）',
  'one-day': '単発（1日から）',
}

export const payCycleName = { daily: '日払い', weekly: '週払い', monthly: '月払い' }

/** A part of the day by its name alone. */
export const bandWord: Record<Band, string> = {
  ...{ 'early-morning': '早朝', morning: '朝', daytime: '昼', evening: '夕方', night: '夜', 'late-night': '深夜' },
}

export const japaneseName = {
  none: '日本語は使わない',
  'few-words': '簡単な言葉が分かる',
  daily: '日常会話ができる',
  business: '仕事の話や文書が分かる',
}

export const wayOptionName: Record<WayOption, string> = {
  'no-experience': '未経験可',
  'no-education': '学歴不問',
  'blank-ok': 'ブランク可',
  'students-ok': '学生可',
  'high-school-ok': '高校生可',
  'over-60-working': '60代の方も働いています',
  'shift-request': 'シフトの希望を出せる',
  'family-fit': '家事・育児と両立しやすい',
  'within-dependency': '扶養の範囲で働ける',
  'side-job-ok': '副業・Wワーク可',
  'side-job-allowed': '入社後に副業できる',
  opening: 'オープニング',
  'regular-track': '正社員登用あり',
  'qualification-help': '資格取得支援あり',
  housing: '社宅・寮あり',
  'car-commute': '車・バイク通勤可',
  meal: 'まかない・食事補助あり',
  'free-clothes': '服装自由',
  uniform: '制服貸与',
  'free-hair': '髪型・髪色自由',
  'nails-ok': 'ネイル可',
  'piercing-ok': 'ピアス可',
  'beard-ok': 'ひげ可',
  'foreign-language-used': '外国語を使う',
  'disability-quota': '障害者雇用の求人',
}

/** How much is worked, on which days and when: 週2日〜4日　1日4時間〜6時間　土・日　夕方、夜. */
export function extentText(ways: WaysTerms | null | undefined): string | null {
  const { days_min, days_max, hours_day_min, hours_day_max, weekdays, bands } = ways ?? {}
  return joined([
    rangeText('週', days_min, days_max, (days) => `${days}日`),
    rangeText('1日', hours_day_min, hours_day_max, minutesText),
    weekdays?.length && `${daysText(weekdays)}の勤務`,
    joined(
      (bands ?? []).map((band) => bandWord[band]),
      '、',
    ),
  ])
}

type Bound = number | null | undefined

function rangeText(of: string, min: Bound, max: Bound, text: (value: number) => string): string | null {
  if (min && min === max) return `${of}${text(min)}`
  if (min) return max ? `${of}${text(min)}〜${text(max)}` : `${of}${text(min)}から`
  return max ? `${of}${text(max)}まで` : null
}

export const cycleText = (pay: PayTerms | null | undefined): string | null =>
  joined([pay?.cycle && payCycleName[pay.cycle], pay?.cycle_note])

/** The boxes that are ticked, with their notes, and the Japanese that is needed. */
export function optionsText(ways: WaysTerms | null | undefined): string | null {
  const { options, japanese, japanese_task } = ways ?? {}
  const level = japanese && `日本語の目安：${japaneseName[japanese]}${japanese_task ? `（${japanese_task}）` : ''}`
  return joined([...(options ?? []).map(optionText), level], '、')
}

function optionText(option: StatedOption): string {
  if (typeof option === 'string') return wayOptionName[option]
  return option.note ? `${wayOptionName[option.id]}（${option.note}）` : wayOptionName[option.id]
}
