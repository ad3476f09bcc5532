import type { ResponseData } from '#contract/endpoints.ts'
import type { Api } from '#web/api/api.ts'
import type { Report } from '#web/page-context.ts'

export type Opening = ResponseData<'listOpenings'>['openings'][number]

/** Higher counts are not distinguished. */
const maxCounted = 1_000

/**
 * Public jobs of companies in the order of their names; null when they cannot be read, because pages are complete
 * without them.
 */
export async function readOpenings(
  { api, report }: { api: Api; report: Report },
  companies: readonly { name: string }[],
  newest = 0,
): Promise<readonly Opening[] | null> {
  try {
    const names = companies.map(({ name }) => name).join('\n')
    return (await api('listOpenings', { query: { companies: names, newest: String(newest) } })).openings
  } catch (error) {
    report('companies are shown without their public jobs', error)
    return null
  }
}

/** Whether sample companies stand in the directory, for loaders in the browser. */
export const hasSamples = (): boolean => document.documentElement.hasAttribute('data-demo')

/** A number of public jobs: 12, 1,000以上. */
export const openingCount = (total: number): string =>
  total < maxCounted ? total.toLocaleString('ja-JP') : `${maxCounted.toLocaleString('ja-JP')}以上`
