import type { MessageFileKind } from '#rules/messages/message-files.ts'
import { resumeContentTypes, resumeKind } from './resume-files.ts'

/** The content type of each kind. */
export const messageFileTypes: Record<MessageFileKind, string> = {
  ...resumeContentTypes,
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** A file's kind by its bytes, never by its name; null when it is not accepted. */
export function messageFileKind(content: Uint8Array): MessageFileKind | null {
  const head = Buffer.from(content.subarray(0, 8)).toString('latin1')
  if (head === '\x89PNG\r\n\x1a\n') return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  return resumeKind(content)
}
