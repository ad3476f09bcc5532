import { basename } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** `job-card__head` and `job-card--wide` belong to `job-card`, which lies in job-card.css. */
export const componentOf = (name: string): string => name.split(/__|--/)[0] ?? name

/** A stylesheet's selectors, each with its class names in order. */
export function selectorsOf(css: string): { selector: string; names: string[] }[] {
  const preludes = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)
  return [...preludes]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/))
    .map((selector) => ({
      selector: selector.trim().replace(/\s+/g, ' '),
      names: [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
    }))
}

/** A module's class names. */
export type ClassNames = {
  /** Whole names in a `className` of an element or object. */
  written: Set<string>
  /** Whole names in any string, because a class may come from a constant. */
  mentioned: Set<string>
  /** Prefixes before expressions: `badge--` in `badge--${tone}`. */
  begun: Set<string>
  /** Imported stylesheets without `.css`. */
  stylesheets: Set<string>
}

export function classNamesOf(path: string, source: string): ClassNames {
  const found: ClassNames = { written: new Set(), mentioned: new Set(), begun: new Set(), stylesheets: new Set() }
  const inClassName: [number, number][] = []
  const compared: [number, number][] = []
  const isWithin = ({ start, end }: { start: number; end: number }, spans: [number, number][]) =>
    spans.some(([from, to]) => from <= start && end <= to)
  const add = (node: { start: number; end: number }, names: string[]) => {
    for (const name of names) found.mentioned.add(name)
    if (!isWithin(node, inClassName) || isWithin(node, compared)) return
    for (const name of names) found.written.add(name)
  }
  new Visitor({
    ImportDeclaration({ source: { value } }) {
      if (value.endsWith('.css')) found.stylesheets.add(basename(value, '.css'))
    },
    JSXAttribute({ name, start, end }) {
      if (name.name === 'className') inClassName.push([start, end])
    },
    Property({ key, start, end }) {
      if (key.type === 'Identifier' && key.name === 'className') inClassName.push([start, end])
    },
    // `tone === 'info'` names no class.
    BinaryExpression({ start, end }) {
      compared.push([start, end])
    },
    Literal(node) {
      if (typeof node.value === 'string') add(node, wordsOf(node.value))
    },
    TemplateLiteral(node) {
      node.quasis.forEach((quasi, index) => {
        const text = quasi.value.raw
        const words = wordsOf(text)
        const isCut = index < node.quasis.length - 1 && /\S$/.test(text)
        const cut = isCut ? words.pop() : undefined
        if (cut !== undefined) found.begun.add(cut)
        add(node, index > 0 && /^\S/.test(text) ? words.slice(1) : words)
      })
    },
  }).visit(parseSync(path, source).program)
  return found
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')
