import { ApiError, NetworkError } from './api-error.ts'

/** What is said when a change failed: a title, and the server's reason or what to do. */
export type ChangeFailure = { title: string; line: string }

/** `refused` where the server said no, エラーが発生しました where no answer came. */
export function changeFailure(error: unknown, refused: string): ChangeFailure {
  if (error instanceof NetworkError) {
    return { title: 'エラーが発生しました', line: '通信環境を確認して、もう一度お試しください。' }
  }
  const reason = error instanceof ApiError ? error.message : ''
  return { title: refused, line: reason || '時間をおいて、もう一度お試しください。' }
}

/** Whether the thing is no longer what the screen showed: somebody else was faster. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}
