import * as people from './0001-people.ts'
import * as jobs from './0002-jobs.ts'
import type { Migration } from './migration.ts'

/** Every migration, in the order in which they are applied. */
export const migrations: Migration[] = [people, jobs]
