/** A team member from the columns of a join; null without a match. */
export const teammateOf = (id: string | null, name: string | null): { id: string; name: string } | null =>
  id === null || name === null ? null : { id, name }
