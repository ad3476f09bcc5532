import { Worker } from 'node:worker_threads'
import { endpointAddress } from '#contract/addresses.ts'
import type { Told } from './stream-reader-worker.ts'

/**
 * Opens the stream of notifications of each of these people, in a thread of its own; `told` grows as they hear. `arrived`
 * is when each has heard the first time, and fails when one is refused.
 */
export function readStreams(port: number, people: readonly { token: string }[]) {
  const { path } = endpointAddress('streamNotifications')
  const worker = new Worker(new URL('./stream-reader-worker.ts', import.meta.url), {
    workerData: { port, path, tokens: people.map(({ token }) => token) },
  })
  const told: Told[] = []
  const { promise: arrived, resolve, reject } = Promise.withResolvers<void>()
  worker.on('error', reject)
  worker.on('message', (event: Told) => {
    if (told.push(event) === people.length) resolve()
  })
  return { told, arrived, leave: () => worker.postMessage('leave') }
}
