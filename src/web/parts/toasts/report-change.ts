import { changeFailure } from '#web/api/change-failure.ts'
import { type ToastMessage, toast } from './toast.ts'

/** Shows by a toast why a change failed. */
export function reportFailure(error: unknown, refused: string, about: string): void {
  const { title, line } = changeFailure(error, refused)
  toast.error(title, line, about)
}

/**
 * Shows by a toast that a change is done, with the server's message, or why it failed. Resolves to the answer;
 * undefined after a failure.
 */
export async function reportChange<Result extends { message: string }>(
  change: Promise<Result>,
  toasted: {
    /** The title after a refusal: 操作に失敗しました. */
    refused: string
    /** The subject, such as `job:<id>`. */
    about: string
    /** What was changed. */
    line?: string | undefined
    /** An offer to undo it. */
    action?: ToastMessage['action']
  },
): Promise<Result | undefined> {
  try {
    const answer = await change
    toast.success(answer.message, toasted.line, toasted.about, toasted.action)
    return answer
  } catch (error) {
    reportFailure(error, toasted.refused, toasted.about)
  }
}
