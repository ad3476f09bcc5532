/** The stages of a selection beneath the four states: for the employer's people alone, in the order in which they come. */
export const reviewStages = ['documents', 'first', 'second', 'final', 'offer'] as const
export type ReviewStage = (typeof reviewStages)[number]

/** The orders of received applications; the first is the default. */
export const receivedSorts = ['newest', 'oldest', 'updated', 'rating'] as const
export type ReceivedSort = (typeof receivedSorts)[number]

/** Tags as they are stored: each once, in the order in which they were given. */
export const distinctTags = (tags: readonly string[]): string[] => [...new Set(tags.filter((tag) => tag !== ''))]
