import type { ComponentType } from 'react'
import { AgeRows } from './age-rows.tsx'
import { DaysOffRows } from './days-off-rows.tsx'
import { DutiesRows } from './duties-rows.tsx'
import { HoursRows } from './hours-rows.tsx'
import { InsuranceRows } from './insurance-rows.tsx'
import { PayDetailsRows } from './pay-details-rows.tsx'
import { PeriodRows } from './period-rows.tsx'
import { SelectionRows } from './selection-rows.tsx'
import { WaysRows } from './ways-rows.tsx'
import { WorkplaceRows } from './workplace-rows.tsx'

const rows = {
  period: PeriodRows,
  duties: DutiesRows,
  workplace: WorkplaceRows,
  hours: HoursRows,
  'days-off': DaysOffRows,
  'pay-details': PayDetailsRows,
  insurance: InsuranceRows,
  age: AgeRows,
  selection: SelectionRows,
  ways: WaysRows,
} as const satisfies Record<string, ComponentType>
export type TermsPart = keyof typeof rows

/** The fields of one part of the terms. */
export function TermsRows({ part }: { part: TermsPart }) {
  const Rows = rows[part]
  return <Rows />
}
