import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Target, type Trick, tricks, tricksOfSeekers } from './tricks.ts'

/** Only tricks whose name contains `only` are played. */
export type Orders = { target: Omit<Target, 'seeker'>; seekers: string[]; only: string }

// A thread that plays each trick over and over, on a connection of its own, until it gets a message; those of a job seeker
// as each of several, who pause in between: a crowd of refused calls would measure the machine.

const { target, seekers, only } = workerData as Orders
const pauseMs = 1_000
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
const tally: Record<string, Record<number, number>> = {}

async function repeat(name: string, play: Trick, seeker: string, pause: number): Promise<void> {
  tally[name] ??= {}
  const answers = tally[name]
  while (!isOver) {
    const status = await play({ ...target, seeker })
    answers[status] = (answers[status] ?? 0) + 1
    await sleep(pause)
  }
}

const chosen = (all: Record<string, Trick>) => Object.entries(all).filter(([name]) => name.includes(only))
const [first = ''] = seekers
await Promise.all([
  ...chosen(tricks).map(([name, play]) => repeat(name, play, first, 0)),
  ...chosen(tricksOfSeekers).flatMap(([name, play]) =>
    seekers.map((seeker) => repeat(name, play, seeker, seekers.length > 1 ? pauseMs : 0)),
  ),
])
parentPort?.postMessage(tally)
