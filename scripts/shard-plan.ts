import { migrations } from '#store/migrations/migrate.ts'

/** The column that says on which shard a row lies. Tables that are not named here lie on one server, or on every one. */
const shardKeys: Record<string, string> = {
  jobs: 'id',
  applications: 'job_id',
  job_decisions: 'job_id',
  job_known_stops: 'job_id',
  job_notes: 'job_id',
  job_recheck: 'job_id',
  job_report_cases: 'job_id',
  job_reports: 'job_id',
  job_text_sketches: 'job_id',
  job_view_days: 'job_id',
  job_viewers: 'job_id',
  uncompared_texts: 'job_id',
}

/** From the nearest to the farthest. */
const reaches = ['global', 'one shard', 'every shard', 'shards and global tables'] as const

type Reach = (typeof reaches)[number]
type Statement = { reach: Reach; sharded: string[]; global: string[] }

/** A query of docs/queries; it reaches as far as the farthest of its statements. */
export type ShardedQuery = Statement & { file: string; name: string }

const tables = new Set(
  migrations.flatMap(({ sql }) => [...sql.matchAll(/CREATE TABLE (\w+)/gi)].map(([, name]) => name)),
)

/**
 * The queries of a file of docs/queries. It goes by the text: which tables a statement names, and whether the key of a
 * sharded one is compared with one value.
 */
export function shardedQueries(file: string, text: string): ShardedQuery[] {
  return text
    .split(/^-- /m)
    .slice(1)
    .map((section) => {
      const [name = '', ...lines] = section.split('\n')
      const statements = lines.join('\n').split(/;$/m).map(reachOf)
      const all = (of: 'sharded' | 'global') => [...new Set(statements.flatMap((each) => each[of]))].sort()
      const reach = reaches.findLast((one) => statements.some((each) => each.reach === one)) ?? 'global'
      return { file, name, reach, sharded: all('sharded'), global: all('global') }
    })
}

function reachOf(statement: string): Statement {
  const named = [...statement.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|USING|ONLY)\s+"?(\w+)/g)].map(
    ([, name = '']) => name,
  )
  const known = [...new Set(named)].filter((name) => tables.has(name))
  const sharded = known.filter((table) => table in shardKeys)
  const global = known.filter((table) => !(table in shardKeys))
  const reach = () => {
    if (sharded.length === 0) return 'global'
    if (global.length > 0) return 'shards and global tables'
    return sharded.some((table) => isOnOneShard(statement, table)) ? 'one shard' : 'every shard'
  }
  return { reach: reach(), sharded, global }
}

/** Whether a row of the table is added, or its key compared with one value. */
function isOnOneShard(statement: string, table: string): boolean {
  if (new RegExp(`INSERT INTO\\s+"?${table}\\b`).test(statement)) return true
  const of = shardKeys[table] === 'id' ? `(?:"?${table}"?\\.)?` : '(?:"?\\w+"?\\.)?'
  return new RegExp(`(?<![.\\w"])${of}"?${shardKeys[table]}"? = \\$\\d`).test(statement)
}

/** How many queries of each file reach how far, as docs/operating/scale.md has it; files that are global are left out. */
export function shardTable(queries: readonly ShardedQuery[]): string {
  const row = (title: string, some: readonly ShardedQuery[]) =>
    `| ${[title, ...reaches.map((reach) => some.filter((query) => query.reach === reach).length || '')].join(' | ')} |`
  const files = [...new Set(queries.filter(({ reach }) => reach !== 'global').map(({ file }) => file))]
  return [
    `| file | ${reaches.join(' | ')} |`,
    `| --- |${' --- |'.repeat(reaches.length)}`,
    ...files.map((file) =>
      row(
        file,
        queries.filter((query) => query.file === file),
      ),
    ),
    row('all files', queries),
  ].join('\n')
}
