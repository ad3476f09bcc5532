import type { Refusal } from '#rules/refusals.ts'

/** A refusal of the server, in its own Japanese words. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** One entry per refused field. */
  readonly errors: readonly { msg: string; path: string }[]
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  /** The refusal's name, and what it brings along; undefined where something else than the product answered. */
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

/** No answer came, or none that the product wrote. Screens say it in their own words. */
export class NetworkError extends Error {
  override name = 'NetworkError'

  constructor(cause?: unknown) {
    super('ネットワークエラーが発生しました', { cause })
  }
}

/** The server's sentence, or the screen's own where the server said nothing or could not be reached. */
export function failureText(error: unknown, words: { refused: string; unreachable: string }): string {
  if (error instanceof ApiError) return error.message || words.refused
  return error instanceof NetworkError ? words.unreachable : words.refused
}
