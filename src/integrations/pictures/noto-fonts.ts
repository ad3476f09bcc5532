import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import opentype, { type Font } from 'opentype.js'
import wawoff2 from 'wawoff2'

/** The families that the pages use too: 明朝 for titles, ゴシック for everything else. */
export type Family = 'noto-serif-jp' | 'noto-sans-jp'

type Ranges = { subset: string; ranges: [number, number][] }[]

/** Fonts that were opened; a picture needs some ten of them, some megabytes in all. */
const mostFonts = 40

/** Finds the part of a family that holds a sign: the families come in more than a hundred files of a few signs each. */
export function notoFonts(): (family: Family, char: string) => Promise<Font | null> {
  const ranges = new Map<Family, Promise<Ranges>>()
  const fonts = new Map<string, Promise<Font>>()

  return async (family, char) => {
    let known = ranges.get(family)
    if (!known) {
      known = readRanges(family)
      ranges.set(family, known)
    }
    const code = char.codePointAt(0) ?? 0
    const subset = (await known).find((each) => each.ranges.some(([from, to]) => code >= from && code <= to))?.subset
    return subset === undefined ? null : fontOf(family, subset)
  }

  function fontOf(family: Family, subset: string): Promise<Font> {
    const name = `${family}-${subset}`
    const font = fonts.get(name) ?? openFont(family, name)
    fonts.delete(name)
    fonts.set(name, font)
    if (fonts.size > mostFonts) fonts.delete(fonts.keys().next().value as string)
    return font
  }
}

const fileOf = (family: Family, path: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/${path}`))

async function readRanges(family: Family): Promise<Ranges> {
  const given = JSON.parse(await readFile(fileOf(family, 'unicode.json'), 'utf8')) as Record<string, string>
  return (
    Object.entries(given)
      .map(([key, text]) => ({ subset: key.replace(/[[\]]/g, ''), ranges: text.split(',').map(rangeOf) }))
      // Letters and figures of the Latin part fit together; Japanese parts hold some of them too.
      .sort((a, b) => Number(b.subset === 'latin') - Number(a.subset === 'latin'))
  )
}

/** 'U+3000-3002' or 'U+5b57'. */
function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().slice('U+'.length).split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

async function openFont(family: Family, name: string): Promise<Font> {
  const packed = await readFile(fileOf(family, `files/${name}-wght-normal.woff2`))
  const font = await wawoff2.decompress(packed)
  return opentype.parse(font.slice().buffer as ArrayBuffer)
}
