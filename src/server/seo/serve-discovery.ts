import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Outside } from '#actions/context.ts'
import { listJobAddresses, listPublicJobs, readPublicJob, readSitemapParts } from '#actions/jobs/reading.ts'
import { jobFilterQuery } from '#contract/jobs/job-search.ts'
import { pageAddresses, pagePath } from '#contract/page-addresses.ts'
import { feedPath, searchPath, submittedSearch } from '#contract/search-address.ts'
import { readConditions } from '#contract/search-conditions.ts'
import { placeNamesOf } from '#contract/search-places.ts'
import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import { tableNamesOf } from '#rules/jobs/table-names.ts'
import { cardFacts } from '#rules/postings/card-facts.ts'
import { RefusalError } from '#rules/refusals.ts'
import type { SendList } from '#server/calls/complete-lists.ts'
import { callAnonymously } from '#server/calls/run-action.ts'
import { addressOf, anonymous, type Dependencies } from '#server/dependencies.ts'
import { deadlineOf } from '#server/http/deadlines.ts'
import { sitePages } from '#web/screens/public/site-pages.ts'
import { productName } from '#words/labels.ts'
import { payText } from '#words/salary.ts'
import { searchTitle } from '#words/search-title.ts'
import { atomFeed } from './atom.ts'
import { indeedFoot, indeedHead, indeedJob } from './indeed.ts'
import { llmsText } from './llms.ts'
import { type Served, sendDocument } from './send-document.ts'
import { pagesSitemap, sitemapEntry, sitemapFoot, sitemapHead, sitemapIndex, sitemapSize } from './sitemap.ts'
import { written } from './xml.ts'

/** Surveying a million jobs takes a while, and crawlers come rarely. */
const surveyedFor = 10 * 60_000

/**
 * What crawlers may read. Members' pages are allowed, because a crawler must read their noindex; so are the public
 * calls that pages make in the browser.
 */
const robots = (publicUrl: string): string => `User-agent: *
Disallow: /api/
Allow: /api/jobs
Allow: /api/docs
Allow: /api/openapi.json
Disallow: /api/jobs/my-
Disallow: /api/jobs/pending

Sitemap: ${publicUrl}/sitemap.xml
`

/** Documents for machines: robots.txt, sitemaps, feeds and llms.txt. */
export function serveDiscovery(app: FastifyInstance, dependencies: Dependencies, sendList: SendList): void {
  const { config, now } = dependencies
  const { publicUrl, publicJobPages } = config
  const pages = sitePages(dependencies.demo)
  const surveys = new LRUCache({
    max: 1,
    ttl: surveyedFor,
    fetchMethod: () => readSitemapParts({ size: sitemapSize }, given()),
  })
  const survey = () => surveys.forceFetch('all')
  const given = () => ({ db: dependencies.db, now: now() })
  const xml = 'application/xml; charset=utf-8'
  const text = 'text/plain; charset=utf-8'

  serve('/robots.txt', async () => ({ type: text, body: robots(publicUrl) }))
  serve('/llms.txt', async () => ({ type: text, body: llmsText(publicUrl, publicJobPages, pages) }))
  serve('/feed.atom', (request) => jobFeed(request, dependencies))
  serve('/sitemap.xml', async () => ({ type: xml, body: sitemapIndex(await survey(), publicUrl, publicJobPages) }))
  serve('/sitemaps/pages.xml', async () => ({ type: xml, body: pagesSitemap(pages, await survey(), publicUrl) }))
  if (!publicJobPages) return

  serve('/sitemaps/jobs-:part.xml', async ({ params }) => {
    const { parts } = await survey()
    const { part } = params as { part: string }
    const at = /^[1-9]\d{0,5}$/.test(part) ? Number(part) - 1 : -1
    const [here, next] = parts.slice(at < 0 ? parts.length : at)
    if (!here) throw new RefusalError('unknown-address')
    const range = { first: here.first, next: next?.first ?? null, size: sitemapSize }
    const { version } = await listPublicJobs(given())
    const rows = () => listJobAddresses(range, given())
    return {
      type: xml,
      version: `${version}-${part}`,
      body: () =>
        written(
          sitemapHead,
          rows(),
          (job) => sitemapEntry(publicUrl + pagePath('job', { id: job.id }), job.updated_at),
          sitemapFoot,
        ),
    }
  })
  serve(`${pageAddresses.job}/picture.png`, async (request) => {
    const job = await readPublicJob((request.params as { id: string }).id, { ...given(), config })
    return jobPicture(job, dependencies.outside.jobPictures, addressOf(request))
  })
  serve('/feeds/indeed.xml', async () => {
    const { version, jobs } = await listPublicJobs(given())
    const head = indeedHead(publicUrl, now())
    return {
      type: xml,
      version,
      body: () => written(head, jobs(), (job) => indeedJob(job, publicUrl), indeedFoot),
    }
  })

  function serve(url: string, make: (request: FastifyRequest) => Promise<Served>): void {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { within, signal, hasHungUp } = deadlineOf(request)
        const caller = { ...anonymous(request), signal }
        try {
          await sendDocument(await within(make(request)), request, reply, (open) => sendList(open, caller, reply))
          return reply
        } catch (error) {
          if (!hasHungUp()) throw error
          return reply.hijack()
        }
      },
    })
  }
}

type PublicJob = Awaited<ReturnType<typeof readPublicJob>>

/** The picture's address changes with the job, so it may be cached for long. */
const oneDay = 24 * 60 * 60

/** The image of a job for link previews; rendered only for clients that do not have it. */
function jobPicture(job: PublicJob, pictures: Outside['jobPictures'], address: string): Served {
  const { hours } = cardFacts({ location: job.location, terms: job.terms })
  const words = {
    site: productName,
    kind: jobTypeLabel[job.job_type],
    title: job.title,
    company: job.company,
    facts: [
      { term: '給与', value: payText(job) },
      { term: '勤務地', value: job.location },
      ...(hours ? [{ term: '時間', value: hours }] : []),
    ],
  }
  return {
    type: 'image/png',
    version: pictures.versionOf(words),
    modified: job.updated_at,
    maxAge: oneDay,
    // Other sites embed it.
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
    body: () => pictures.draw(words, address),
  }
}

const newest = 50
const parameters = Object.keys(jobFilterQuery.shape)

/** The newest jobs of a search, with the search's own filters. Throws InvalidInputError for invalid filters. */
async function jobFeed(request: FastifyRequest, dependencies: Dependencies): Promise<Served> {
  const { publicUrl } = dependencies.config
  const given = Object.entries(request.query as Record<string, unknown>)
  const filters = Object.fromEntries(
    given.flatMap(([name, value]) => (value && parameters.includes(name) ? [[name, String(value)]] : [])),
  )
  const query = { ...filters, sort: 'new', page: '1', limit: String(newest) }
  const { jobs } = await callAnonymously('searchJobs', { query }, anonymous(request), dependencies)
  const conditions = readConditions((name) => (filters[name] ? [filters[name]] : []))
  const body = atomFeed(jobs, {
    publicUrl,
    title: `新着：${searchTitle(conditions, tableNamesOf(conditions), placeNamesOf(conditions))}`,
    path: feedPath(conditions),
    page: searchPath(submittedSearch(conditions)),
    now: dependencies.now(),
  })
  return { type: 'application/atom+xml; charset=utf-8', body }
}
