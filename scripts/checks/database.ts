import { databaseMistake } from '#app/database-mistakes.ts'
import { isLoopback } from '#app/insecure-settings.ts'
import type { RunSql } from '#store/database/session-pool.ts'
import { appliedNames, unknownOf } from '#store/migrations/migrate.ts'
import { migrations } from '#store/migrations/migrations.ts'
import { advice, type Finding, ok, problem, reasonOf } from './finding.ts'

const subject = 'database'

/** A node whose clock is further off refuses tokens that another has just issued. */
const clock = { adviceMs: 2_000, problemMs: 30_000 }

type Server = {
  version: number
  name: string
  encoding: string
  now: Date
  encrypted: boolean
  superuser: boolean
  creates: boolean
  fsync: string
  connections: number
}

const serverSql = `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
  getdatabaseencoding() as encoding, clock_timestamp() as now, current_setting('fsync') as fsync,
  current_setting('max_connections')::int as connections,
  coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted,
  (select rolsuper from pg_roles where rolname = current_user) as superuser,
  has_schema_privilege('public', 'create') as creates`

/** Checks server, clock, role and schema over the application's own connection. */
export async function checkDatabase(
  run: RunSql,
  { databaseUrl, poolSize, production }: { databaseUrl: string; poolSize: number; production: boolean },
  now: () => number = Date.now,
): Promise<Finding[]> {
  try {
    const asked = now()
    const server: Server = (await run(serverSql)).rows[0]
    const offMs = server.now.getTime() - (asked + now()) / 2
    return [
      version(server),
      server.encoding === 'UTF8'
        ? ok(subject, 'encoding UTF8')
        : problem(subject, `has the encoding ${server.encoding}, and Japanese needs UTF8.`),
      ...(server.fsync === 'off' ? [problem(subject, 'runs with fsync off: a power cut can destroy it.')] : []),
      server.encrypted || isLoopback(databaseUrl)
        ? ok(subject, server.encrypted ? 'the connection is encrypted' : 'is on this machine')
        : (production ? problem : advice)(
            subject,
            'is reached unencrypted over the network: add ?sslmode=verify-full.',
          ),
      clockOf(offMs),
      role(server),
      server.connections < 3 * poolSize
        ? advice(subject, `allows ${server.connections} connections, and each node takes up to ${poolSize + 2}.`)
        : ok(subject, `allows ${server.connections} connections, each node takes up to ${poolSize + 2}`),
      ...(await schema(run)),
    ]
  } catch (error) {
    return [problem(subject, databaseMistake(error)?.message ?? `does not answer (${reasonOf(error)}).`)]
  }
}

const version = ({ version: number, name }: Server): Finding =>
  number >= 150_000
    ? ok(subject, `PostgreSQL ${name}`)
    : problem(subject, `is PostgreSQL ${name}: the product needs 15 or later.`)

function clockOf(offMs: number): Finding {
  const seconds = `${(Math.abs(offMs) / 1_000).toFixed(1)} s`
  if (Math.abs(offMs) < clock.adviceMs) return ok('clock', `differs from the database's by ${seconds}`)
  const text = `differs from the database's by ${seconds}: let both follow NTP.`
  return Math.abs(offMs) < clock.problemMs ? advice('clock', text) : problem('clock', text)
}

function role({ superuser, creates }: Server): Finding {
  if (superuser) return problem('role', 'is a superuser: use the two roles of docs/configuration.md.')
  return creates
    ? advice('role', 'may change the schema: in production use the two roles of docs/configuration.md.')
    : ok('role', 'may change rows and not the schema')
}

async function schema(run: RunSql): Promise<Finding[]> {
  const applied = await appliedNames(run)
  const missing = migrations.filter(({ name }) => !applied.includes(name))
  const unknown = unknownOf(applied)
  const lacks = applied.length === 0 ? 'is empty' : `lacks ${missing.map(({ name }) => name).join(', ')}`
  const { rows } = await run(`select to_regclass('queue.job') is not null as there, to_regclass('queue.version') is null
    or has_column_privilege(to_regclass('queue.version'), 'cron_on', 'update') as schedules`)
  return [
    missing.length === 0
      ? ok('schema', `${applied.length} migrations`)
      : problem('schema', `${lacks}: run npm run migrate.`),
    ...(unknown.length > 0 ? [advice('schema', `has migrations of a newer version: ${unknown.join(', ')}.`)] : []),
    ...(rows[0]?.schedules === false
      ? [problem('role', 'may not run schedules: run npm run migrate with the name of this role after it.')]
      : []),
    ...(missing.length > 0 ? [] : await doubleAccounts(run)),
    ...(rows[0]?.there || missing.length > 0 ? [] : [problem('schema', 'has no queue: run npm run migrate.')]),
  ]
}

/** Accounts from before invisible letters were removed, whose email is that of another account without them. */
async function doubleAccounts(run: RunSql): Promise<Finding[]> {
  const { rows } = await run('select id from users where email_key ~ invisible_letters() order by id limit 20')
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id).join(', ')
  return [advice('accounts', `have the email of another account and letters that nobody sees: ${ids}.`)]
}
