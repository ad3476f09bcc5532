import type { GateCaller } from '#rules/gate.ts'
import { type ResumeKind, resumeKind } from './resume-files.ts'
import { type ThreadPool, threadPool } from './thread-pool.ts'

let pool: ThreadPool<{ kind: ResumeKind; content: Uint8Array }, boolean> | undefined

/** The kind of an uploaded resume, or why it is refused; an archive that lies about its sizes is no resume. */
export async function checkResume(
  content: Uint8Array,
  caller: GateCaller,
): Promise<{ kind: ResumeKind } | { refusal: 'not-a-resume' | 'resume-asks-password' }> {
  const kind = resumeKind(content)
  if (!kind) return { refusal: 'not-a-resume' }
  if (kind === 'pdf' && !Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes('/Encrypt'))
    return { kind }
  const file = new URL('./resume-worker.ts', import.meta.url)
  pool ??= threadPool(file, { threads: 2, heapMb: 256, idleMs: 60_000, taskMs: 10_000, waitMs: 5_000 })
  if (await pool.run({ kind, content }, caller)) return { kind }
  return { refusal: kind === 'pdf' ? 'resume-asks-password' : 'not-a-resume' }
}
