import type { HolidayDay } from '#rules/postings/term-vocabularies.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { minuteOf, shiftsOf, workMinutes } from '#rules/postings/time-span.ts'
import { type Finding, finding } from './finding.ts'
import type { Posting } from './posting.ts'
import { type PostingText, placeOf } from './posting-texts.ts'
import type { PlainReason } from './reasons.ts'
import { isAbout, type Topic } from './words/topics.ts'
import type { JudgedSentence } from './words/word-rule.ts'
import { type WrittenDaysOff, writtenAnnualDays, writtenDaysOff } from './words/written-holidays.ts'
import { writtenBreak, writtenDay, writtenEnd, writtenOvertime, writtenSpans } from './words/written-hours.ts'

type Told = { reason: PlainReason; values?: Finding['values']; from: number; to: number }

/** Hours and days off that the text contradicts (職業安定法5条の4). */
export function textAgainstFields({ terms }: Posting, texts: readonly PostingText[]): Finding[] {
  if (!terms) return []
  return [
    ...inTexts(texts, 'writtenHours', (sentence) => [
      ...spans(sentence, terms),
      ...rests(sentence, terms),
      ...overtime(sentence, terms),
    ]),
    ...inTexts(texts, 'writtenHolidays', (sentence) => [...annualDays(sentence, terms), ...daysOff(sentence, terms)]),
  ]
}

/** One finding of a reason in a text says enough. */
function inTexts(texts: readonly PostingText[], topic: Topic, judge: (sentence: JudgedSentence) => Told[]): Finding[] {
  return texts.flatMap((text) => {
    const told = new Set<PlainReason>()
    return text.sentences.flatMap((sentence) => {
      if (!isAbout(sentence.topics, topic)) return []
      return judge(sentence).flatMap(({ reason, values, ...at }) => {
        if (told.has(reason)) return []
        told.add(reason)
        return [finding(reason, text.field, values, placeOf(text, sentence, at))]
      })
    })
  })
}

/** Shifts and flexible hours have more spans than the fields name. */
function spans(sentence: JudgedSentence, { hours }: Terms): Told[] {
  const stated = shiftsOf(hours)
  if (stated.length === 0 || (hours?.system && hours.system !== 'fixed')) return []
  const other = writtenSpans(sentence).find(
    ({ start, end }) => !stated.some((one) => minuteOf(one.start) % day === start && minuteOf(one.end) % day === end),
  )
  const end = writtenEnd(sentence)
  const otherEnd = end && !stated.some((one) => minuteOf(one.end) % day === end.end) ? end : undefined
  const rest = hours?.break_minutes
  const long = rest === null || rest === undefined ? null : writtenDay(sentence)
  const otherLength = long && !stated.some((one) => workMinutes(one) === long.minutes) ? long : undefined
  const at = other ?? otherEnd ?? otherLength
  return at ? [{ reason: 'other-hours', ...placeIn(at) }] : []
}

const day = 24 * 60

function rests(sentence: JudgedSentence, { hours }: Terms): Told[] {
  const minutes = hours?.break_minutes
  const written = minutes === null || minutes === undefined ? null : writtenBreak(sentence)
  const isStated = [minutes, ...shiftsOf(hours).map((shift) => shift.break_minutes)].includes(written?.minutes)
  return written && !isStated
    ? [{ reason: 'other-break', values: { written: written.minutes, stated: Number(minutes) }, ...placeIn(written) }]
    : []
}

/** An average is a round number: up to this many hours, or this share, is the same. */
const near = { hours: 5, share: 0.3 }

function overtime(sentence: JudgedSentence, { hours }: Terms): Told[] {
  const stated = hours?.overtime_hours ?? (hours?.overtime === 'none' ? 0 : null)
  const written = hours?.overtime ? writtenOvertime(sentence) : null
  if (!written) return []
  const contradicts =
    stated === null
      ? hours?.overtime === 'some' && written.hours === 0
      : Math.abs(written.hours - stated) > Math.max(near.hours, stated * near.share) ||
        (written.hours === 0) !== (stated === 0)
  return contradicts ? [{ reason: 'other-overtime', ...placeIn(written) }] : []
}

function annualDays(sentence: JudgedSentence, { holidays }: Terms): Told[] {
  const stated = holidays?.annual_days
  const written = stated ? writtenAnnualDays(sentence) : null
  return written && written.days !== stated
    ? [{ reason: 'other-annual-days', values: { written: written.days, stated: Number(stated) }, ...placeIn(written) }]
    : []
}

const week: readonly HolidayDay[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const daysOfPattern: Partial<Record<string, number>> = { 'two-days-full': 2, 'two-days': 2, 'one-day': 1 }

function daysOff(sentence: JudgedSentence, { holidays }: Terms): Told[] {
  const written = holidays ? writtenDaysOff(sentence) : null
  if (!written || !contradictsDays(written, holidays?.days ?? [], daysOfPattern[holidays?.pattern ?? ''])) return []
  return [{ reason: 'other-days-off', ...placeIn(written) }]
}

function contradictsDays(written: WrittenDaysOff, stated: readonly HolidayDay[], aWeek: number | undefined): boolean {
  if ('aWeek' in written) return aWeek !== undefined && written.aWeek !== aWeek
  if ('worked' in written) return written.worked.some((one) => stated.includes(one))
  const named = 'free' in written ? written.free : written.onlyFree
  const weekly = named.filter((one) => week.includes(one))
  if (weekly.length === 0) return false
  if ('onlyFree' in written && aWeek !== undefined && weekly.length < aWeek) return true
  if (stated.length === 0) return false
  if (weekly.some((one) => !stated.includes(one))) return true
  return 'onlyFree' in written && stated.some((one) => week.includes(one) && !weekly.includes(one))
}

const placeIn = ({ from, to }: { from: number; to: number }) => ({ from, to })
