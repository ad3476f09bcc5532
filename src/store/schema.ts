import type { Generated } from 'kysely'
import type { AccountTables } from './schema/accounts.ts'
import type { AlertTables } from './schema/alerts.ts'
import type { ApplicationTables } from './schema/applications.ts'
import type { EmployerTables } from './schema/employers.ts'
import type { JobTables } from './schema/jobs.ts'
import type { OperationTables } from './schema/operation.ts'
import type { PeopleTables } from './schema/people.ts'

/** Tables as migrations/ makes them. Instants are timestamptz, dates are YYYY-MM-DD text in Asia/Tokyo. */
export type Schema = AccountTables &
  PeopleTables &
  EmployerTables &
  OperationTables &
  JobTables &
  ApplicationTables &
  AlertTables &
  SearchTables

/** The search index. */
type SearchTables = {
  search_fresh: { job_id: string; stamp: number }
  search_generation: { generation: number }
  index_lease: { holder: string | null; until: Date }
  search_segments: {
    id: Generated<number>
    ready: Generated<boolean>
    begun_at: Generated<Date>
    size: number
    words: string
    dead: Generated<Buffer>
    dead_count: Generated<number>
    ids: Generated<Buffer>
    created: Generated<Buffer>
    pay: Generated<Buffer>
    annual_days: Buffer
    hourly_min: Buffer
    salary_floor: Generated<Buffer>
    pay_order: Generated<Buffer>
    deadlines: Generated<Buffer>
    starts: Generated<Buffer>
    heads: Generated<Buffer>
    boundaries: Generated<Buffer>
    workplaces: Generated<Buffer>
  }
  search_places: { job_id: string; segment: number; place: number }
  search_postings: { segment: number; token: number; jobs: Buffer; places: Buffer | null }
}
