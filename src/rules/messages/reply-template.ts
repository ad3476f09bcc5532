/** What a reply may name; each stands in braces, such as {お名前}. */
export const replyPlaceholders = ['お名前', '求人名', '会社名'] as const
export type ReplyPlaceholder = (typeof replyPlaceholders)[number]

/** A reply with what its placeholders stand for; braces around anything else stay as they were typed. */
export function filledReply(text: string, values: Record<ReplyPlaceholder, string>): string {
  return text.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    replyPlaceholders.includes(name as ReplyPlaceholder) ? values[name as ReplyPlaceholder] : whole,
  )
}

/** What stands in braces and is none of the placeholders, once each; a writer may have mistyped it. */
export function unknownPlaceholders(text: string): string[] {
  const names = Array.from(text.matchAll(/\{([^{}\n]+)\}/g), ([, name = '']) => name)
  return [...new Set(names)].filter((name) => !replyPlaceholders.includes(name as ReplyPlaceholder))
}
