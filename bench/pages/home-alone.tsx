import { setImmediate as turn } from 'node:timers/promises'
import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { pageContext } from '#web/page-context.ts'
import * as root from '#web/root.tsx'
import * as home from '#web/screens/public/home.tsx'
import { defaultOperator } from '#words/operator.ts'

const url = 'http://localhost/'

/**
 * Pages per second of `renderToString` alone, of the front page with its data in memory: no loaders, HTTP, database or
 * compression. Each page is given a turn of the event loop, as a server gives it.
 */
export async function measureHome(built: ServerBuild, data: unknown, seconds: number) {
  const context = await entryContext(built, data)
  const html = renderToString(<ServerRouter context={{ ...context, renderMeta: {} }} url={url} />)
  if (!html.includes('</html>')) throw new Error('The page does not render')
  await rate(2_000)
  const before = process.cpuUsage()
  const perSecond = await rate(seconds * 1_000)
  const { user, system } = process.cpuUsage(before)
  return { bytes: html.length, rate: perSecond, perCpu: (perSecond * seconds * 1e6) / (user + system) }

  async function rate(ms: number): Promise<number> {
    const began = performance.now()
    let count = 0
    while (performance.now() - began < ms) {
      renderToString(<ServerRouter context={{ ...context, renderMeta: {} }} url={url} />)
      await turn()
      count += 1
    }
    return (count * 1_000) / (performance.now() - began)
  }
}

/** What the router hands to the rendering for a request of the front page. */
async function entryContext(built: ServerBuild, data: unknown): Promise<EntryContext> {
  const { promise, resolve } = Promise.withResolvers<EntryContext>()
  const entry = {
    default: async (_request: Request, _status: number, _headers: Headers, given: EntryContext) => {
      const { serverHandoffStream: _, ...context } = given
      resolve(context)
      return new Response(null)
    },
  }
  const id = Object.values(built.routes).find((route) => route?.index)?.id ?? ''
  const routes = {
    root: { id: 'root', path: '', module: root },
    [id]: { id, parentId: 'root', index: true, module: home },
  } as unknown as ServerBuild['routes']
  const known = { root: built.assets.routes.root, [id]: built.assets.routes[id] } as ServerBuild['assets']['routes']
  const pages = { ...built, routes, assets: { ...built.assets, routes: known }, entry: { module: entry } }
  const context = new RouterContextProvider()
  context.set(pageContext, { api: async () => data, operator: defaultOperator } as never)
  await createRequestHandler(pages)(new Request(url), context)
  return promise
}
