import { AnchorTabs, SheetPart } from '#web/parts/tabs/anchor-tabs.tsx'
import type { Company } from '#web/screens/seeker/job-detail/company-info.ts'
import { CompanyPanel } from '#web/screens/seeker/job-detail/company-panel.tsx'
import type { Job, JobView } from '#web/screens/seeker/job-detail/job-view.ts'
import { Benefits, Overview, Requirements } from './sheet-parts.tsx'

const parts = [
  { value: 'overview', label: '仕事内容' },
  { value: 'requirements', label: '応募要件' },
  { value: 'benefits', label: '待遇・福利厚生' },
  { value: 'company', label: '企業情報' },
] as const

/** Everything about a job in four parts, with tabs above. */
export function JobSheet(props: {
  job: Job
  view: JobView
  company: Company | null
  /** Labels of table lines that the facts above already show. */
  said: ReadonlySet<string>
}) {
  const { job, view, company, said } = props
  return (
    <>
      <AnchorTabs tabs={parts} label="求人の内容" />
      <SheetPart tab={parts[0]}>
        <Overview job={job} view={view} said={said} />
      </SheetPart>
      <SheetPart tab={parts[1]}>
        <Requirements view={view} />
      </SheetPart>
      <SheetPart tab={parts[2]}>
        <Benefits view={view} />
      </SheetPart>
      <SheetPart tab={parts[3]}>
        <CompanyPanel name={view.company} company={company} stated={job.companyInfo} employer={job.employer} />
      </SheetPart>
    </>
  )
}
