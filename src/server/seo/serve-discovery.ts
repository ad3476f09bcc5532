import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { listJobAddresses, listPublicJobs, readPublicJob, readSitemapParts } from '#actions/jobs/reading.ts'
import { pageAddresses, pagePath } from '#contract/page-addresses.ts'
import { RefusalError } from '#rules/refusals.ts'
import type { SendList } from '#server/calls/complete-lists.ts'
import { anonymous, type Dependencies } from '#server/dependencies.ts'
import { deadlineOf } from '#server/http/deadlines.ts'
import { sitePages } from '#web/screens/public/site-pages.ts'
import { indeedFoot, indeedHead, indeedJob } from './indeed.ts'
import { jobFeed } from './job-feed.ts'
import { jobPicture } from './job-picture.ts'
import { llmsText } from './llms.ts'
import { robots } from './robots.ts'
import { type Served, sendDocument } from './send-document.ts'
import { pagesSitemap, sitemapEntry, sitemapFoot, sitemapHead, sitemapIndex, sitemapSize } from './sitemap.ts'
import { written } from './xml.ts'

/** Surveying a million jobs takes a while, and crawlers come rarely. */
const surveyedFor = 10 * 60_000

/** Documents for machines: robots.txt, sitemaps, feeds and llms.txt. */
export function serveDiscovery(app: FastifyInstance, dependencies: Dependencies, sendList: SendList): void {
  const { config, now } = dependencies
  const { publicUrl, publicJobPages } = config
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
  serve('/llms.txt', async () => ({ type: text, body: llmsText(publicUrl, publicJobPages) }))
  serve('/feed.atom', (request) => jobFeed(request, dependencies))
  serve('/sitemap.xml', async () => ({ type: xml, body: sitemapIndex(await survey(), publicUrl, publicJobPages) }))
  serve('/sitemaps/pages.xml', async () => ({ type: xml, body: pagesSitemap(sitePages, await survey(), publicUrl) }))
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
  serve(`${pageAddresses.job}/picture.png`, async ({ params, ip }) => {
    const job = await readPublicJob((params as { id: string }).id, { ...given(), config })
    return jobPicture(job, dependencies.outside.jobPictures, ip)
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
