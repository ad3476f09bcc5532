/** A decision may be reviewed once nobody can take it back, for this many days. */
export const reviewDays = 14

/** At most this many decisions to review are shown at once. */
export const shownReviews = 20

/** Weeks of the figures of quality. */
export const qualityWeeks = 8
