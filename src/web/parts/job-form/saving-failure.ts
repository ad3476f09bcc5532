import { ApiError } from '#web/api/api-error.ts'
import { jobFieldOrder } from './job-values.ts'

/** Why a job was not saved: the server's field errors, or its message, or `refused`; or that no answer came. */
export function savingFailureText(error: unknown, refused: string): string {
  if (!(error instanceof ApiError)) return 'エラーが発生しました'
  return error.errors.map(({ msg }) => msg).join(', ') || error.message || refused
}

/** The server's errors by field of the form; `requirements.3` belongs to `requirements`. The first of a field counts. */
export function refusedFields(error: unknown): { field: (typeof jobFieldOrder)[number]; message: string }[] {
  if (!(error instanceof ApiError)) return []
  return jobFieldOrder.flatMap((field) => {
    const found = error.errors.find(({ path }) => path.split('.')[0] === field)
    return found ? [{ field, message: found.msg }] : []
  })
}
