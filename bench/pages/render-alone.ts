// Prints how many front pages per second `renderToString` alone makes. Arguments: folder of the build, file with the
// data of the list of jobs, folder for the bundle of the benchmark, seconds.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { builtPages } from '#server/pages/render-page.ts'

const [, , folder = '', file = '', outDir = '', seconds = '5'] = process.argv
await build({
  configFile: false,
  logLevel: 'error',
  plugins: [tailwindcss()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: { ssr: resolve(import.meta.dirname, 'home-alone.tsx'), outDir, emptyOutDir: true },
})
const { measureHome } = await import(pathToFileURL(resolve(outDir, 'home-alone.js')).href)
const data = JSON.parse(readFileSync(file, 'utf8'))
process.stdout.write(JSON.stringify(await measureHome(await builtPages(resolve(folder)), data, Number(seconds))))
