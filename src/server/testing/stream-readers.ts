import { Worker } from 'node:worker_threads'
import { endpointAddress } from '#contract/addresses.ts'
import type { Told } from './stream-reader-worker.ts'

/** Opens the stream of notifications of each of these people, in a thread of its own; `told` grows as they hear. */
export function readStreams(port: number, people: readonly { token: string }[]) {
  const { path } = endpointAddress('streamNotifications')
  const worker = new Worker(new URL('./stream-reader-worker.ts', import.meta.url), {
    workerData: { port, path, tokens: people.map(({ token }) => token) },
  })
  const told: Told[] = []
  worker.on('message', (event: Told) => told.push(event))
  return { told, leave: () => worker.postMessage('leave') }
}
