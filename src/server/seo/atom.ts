import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import { cardFacts, notStated } from '#rules/postings/card-facts.ts'
import { placeText } from '#rules/postings/condition-texts.ts'
import { joined } from '#rules/postings/hours-text.ts'
import { productName } from '#words/labels.ts'
import { payText } from '#words/salary.ts'
import { xmlHead, xmlText } from './xml.ts'

export type FedJob = ResponseData<'searchJobs'>['jobs'][number]

/** The Atom feed (RFC 4287) of a search: `path` with the filters identifies it, `page` is its address for browsers. */
export function atomFeed(
  jobs: readonly FedJob[],
  { publicUrl, title, path, page, now }: { publicUrl: string; title: string; path: string; page: string; now: Date },
): string {
  const changed = jobs.map(({ updated_at }) => updated_at).sort()
  // An empty feed has no last change; the full hour keeps its content stable.
  const updated = changed.at(-1) ?? `${now.toISOString().slice(0, 13)}:00:00.000Z`
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">
<id>${xmlText(publicUrl + path)}</id>
<title>${xmlText(`${title} | ${productName}`)}</title>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${xmlText(publicUrl + path)}"/>
<link rel="alternate" type="text/html" href="${xmlText(publicUrl + page)}"/>
<icon>${xmlText(publicUrl)}/favicon.svg</icon>
<author><name>${xmlText(productName)}</name></author>
${jobs.map((job) => entry(job, publicUrl)).join('')}</feed>
`
}

const entry = (job: FedJob, publicUrl: string) => `<entry>
<id>urn:uuid:${job.id}</id>
<title>${xmlText(`${job.title}（${job.company}）`)}</title>
<link rel="alternate" type="text/html" href="${xmlText(publicUrl + pagePath('job', { id: job.id }))}"/>
<published>${job.created_at}</published>
<updated>${job.updated_at}</updated>
<author><name>${xmlText(job.company)}</name></author>
<category term="${job.job_type}" label="${xmlText(jobTypeLabel[job.job_type])}"/>
<summary>${xmlText(summary(job))}</summary>
</entry>
`

const longest = 200

function summary(job: FedJob): string {
  const { location, job_type, description, terms, workplaces } = job
  const { hours, daysOff } = cardFacts({ location, terms: terms ?? null })
  const facts = [
    payText(job),
    placeText(terms?.workplace, workplaces) ?? location,
    hours ?? `時間 ${notStated}`,
    daysOff,
    jobTypeLabel[job_type],
  ]
  const text = description.replace(/\s+/g, ' ')
  const start = text.length > longest ? `${[...text].slice(0, longest).join('')}…` : text
  return `${joined(facts, '／')}\n${start}`
}
