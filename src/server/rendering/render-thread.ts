// Runs in a thread of its own, started by render-threads.ts: renders pages and asks the server's thread for their data.
import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { builtPages } from './built-pages.ts'
import { type PageCalls, pageDrawer, type Site } from './page-renderer.ts'
import { errorOf, type FromThread, failureOf, keyOf, type ToThread } from './thread-messages.ts'

const port = parentPort
if (!port) throw new Error('This file runs in a thread')
const { folder, site, compiled } = workerData as { folder: string; site: Site; compiled: string | undefined }
if (compiled) enableCompileCache(compiled)

const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
let calls = 0

const say = (message: FromThread, give: ArrayBuffer[] = []) => port.postMessage(message, give)

const draw = pageDrawer(await builtPages(folder), site)

port.on('message', (message: ToThread) => {
  if (message.kind === 'render') return void make(message)
  const asked = waiting.get(message.call)
  waiting.delete(message.call)
  if (message.kind === 'answer') asked?.resolve(message.value)
  else asked?.reject(errorOf(message.failure))
})
say({ kind: 'ready' })

async function make({ page, asked, known }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
  const ask = (of: keyof PageCalls, given: unknown[]) =>
    new Promise<never>((resolve, reject) => {
      calls += 1
      waiting.set(calls, { resolve: resolve as (value: unknown) => void, reject })
      say({ kind: 'call', page, call: calls, of, given })
    })
  try {
    const drawn = await draw(asked, {
      async api(...given) {
        if (keyOf(given) !== known?.key) return ask('api', given)
        if ('failure' in known) throw errorOf(known.failure)
        return known.value as never
      },
      isJobOver: (...given) => ask('isJobOver', given),
    })
    say({ kind: 'drawn', page, drawn }, typeof drawn.content === 'string' ? [] : [drawn.content.buffer as ArrayBuffer])
  } catch (error) {
    say({ kind: 'failed', page, failure: failureOf(error) })
  }
}
