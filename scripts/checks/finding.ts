/** A sentence in the languages of terminals. */
export type Text = { en: string; ja: string }

/** The result of a check: a `problem` stops the product or harms people, the operator decides on a `warning`. */
export type Finding = { subject: string; state: 'ok' | 'warning' | 'problem'; text: Text }

export const ok = (subject: string, en: string, ja: string): Finding => ({ subject, state: 'ok', text: { en, ja } })
export const warning = (subject: string, en: string, ja: string): Finding => ({
  ...ok(subject, en, ja),
  state: 'warning',
})
export const problem = (subject: string, en: string, ja: string): Finding => ({
  ...ok(subject, en, ja),
  state: 'problem',
})

/** The language of a terminal, by the variables that gettext reads. */
export function terminalLanguage(env: Record<string, string | undefined>): keyof Text {
  return (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').startsWith('ja') ? 'ja' : 'en'
}

/** The code of an error, or its name: the messages of drivers contain addresses and passwords. */
export function reasonOf(error: unknown): string {
  const { code, name, cause } = (error ?? {}) as { code?: string; name?: string; cause?: unknown }
  return code ?? (cause ? reasonOf(cause) : (name ?? 'unknown'))
}
