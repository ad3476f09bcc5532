import type { z } from 'zod'
import type { messageReport } from './messages.ts'

type View = z.input<typeof messageReport>
type Row = Pick<View, 'id' | 'reason' | 'reported_at' | 'closed_at' | 'closed_by_name' | 'note' | 'case_id'> & {
  job_id: string
  is_deleted: boolean
  facts: { sender: View['sender']; title: string; company: string } & Record<
    `${'applicant' | 'employer'}_${'id' | 'name' | 'email'}`,
    string
  >
}

/** A stored report as administrators read it, with names as they were when it was made. */
export function messageReportView({ job_id, is_deleted, facts, ...report }: Row): View {
  return {
    ...report,
    status: report.closed_at ? 'closed' : 'open',
    sender: facts.sender,
    job: { id: job_id, title: facts.title, company: facts.company, is_deleted },
    applicant: { id: facts.applicant_id, name: facts.applicant_name, email: facts.applicant_email },
    employer: { id: facts.employer_id, name: facts.employer_name, email: facts.employer_email },
  }
}
