import { read } from '#web/api/read-query.ts'

/** Own jobs on a page of the table of figures. */
export const jobsOfFigures = 20

/** Figures of own jobs with a page of the table; the first page serves every screen that shows figures. */
export const ownFigures = (page = 1) =>
  read('readEmployerStats', { query: { page: String(page), limit: String(jobsOfFigures) } })
