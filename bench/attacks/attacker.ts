import { parentPort, workerData } from 'node:worker_threads'
import { type Target, tricks } from './tricks.ts'

/** Only tricks whose name contains `only` are played. */
export type Orders = { target: Target; only: string }

// A thread that plays each trick over and over, on a connection of its own, until it gets a message.

const { target, only } = workerData as Orders
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
const tally = await Promise.all(
  Object.entries(tricks)
    .filter(([name]) => name.includes(only))
    .map(async ([name, play]) => {
      const answers: Record<number, number> = {}
      while (!isOver) {
        const status = await play(target)
        answers[status] = (answers[status] ?? 0) + 1
      }
      return [name, answers] as const
    }),
)
parentPort?.postMessage(Object.fromEntries(tally))
