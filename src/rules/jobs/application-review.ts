/** What came of an offer, beneath the state `accepted`. */
export const offers = ['offered', 'accepted', 'declined', 'joined'] as const
export type Offer = (typeof offers)[number]

/** The orders of received applications; the first is the default. */
export const receivedSorts = ['newest', 'oldest', 'updated', 'rating'] as const
export type ReceivedSort = (typeof receivedSorts)[number]

/** What may be done to the reviews of several applications at once. */
export const reviewActions = ['stage', 'tag', 'untag', 'assignee'] as const
export type ReviewAction = (typeof reviewActions)[number]

/** Tags without duplicates, in the given order. */
export const distinctTags = (tags: readonly string[]): string[] => [...new Set(tags.filter((tag) => tag !== ''))]

/** Where an applicant came from: `?ref=` of the job's address. */
export const sourcePattern = /^[A-Za-z0-9-]{1,40}$/

/** Where a person from elsewhere comes from, as a recruiter writes it: ハローワーク, 紹介(社員). */
export const statedSourcePattern = /^[A-Za-z0-9\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・()-]{1,40}$/u
