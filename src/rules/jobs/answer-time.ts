/** The days over which answers of an employer count. */
export const answerTimeDays = 90

/** A job tells how soon its employer answers from this number of answers on. */
export const fewestAnswers = 5

/** How soon applications were answered, in whole days. */
export type AnswerTime = { median_days: number; count: number }
