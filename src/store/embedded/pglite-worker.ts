// The thread that runs PGlite: bytes of the PostgreSQL protocol in, bytes out. Started by pglite-host.ts.
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { Command, CommandReply, Storage } from './pglite-host.ts'
import { endsWithReady, simpleQuery } from './protocol.ts'

const port = parentPort
if (!port) throw new Error('pglite-worker.ts runs as a worker thread only')
const storage = workerData as Storage

// PGlite's default 128 MB of buffers are touched at start and stay; less halves the process.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

async function open(): Promise<PGlite> {
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

const database = await open()

async function exchange(bytes: Uint8Array): Promise<Uint8Array> {
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
async function endSession(): Promise<void> {
  if (database.isInTransaction()) await exchange(simpleQuery('rollback'))
  await exchange(simpleQuery('discard all'))
}

async function run(command: Command): Promise<Uint8Array | undefined> {
  if (command.kind === 'exchange') return exchange(command.bytes)
  if (command.kind === 'end-session') return void (await endSession())
  if (command.kind === 'dump') {
    const tar = await database.dumpDataDir('none')
    return void (await writeFile(command.file, tar.stream()))
  }
  return void (await database.close())
}

// One command at a time: PGlite has one session, and no command may start while another awaits.
let last: Promise<void> = Promise.resolve()

port.on('message', (command: Command) => {
  last = last.then(async () => {
    const bytes = await run(command)
    port.postMessage({ id: command.id, bytes } satisfies CommandReply, bytes ? [bytes.buffer as ArrayBuffer] : [])
    if (command.kind === 'close') port.close()
  })
  // Leave failures unhandled on purpose: they end the thread, and the host notices.
})

port.postMessage('ready')
