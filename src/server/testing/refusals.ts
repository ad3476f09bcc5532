import { expect } from 'vitest'
import type { Reply } from '#app/testing/test-app.ts'
import { type Refusal, refusalStatus } from '#rules/refusals.ts'
import { refusalSentence } from '#words/refusals.ts'

/** Refused for exactly this reason. */
export function expectReason(reply: Reply, reason: Refusal): void {
  expectRefused(reply, refusalStatus[reason], refusalSentence[reason])
}

/** Refused with exactly this; every 400 says the same of at least one field. */
export function expectRefused(
  { status, body }: Reply,
  due: number,
  message: string,
  path?: string,
  data?: object,
): void {
  const errors = due === 400 ? { errors: body.errors } : {}
  const { code } = body as { code: Refusal }
  expect([status, body]).toEqual([due, { success: false, message, code, ...errors, ...(data && { data }) }])
  expect([code, refusalStatus[code]]).toEqual([code, due])
  if (code !== 'invalid-input') expect(refusalSentence[code]).toBe(message)
  if (due !== 400) return
  expect(body.errors[0]).toEqual({ msg: message, path: expect.any(String) })
  if (path !== undefined) expect(body.errors.map((error: { path: string }) => error.path)).toContain(path)
}
