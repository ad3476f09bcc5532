import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import opentype, { type Font } from 'opentype.js'
import wawoff2 from 'wawoff2'

/** The families that the pages use too: 明朝 for titles, ゴシック for everything else. */
export type Family = 'noto-serif-jp' | 'noto-sans-jp'

type Subset = { name: string; ranges: [number, number][] }

/** A picture needs about ten fonts, some megabytes in all. */
const maxFonts = 40

/** Finds the file of a family that has a character; a family has more than a hundred files. */
export function notoFonts(): (family: Family, char: string) => Promise<Font | null> {
  const subsets = new LRUCache<Family, Subset[]>({ max: 2, fetchMethod: readSubsets })
  const fonts = new LRUCache<string, Font, Family>({
    max: maxFonts,
    fetchMethod: (subset, _stale, { context: family }) => openFont(family, subset),
  })
  return async (family, char) => {
    const code = char.codePointAt(0) ?? 0
    const all = await subsets.forceFetch(family)
    const subset = all.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
    return subset ? fonts.forceFetch(`${family}-${subset.name}`, { context: family }) : null
  }
}

const fileOf = (family: Family, path: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/${path}`))

async function readSubsets(family: Family): Promise<Subset[]> {
  const rangesByName = JSON.parse(await readFile(fileOf(family, 'unicode.json'), 'utf8')) as Record<string, string>
  return (
    Object.entries(rangesByName)
      .map(([name, text]) => ({ name: name.replace(/[[\]]/g, ''), ranges: text.split(',').map(rangeOf) }))
      // Prefer the Latin file, whose letters match; Japanese files have some of them too.
      .sort((a, b) => Number(b.name === 'latin') - Number(a.name === 'latin'))
  )
}

/** 'U+3000-3002' or 'U+5b57'. */
function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().slice('U+'.length).split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

async function openFont(family: Family, subset: string): Promise<Font> {
  const compressed = await readFile(fileOf(family, `files/${subset}-wght-normal.woff2`))
  const font = await wawoff2.decompress(compressed)
  return opentype.parse(font.slice().buffer as ArrayBuffer)
}
