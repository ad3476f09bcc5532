import { drawnPart } from '#web/parts/states/drawn-part.tsx'

/** The results of a search; their code is loaded where a search is shown. */
export const results = drawnPart(async () => (await import('./search-results.tsx')).SearchResults)
