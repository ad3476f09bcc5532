// The thread that runs PGlite: bytes of the PostgreSQL protocol in, bytes out. Started by pglite-host.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { openEngine } from './pglite-engine.ts'
import type { Command, CommandReply } from './pglite-host.ts'

const port = parentPort
if (!port) throw new Error('pglite-worker.ts runs as a worker thread only')
const engine = await openEngine(workerData)

port.on('message', async (command: Command) => {
  // Leave failures unhandled on purpose: they end the thread, and the host notices.
  const bytes = await engine.run(command)
  port.postMessage({ id: command.id, bytes } satisfies CommandReply, bytes ? [bytes.buffer as ArrayBuffer] : [])
  if (command.kind === 'close') port.close()
})

port.postMessage('ready')
