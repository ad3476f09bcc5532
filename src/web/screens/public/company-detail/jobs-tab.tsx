import { Banknote, MapPin, Search } from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import type { Company, CompanyJob } from '#samples/company.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { CheckList } from '#web/parts/check-list.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Tags } from '#web/parts/tags.tsx'
import { monthDayText } from '#words/dates.ts'
import { jobTypeLabel } from '#words/labels.ts'
import '#web/parts/sheet.css'

/** The company's sample openings, and a link to the public jobs that take applications. */
export function JobsTab({ company, jobs }: { company: Company; jobs: readonly CompanyJob[] }) {
  const search = (
    <LinkButton to={pagePath('home', { keyword: company.name })} variant="primary">
      <Search className="ui-icon" aria-hidden="true" />
      公開中の求人を探す
    </LinkButton>
  )
  if (jobs.length === 0) {
    return (
      <EmptyState title="募集中の職種はありません" actions={search}>
        募集が始まると、ここに並びます。公開中の求人は、会社名で検索できます。
      </EmptyState>
    )
  }
  return (
    <div className="ui-stack gap-6">
      <div className="ui-row ui-row--between gap-4">
        <p className="ui-phrase text-sm text-muted max-w-104">
          募集している職種のご案内です。公開中の求人ページからご応募ください。
        </p>
        {search}
      </div>
      {jobs.map((job) => (
        <Opening key={job.id} job={job} />
      ))}
    </div>
  )
}

function Opening({ job }: { job: CompanyJob }) {
  return (
    <article className="sheet sheet__body ui-stack gap-4">
      <div>
        <div className="ui-row ui-row--between">
          <Badge tone="info">{jobTypeLabel[job.type]}</Badge>
          <span className="ui-number text-xs text-muted">{monthDayText(job.postedDate)}掲載</span>
        </div>
        <h2 className="mt-2 text-lg">{job.title}</h2>
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
        <h3 className="text-xs text-muted mb-1">待遇</h3>
        <CheckList items={job.benefits} columns />
      </div>
    </article>
  )
}
