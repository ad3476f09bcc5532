import { pagePath } from '#contract/page-addresses.ts'
import { companies } from '#samples/companies.ts'
import { resources } from '#samples/resources.ts'
import type { Api } from '#web/api/api.ts'
import { api } from '#web/api/client.ts'
import { hasSamples } from '#web/parts/openings.ts'
import { resourceTypeLabel } from '#words/resource-labels.ts'

const shown = 6

/** Companies and resources on the front page: samples with demo data, else employers with a public job. */
export async function readBelow(source?: { api: Api; demo: boolean }) {
  const { api: call, demo: samples } = source ?? { api, demo: hasSamples() }
  const employers = samples ? [] : (await call('listEmployers', { query: { limit: String(shown) } })).employers
  return {
    samples,
    companies: samples
      ? companies.slice(0, shown).map(({ id, name, industry, location }) => ({
          ...{ id, name, about: `${industry}・${location}`, to: pagePath('company', { id }) },
        }))
      : employers.map(({ id, name, industry, address }) => ({
          ...{ id, name, about: [industry, address].filter(Boolean).join('・'), to: pagePath('employer', { id }) },
        })),
    resources: resources
      .slice(0, 3)
      .map(({ url, title, type, duration }) => ({ url, title, about: `${resourceTypeLabel[type]}・${duration}` })),
  }
}

export type Below = Awaited<ReturnType<typeof readBelow>>
