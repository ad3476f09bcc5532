/** A job's occupations, absent when not stated; guessed ones are not the employer's statement. */
export type StatedOccupations = { occupations?: string[] | undefined; occupations_guessed?: boolean | undefined }

/** The occupations that the employer stated. */
export const statedOccupations = ({ occupations = [], occupations_guessed }: StatedOccupations): string[] =>
  occupations_guessed ? [] : occupations
