import { getCompileCacheDir } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { finishPage } from './finish-page.ts'
import { firstCall } from './first-call.ts'
import type { PageAsked, PageCalls, Render, Site } from './page-renderer.ts'
import { errorOf, type FromThread, failureOf, type Known, keyOf, type ToThread } from './thread-messages.ts'

/** Renders pages beside the server's own thread, which stays free for calls and for pages that are kept. */
export type RenderThread = {
  render: Render
  /** Rejects when the bundle does not load. */
  ready: Promise<void>
  close(): Promise<void>
}

type Waiting = {
  calls: PageCalls
  /** Whether the thread was asked already. */
  told: boolean
  resolve(made: Awaited<ReturnType<Render>>): void
  reject(error: Error): void
}

const [patienceMs, stepMs] = [2_000, 20]

/** Starts a thread with the bundle in `folder`; one that dies fails what it was asked and is replaced for the next page. */
export function renderThread(folder: string, site: Site): RenderThread {
  const waiting = new Map<number, Waiting>()
  let pages = 0
  let closed = false
  const { promise: ready, resolve: isReady, reject: isBroken } = Promise.withResolvers<void>()
  ready.catch(() => undefined)
  let worker: Worker | null = start()
  return { render, ready, close }

  function render(asked: PageAsked, calls: PageCalls): ReturnType<Render> {
    if (closed) return Promise.reject(new Error('The server is closing'))
    pages += 1
    const page = pages
    return new Promise((resolve, reject) => {
      const asking: Waiting = { calls, told: false, resolve, reject }
      waiting.set(page, asking)
      begin(page, asked, asking).catch((error) => {
        waiting.delete(page)
        reject(error)
      })
    })
  }

  async function begin(page: number, asked: PageAsked, asking: Waiting): Promise<void> {
    const known = await knownOf(asked, asking.calls)
    if (closed && !worker) throw new Error('The server is closing')
    worker ??= start()
    asking.told = true
    tell({ kind: 'render', page, asked, known })
  }

  function tell(message: ToThread): void {
    worker?.postMessage(message)
  }

  function start(): Worker {
    const workerData = { folder, site, compiled: getCompileCacheDir() }
    const started = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData })
    let reason = new Error('The thread that renders pages has ended')
    started.on('message', hear)
    started.on('error', (error: Error) => {
      reason = error
    })
    started.on('exit', () => {
      if (worker === started) worker = null
      isBroken(reason)
      for (const [page, { told, reject }] of waiting) {
        if (!told) continue
        waiting.delete(page)
        reject(reason)
      }
    })
    return started
  }

  function hear(message: FromThread): void {
    if (message.kind === 'ready') isReady()
    else if (message.kind === 'call') void answerCall(message)
    else finish(message)
  }

  function finish(message: Extract<FromThread, { kind: 'drawn' | 'failed' }>): void {
    const asked = waiting.get(message.page)
    waiting.delete(message.page)
    if (message.kind === 'failed') asked?.reject(errorOf(message.failure))
    else asked?.resolve(finishPage(message.drawn, site.security))
  }

  async function answerCall({ page, call, of, given }: Extract<FromThread, { kind: 'call' }>): Promise<void> {
    try {
      const calls = waiting.get(page)?.calls as Record<string, (...given: unknown[]) => Promise<unknown>> | undefined
      tell({ kind: 'answer', call, value: await calls?.[of]?.(...given) })
    } catch (error) {
      tell({ kind: 'refused', call, failure: failureOf(error) })
    }
  }

  async function close(): Promise<void> {
    closed = true
    // What is under way is answered; a reader who is gone by now keeps nobody waiting for long.
    for (let waited = 0; waiting.size > 0 && waited < patienceMs; waited += stepMs) await sleep(stepMs)
    await worker?.terminate()
  }
}

async function knownOf({ path }: PageAsked, { api }: PageCalls): Promise<Known | null> {
  const call = firstCall(path)
  if (!call) return null
  const key = keyOf(call)
  try {
    return { key, value: await api(...call) }
  } catch (error) {
    return { key, failure: failureOf(error) }
  }
}
