import type { AccountTables } from './schema/accounts.ts'
import type { AlertTables } from './schema/alerts.ts'
import type { ApplicationTables } from './schema/applications.ts'
import type { EmployerTables } from './schema/employers.ts'
import type { JobTables } from './schema/jobs.ts'
import type { OperationTables } from './schema/operation.ts'
import type { PeopleTables } from './schema/people.ts'
import type { SearchTables } from './schema/search.ts'

/** Tables as migrations/ makes them. Instants are timestamptz, dates are YYYY-MM-DD text in Asia/Tokyo. */
export type Schema = AccountTables &
  PeopleTables &
  EmployerTables &
  OperationTables &
  JobTables &
  ApplicationTables &
  AlertTables &
  SearchTables
