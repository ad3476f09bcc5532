import { withKatakana } from '#rules/search/fold.ts'
import { matchedWords, type WordMatch } from './matched-words.ts'
import { occupationWords } from './occupation-words.ts'
import { bracketDepths, isDescribing, wordWeight } from './word-weight.ts'

/** The occupations guessed from a posting's words. */
export type OccupationGuess = {
  /** The likeliest three, best first. */
  likely: readonly string[]
  /** Whether the first one is clear enough to be assumed. */
  isClear: boolean
}

type Score = { occupation: string; score: number }

/** How many letters of a description are read. */
const readLetters = 200
/** The first occupation's minimum score, and its minimum lead. */
const leastScore = 1.25
const leastLead = 0.75
/** The weight of a description when the title says nothing, and when it names several occupations. */
const sayingWeight = 1
const decidingWeight = 0.4
/** The weight of further words of an occupation beside its strongest. */
const furtherWords = 0.25

/** Guesses the occupation from a posting's title, and from the start of the description where the title says little. */
export function guessOccupations(title: string, description = ''): OccupationGuess {
  const ofTitle = ranked(scoresOf(title))
  const scores = isClear(ofTitle) || description === '' ? ofTitle : ranked(withDescription(ofTitle, description))
  return { likely: scores.slice(0, 3).map(({ occupation }) => occupation), isClear: isClear(scores) }
}

const isClear = ([first, second]: readonly Score[]): boolean =>
  first !== undefined && first.score >= leastScore && first.score - (second?.score ?? 0) >= leastLead

function withDescription(ofTitle: readonly Score[], description: string): Map<string, number> {
  const scores = new Map(ofTitle.map(({ occupation, score }) => [occupation, score]))
  const isSaid = (ofTitle[0]?.score ?? 0) >= leastScore
  for (const [occupation, score] of scoresOf(description.slice(0, readLetters)))
    if (!isSaid || scores.has(occupation))
      scores.set(occupation, (scores.get(occupation) ?? 0) + score * (isSaid ? decidingWeight : sayingWeight))
  return scores
}

const ranked = (scores: ReadonlyMap<string, number>): Score[] =>
  [...scores].map(([occupation, score]) => ({ occupation, score })).toSorted((a, b) => b.score - a.score)

function scoresOf(title: string): Map<string, number> {
  const text = withKatakana(title)
  const matches = matchedWords(text)
  const depths = bracketDepths(text)
  const scores = new Map<string, number>()
  const counted = new Set<string>()
  for (const match of matches) {
    const occupation = meantOccupation(match, matches)
    const key = `${occupation} ${match.word}`
    if (counted.has(key)) continue
    counted.add(key)
    const weight = wordWeight(match, text, depths[match.start] ?? 0, isDescribing(match, matches, text))
    const before = scores.get(occupation) ?? 0
    scores.set(occupation, Math.max(before, weight) + Math.min(before, weight) * furtherWords)
  }
  return scores
}

const givesWay = new Map(occupationWords.map(({ occupation, givesWayTo }) => [occupation, givesWayTo]))

/** A general word means the occupation of the specific word before it, else of the one after it: 販売 in a 書店. */
function meantOccupation(match: WordMatch, matches: readonly WordMatch[]): string {
  if (match.kind !== 'general') return match.occupation
  const specific = matches.filter(
    ({ kind, occupation }) => kind !== 'general' && givesWay.get(match.occupation)?.includes(occupation),
  )
  return (specific.findLast(({ start }) => start < match.start) ?? specific[0] ?? match).occupation
}
