/** What a check found: `problem` stops the product or harms people, `advice` is for the operator to weigh. */
export type Finding = { subject: string; state: 'ok' | 'advice' | 'problem'; text: string }

export const ok = (subject: string, text: string): Finding => ({ subject, state: 'ok', text })
export const advice = (subject: string, text: string): Finding => ({ subject, state: 'advice', text })
export const problem = (subject: string, text: string): Finding => ({ subject, state: 'problem', text })

/** The code of an error, or its name: messages of drivers repeat addresses and passwords. */
export function reasonOf(error: unknown): string {
  const { code, name, cause } = (error ?? {}) as { code?: string; name?: string; cause?: unknown }
  return code ?? (cause ? reasonOf(cause) : (name ?? 'unknown'))
}
