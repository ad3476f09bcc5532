/** `closed`: answered, or needs no answer. */
export const contactStatuses = ['open', 'closed'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** The number by which both sides refer to a message: the random end of its id. */
export const contactNumber = (id: string): string => id.slice(-8).toUpperCase()
