import type { GateCaller } from '#rules/gate.ts'
import { hasMacros, type ResumeKind, resumeKind } from './resume-files.ts'
import type { ResumeFault } from './resume-worker.ts'
import { type ThreadPool, threadPool } from './thread-pool.ts'

let pool: ThreadPool<{ kind: ResumeKind; content: Uint8Array }, ResumeFault> | undefined

/** The kind of an uploaded resume, or why it is refused; an archive that lies about its sizes is no resume. */
export async function checkResume(
  { name, content }: { name: string; content: Uint8Array },
  caller: GateCaller,
): Promise<{ kind: ResumeKind } | { refusal: NonNullable<ResumeFault> }> {
  if (hasMacros({ name, content })) return { refusal: 'resume-has-macros' }
  const kind = resumeKind(content)
  if (!kind) return { refusal: 'not-a-resume' }
  if (kind === 'pdf' && !Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes('/Encrypt'))
    return { kind }
  const file = new URL('./resume-worker.ts', import.meta.url)
  pool ??= threadPool(file, { threads: 2, heapMb: 256, idleMs: 60_000, taskMs: 10_000, waitMs: 5_000 })
  const refusal = await pool.run({ kind, content }, caller)
  return refusal ? { refusal } : { kind }
}
