import { fixedWorkTime } from '#rules/limits.ts'
import { cardDaysOffText, cardHoursText, joined, rowDaysOffText, spanText } from './hours-text.ts'
import { statedPayText } from './pay-text.ts'
import type { travelModes } from './term-vocabularies.ts'
import type { HoursTerms, Terms, WorkplaceTerms } from './terms.ts'

/** Shown for a fact that is not stated. */
export const notStated = '記載なし'

type TravelMode = (typeof travelModes)[number]
export const travelModeName: Record<TravelMode, string> = { walk: '徒歩', bus: 'バス', car: '車' }

/** Stations of a workplace with names, as responses have them; the stated workplace comes first. */
export type NamedWorkplace = {
  stations: readonly { name: string; minutes: number | null; by: TravelMode }[]
}
type Placed = { location: string; terms: Terms | null; workplaces?: readonly NamedWorkplace[] }

/** The facts on a job's card; null when not stated. */
export type CardFacts = { pay: string | null; place: string; hours: string | null; daysOff: string | null }

export function cardFacts({ location, terms, workplaces }: Placed): CardFacts {
  return {
    pay: statedPayText(terms?.pay),
    place: joined([location, accessText(terms, workplaces)]) ?? location,
    hours: cardHoursText(terms?.hours),
    daysOff: cardDaysOffText(terms?.holidays),
  }
}

/** Hours in lists and on job pages; a job without any terms has fixed ones. */
export const shownHours = (terms: Terms | null | undefined): string =>
  terms ? (cardHoursText(terms.hours) ?? notStated) : fixedWorkTime

/** A fact of a row with one qualification; null when not stated. `chip` is a word beside the fact. */
export type RowFact = { fact: string | null; chip?: string | undefined; note: string | null }

/** The facts of a row beside its pay; `bonus` qualifies the pay. */
export function rowFacts({ location, terms, workplaces }: Placed) {
  const { pay, hours, holidays } = terms ?? {}
  const weekly = rowDaysOffText(holidays)
  const days = holidays?.annual_days
  return {
    bonus: pay?.bonus ? `賞与 ${pay.bonus.split(/[（(、。]/, 1)[0]}` : null,
    place: { ...rowPlace(location), note: accessText(terms, workplaces) },
    hours: terms ? rowHours(hours) : { fact: fixedWorkTime, note: null },
    daysOff: weekly
      ? { fact: weekly, note: days ? `年間${days}日` : null }
      : { fact: cardDaysOffText(holidays), note: null },
  } satisfies Record<string, RowFact | string | null>
}

/** A place and 在宅可, which many write in brackets behind it. */
function rowPlace(location: string): { fact: string; chip?: string } {
  const fact = location.replace(/（(?:在宅勤務|在宅|リモート)可）$/, '')
  return fact === location || fact === '' ? { fact: location } : { fact, chip: '在宅可' }
}

/** The first working hours, with their system unless they are fixed. */
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

/** The nearest station, and the number of further places: 新宿駅 徒歩5分 ほか2か所. */
function accessText(terms: Terms | null, workplaces: readonly NamedWorkplace[] = []): string | null {
  const others = terms?.workplaces?.length
  return joined([stationTexts(terms?.workplace, workplaces)[0], others && `ほか${others}か所`], ' ')
}

/** The stations of the stated workplace with the way from each; the access text if it names none from the list. */
export function stationTexts(
  workplace: WorkplaceTerms | null | undefined,
  [place]: readonly NamedWorkplace[] = [],
): string[] {
  if (workplace?.stations?.length && place)
    return place.stations.map(
      ({ name, minutes, by }) => `${name}駅${minutes === null ? '' : ` ${travelModeName[by]}${minutes}分`}`,
    )
  const { station, station_minutes } = workplace ?? {}
  return station ? [station_minutes ? `${station} 徒歩${station_minutes}分` : station] : []
}

/** The terms needed for a card or row. */
export function cardTerms({ pay, workplace, workplaces, hours, holidays }: Terms): Terms {
  return {
    pay: pay && { unit: pay.unit, min: pay.min, max: pay.max, bonus: pay.bonus },
    workplace: workplace && {
      stations: workplace.stations,
      station: workplace.station,
      station_minutes: workplace.station_minutes,
    },
    workplaces,
    hours: hours && {
      system: hours.system,
      spans: hours.spans,
      overtime: hours.overtime,
      overtime_hours: hours.overtime_hours,
    },
    holidays: holidays && { pattern: holidays.pattern, days: holidays.days, annual_days: holidays.annual_days },
  }
}
