import type { z } from 'zod'
import type { messageReport } from './messages.ts'

type View = z.input<typeof messageReport>
type Row = Pick<View, 'id' | 'reason' | 'reported_at' | 'sender' | 'closed_at' | 'closed_by_name' | 'note'> & {
  job_id: string
  title: string
  company: string
} & Record<`${'applicant' | 'employer'}_${'id' | 'name' | 'email'}`, string>

/** A stored report as administrators read it. */
export function messageReportView(row: Row): View {
  const { job_id, title, company, applicant_id, applicant_name, applicant_email, ...others } = row
  const { employer_id, employer_name, employer_email, ...report } = others
  return {
    ...report,
    status: report.closed_at ? 'closed' : 'open',
    job: { id: job_id, title, company },
    applicant: { id: applicant_id, name: applicant_name, email: applicant_email },
    employer: { id: employer_id, name: employer_name, email: employer_email },
  }
}
