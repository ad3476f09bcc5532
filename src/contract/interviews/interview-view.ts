import type { z } from 'zod'
import { sideOf } from '#rules/messages/sides.ts'
import type { Party } from '#rules/people/roles.ts'
import type { interview } from './interviews.ts'

type Row = Omit<z.input<typeof interview>, 'side'> & { applicant_id: string; owner_id: string }

/** A stored interview as one of its two sides reads it. */
export function interviewView<Stored extends Row>(row: Stored, reader: Party) {
  return { ...row, side: sideOf(reader, row) ?? ('applicant' as const) }
}
