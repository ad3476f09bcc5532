import { searchText } from '#rules/search/search-text.ts'

/** Enough of a text to estimate its similarity to others, at a fixed size. */
export type TextSketch = {
  /** The lowest hash of each part of the hash space, 0 if a short text has none (one permutation hashing). */
  bins: number[]
  /** A number for each non-empty group of bins; similar texts share at least one. */
  bands: number[]
}

const binCount = 64
const binsOfBand = 4
/** Groups of bins, so the bands of a text without an empty group. */
export const bandCount = binCount / binsOfBand
/** Letters hashed together. */
const shingle = 4
/** Shorter normalised texts are too common to compare. */
const shortest = 30
/** The share of equal bins from which two texts are similar; estimates their Jaccard similarity. */
export const nearlySame = 0.8

/** The sketch of a text in the search's normalised spelling; null when it is too short to judge. */
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

/** FNV-1a over UTF-16 code units, finished by MurmurHash3 so that every bit counts. */
function hashOf(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
