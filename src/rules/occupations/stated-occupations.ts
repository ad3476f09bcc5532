/** Occupations of a job; absent ones are not stated. Guessed ones are no statement of its employer. */
export type StatedOccupations = { occupations?: string[] | undefined; occupations_guessed?: boolean | undefined }

/** What the employer stated. */
export const statedOccupations = ({ occupations = [], occupations_guessed }: StatedOccupations): string[] =>
  occupations_guessed ? [] : occupations
