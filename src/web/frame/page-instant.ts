const minute = 60_000

/**
 * The instant (ISO 8601) by which a document tells ages and marks what is new. It is the beginning of this minute, so that
 * every node that renders the same data within it sends the same document, with the same ETag.
 */
export const pageInstant = (): string => new Date(Math.floor(Date.now() / minute) * minute).toISOString()
