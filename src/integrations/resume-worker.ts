import { endingThread } from './ending-thread.ts'
import { asksForPassword } from './pdf-password.ts'
import type { ResumeKind } from './resume-files.ts'
import { unpacksAsClaimed } from './unzip.ts'

/** A task of the thread that resumes.ts starts: whether employers can open the file. */
export default endingThread(
  async ({ kind, content }: { kind: ResumeKind; content: Uint8Array }): Promise<boolean> =>
    kind === 'docx' ? unpacksAsClaimed(content) : !(await asksForPassword(content)),
)
