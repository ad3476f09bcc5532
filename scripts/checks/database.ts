import { databaseMistake } from '#app/database-mistakes.ts'
import { isLoopback } from '#app/insecure-settings.ts'
import { holesOf } from '#store/bundled/server-versions.ts'
import type { RunSql } from '#store/database/session-pool.ts'
import { appliedNames, unknownOf } from '#store/migrations/migrate.ts'
import { migrations } from '#store/migrations/migrations.ts'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'

const subject = 'database'

/** A node whose clock is further off refuses tokens that another has just issued. */
const clock = { warningMs: 2_000, problemMs: 30_000 }

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
  { databaseUrl, poolSize, production }: { databaseUrl: string | undefined; poolSize: number; production: boolean },
  now: () => number = Date.now,
): Promise<Finding[]> {
  try {
    const asked = now()
    const server: Server = (await run(serverSql)).rows[0]
    const offMs = server.now.getTime() - (asked + now()) / 2
    return [
      version(server),
      server.encoding === 'UTF8'
        ? ok(subject, 'encoding UTF8', '文字コード UTF8')
        : problem(
            subject,
            `has the encoding ${server.encoding}, and Japanese needs UTF8: make a new one with ENCODING 'UTF8'.`,
            `の文字コードが ${server.encoding} です。ENCODING 'UTF8' で作り直してください。`,
          ),
      ...(server.fsync === 'off'
        ? [
            problem(
              subject,
              'runs with fsync off: a power cut can destroy it. Set fsync = on.',
              'が fsync = off で動いています。停電で壊れるので on にしてください。',
            ),
          ]
        : []),
      server.encrypted || databaseUrl === undefined || isLoopback(databaseUrl)
        ? ok(
            subject,
            server.encrypted ? 'the connection is encrypted' : 'is on this machine',
            server.encrypted ? '接続は暗号化されています' : 'このマシンにあります',
          )
        : (production ? problem : warning)(
            subject,
            'is reached unencrypted over the network: add ?sslmode=verify-full.',
            'への接続が暗号化されていません。?sslmode=verify-full を付けてください。',
          ),
      clockOf(offMs),
      ...(databaseUrl === undefined ? [] : [role(server)]),
      server.connections < 3 * poolSize
        ? warning(
            subject,
            `allows ${server.connections} connections, and each node takes up to ${poolSize + 2}: raise max_connections.`,
            `の接続は ${server.connections} までで、1台が ${poolSize + 2} まで使います。max_connections を増やしてください。`,
          )
        : ok(
            subject,
            `allows ${server.connections} connections, each node takes up to ${poolSize + 2}`,
            `接続は ${server.connections} まで、1台が ${poolSize + 2} まで使用`,
          ),
      ...(await schema(run)),
    ]
  } catch (error) {
    const reason = reasonOf(error)
    return [
      problem(
        subject,
        databaseMistake(error)?.message ?? `does not answer (${reason}): start it, or correct DATABASE_URL.`,
        `につながりません（${reason}）。起動しているか、DATABASE_URL が正しいか確かめてください。`,
      ),
    ]
  }
}

function version({ version: number, name }: Server): Finding {
  if (number < 150_000)
    return problem(
      subject,
      `is PostgreSQL ${name}: the product needs 15 or later.`,
      `が PostgreSQL ${name} です。15 以降が必要です。`,
    )
  const fixed = holesOf(number)
  return fixed
    ? problem(
        subject,
        `is PostgreSQL ${name}, which has known security holes: upgrade to ${fixed.version} (${fixed.date}) or later.`,
        `が既知の脆弱性のある PostgreSQL ${name} です。${fixed.version}（${fixed.date}）以降に更新してください。`,
      )
    : ok(subject, `PostgreSQL ${name}`, `PostgreSQL ${name}`)
}

function clockOf(offMs: number): Finding {
  const seconds = (Math.abs(offMs) / 1_000).toFixed(1)
  const en = `differs from the database's by ${seconds} s`
  const ja = `データベースとの差は${seconds}秒`
  if (Math.abs(offMs) < clock.warningMs) return ok('clock', en, ja)
  return (Math.abs(offMs) < clock.problemMs ? warning : problem)(
    'clock',
    `${en}: let both follow NTP.`,
    `${ja}です。両方を NTP で合わせてください。`,
  )
}

function role({ superuser, creates }: Server): Finding {
  if (superuser)
    return problem(
      'role',
      'is a superuser: use the two roles of docs/configuration.md.',
      'がスーパーユーザーです。docs/configuration.md の2つのロールを使ってください。',
    )
  return creates
    ? warning(
        'role',
        'may change the schema: in production use the two roles of docs/configuration.md.',
        'が表の定義を変えられます。docs/configuration.md の2つのロールを使ってください。',
      )
    : ok('role', 'may change rows and not the schema', '行だけを変えられます')
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
      ? ok('schema', `${applied.length} migrations`, `${applied.length}個の移行`)
      : problem('schema', `${lacks}: run npm run migrate.`, 'が古いか空です。npm run migrate を実行してください。'),
    ...(unknown.length > 0
      ? [
          warning(
            'schema',
            `has migrations of a newer version: ${unknown.join(', ')}.`,
            `に新しい版の移行があります：${unknown.join('、')}`,
          ),
        ]
      : []),
    ...(rows[0]?.schedules === false
      ? [
          problem(
            'role',
            'may not run schedules: run npm run migrate with the name of this role after it.',
            'は定時の処理を動かせません。npm run migrate の後にこのロール名を付けて実行してください。',
          ),
        ]
      : []),
    ...(missing.length > 0 ? [] : await doubleAccounts(run)),
    ...(rows[0]?.there || missing.length > 0
      ? []
      : [
          problem(
            'schema',
            'has no queue: run npm run migrate.',
            'にキューがありません。npm run migrate を実行してください。',
          ),
        ]),
  ]
}

/** Accounts from before invisible letters were removed, whose email is that of another account without them. */
async function doubleAccounts(run: RunSql): Promise<Finding[]> {
  const { rows } = await run('select id from users where email_key ~ invisible_letters() order by id limit 20')
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id).join(', ')
  return [
    warning(
      'accounts',
      `have the email of another account and letters that nobody sees: ${ids}.`,
      `見えない文字だけが違うメールアドレスのアカウントがあります：${ids}`,
    ),
  ]
}
