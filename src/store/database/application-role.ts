import pg from 'pg'
import type { RunSql } from './session-pool.ts'

/** Tables that are written once: an entry of the audit log with its values, and which migrations ran. */
const appendOnly = ['audit_log', 'audit_changes']
const readOnly = ['schema_migrations']

/** When each pass of the queue ran last: whoever moves the time has the pass. Its version is for the owner alone. */
const turns = ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on']

const rows = 'SELECT, INSERT, UPDATE, DELETE'

/**
 * Lets a role write to what migrations add from their commit on: triggers on its tables do so at once, and nodes of the
 * former version go on. To be run by the owner of the tables before migrating; `grantApplicationRole` ends it.
 */
export async function grantWhatIsAdded(run: RunSql, role: string): Promise<void> {
  const app = pg.escapeIdentifier(role)
  await run(`
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ${rows} ON TABLES TO ${app};
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${app};`)
}

/**
 * Gives a role what the application needs and nothing else: rows of its tables and of the queue, no table of its own, no
 * change or removal of the audit log. To be run by the owner of the tables after every migration.
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
    -- Which addresses may be shortened, a trigger says.
    GRANT UPDATE (address) ON public.audit_log TO ${app};
    REVOKE INSERT, UPDATE, DELETE ON ${tables(readOnly)}, queue.version FROM ${app};
    -- Without these no node would run a schedule.
    GRANT UPDATE (${turns.join(', ')}) ON queue.version TO ${app};
    -- Backups read them.
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, queue TO ${app};
    COMMIT;`)
}
