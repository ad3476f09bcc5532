import { Banknote, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { CompanyName } from '#web/parts/company-name.tsx'
import { ApplicationStatusBadge } from '#web/parts/status-badges.tsx'
import { monthDayText } from '#words/dates.ts'
import { salaryText } from '#words/salary.ts'

type Application = ResponseData<'listMyApplications'>['applications'][number]

/** One application; the whole card leads to the job. What was sent with it unfolds. */
export function ApplicationCard({ application }: { application: Application }) {
  const { job_id, title, company, location, status, applied_at, updated_at, cover_letter, resume_name } = application
  return (
    <li className="card gap-3">
      <div className="row between nowrap items-start">
        <div className="min-w-0">
          <h3 className="phrase text-md">
            <Link to={pagePath('job', { id: job_id })}>{title}</Link>
          </h3>
          <p className="sm muted">
            <CompanyName name={company} />
          </p>
        </div>
        <ApplicationStatusBadge status={status} />
      </div>
      <div className="row sm gap-x-6 gap-y-1">
        <span className="row tight">
          <Banknote className="icon" aria-hidden="true" />
          <b className="num">
            <span className="vh">給与</span>
            {salaryText(application)}
          </b>
        </span>
        <span className="row tight">
          <MapPin className="icon" aria-hidden="true" />
          <span>
            <span className="vh">勤務地</span>
            {location}
          </span>
        </span>
        <span className="muted num">応募 {monthDayText(applied_at)}</span>
        <span className="muted num">更新 {monthDayText(updated_at)}</span>
      </div>
      {(cover_letter || resume_name) && (
        <details className="raise sm">
          <summary className="min-h-6 w-fit cursor-pointer text-primary-ink">送った書類を見る</summary>
          <div className="stack tight mt-2 border-l-2 border-rule pl-4">
            {cover_letter && <p className="whitespace-pre-line">{cover_letter}</p>}
            {resume_name && <p className="muted">履歴書：{resume_name}</p>}
          </div>
        </details>
      )}
    </li>
  )
}
