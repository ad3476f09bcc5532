const minute = 60_000

/**
 * The time (ISO 8601) for ages and "new" marks of a document: the start of the minute, so that all nodes render the
 * same document with the same ETag.
 */
export const pageInstant = (): string => new Date(Math.floor(Date.now() / minute) * minute).toISOString()
