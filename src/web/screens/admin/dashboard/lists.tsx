import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { CompanyMark } from '#web/parts/company-mark.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { ApprovalStatusBadge, InactiveBadge } from '#web/parts/status-badges.tsx'
import { monthDayText } from '#words/dates.ts'
import { roleLabel } from '#words/labels.ts'
import type { AdminStats } from './figures.ts'
import '#web/parts/avatar.css'
import '#web/parts/company-mark.css'
import '#web/parts/sheet.css'

/** The newest users; `full` adds addresses. */
export function RecentUsers({ users, full }: { users: AdminStats['recent_users']; full?: boolean }) {
  return (
    <ShortList
      id="recent-users"
      title="新しいユーザー"
      to={pagePath('adminUsers')}
      empty="表示するユーザーはいません。"
    >
      {users.map((user) => (
        <Entry key={user.id}>
          <span className="[&>.avatar]:size-8 [&>.avatar]:text-[.75rem]">
            <Avatar name={user.name} />
          </span>
          <span className="text-sm min-w-[min(6rem,100%)] flex-1">
            <Link to={pagePath('adminUsers', { q: user.email })}>{user.name}</Link>
            {full && <span className="text-xs text-muted block">{user.email}</span>}
          </span>
          <span className="ui-number text-xs text-muted">{roleLabel[user.role]}</span>
          <Day at={user.created_at} />
        </Entry>
      ))}
    </ShortList>
  )
}

/** The latest jobs with states. */
export function RecentJobs({ jobs }: { jobs: AdminStats['recent_jobs'] }) {
  return (
    <ShortList id="recent-jobs" title="新しい求人" to={pagePath('adminJobs')} empty="表示する求人はありません。">
      {jobs.map((job) => (
        <Entry key={job.id} wraps>
          <span className="text-sm min-w-0 flex-1 max-md:basis-full">
            <Link to={pagePath('job', { id: job.id })}>{job.title}</Link>
            <span className="text-xs text-muted block">
              <CompanyName name={job.company} />
            </span>
          </span>
          <span className="ui-row ui-row--tight">
            <ApprovalStatusBadge status={job.approval_status} />
            {!job.is_active && <InactiveBadge stopped={job.stopped_by_operator} />}
          </span>
          <Day at={job.created_at} />
        </Entry>
      ))}
    </ShortList>
  )
}

/** The companies with the most applications; `full` adds their number of jobs. */
export function TopCompanies({ companies, full }: { companies: AdminStats['top_companies']; full?: boolean }) {
  return (
    <ShortList
      id="top-companies"
      title="応募の多い企業"
      to={pagePath('adminUsers', { role: 'employer' })}
      empty="表示する企業はありません。"
    >
      {companies.map(({ company, job_count, application_count }) => (
        <Entry key={company}>
          <span className="[&>.company-mark]:size-8 [&>.company-mark]:text-md">
            <CompanyMark name={company} />
          </span>
          <span className="text-sm min-w-[min(6rem,100%)] flex-1">
            <Link to={pagePath('adminJobs', { q: company })}>
              <CompanyName name={company} />
            </Link>
          </span>
          {full && <span className="ui-number text-xs text-muted">求人 {job_count.toLocaleString('ja-JP')}件</span>}
          <span className="ui-number text-sm text-end">
            {full && <span className="text-xs text-muted">応募 </span>}
            {application_count.toLocaleString('ja-JP')}
            <span className="text-xs text-muted"> 件</span>
          </span>
        </Entry>
      ))}
    </ShortList>
  )
}

function ShortList(props: { id: string; title: string; to: string; empty: string; children: ReactNode[] }) {
  const { id, title, to, empty, children } = props
  return (
    <section className="sheet self-start" aria-labelledby={id}>
      <div className="sheet__head">
        <h2 id={id}>{title}</h2>
        <Link className="text-sm inline-flex min-h-6 items-center" to={to} aria-label={`${title}をすべて見る`}>
          すべて見る
        </Link>
      </div>
      {children.length > 0 ? <ul>{children}</ul> : <p className="sheet__body text-sm text-muted">{empty}</p>}
    </section>
  )
}

function Entry({ wraps, children }: { wraps?: boolean; children: ReactNode }) {
  return (
    <li
      className={`ui-row ${wraps ? 'gap-y-1 md:flex-nowrap' : ''} border-b border-rule-soft px-(--pad-card) py-2 last:border-0 [&_a]:text-ink [&_a]:no-underline [&_a:hover]:text-primary-ink [&_a:hover]:underline`}
    >
      {children}
    </li>
  )
}

function Day({ at }: { at: string }) {
  return <span className="ui-number text-xs text-muted w-18 text-end">{monthDayText(at)}</span>
}
