import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { Api } from '#web/api/api.ts'
import { pageContext } from '#web/page-context.ts'
import * as root from '#web/root.tsx'
import * as home from '#web/screens/public/home.tsx'
import { defaultOperator } from '#words/operator.ts'

const url = 'http://localhost/'

/** Gives a function that renders the front page by `renderToString` from `data`. */
export async function homeAlone(data: unknown): Promise<() => string> {
  const context = await entryContext(data)
  return () => renderToString(<ServerRouter context={{ ...context, renderMeta: {} }} url={url} />)
}

/** The context that the router gives to the rendering of the front page. */
async function entryContext(data: unknown): Promise<EntryContext> {
  const { promise, resolve } = Promise.withResolvers<EntryContext>()
  const entry = {
    default: async (_request: Request, _status: number, _headers: Headers, given: EntryContext) => {
      const { serverHandoffStream: _, ...context } = given
      resolve(context)
      return new Response(null)
    },
  }
  const context = new RouterContextProvider()
  context.set(pageContext, {
    api: (async () => data) as Api,
    operator: defaultOperator,
    demo: true,
    isJobOver: async () => false,
    report: () => {},
    announcements: () => [],
    nonce: '',
  })
  await createRequestHandler({ ...site, entry: { module: entry } })(new Request(url), context)
  return promise
}

const asset = (id: string) => ({
  id,
  module: `/assets/${id}.js`,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

/** A site with this one page; its scripts are named differently from the product's. */
const site = {
  routes: {
    root: { id: 'root', path: '', module: root },
    home: { id: 'home', parentId: 'root', index: true, module: home },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: { root: { ...asset('root'), path: '' }, home: { ...asset('home'), parentId: 'root', index: true } },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as Omit<ServerBuild, 'entry'>
