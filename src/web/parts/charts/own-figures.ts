import { read } from '#web/api/read-query.ts'

/** Own jobs per page of the figures' table. */
export const jobsOfFigures = 20

/** Figures of own jobs with a page of the table; other screens use the first page. */
export const ownFigures = (page = 1) =>
  read('readEmployerStats', { query: { page: String(page), limit: String(jobsOfFigures) } })
