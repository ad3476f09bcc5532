import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Of one module: what its exports are in the browser (those that are not named do nothing), or the code in its place. */
type Stub = { module: RegExp; keeps?: Record<string, string>; instead?: string }

const fails = `() => { throw new Error('Left out of the browser build: scripts/left-out.ts') }`

/**
 * Library code that this product never runs in the browser, but that no bundler can tell is unused. There these modules export
 * the same names without the work.
 */
const stubs: readonly Stub[] = [
  // Every schema carries its way into JSON Schema, 5 KB that only the server needs (openapi.json).
  { module: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/, keeps: { '*': '() => () => {}' } },
  // For `<HydratedRouter instrumentations>`, which we do not give.
  { module: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
  // Finding routes while reading; the whole manifest comes with the page (react-router.config.ts: routeDiscovery).
  { module: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/ },
  // For useInfiniteQuery, which we do not use: every list has pages of its own.
  {
    module: /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    keeps: { infiniteQueryBehavior: fails },
  },
  // Icons made for any framework and for a context with their looks; ours are React's, decoration, and styled by CSS.
  { module: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/, instead: plainIcon() },
]

/** Leaves them out of the browser's files; the server and the development server have the whole libraries. */
export const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: stubs.map(({ module }) => module) },
    handler(id) {
      const { keeps = {}, instead } = stubs.find(({ module }) => module.test(id)) ?? {}
      if (instead) return instead
      return exportsOf(readFileSync(id, 'utf8'))
        .map((name) => `export const ${name} = ${keeps[name] ?? keeps['*'] ?? '() => {}'}`)
        .join('\n')
    },
  },
}

/** The names that a module exports, of both ways to write it. */
function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','))
  return [...declared, ...listed.map((name) => name.replace(/^.* as /, '').trim())]
}

/** Draws what lucide-react draws. */
function plainIcon(): string {
  return `
    import { createElement } from 'react'
    const look = {
      xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
      strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
    }
    export default ({ name, aliases = [], node }) => {
      const names = ['lucide', ...[name, ...aliases].map((each) => 'lucide-' + each)].join(' ')
      const parts = node.map(([tag, attributes]) => createElement(tag, attributes))
      return ({ className, ...props }) =>
        createElement('svg', { ...look, className: className ? names + ' ' + className : names, ...props }, parts)
    }`
}
