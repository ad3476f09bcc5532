import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { endsWithReady, simpleQuery } from './protocol.ts'

/**
 * Where PGlite stores its data; a new one is filled from `dump`, a tar file by PgliteHost.dump. Memory is for tests.
 */
export type Storage = ({ kind: 'directory'; directory: string } | { kind: 'memory' }) & { dump?: string | undefined }

export type EngineCommand =
  | { kind: 'exchange'; bytes: Uint8Array }
  | { kind: 'dump'; file: string }
  | { kind: 'end-session' | 'close' }

/** A running PGlite. Only an exchange gives bytes: its answer. After a command that rejects, the engine is broken. */
export type Engine = { run(command: EngineCommand): Promise<Uint8Array | undefined> }

/** Starts PGlite in this thread. */
export async function openEngine(storage: Storage): Promise<Engine> {
  const database = await open(storage)
  // One command at a time: PGlite has one session, and no command may start while another awaits.
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(command) {
      const now = last.then(() => runOn(database, command))
      last = now
      return now
    },
  }
}

// PGlite's default 128 MB of buffers are touched at start and stay; less halves the process.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

async function open(storage: Storage): Promise<PGlite> {
  const filled = async () => storage.dump && { loadDataDir: new Blob([await readFile(storage.dump)]) }
  if (storage.kind === 'memory') return PGlite.create('memory://', { startParams, ...(await filled()) })
  // initdb is not atomic: an interrupted first start would leave half a database that looks complete. So create it
  // elsewhere.
  const exists = await stat(`${storage.directory}/PG_VERSION`).catch(() => null)
  if (!exists) {
    const draft = `${storage.directory}.draft`
    await rm(draft, { recursive: true, force: true })
    await (await PGlite.create(draft, { ...(await filled()) })).close()
    await rename(draft, storage.directory)
  }
  return PGlite.create(storage.directory, { startParams })
}

async function runOn(database: PGlite, command: EngineCommand): Promise<Uint8Array | undefined> {
  if (command.kind === 'exchange') return exchange(database, command.bytes)
  if (command.kind === 'end-session') return void (await endSession(database))
  if (command.kind === 'dump') {
    const tar = await database.dumpDataDir('none')
    return void (await writeFile(command.file, tar.stream()))
  }
  return void (await database.close())
}

async function exchange(database: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  await database.execProtocolRawStream(bytes, { onRawData: (chunk) => chunks.push(chunk.slice()) })
  const answer = new Uint8Array(Buffer.concat(chunks))
  // PGlite hides errors of its engine. Without the closing message the engine is broken.
  if (!endsWithReady(answer)) throw new Error('PGlite gave no complete answer')
  return answer
}

/**
 * What a server does at the end of a connection: roll back, reset settings, drop prepared statements and temporary
 * tables.
 */
async function endSession(database: PGlite): Promise<void> {
  if (database.isInTransaction()) await exchange(database, simpleQuery('rollback'))
  await exchange(database, simpleQuery('discard all'))
}
