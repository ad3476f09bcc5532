/** The part of Lighthouse's JSON that is read here. */
export type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number; details?: unknown }>
  runtimeError?: { message: string }
}

/** Lighthouse's figures of one page: scores from 0 to 100, times in ms. */
export type AuditResult = {
  name: string
  scores: Record<Category, number>
  lcp: number
  lcpElement: string
  cls: number
  tbt: number
  requests: number
  /** Bytes on the wire. */
  weight: number
  /** Audits with less than the full score. */
  complaints: string[]
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

const bars: Record<Category, number> = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const longestTbt = 100
const widestShift = 0.001

/** The figures of a report. */
export function readAudit(name: string, { categories: found, audits }: Report): AuditResult {
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>
  const refs = categories.filter((each) => each !== 'performance').flatMap((each) => found[each]?.auditRefs ?? [])
  const short = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  const requests = itemsOf(audits['network-requests']?.details)
  return {
    name,
    scores,
    lcp: numberOf('largest-contentful-paint'),
    lcpElement: snippetIn(audits['lcp-breakdown-insight']?.details) ?? 'unknown',
    cls: numberOf('cumulative-layout-shift'),
    tbt: numberOf('total-blocking-time'),
    requests: requests.length,
    weight: requests.reduce((sum, { transferSize }) => sum + (Number(transferSize) || 0), 0),
    complaints: short.map(({ id }) => `${id}: ${audits[id]?.title} ${snippetsIn(audits[id]?.details).join(' ')}`),
  }
}

/** The reasons why a page fails. */
export function faultsOf({ scores, cls, tbt, lcpElement, complaints }: AuditResult): string[] {
  const low = categories
    .filter((category) => scores[category] < bars[category])
    .map((category) => `${category} is ${scores[category]}, and has to be ${bars[category]}`)
  return [
    ...low,
    ...(cls > widestShift ? [`the layout shifts by ${cls.toFixed(3)}`] : []),
    ...(tbt >= longestTbt ? [`${Math.round(tbt)} ms are blocked`] : []),
    ...(/^<(img|video|picture)\b/.test(lcpElement) ? [`the largest paint waits for a file: ${lcpElement}`] : []),
    ...complaints,
  ]
}

/** The figures of all pages as a table in Markdown. */
export function tableOf(audits: readonly AuditResult[]): string {
  const head = ['page', ...categories, 'LCP', 'CLS', 'TBT', 'requests', 'KB', 'LCP element']
  const lines = audits.map(({ name, scores, lcp, lcpElement, cls, tbt, requests, weight }) => [
    name,
    ...categories.map((category) => String(scores[category])),
    `${Math.round(lcp)} ms`,
    cls.toFixed(3),
    `${Math.round(tbt)} ms`,
    String(requests),
    (weight / 1_000).toFixed(1),
    lcpElement.slice(0, 60),
  ])
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

type Item = Record<string, unknown>

function itemsOf(details: unknown): Item[] {
  const { items } = (details ?? {}) as { items?: unknown }
  return Array.isArray(items) ? items : []
}

/** The elements in a report, at any depth. */
function snippetsIn(details: unknown): string[] {
  if (Array.isArray(details)) return details.flatMap(snippetsIn)
  if (details === null || typeof details !== 'object') return []
  const { type, snippet } = details as Item
  if (type === 'node' && typeof snippet === 'string') return [snippet]
  return Object.values(details).flatMap(snippetsIn)
}

const snippetIn = (details: unknown): string | undefined => snippetsIn(details)[0]
