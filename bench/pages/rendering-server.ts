// For comparison: plain node:http that renders the front page for every request, by `renderToString` from data in memory,
// without loaders, database, page policy or compression. Arguments: the file with the list of jobs, a folder for the bundle.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const [, , file = '', outDir = ''] = process.argv
await build({
  configFile: false,
  logLevel: 'error',
  plugins: [tailwindcss()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: { ssr: resolve(import.meta.dirname, 'home-alone.tsx'), outDir, emptyOutDir: true },
})
const { homeAlone } = await import(pathToFileURL(resolve(outDir, 'home-alone.js')).href)
const render: () => string = await homeAlone(JSON.parse(readFileSync(file, 'utf8')))
if (!render().includes('</html>')) throw new Error('The page does not render')
const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(render())
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
