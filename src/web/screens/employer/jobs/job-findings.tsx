import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { SeverityIcon, severityWord } from '#web/parts/findings/severity.tsx'
import { rowOfFinding } from '#web/parts/job-form/findings/row-of-finding.ts'
import { fieldId } from '#web/parts/job-form/values/field-names.ts'
import type { MyJob } from './publication.ts'
import './job-findings.css'

/** Findings in an own job by severity; each links to its field or to the employer's profile. */
export function JobFindings({ job }: { job: MyJob }) {
  const findings = job.findings ?? []
  if (findings.length === 0) return null
  const counts = (['stop', 'warn'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length
    return count > 0 ? [{ severity, count }] : []
  })
  return (
    <details className="job-findings">
      <summary>
        <span className="sr-only">「{job.title}」の確認結果：</span>
        {counts.map(({ severity, count }) => (
          <span className={`job-findings__${severity}`} key={severity}>
            <SeverityIcon severity={severity} />
            {severityWord[severity]} {count}件
          </span>
        ))}
      </summary>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.field} ${finding.start}`}>
            <SeverityIcon severity={finding.severity} />
            <div>
              <span className="sr-only">{severityWord[finding.severity]}：</span>
              {finding.excerpt && <q>{finding.excerpt}</q>} {finding.message}
              <span className="job-findings__law">{finding.law}</span>
            </div>
            <Link to={wayTo(job.id, finding.field)}>修正する</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function wayTo(jobId: string, field: string): string {
  if (field.startsWith('employer.')) return pagePath('employerProfile')
  return `${pagePath('editJob', { jobId })}#${fieldId(rowOfFinding(field))}`
}
