import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { browserChunks } from './scripts/browser-chunks.ts'

/**
 * Every schema carries its way into JSON Schema, 5 KB that only the server needs (openapi.json). In the browser these modules
 * export the same names without the work.
 */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler(id) {
      const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)
      return [...names].map(([, name]) => `export const ${name} = () => () => {}`).join('\n')
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), withoutJsonSchema],
  build: {
    // Every asset keeps its own cacheable, precompressed address, and the content security policy needs no data: scripts or styles.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  // Packages outside the bundle would choose React's development build wherever NODE_ENV is not set, which is the default mode here.
  // The development server must keep them outside: its module runner cannot evaluate CommonJS.
  ...(command === 'build' && {
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: browserChunks() } } } } },
      ssr: {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true },
      },
    },
  }),
}))
