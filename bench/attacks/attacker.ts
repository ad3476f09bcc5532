import { parentPort, workerData } from 'node:worker_threads'
import { type Target, tricks } from './tricks.ts'

/** `only`: a part of the names of the tricks that are played; all where it is empty. */
export type Orders = { target: Target; only: string }

// A thread that plays every trick on one connection each, one try after the other, until it is told to end.

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
