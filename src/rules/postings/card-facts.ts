import { fixedWorkTime } from '#rules/limits.ts'
import { cardDaysOffText, cardHoursText, joined } from './hours-text.ts'
import { statedPayText } from './pay-text.ts'
import type { Terms, WorkplaceTerms } from './terms.ts'

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

/** 新宿駅 徒歩5分. */
export function stationText(workplace: WorkplaceTerms | null | undefined): string | null {
  const { station, station_minutes } = workplace ?? {}
  return station ? joined([station, station_minutes && `徒歩${station_minutes}分`], ' ') : null
}

/** The terms that a card needs. */
export function cardTerms({ pay, workplace, hours, holidays }: Terms): Terms {
  return {
    pay: pay && { unit: pay.unit, min: pay.min, max: pay.max },
    workplace: workplace && { station: workplace.station, station_minutes: workplace.station_minutes },
    hours: hours && { system: hours.system, spans: hours.spans },
    holidays: holidays && { pattern: holidays.pattern, days: holidays.days, annual_days: holidays.annual_days },
  }
}
