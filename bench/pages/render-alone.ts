// How many home pages per second `renderToString` alone makes of the tree that the product renders, with its data in
// memory: no routing, loaders, HTTP, database or compression. Arguments: folder of the build, file with the data of the
// call, seconds.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { builtPages } from '#server/rendering/built-pages.ts'
import { pageContext } from '#web/page-context.ts'
import { defaultOperator } from '#words/operator.ts'

const [, , folder = '', file = '', seconds = '5'] = process.argv
const url = 'http://localhost/'
const answer = JSON.parse(readFileSync(file, 'utf8'))
const build = await builtPages(resolve(folder))
const { rendering } = build.entry.module as unknown as { rendering(context: EntryContext, url: string): string }
const tree = await treeOf(build)
if (!rendering(tree, url).includes('</html>')) throw new Error('The page does not render')

rate(2_000)
const before = process.cpuUsage()
const perSecond = rate(Number(seconds) * 1_000)
const { user, system } = process.cpuUsage(before)
process.stdout.write(JSON.stringify({ rate: perSecond, perCpu: (perSecond * Number(seconds) * 1e6) / (user + system) }))

function rate(ms: number): number {
  const began = performance.now()
  let count = 0
  while (performance.now() - began < ms) {
    rendering({ ...tree, renderMeta: {} }, url)
    count += 1
  }
  return (count * 1_000) / (performance.now() - began)
}

/** What the router hands to the rendering, as one request found it. */
async function treeOf(pages: ServerBuild): Promise<EntryContext> {
  let found: EntryContext | undefined
  const entry = {
    module: {
      ...pages.entry.module,
      default: async (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
        const { serverHandoffStream: _, ...rest } = context
        found = rest
        return new Response(null)
      },
    },
  }
  const context = new RouterContextProvider()
  const api = async () => answer
  context.set(pageContext, { api, operator: defaultOperator } as never)
  await createRequestHandler({ ...pages, entry })(new Request(url), context)
  if (!found) throw new Error('The router renders nothing')
  return found
}
