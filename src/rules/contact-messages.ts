/** What asks for an answer, and what has got one or needs none. */
export const contactStatuses = ['open', 'closed'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** The number by which the operator and whoever asked name a message: the random end of its id. */
export const contactNumber = (id: string): string => id.slice(-8).toUpperCase()
