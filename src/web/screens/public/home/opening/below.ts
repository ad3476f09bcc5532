import { companies } from '#samples/companies.ts'
import { resources } from '#samples/resources.ts'
import { resourceTypeLabel } from '#words/resource-labels.ts'

/** Companies and resources on the front page. */
export const below = {
  companies: companies
    .slice(0, 6)
    .map(({ id, name, industry, location }) => ({ id, name, about: `${industry}・${location}` })),
  resources: resources
    .slice(0, 3)
    .map(({ url, title, type, duration }) => ({ url, title, about: `${resourceTypeLabel[type]}・${duration}` })),
}

export type Below = typeof below
