import type { FindFont, Style } from './typeset.ts'
import { linesOf, lineWidth, outlineOf } from './typeset.ts'

/** The texts on a job's picture. */
export type PictureWords = {
  site: string
  kind: string
  title: string
  company: string
  /** At most three rows of the ledger: what is stated, and how. */
  facts: readonly { term: string; value: string }[]
}

/** Tokens of the light theme as sRGB: --kinari-50, --ai-800, --sumi-900, --sumi-700, --kinari-400, --shu-600. */
const colour = {
  ground: '#f9f6f1',
  cover: '#16365b',
  slip: '#fefdfb',
  ink: '#1c222d',
  muted: '#4d5460',
  rule: '#c2b9ab',
  seal: '#cc3719',
}

const left = 152
const right = 1128
const mincho = (size: number): Style => ({ family: 'noto-serif-jp', size, weight: 700 })
const gothic = (size: number, weight = 500): Style => ({ family: 'noto-sans-jp', size, weight })

/**
 * A job on a page of the bound book, 1200 × 630 px: title, company and the first rows of its ledger, all as outlines.
 */
export async function jobPictureSvg(words: PictureWords, find: FindFont): Promise<string> {
  const facts = words.facts.slice(0, 3)
  // Three rows are as high as the seal beside them.
  const step = facts.length > 2 ? 49 : 62
  const ledgerTop = 594 - Math.max(facts.length, 2) * step
  const parts = [
    `<rect width="1200" height="630" fill="${colour.ground}"/>`,
    cover(),
    `<path d="M${left} 121h${right - left}v6h-${right - left}zM${left} 131h${right - left}v2h-${right - left}z" fill="${colour.cover}"/>`,
    await text(words.site, mincho(40), left, 97, colour.ink),
    await chip(words.kind),
    await titled(words.title, words.company),
  ]
  for (const [index, { term, value }] of facts.entries()) {
    const top = ledgerTop + index * step
    parts.push(
      `<path d="M${left} ${top}H${right}" stroke="${colour.rule}" stroke-width="1.5"/>`,
      await text(term, gothic(24), left, top + step / 2 + 10, colour.muted),
      await text(value, gothic(facts.length > 2 ? 28 : 32, 700), left + 130, top + step / 2 + 12, colour.ink, 690),
    )
  }
  parts.push(`<path d="M${left} 594H${right}" stroke="${colour.rule}" stroke-width="1.5"/>`, await seal())
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${parts.join('')}</svg>`

  async function text(content: string, style: Style, x: number, y: number, fill: string, measure = right - x) {
    const [line = []] = await linesOf(content, style, { measure, most: 1 }, find)
    return `<path d="${outlineOf(line, style, x, y)}" fill="${fill}"/>`
  }

  /** The title in the largest size that fits three lines, and the company below. */
  async function titled(title: string, company: string): Promise<string> {
    const measure = right - left
    for (const { size, most } of [
      { size: 76, most: 1 },
      { size: 68, most: 2 },
      { size: 56, most: 3 },
    ]) {
      const style = mincho(size)
      const lines = await linesOf(title, style, { measure, most: most === 3 ? 3 : most + 1 }, find)
      if (lines.length > most) continue
      const leading = size * 1.36
      // Centre the block in its field.
      const top = (131 + ledgerTop) / 2 - (lines.length * leading + 58) / 2
      const drawn = lines.map((line, index) => outlineOf(line, style, left, top + size * 0.95 + index * leading))
      const under = top + lines.length * leading + 42
      return `<path d="${drawn.join('')}" fill="${colour.ink}"/>${await text(company, gothic(32), left, under, colour.muted)}`
    }
    return ''
  }

  async function chip(kind: string): Promise<string> {
    const style = gothic(26)
    const [line = []] = await linesOf(kind, style, { measure: 400, most: 1 }, find)
    const box = lineWidth(line) + 40
    const x = right - box
    return `<rect x="${x}" y="56" width="${box}" height="48" rx="4" fill="none" stroke="${colour.cover}" stroke-width="2"/><path d="${outlineOf(line, style, x + 20, 89)}" fill="${colour.cover}"/>`
  }

  async function seal(): Promise<string> {
    const style = mincho(40)
    const letters = [...words.site].slice(0, 4)
    const places = [
      [1066, 525],
      [1066, 571],
      [1018, 525],
      [1018, 571],
    ] as const
    const drawn = await Promise.all(
      letters.map(async (letter, index) => {
        const [x, y] = places[index] ?? places[0]
        const [line = []] = await linesOf(letter, style, { measure: 100, most: 1 }, find)
        return outlineOf(line, style, x, y)
      }),
    )
    return `<path d="M1007 482l54-1 60 2 1 52-1 50-58 2-56-1-1-52z" fill="${colour.seal}"/><path d="M1012.5 487.500H1116.500V581.500H1012.500Z" fill="none" stroke="${colour.slip}" stroke-width="2"/><path d="${drawn.join('')}" fill="${colour.slip}"/>`
  }
}

/** The bound edge: cover, title slip and stitches, as in the logo. */
function cover(): string {
  const stitches = [90, 202, 315, 428, 540].map((y) => `M70 ${y}H0`).join('')
  return `<rect width="96" height="630" fill="${colour.cover}"/><path d="M70 0V630${stitches}" stroke="${colour.slip}" stroke-width="3" fill="none"/><path d="M96 0v630" stroke="${colour.rule}" stroke-width="2"/>`
}
