/** The part of opentype.js (which ships no types) that draws outlines. */
declare module 'opentype.js' {
  export type Options = { variation?: Record<string, number> }
  export type Glyph = { index: number }
  /** TrueType outlines: moves, lines and quadratic curves. */
  export type Command = { type: 'M' | 'L' | 'Q' | 'C' | 'Z'; x: number; y: number; x1: number; y1: number }
  export type Path = { commands: Command[] }
  export type Font = {
    unitsPerEm: number
    charToGlyph(char: string): Glyph
    getPath(text: string, x: number, y: number, size: number, options?: Options): Path
    getAdvanceWidth(text: string, size: number, options?: Options): number
  }
  const opentype: { parse(font: ArrayBuffer): Font }
  export default opentype
}

/** The part of wawoff2 (which ships no types) that unpacks a font. */
declare module 'wawoff2' {
  const wawoff2: { decompress(woff2: Uint8Array): Promise<Uint8Array> }
  export default wawoff2
}
