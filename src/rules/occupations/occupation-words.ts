import { cells } from '#rules/cells.ts'
import table from './tables/words.json' with { type: 'json' }

/**
 * How specific a word is: `own` names the occupation (看護師), `general` names work at many places (販売), `place` its place
 * or object (書店), `around` a place that alone says nothing (病院).
 */
export const wordKinds = ['own', 'general', 'place', 'around'] as const
export type WordKind = (typeof wordKinds)[number]

export type OccupationWords = {
  occupation: string
  words: Readonly<Record<WordKind, readonly string[]>>
  /** Spans that contain its words with another meaning. */
  lookAlikes: readonly string[]
  /** The occupations of its general words beside a place: 販売 in a 書店. */
  givesWayTo: readonly string[]
}

const list = (cell: string, separator = ',') => cell.split(separator).filter(Boolean)

export const occupationWords: readonly OccupationWords[] = cells(table).map(
  ([occupation = '', own = '', general = '', place = '', around = '', lookAlikes = '', givesWayTo = '']) => ({
    occupation,
    words: { own: list(own), general: list(general), place: list(place), around: list(around) },
    lookAlikes: list(lookAlikes),
    givesWayTo: list(givesWayTo, ' '),
  }),
)
