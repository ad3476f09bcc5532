import { type Folded, foldedText, foldedWithPlaces } from './fold.ts'
import { occursIn, standsAlone } from './search-match.ts'
import { isWholeWord, type SearchQuery } from './search-query.ts'
import { unfolded } from './search-text.ts'

/** A part of a text; `marked` when a search found it. */
export type MarkedPart = { text: string; marked: boolean }

/** Splits a text at the matches of a query's terms and synonyms, in any spelling. */
export function markedParts(text: string, query: SearchQuery): MarkedPart[] {
  const spellings = query.terms.flatMap((term) => (term.excluded ? [] : [...term.spellings, ...term.synonymSpellings]))
  const searched = foldedText(text)
  if (!spellings.some((spelling) => occursIn(searched, spelling))) return [{ text, marked: false }]
  const { letters, places } = foldedWithPlaces(lettersOf(text))
  const marked = new Uint8Array(text.length)
  for (const spelling of spellings) {
    for (let at = letters.indexOf(spelling); at >= 0; at = letters.indexOf(spelling, at + 1)) {
      if (isWholeWord(spelling) && !standsAlone(letters, at, spelling.length)) continue
      marked.fill(1, places[at], places[at + spelling.length])
    }
  }
  const parts: MarkedPart[] = []
  let from = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marked[at] === marked[at - 1]) continue
    parts.push({ text: text.slice(from, at), marked: marked[from] === 1 })
    from = at
  }
  return parts
}

/** Created on first use: it takes 50 ms on a slow phone, and usual characters do without. */
let graphemes: Intl.Segmenter | undefined

/** Characters that are always one grapheme; others need the slow segmenter. */
const plain = 'ぁ-ゖァ-ヺ一-鿿、。「」・a-zA-Z0-9'
const isPlain = (segment: string) => plainLetter.test(segment)
const plainLetter = new RegExp(`^[${plain}]$`)
/** A run of plain letters without a following combining mark, or another character with the letter before it. */
const runs = new RegExp(`([${plain}]+)(?=[${plain}\\s]|$)|[${plain}]?[^${plain}]+`, 'g')

/** A run of characters that never combine with neighbours: each is one grapheme. */
const separate = /^[\n -~\u2010-\u2027\u2190-\u21ff\u2460-\u25ff\u3000-\u3029ぁ-ゖ゛-ヿ一-鿿！-ﾝ]+$/

function* graphemesOf(text: string): Generator<{ segment: string; index: number }> {
  for (const { 0: run, 1: alone, index } of text.matchAll(runs)) {
    if (alone || separate.test(run))
      for (let at = 0; at < run.length; at++) yield { segment: run.charAt(at), index: index + at }
    else {
      graphemes ??= new Intl.Segmenter('ja', { granularity: 'grapheme' })
      for (const { segment, index: at } of graphemes.segment(run)) yield { segment, index: index + at }
    }
  }
}

/**
 * The unfolded text with each letter's original position. Normalises each letter together with the previous one, which
 * affects hyphens, long vowels and spaces.
 */
function lettersOf(text: string): Folded {
  let letters = ''
  const places: number[] = []
  let before = ''
  let blankAt = -1
  for (const { segment, index } of graphemesOf(text)) {
    if (/^\s+$/.test(segment)) {
      if (blankAt < 0) blankAt = index
      continue
    }
    if (blankAt < 0 && isPlain(segment)) {
      letters += segment.toLowerCase()
      places.push(index)
      before = segment
      continue
    }
    const joined = blankAt >= 0 ? `${before}${text.slice(blankAt, index)}${segment}` : before + segment
    const alone = unfolded(before)
    const added = unfolded(joined).slice(alone.length)
    letters += added
    for (let n = 0; n < added.length; n++)
      places.push(n === 0 && blankAt >= 0 && added.startsWith(' ') ? blankAt : index)
    // A hyphen read as a long vowel counts as one for the next letter, so that two become one.
    before = added === 'ー' ? added : segment
    blankAt = -1
  }
  places.push(text.length)
  return { letters, places }
}
