import * as people from './0001-people.ts'
import * as jobs from './0002-jobs.ts'
import * as search from './0003-search.ts'
import * as publicVersion from './0004-public-version.ts'
import * as searchVersion from './0005-search-version.ts'
import type { Migration } from './migration.ts'

/** Every migration, in the order in which they are applied. */
export const migrations: Migration[] = [people, jobs, search, publicVersion, searchVersion]
