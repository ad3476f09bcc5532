import { createContext } from 'react-router'
import type { Operator } from '#words/operator.ts'
import type { Api } from './api/api.ts'

/**
 * What the server hands to the loaders of public pages: the API, answered in-process for an anonymous visitor, who
 * runs this site, and whether the public saw a job that it does not see any more.
 */
export type PageContext = {
  api: Api
  operator: Operator
  isJobOver(id: string): Promise<boolean>
}

const shared = globalThis as { [key: symbol]: ReturnType<typeof createContext<PageContext>> | undefined }
const name = Symbol.for('shigotocho.page-context')
shared[name] ??= createContext<PageContext>()

/** One key for both copies of this module: the server's own, and the one inside the web bundle. */
export const pageContext = shared[name]
