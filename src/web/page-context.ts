import { createContext } from 'react-router'
import type { Api } from './api/api.ts'

/** What the server hands to the loaders of public pages: the API, answered in-process for an anonymous visitor. */
export type PageContext = { api: Api }

const shared = globalThis as { [key: symbol]: ReturnType<typeof createContext<PageContext>> | undefined }
const name = Symbol.for('shigotocho.page-context')
shared[name] ??= createContext<PageContext>()

/** One key for both copies of this module: the server's own, and the one inside the web bundle. */
export const pageContext = shared[name]
