import { readFileSync } from 'node:fs'
import { openTypst } from '#integrations/papers/typst.ts'

/** The texts on a job's picture. */
export type PictureWords = {
  site: string
  kind: string
  title: string
  company: string
  /** At most three rows of the ledger: what is stated, and how. */
  facts: readonly { term: string; value: string }[]
}

const template = readFileSync(new URL('./job-picture.typ', import.meta.url), 'utf8')
const typst = await openTypst({ '/job-picture.typ': template }, [
  import.meta.resolve('@expo-google-fonts/noto-serif-jp/700Bold/NotoSerifJP_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/500Medium/NotoSansJP_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
])

/** Bytes of Typst's memory, which never shrinks. */
export const usedBytes = typst.usedBytes

/** A job's picture of 1200 × 630 px as SVG, all as outlines. */
export function jobPictureSvg({ site, kind, title, company, facts }: PictureWords): string {
  const content = {
    site: unbroken(site),
    kind: unbroken(kind),
    title: unbroken(title),
    company: unbroken(company),
    facts: facts.slice(0, 3).map(({ term, value }) => [unbroken(term), unbroken(value)]),
    seal: [...site].slice(0, 4),
  }
  return typst.svg(typst.compile('/job-picture.typ', content, null, 'vector'))
}

const words = new Intl.Segmenter('ja', { granularity: 'word' })
/** A longer word may break after every so many characters; a line has room for two such parts. */
const unbrokenPart = 8

/** A text that breaks only between words, without characters that no font has (emoji, controls). */
export function unbroken(text: string): string {
  const drawable = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()].filter(typst.covers).join('')
  return [...words.segment(drawable)]
    .map(({ segment }) => [...segment])
    .map((letters) => letters.map((letter, at) => letter + joinerAfter(at + 1, letters.length)).join(''))
    .join('')
}

/** WORD JOINER, or ZERO WIDTH SPACE within a long word. */
function joinerAfter(position: number, length: number): string {
  if (position === length) return ''
  return length > 2 * unbrokenPart && position % unbrokenPart === 0 ? '\u200b' : '\u2060'
}
