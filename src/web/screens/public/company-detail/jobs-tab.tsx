import { Banknote, MapPin, Search } from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import type { Company } from '#samples/companies.ts'
import type { CompanyJob } from '#samples/company-jobs.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { CheckList } from '#web/parts/check-list.tsx'
import { JobRows } from '#web/parts/job-rows.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { type Opening, openingCount } from '#web/parts/openings.ts'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Tags } from '#web/parts/tags.tsx'
import { monthDayText } from '#words/dates.ts'
import '#web/parts/sheet.css'

/** The company's public jobs, followed by sample openings. */
export function JobsTab(props: {
  company: Company
  /** Null when they cannot be read. */
  opening: Opening | null
  now: string
  examples: readonly CompanyJob[]
}) {
  const { company, opening, now, examples } = props
  return (
    <div className="ui-stack gap-10">
      <PublicJobs company={company} opening={opening} now={now} />
      {examples.length > 0 && (
        <section className="ui-stack gap-6" aria-labelledby="examples">
          <div>
            <h2 className="ui-ruled-heading" id="examples">
              掲載例
            </h2>
            <p className="ui-phrase text-sm text-muted mt-3">
              求人の書き方の例です。いま募集している求人ではなく、応募はできません。
            </p>
          </div>
          {examples.map((job) => (
            <Example key={job.id} job={job} />
          ))}
        </section>
      )}
    </div>
  )
}

function PublicJobs({ company, opening, now }: { company: Company; opening: Opening | null; now: string }) {
  const all = (
    <LinkButton to={pagePath('home', { keyword: `"${company.name}"` })} variant="primary">
      <Search className="ui-icon" aria-hidden="true" />
      この会社の求人を検索する
    </LinkButton>
  )
  if (!opening)
    return (
      <EmptyState title="公開中の求人を読み込めませんでした" actions={all}>
        時間をおいて、もう一度お試しください。会社名での検索もできます。
      </EmptyState>
    )
  if (opening.total === 0)
    return (
      <EmptyState
        title="公開中の求人はありません"
        actions={<LinkButton to={pagePath('home')}>ほかの求人を探す</LinkButton>}
      >
        募集が始まると、ここに並びます。
      </EmptyState>
    )
  return (
    <section className="ui-stack gap-6" aria-labelledby="public-jobs">
      <h2 className="ui-ruled-heading" id="public-jobs">
        公開中の求人
        <span className="ui-number text-sm text-muted font-normal">{openingCount(opening.total)}件</span>
      </h2>
      <JobRows jobs={opening.jobs} now={now} />
      {opening.total > opening.jobs.length && <div>{all}</div>}
    </section>
  )
}

function Example({ job }: { job: CompanyJob }) {
  return (
    <article className="sheet sheet__body ui-stack gap-4">
      <div>
        <div className="ui-row ui-row--between">
          <Badge tone="info">{jobTypeLabel[job.type]}</Badge>
          <span className="ui-number text-xs text-muted">{monthDayText(job.postedDate)}掲載</span>
        </div>
        <h3 className="mt-2 text-lg">{job.title}</h3>
      </div>
      <Ledger
        items={[
          { term: '給与', value: job.salary, icon: Banknote, kind: 'pay' },
          { term: '勤務地', value: job.location, icon: MapPin },
        ]}
      />
      <p className="text-sm leading-[1.8]">{job.description}</p>
      <Tags tags={job.requirements} label="応募要件" />
      <div className="text-sm">
        <h4 className="text-xs text-muted mb-1">待遇</h4>
        <CheckList items={job.benefits} columns />
      </div>
    </article>
  )
}
