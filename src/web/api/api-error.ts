import type { Refusal } from '#rules/refusals.ts'

/** A refusal with the server's Japanese sentence. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** One entry per refused field. */
  readonly errors: readonly { msg: string; path: string }[]
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined
  /** The refusal's name and data; undefined for a response that is not the product's. */
  readonly code: Refusal | undefined
  readonly data: unknown

  constructor(
    status: number,
    message: string,
    more: Partial<Pick<ApiError, 'errors' | 'retryAfter' | 'code' | 'data'>> = {},
  ) {
    super(message)
    this.status = status
    this.errors = more.errors ?? []
    this.retryAfter = more.retryAfter
    this.code = more.code
    this.data = more.data
  }
}

/** There was no response, or one that is not the product's. Screens have their own sentence for it. */
export class NetworkError extends Error {
  override name = 'NetworkError'

  constructor(cause?: unknown) {
    super('ネットワークエラーが発生しました', { cause })
  }
}

/** The server's sentence, or the screen's own without one or without a connection. */
export function failureText(error: unknown, words: { refused: string; unreachable: string }): string {
  if (error instanceof ApiError) return error.message || words.refused
  return error instanceof NetworkError ? words.unreachable : words.refused
}
