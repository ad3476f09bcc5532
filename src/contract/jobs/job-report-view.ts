import type { z } from 'zod'
import { caseLevel } from '#rules/cases.ts'
import type { reportCase } from './job-reports.ts'

type CaseData = z.input<typeof reportCase>
type Row = {
  id: string
  desk_at: Date
  closed_at: Date | null
  note: string | null
  found: string[] | null
  job_id: string
  title: string
  company: string
  is_public: boolean
  is_deleted: boolean
  employer_id: string
  employer_name: string
  closed_by_name: string | null
  case_id: string | null
  confirmed_at: Date | null
  updated_at: Date
}

const isSuspicious = ({ reason }: CaseData['reports'][number]) => reason === 'suspicious'

/** A stored case with its reports (by case). */
export function reportCaseView(row: Row, reports: ReadonlyMap<string, CaseData['reports']>): CaseData {
  const { id, desk_at, closed_at, note, job_id, title, company, is_public, is_deleted, closed_by_name } = row
  const own = reports.get(id) ?? []
  return {
    id,
    status: closed_at ? 'closed' : 'open',
    job: { id: job_id, title, company, is_public, is_deleted },
    employer: { id: row.employer_id, name: row.employer_name },
    case_id: row.case_id,
    opened_at: desk_at,
    closed_at,
    closed_by_name,
    note,
    found: row.found ?? [],
    level: caseLevel({
      is_suspicious: own.some((each) => isSuspicious(each) && (row.confirmed_at !== null || each.reporter !== null)),
      is_unconfirmed: own.some(isSuspicious),
      shows_crime: row.found?.includes('word.crime') ?? false,
      reports: own.length,
    }),
    updated_at: row.updated_at,
    reports: own,
  }
}
