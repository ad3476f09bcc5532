import { applicationStatuses } from './jobs/application-status.ts'

/** Figures of the whole board: people by month and role, jobs and applications by month and state, open jobs by deadline. */
export const boardFigures = ['people', 'jobs', 'open-jobs', 'applications'] as const

/**
 * One kept figure. Months are YYYY-MM in Asia/Tokyo, and keys begin with `month state`; those of open jobs (approved
 * and active) are deadlines, or `none`.
 */
export type BoardFigure = { name: (typeof boardFigures)[number]; key: string; amount: number }

type Part = { month: string; state: string; amount: number }

/** The figures of the administrator's dashboard, summed from kept ones; `months` are its last ones. */
export function sumBoardFigures(figures: readonly BoardFigure[], months: readonly string[], today: string) {
  const partsOf = (wanted: BoardFigure['name']): Part[] =>
    figures.flatMap(({ name, key, amount }) => {
      const [month = '', state = ''] = key.split(' ')
      return name === wanted ? [{ month, state, amount }] : []
    })
  const sum = (parts: readonly Part[], wanted: Partial<Part> = {}) =>
    parts
      .filter(({ month, state }) => (wanted.month ?? month) === month && (wanted.state ?? state) === state)
      .reduce((total, { amount }) => total + amount, 0)
  const month = today.slice(0, 7)
  const [people, jobs, applications] = [partsOf('people'), partsOf('jobs'), partsOf('applications')]
  // A date, or `none`, which sorts after every date.
  const open = figures.filter(({ name, key }) => name === 'open-jobs' && key >= today)
  return {
    users: { total: sum(people), employers: sum(people, { state: 'employer' }), this_month: sinceMonth(people, month) },
    jobs: {
      total: sum(jobs),
      active: open.reduce((total, { amount }) => total + amount, 0),
      pending: sum(jobs, { state: 'pending' }),
      approved: sum(jobs, { state: 'approved' }),
      rejected: sum(jobs, { state: 'rejected' }),
      this_month: sinceMonth(jobs, month),
    },
    applications: {
      total: sum(applications),
      this_month: sum(applications, { month }),
      by_status: Object.fromEntries(
        applicationStatuses.map((state) => [state, sum(applications, { state })]),
      ) as Record<(typeof applicationStatuses)[number], number>,
    },
    applications_by_month: months.map((each) => ({ month: each, count: sum(applications, { month: each }) })),
  }
}

/** From the start of a month on, including future ones: a clock may be ahead. */
const sinceMonth = (parts: readonly Part[], since: string) =>
  parts.filter(({ month }) => month >= since).reduce((total, { amount }) => total + amount, 0)
