import { appendFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join, relative } from 'node:path'
import { afterAll } from 'vitest'

// Writes down which functions of src/store were called in this worker: a line `FILE NAME` each, into the folder STORE_CALLS.

const root = join(import.meta.dirname, '..', '..')
const list = join(String(process.env.STORE_CALLS), `${process.pid}.txt`)
/** The files of a worker share it: a setup file runs before each of them. */
const worker = globalThis as { storeCalls?: Promise<Session> }
worker.storeCalls ??= record()
const session = await worker.storeCalls

async function record(): Promise<Session> {
  const opened = new Session()
  opened.connect()
  await opened.post('Profiler.enable')
  // Without counts or blocks it costs next to nothing, and answers each function once.
  await opened.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  return opened
}

afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  for (const { url, functions } of result) {
    const file = relative(root, url.replace('file://', ''))
    if (!file.startsWith('src/store/')) continue
    const called = functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0))
    appendFileSync(list, called.map(({ functionName }) => `${file} ${functionName}\n`).join(''))
  }
})
