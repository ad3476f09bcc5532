import { ApiError } from '#web/api/api-error.ts'
import { fieldOfFinding } from './findings/row-of-finding.ts'

/** Why a job was not saved: the server's field errors, its message, or `refused`; or no response. */
export function savingFailureText(error: unknown, refused: string): string {
  if (!(error instanceof ApiError)) return 'エラーが発生しました'
  return error.errors.map(({ msg }) => msg).join(', ') || error.message || refused
}

/** The server's errors by form field; the first of a field counts. */
export function refusedFields(error: unknown): { field: string; message: string }[] {
  if (!(error instanceof ApiError)) return []
  const first = new Map<string, string>()
  for (const { path, msg } of error.errors) {
    const field = fieldOfFinding(path)
    if (!first.has(field)) first.set(field, msg)
  }
  return [...first].map(([field, message]) => ({ field, message }))
}
