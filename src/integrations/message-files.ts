import type { MessageFileKind } from '#rules/messages/message-files.ts'
import { resumeContentTypes, resumeKind } from './resume-files.ts'

/** What each kind is sent as. */
export const messageFileTypes: Record<MessageFileKind, string> = {
  ...resumeContentTypes,
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** Tells a file by its bytes, never by its name; null for what is not taken. */
export function messageFileKind(content: Uint8Array): MessageFileKind | null {
  const head = Buffer.from(content.subarray(0, 8)).toString('latin1')
  if (head === '\x89PNG\r\n\x1a\n') return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  return resumeKind(content)
}
