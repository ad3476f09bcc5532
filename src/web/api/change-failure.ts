import { ApiError, NetworkError } from './api-error.ts'

/** The message for a failed change: a title, and the server's reason or what to do. */
export type ChangeFailure = {
  title: string
  line: string
  /** Where the latest version is read. */
  latest?: string
}

/** The title is `refused` after a refusal, エラーが発生しました without a response. */
export function changeFailure(error: unknown, refused: string): ChangeFailure {
  if (error instanceof NetworkError) {
    return { title: 'エラーが発生しました', line: '通信環境を確認して、もう一度お試しください。' }
  }
  const reason = error instanceof ApiError ? error.message : ''
  return { title: refused, line: reason || '時間をおいて、もう一度お試しください。' }
}

/** Whether somebody else changed the item first. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}
