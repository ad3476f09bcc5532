/** One of the employer's people from the columns of a join; null where it found nobody. */
export const teammateOf = (id: string | null, name: string | null): { id: string; name: string } | null =>
  id === null || name === null ? null : { id, name }
