import { endingThread } from './ending-thread.ts'
import { asksForPassword } from './pdf-password.ts'
import type { ResumeKind } from './resume-files.ts'
import { unpacksAsClaimed } from './unzip.ts'

/** Why employers cannot open a file; null when they can. */
export type ResumeFault = 'not-a-resume' | 'resume-has-macros' | 'resume-asks-password' | null

/** A task of the thread that resumes.ts starts. */
export default endingThread(
  async ({ kind, content }: { kind: ResumeKind; content: Uint8Array }): Promise<ResumeFault> => {
    if (kind === 'pdf') return (await asksForPassword(content)) ? 'resume-asks-password' : null
    let isForMacros = false
    const isWhole = unpacksAsClaimed(content, (file) => {
      if (file.name === '[Content_Types].xml') isForMacros = file.content.includes('ms-word.document.macroEnabled')
    })
    if (!isWhole) return 'not-a-resume'
    return isForMacros ? 'resume-has-macros' : null
  },
)
