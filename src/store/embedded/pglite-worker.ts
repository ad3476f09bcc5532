// The thread in which PGlite lives: bytes of the PostgreSQL protocol in, bytes out. Started by pglite-host.ts.
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { Command, CommandReply, Storage } from './pglite-host.ts'
import { endsWithReady, simpleQuery } from './protocol.ts'

const port = parentPort
if (!port) throw new Error('pglite-worker.ts runs as a worker thread only')
const storage = workerData as Storage

// PGlite's own 128 MB of buffers are touched at the start and stay; with less, the process is half as large.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

async function open(): Promise<PGlite> {
  const filled = async () => storage.dump && { loadDataDir: new Blob([await readFile(storage.dump)]) }
  if (storage.kind === 'memory') return PGlite.create('memory://', { startParams, ...(await filled()) })
  // initdb is not atomic: a first start cut short would leave half a database that looks whole. So it is made elsewhere.
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

/** What a server does when a connection ends: roll back, forget settings, prepared statements and temporary tables. */
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

// One command after the other: PGlite has one session, and a command must not begin while another one awaits.
let last: Promise<void> = Promise.resolve()

port.on('message', (command: Command) => {
  last = last.then(async () => {
    const bytes = await run(command)
    port.postMessage({ id: command.id, bytes } satisfies CommandReply, bytes ? [bytes.buffer as ArrayBuffer] : [])
    if (command.kind === 'close') port.close()
  })
  // A failure is left unhandled on purpose: it ends the thread, and the host notices.
})

port.postMessage('ready')
