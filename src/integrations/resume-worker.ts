import { endingThread } from './ending-thread.ts'
import { unpacksAsClaimed } from './resume-files.ts'

/** One task of the thread that resumes.ts starts. */
export default endingThread((content: Uint8Array): boolean => unpacksAsClaimed(content))
