import { threadId } from 'node:worker_threads'
import { endingThread } from '#integrations/ending-thread.ts'

export type TrapTask = 'thread' | 'trap' | 'grow' | { waitMs: number }

const memory = new WebAssembly.Memory({ initial: 1 })
const pageBytes = 64 * 1024

/** Returns its thread's id, or fails like a WebAssembly program. */
export default endingThread(
  async (task: TrapTask): Promise<number> => {
    if (task === 'trap') throw new WebAssembly.RuntimeError('unreachable')
    if (task === 'grow') memory.grow(10)
    if (typeof task === 'object') await new Promise((resolve) => setTimeout(resolve, task.waitMs))
    return threadId
  },
  { usedBytes: () => memory.buffer.byteLength, mostBytes: 5 * pageBytes },
)
