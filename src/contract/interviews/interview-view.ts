import type { z } from 'zod'
import { teammateOf } from '#contract/people/teammate.ts'
import { sideOf } from '#rules/messages/sides.ts'
import type { Party } from '#rules/people/roles.ts'
import type { interview } from './interviews.ts'

type Row = Omit<z.input<typeof interview>, 'side' | 'arranged_by'> & {
  applicant_id: string
  owner_id: string
  arranger_id: string | null
  arranger_name: string | null
}

/** A stored interview as one of its two sides reads it. */
export function interviewView<Stored extends Row>(row: Stored, reader: Party) {
  const side = sideOf(reader, row) ?? 'applicant'
  const interviewers = side === 'employer' ? row.interviewers : []
  return {
    ...row,
    side,
    interviewers,
    arranged_by: side === 'employer' ? teammateOf(row.arranger_id, row.arranger_name) : null,
  }
}
