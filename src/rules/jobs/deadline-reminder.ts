/** The owner of a public job is reminded so many days before its deadline. */
export const daysBeforeDeadline = 7
