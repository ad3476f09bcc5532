import pg from 'pg'
import type { RunSql } from './session-pool.ts'

/** Tables whose rows are never changed or deleted. */
const appendOnly = ['audit_log', 'audit_changes']
const readOnly = ['schema_migrations']

/** Columns of `queue.version` that a node updates to claim a pass of pg-boss; only the owner may change the others. */
const passColumns = ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on']

const rows = 'SELECT, INSERT, UPDATE, DELETE'

/**
 * Lets the role write to tables that a migration adds, from its commit on: triggers may write there while nodes of the
 * former version still run. The owner runs it before migrating; `grantApplicationRole` takes it back.
 */
export async function grantOnAddedTables(run: RunSql, role: string): Promise<void> {
  const app = pg.escapeIdentifier(role)
  await run(`
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ${rows} ON TABLES TO ${app};
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${app};`)
}

/**
 * Gives the role exactly the rights of the application: read and write rows of its tables and of the queue, but create no
 * table and change no audit log entry. The owner runs it after every migration.
 */
export async function grantApplicationRole(run: RunSql, role: string): Promise<void> {
  const app = pg.escapeIdentifier(role)
  const tables = (names: readonly string[]) => names.map((name) => `public.${name}`).join(', ')
  await run(`
    BEGIN;
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE ALL ON TABLES FROM ${app};
    ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE ALL ON SEQUENCES FROM ${app};
    REVOKE ALL ON SCHEMA public, queue FROM ${app};
    GRANT USAGE ON SCHEMA public, queue TO ${app};
    REVOKE ALL ON ALL TABLES IN SCHEMA public, queue FROM ${app};
    GRANT ${rows} ON ALL TABLES IN SCHEMA public, queue TO ${app};
    REVOKE UPDATE, DELETE ON ${tables(appendOnly)} FROM ${app};
    -- A trigger allows only to shorten old addresses.
    GRANT UPDATE (address) ON public.audit_log TO ${app};
    REVOKE INSERT, UPDATE, DELETE ON ${tables(readOnly)}, queue.version FROM ${app};
    -- Nodes need these to run schedules.
    GRANT UPDATE (${passColumns.join(', ')}) ON queue.version TO ${app};
    -- For backups.
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, queue TO ${app};
    COMMIT;`)
}
