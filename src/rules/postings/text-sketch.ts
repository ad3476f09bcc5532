import { searchText } from '#rules/search/search-text.ts'

/** Enough of a text to tell whether it is nearly the same as another, however long both are. */
export type TextSketch = {
  /** The least hash of every part of the hash space, 0 where a short text has none (one permutation hashing). */
  bins: number[]
  /** One number for every group of bins that is not empty; texts that are nearly the same share at least one. */
  bands: number[]
}

const binCount = 64
const binsOfBand = 4
/** Groups of bins, and so the bands of a text that leaves no group empty. */
export const bandCount = binCount / binsOfBand
/** Letters that are hashed together. */
const shingle = 4
/** Shorter texts (normalised) are too common to mean anything. */
const shortest = 30
/** The share of bins from which two texts count as nearly the same; it estimates their Jaccard similarity. */
export const nearlySame = 0.8

/** The sketch of a text, whose spelling the search's normaliser evens out; null for a text that is too short to judge. */
export function textSketch(text: string): TextSketch | null {
  const plain = searchText(text)
  if (plain.length < shortest) return null
  const bins = new Array<number>(binCount).fill(0)
  for (let at = 0; at + shingle <= plain.length; at++) {
    const hash = hashOf(plain, at, at + shingle)
    const bin = hash >>> 26
    const value = (hash & 0x3ffffff) + 1
    if (!bins[bin] || value < bins[bin]) bins[bin] = value
  }
  return { bins, bands: bandsOf(bins) }
}

function bandsOf(bins: readonly number[]): number[] {
  const bands: number[] = []
  for (let at = 0; at < bins.length; at += binsOfBand) {
    const group = bins.slice(at, at + binsOfBand)
    if (group.some((value) => value > 0)) bands.push(hashOf(`${at}:${group.join()}`) | 0)
  }
  return bands
}

/** FNV-1a over UTF-16 code units, with the finish of MurmurHash3 so that every bit counts. */
function hashOf(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
