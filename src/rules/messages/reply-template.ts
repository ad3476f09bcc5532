/** What a reply may name; each stands in braces, such as {お名前}. */
export const replyPlaceholders = ['お名前', '求人名', '会社名'] as const
export type ReplyPlaceholder = (typeof replyPlaceholders)[number]

/** A reply with what its placeholders stand for; braces around anything else stay as they were typed. */
export function filledReply(text: string, values: Record<ReplyPlaceholder, string>): string {
  return text.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    replyPlaceholders.includes(name as ReplyPlaceholder) ? values[name as ReplyPlaceholder] : whole,
  )
}
