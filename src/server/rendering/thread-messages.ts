import type { Refusal } from '#rules/refusals.ts'
import type { Drawn } from './finish-page.ts'
import type { PageAsked, PageCalls } from './page-renderer.ts'

/** What the server's thread says to the one that renders. */
export type ToThread =
  | { kind: 'render'; page: number; asked: PageAsked; known: Known | null }
  | { kind: 'answer'; call: number; value: unknown }
  | { kind: 'refused'; call: number; failure: Failure }

/** What the thread that renders says: a call of a page's loaders, or the page. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'call'; page: number; call: number; of: keyof PageCalls; given: unknown[] }
  | { kind: 'drawn'; page: number; drawn: Drawn }
  | { kind: 'failed'; page: number; failure: Failure }

/** How a call of the page ended that was made before it was asked for (first-call.ts). */
export type Known = { key: string } & ({ value: unknown } | { failure: Failure })

/** The same text for the same call. */
export const keyOf = (call: readonly unknown[]): string => JSON.stringify(call)

/** An error between threads; of what was refused, loaders read the reason. */
export type Failure = { message: string; stack: string | undefined; refusal: Refusal | undefined }

export function failureOf(error: unknown): Failure {
  const { message = String(error), stack, refusal } = (error ?? {}) as Partial<Failure>
  return { message, stack, refusal }
}

export const errorOf = ({ message, stack, refusal }: Failure): Error =>
  Object.assign(new Error(message), { stack, refusal })
