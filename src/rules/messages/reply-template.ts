/** Placeholders of a reply, written in braces: {お名前}. */
export const replyPlaceholders = ['お名前', '求人名', '会社名'] as const
export type ReplyPlaceholder = (typeof replyPlaceholders)[number]

/** Fills the placeholders of a reply; other braces stay. */
export function filledReply(text: string, values: Record<ReplyPlaceholder, string>): string {
  return text.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    replyPlaceholders.includes(name as ReplyPlaceholder) ? values[name as ReplyPlaceholder] : whole,
  )
}

/** Words in braces that are no placeholder, without duplicates; perhaps mistyped. */
export function unknownPlaceholders(text: string): string[] {
  const names = Array.from(text.matchAll(/\{([^{}\n]+)\}/g), ([, name = '']) => name)
  return [...new Set(names)].filter((name) => !replyPlaceholders.includes(name as ReplyPlaceholder))
}
