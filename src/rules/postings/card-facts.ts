import { stationText } from './condition-texts.ts'
import { cardDaysOffText, cardHoursText, joined } from './hours-text.ts'
import { cardPayText } from './pay-text.ts'
import type { Terms } from './terms.ts'

/** What a card says of a job, each in its place; null where it is not stated. */
export type CardFacts = { pay: string | null; place: string; hours: string | null; daysOff: string | null }

export function cardFacts({ location, terms }: { location: string; terms: Terms | null }): CardFacts {
  return {
    pay: cardPayText(terms?.pay),
    place: joined([location, stationText(terms?.workplace)]) ?? location,
    hours: cardHoursText(terms?.hours),
    daysOff: cardDaysOffText(terms?.holidays),
  }
}
