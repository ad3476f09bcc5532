import { fixedWorkTime } from '#rules/limits.ts'
import { cardDaysOffText, cardHoursText, joined, rowDaysOffText, spanText } from './hours-text.ts'
import { statedPayText } from './pay-text.ts'
import type { HoursTerms, Terms, WorkplaceTerms } from './terms.ts'

/** Stands for what a posting does not state. */
export const notStated = '記載なし'

/** The facts on a job's card; null when not stated. */
export type CardFacts = { pay: string | null; place: string; hours: string | null; daysOff: string | null }

export function cardFacts({ location, terms }: { location: string; terms: Terms | null }): CardFacts {
  return {
    pay: statedPayText(terms?.pay),
    place: joined([location, stationText(terms?.workplace)]) ?? location,
    hours: cardHoursText(terms?.hours),
    daysOff: cardDaysOffText(terms?.holidays),
  }
}

/** Hours as lists and pages of jobs show them: a job without any terms has fixed ones. */
export const shownHours = (terms: Terms | null | undefined): string =>
  terms ? (cardHoursText(terms.hours) ?? notStated) : fixedWorkTime

/** A fact of a row, and the one thing that qualifies it; null when not stated. */
export type RowFact = { fact: string | null; note: string | null }

/** The facts of a row beside its pay, which `bonus` qualifies. */
export function rowFacts({ location, terms }: { location: string; terms: Terms | null }) {
  const { pay, workplace, hours, holidays } = terms ?? {}
  const weekly = rowDaysOffText(holidays)
  const days = holidays?.annual_days
  return {
    bonus: pay?.bonus ? `賞与 ${pay.bonus}` : null,
    place: { fact: location, note: stationText(workplace) },
    hours: rowHours(hours),
    daysOff: weekly
      ? { fact: weekly, note: days ? `年間${days}日` : null }
      : { fact: cardDaysOffText(holidays), note: null },
  } satisfies Record<string, RowFact | string | null>
}

/** The first times of work, qualified by their system where they are not fixed. */
function rowHours(hours: HoursTerms | null | undefined): RowFact {
  const { system, spans } = hours ?? {}
  const [first, ...others] = spans ?? []
  if (!first) return { fact: cardHoursText(hours), note: overtimeNote(hours) }
  const note = system && system !== 'fixed' ? cardHoursText({ system }) : overtimeNote(hours)
  return { fact: others.length > 0 ? `${spanText(first)} ほか` : spanText(first), note }
}

function overtimeNote(hours: HoursTerms | null | undefined): string | null {
  const { overtime, overtime_hours } = hours ?? {}
  if (overtime === 'none') return '残業なし'
  if (overtime_hours) return `残業 月${overtime_hours}時間`
  return overtime === 'some' ? '残業あり' : null
}

/** 新宿駅 徒歩5分. */
export function stationText(workplace: WorkplaceTerms | null | undefined): string | null {
  const { station, station_minutes } = workplace ?? {}
  return station ? joined([station, station_minutes && `徒歩${station_minutes}分`], ' ') : null
}

/** The terms that a card or a row needs. */
export function cardTerms({ pay, workplace, hours, holidays }: Terms): Terms {
  return {
    pay: pay && { unit: pay.unit, min: pay.min, max: pay.max, bonus: pay.bonus },
    workplace: workplace && { station: workplace.station, station_minutes: workplace.station_minutes },
    hours: hours && {
      system: hours.system,
      spans: hours.spans,
      overtime: hours.overtime,
      overtime_hours: hours.overtime_hours,
    },
    holidays: holidays && { pattern: holidays.pattern, days: holidays.days, annual_days: holidays.annual_days },
  }
}
