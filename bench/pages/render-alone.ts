// How many home pages per second the rendering alone makes: the framework and React, with the data in memory and
// without HTTP, database or compression. Arguments: folder of the build, file with the data of the call, seconds.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { builtPages } from '#server/pages.ts'
import { pageContext } from '#web/page-context.ts'

const [, , folder = '', file = '', seconds = '5'] = process.argv
const answer = JSON.parse(readFileSync(file, 'utf8'))
const handle = createRequestHandler(await builtPages(resolve(folder)))

async function render(): Promise<void> {
  const context = new RouterContextProvider()
  context.set(pageContext, { api: async () => answer } as never)
  const response = await handle(new Request('http://localhost/'), context)
  if (response.status !== 200) throw new Error(`the page answers ${response.status}`)
  await response.arrayBuffer()
}

async function rate(ms: number): Promise<number> {
  const began = performance.now()
  let count = 0
  while (performance.now() - began < ms) {
    await Promise.all([render(), render(), render(), render()])
    count += 4
  }
  return (count * 1_000) / (performance.now() - began)
}

await rate(2_000)
const before = process.cpuUsage()
const perSecond = await rate(Number(seconds) * 1_000)
const { user, system } = process.cpuUsage(before)
process.stdout.write(JSON.stringify({ rate: perSecond, perCpu: (perSecond * Number(seconds) * 1e6) / (user + system) }))
