/** Stages of a selection within the four states, in order; for the employer's team only. */
export const reviewStages = ['documents', 'first', 'second', 'final', 'offer'] as const
export type ReviewStage = (typeof reviewStages)[number]

/** The orders of received applications; the first is the default. */
export const receivedSorts = ['newest', 'oldest', 'updated', 'rating'] as const
export type ReceivedSort = (typeof receivedSorts)[number]

/** Tags without duplicates, in the given order. */
export const distinctTags = (tags: readonly string[]): string[] => [...new Set(tags.filter((tag) => tag !== ''))]
