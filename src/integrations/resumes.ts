import { type ResumeKind, resumeKind } from './resume-files.ts'
import { type ThreadPool, threadPool } from './thread-pool.ts'

let pool: ThreadPool<Uint8Array, boolean> | undefined

/** The kind of a file that a person uploads as a resume; null where it is none, or its archive lies about its sizes. */
export async function checkResume(
  content: Uint8Array,
  caller: { person: string; signal?: AbortSignal | undefined },
): Promise<ResumeKind | null> {
  const kind = resumeKind(content)
  if (kind !== 'docx') return kind
  const file = new URL('./resume-worker.ts', import.meta.url)
  pool ??= threadPool(file, { threads: 1, heapMb: 256, idleMs: 60_000, taskMs: 10_000, waitMs: 5_000 })
  return (await pool.run(content, caller)) ? kind : null
}
