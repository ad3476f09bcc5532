import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import pg, { type ClientBase } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type RunSql, runOn } from './database/session-pool.ts'
import { appliedNames, createSchema, lockMigrations, shareMigrationLock } from './migrations/migrate.ts'
import { migrations } from './migrations/migrations.ts'

/** The format is described in docs/operating/backup.md. */
const FORMAT = 'shigotocho backup 1'

/** The last line: SHA-256 of all bytes before it in hexadecimal, and a line feed. */
const SEAL_BYTES = 65

const chunkBytes = 256 * 1_024

type Table = { name: string; columns: string[] }

/** The first line of a backup file. */
type Header = {
  format: typeof FORMAT
  /** A restored database remembers it. */
  id: string
  createdAt: string
  /** The product's version. */
  version: string
  /** The newest migration of the database. */
  schema: string
  /** pg-boss' schema version; null in a database whose queue was never opened. */
  queue: number | null
  tables: Table[]
  sequences: { name: string; value: string }[]
}

/** Called after each table with the bytes of its rows. */
export type OnTable = (name: string, bytes: number) => unknown

/** A file that cannot be restored here, or a database that cannot be backed up; the message is for the operator. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/**
 * Writes the whole database, as one snapshot sees it, into a new file and syncs it. Other connections go on reading and
 * writing; migrations wait.
 */
export async function writeBackup(
  client: ClientBase,
  file: string,
  { version, onTable }: { version: string; onTable: OnTable },
): Promise<void> {
  const run = runOn(client)
  await shareMigrationLock(run)
  const tables = await tablesOf(run)
  if (!tables.some(({ name }) => name === 'public.schema_migrations'))
    throw new BackupRefused('The database is empty: there is nothing to back up.')
  await run('begin isolation level repeatable read, read only')
  // Before the snapshot, which would see no rows of a table that is rewritten after it.
  await run(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
  const header: Header = {
    format: FORMAT,
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    version,
    schema: (await appliedNames(run)).at(-1) ?? '',
    queue: await queueVersion(run),
    tables,
    sequences: await sequencesOf(run),
  }
  const head = Buffer.from(`${JSON.stringify(header)}\n`)
  await pipeline(
    Readable.from(copyOut(client, tables, onTable), { objectMode: false }),
    createZstdCompress({ chunkSize: chunkBytes }),
    (compressed) => sealed(head, compressed),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  await run('commit')
}

async function* copyOut(client: ClientBase, tables: Table[], onTable: OnTable): AsyncGenerator<Buffer> {
  for (const table of tables) {
    yield Buffer.from(`${copyLine(table)}\n`)
    // A partitioned table is copied by a query only.
    const rows = client.query(copyTo(`copy (select ${columnList(table)} from ${quoted(table.name)}) to stdout`))
    let bytes = 0
    for await (const chunk of rows as AsyncIterable<Buffer>) {
      bytes += chunk.length
      yield chunk
    }
    yield Buffer.from('\\.\n')
    onTable(table.name, bytes)
  }
}

async function* sealed(head: Buffer, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(head)
  yield head
  for await (const chunk of body) {
    hash.update(chunk)
    yield chunk
  }
  yield Buffer.from(`${hash.digest('hex')}\n`)
}

/** `isNew` is false when an earlier restore of the same file is there already. */
export type Restored = { isNew: boolean; heldMails: number; waitingMails: number }

/**
 * Fills an empty database from a file of `writeBackup` in one transaction. With `holdMail`, mails that wait in it are
 * cancelled. Throws BackupRefused when the file is damaged or of another schema, or the database is not empty.
 */
export async function restoreBackup(
  client: ClientBase,
  file: string,
  { version, holdMail, onTable }: { version: string; holdMail: boolean; onTable: OnTable },
): Promise<Restored> {
  const { header, headBytes } = await readHeader(file)
  const schema = migrations.at(-1)?.name
  if (header.schema !== schema)
    throw new BackupRefused(
      `${file} was written by version ${header.version} with the schema ${header.schema}; this is version ${version} with the schema ${schema}: restore it with that version, then upgrade.`,
    )
  const run = runOn(client)
  await run('begin')
  // A node that starts meanwhile waits for this lock and then finds the schema.
  await lockMigrations(run)
  const isNew = await isEmpty(run)
  if (!isNew && (await schemaComment(run)) !== restoredFrom(header))
    throw new BackupRefused('The database is not empty: set DATABASE_URL to a new one, or DATA_DIR to a new folder.')
  if (isNew) {
    await createSchema(run)
    if (header.queue !== null) await createQueue(run, header.queue)
    await loadRows(client, bodyOf(file, headBytes), header, onTable)
    await run(`comment on table schema_migrations is ${pg.escapeLiteral(restoredFrom(header))}`)
  }
  const heldMails = isNew && holdMail && header.queue !== null ? await holdWaiting(run) : 0
  const waitingMails = header.queue === null ? 0 : await countWaiting(run)
  if (isNew) await run('analyze')
  await run('commit')
  return { isNew, heldMails, waitingMails }
}

async function loadRows(
  client: ClientBase,
  chunks: AsyncIterable<Buffer>,
  { tables, sequences }: Header,
  onTable: OnTable,
): Promise<void> {
  const run = runOn(client)
  if (JSON.stringify(await tablesOf(run)) !== JSON.stringify(tables))
    throw new BackupRefused('The file has other tables or columns than its schema: restore it with its own version.')
  const names = tables.map(({ name }) => quoted(name))
  const foreignKeys = await foreignKeysOf(run)
  const everyTable = (sql: (name: string) => string) => run(names.map(sql).join(';\n'))
  // Rows come in no order of reference, and triggers have already written what they write.
  await run(foreignKeys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`).join(';\n'))
  await everyTable((name) => `alter table ${name} disable trigger user`)
  // The schema's own first rows.
  await everyTable((name) => `delete from ${name}`)
  await pipeline(
    Readable.from(chunks, { objectMode: false }),
    createZstdDecompress({ chunkSize: chunkBytes }),
    async (body: AsyncIterable<Buffer>) => {
      const text = new CopiedText(body)
      for (const table of tables) {
        await text.expectLine(copyLine(table))
        let bytes = 0
        const counted = async function* () {
          for await (const chunk of text.rows()) {
            bytes += chunk.length
            yield chunk
          }
        }
        await pipeline(counted, client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`)))
        onTable(table.name, bytes)
      }
      await text.expectEnd()
    },
  )
  for (const { name, value } of sequences) await run('select setval($1::regclass, $2::bigint)', [quoted(name), value])
  await everyTable((name) => `alter table ${name} enable trigger user`)
  await run(foreignKeys.map(({ table, name, def }) => `alter table ${table} add constraint ${name} ${def}`).join(';\n'))
}

/** Splits the text of `copyOut` again, without holding a table in memory. */
class CopiedText {
  #chunks: AsyncIterator<Buffer>
  #unread: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** Reads a line without its line feed, which `rows` reads. */
  async expectLine(line: string): Promise<void> {
    let end = this.#unread.indexOf('\n')
    while (end < 0) {
      if (!(await this.#more())) throw new DamagedBackup()
      end = this.#unread.indexOf('\n')
    }
    if (this.#unread.toString('utf8', 0, end) !== line) throw new DamagedBackup()
    this.#unread = this.#unread.subarray(end)
  }

  /** The rows up to the line `\.`; no row is that line, because COPY doubles backslashes. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      // The first byte is a line feed that was read already; the last two may belong to the line `\.`.
      const end = this.#unread.indexOf('\n\\.\n')
      const until = end < 0 ? Math.max(1, this.#unread.length - 2) : end + 1
      if (until > 1) yield this.#unread.subarray(1, until)
      this.#unread = this.#unread.subarray(end < 0 ? until - 1 : end + 4)
      if (end >= 0) return
      if (!(await this.#more())) throw new DamagedBackup()
    }
  }

  async expectEnd(): Promise<void> {
    if (this.#unread.length > 0 || (await this.#more())) throw new DamagedBackup()
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next()
    if (!done) this.#unread = Buffer.concat([this.#unread, value])
    return !done
  }
}

class DamagedBackup extends BackupRefused {
  constructor() {
    super('The file is not a whole backup: it was cut or changed, or something else wrote it. Take another one.')
  }
}

/** Everything before the seal; throws at the end when the seal is not that of the bytes. */
async function* unsealed(file: string): AsyncGenerator<Buffer> {
  const length = (await stat(file)).size - SEAL_BYTES
  if (length <= 0) throw new DamagedBackup()
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { end: length - 1, highWaterMark: chunkBytes })) {
    hash.update(chunk)
    yield chunk
  }
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, length).finally(() => handle.close())
  if (buffer.toString('latin1') !== `${hash.digest('hex')}\n`) throw new DamagedBackup()
}

/** Reads the whole file, so that a damaged one is refused before anything is written. */
async function readHeader(file: string): Promise<{ header: Header; headBytes: number }> {
  const head: Buffer[] = []
  let headBytes = 0
  for await (const chunk of unsealed(file)) {
    if (headBytes > 0) continue
    head.push(chunk)
    headBytes = Buffer.concat(head).indexOf('\n') + 1
  }
  const header: Header = JSON.parse(Buffer.concat(head).toString('utf8', 0, headBytes))
  if (header.format !== FORMAT) throw new BackupRefused(`${file} is a "${header.format}", not a "${FORMAT}".`)
  return { header, headBytes }
}

async function* bodyOf(file: string, headBytes: number): AsyncGenerator<Buffer> {
  let skip = headBytes
  for await (const chunk of unsealed(file)) {
    yield chunk.subarray(skip)
    skip = Math.max(0, skip - chunk.length)
  }
}

/** pg-boss' plan has a transaction of its own, and limits that are too short for what follows. */
async function createQueue(run: RunSql, version: number): Promise<void> {
  await run(
    getConstructionPlans('queue')
      .replace(/^\s*BEGIN;/, '')
      .replace(/COMMIT;\s*$/, ''),
  )
  await run('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  const own = await queueVersion(run)
  if (own !== version)
    throw new BackupRefused(
      `The file has version ${version} of the queue, and this product has ${own}: restore it with its own version.`,
    )
}

/** What the product keeps; of the queue not its statistics, nor what this product does not use. */
async function tablesOf(run: RunSql): Promise<Table[]> {
  const { rows } = await run(`select nspname || '.' || relname as name,
      array_agg(attname::text order by attname collate "C") as columns
    from pg_class join pg_namespace space on space.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind in ('r', 'p') and not relispartition
      and (nspname = 'public' or nspname = 'queue' and relname in ('queue', 'schedule', 'job', 'version'))
    group by nspname, relname order by nspname collate "C", relname = 'job', relname collate "C"`)
  return rows
}

/** Those that were used. Their values may be newer than the snapshot, which leaves a gap. */
async function sequencesOf(run: RunSql): Promise<Header['sequences']> {
  const { rows } = await run(`select 'public.' || sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  return rows
}

async function foreignKeysOf(run: RunSql): Promise<{ table: string; name: string; def: string }[]> {
  const { rows } = await run(`select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as def
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`)
  return rows
}

async function queueVersion(run: RunSql): Promise<number | null> {
  const { rows: tables } = await run(`select to_regclass('queue.version') is not null as there`)
  return tables[0].there ? (await run('select version from queue.version')).rows[0].version : null
}

async function isEmpty(run: RunSql): Promise<boolean> {
  const { rows } = await run(`select from pg_class join pg_namespace space on space.oid = relnamespace
    where nspname !~ '^pg_' and nspname <> 'information_schema' limit 1`)
  return rows.length === 0
}

const restoredFrom = ({ id, createdAt }: Header) => `restored from backup ${id} of ${createdAt}`

async function schemaComment(run: RunSql): Promise<string | null> {
  const { rows } = await run(`select obj_description(to_regclass('public.schema_migrations'), 'pg_class') as comment`)
  return rows[0].comment
}

const waiting = `name = 'follow-ups' and state in ('created', 'retry', 'active')`

async function holdWaiting(run: RunSql): Promise<number> {
  const { rows } = await run(`with held as
      (update queue.job set state = 'cancelled', completed_on = now() where ${waiting} returning 1)
    select count(*)::int as count from held`)
  return rows[0].count
}

async function countWaiting(run: RunSql): Promise<number> {
  return (await run(`select count(*)::int as count from queue.job where ${waiting}`)).rows[0].count
}

const quoted = (name: string) => name.split('.').map(pg.escapeIdentifier).join('.')
const columnList = ({ columns }: Table) => columns.map(pg.escapeIdentifier).join(', ')
/** As psql reads it, so that the rows can be used without this product. */
const copyLine = (table: Table) => `COPY ${quoted(table.name)} (${columnList(table)}) FROM stdin;`
