/** The result of a check: a `problem` stops the product or harms people, the operator decides on `advice`. */
export type Finding = { subject: string; state: 'ok' | 'advice' | 'problem'; text: string }

export const ok = (subject: string, text: string): Finding => ({ subject, state: 'ok', text })
export const advice = (subject: string, text: string): Finding => ({ subject, state: 'advice', text })
export const problem = (subject: string, text: string): Finding => ({ subject, state: 'problem', text })

/** The code of an error, or its name: the messages of drivers contain addresses and passwords. */
export function reasonOf(error: unknown): string {
  const { code, name, cause } = (error ?? {}) as { code?: string; name?: string; cause?: unknown }
  return code ?? (cause ? reasonOf(cause) : (name ?? 'unknown'))
}
