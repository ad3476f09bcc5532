/** Everybody compares approved versions, also the team of a job with a correction. */
export const comparedJob = (id: string) => ({ params: { id }, query: { version: 'public' as const } })
