import { lazy } from 'react'

const load = () => import('./search-results.tsx')
const never = () => new Promise<never>(() => {})

/**
 * The results of a search. The document brings them drawn; their code is loaded where a search is shown. Should it not
 * come, the drawing stays: its links and forms need no code.
 */
export const SearchResults = lazy(async () => ({ default: (await load().catch(never)).SearchResults }))

/** Loads it ahead, when somebody comes near a search. */
export const reachResults = () => void load().catch(() => {})

/** Before a search is shown: whoever cannot load it (there is a newer version) gets the whole page anew. */
export const resultsFor = (url: string) => load().catch(() => window.location.assign(url))
