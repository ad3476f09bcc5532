import type { Action } from '#actions/context.ts'
import { ledgerCorrection, ledgerCount } from '#contract/stats.ts'
import { sumBoardFigures } from '#rules/board-figures.ts'
import { daysUpTo, monthsUpTo, tokyoMidnight } from '#rules/calendar.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { ledgerItems } from '#rules/ledger.ts'
import { orRefuse, refuseIf } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { answerTimeOf, answerTimeOfAll } from '#store/applications/answer-times.ts'
import { countsOf, totalOf } from '#store/applications/application-counts.ts'
import { bundledNotice } from '#store/bundled/server-versions.ts'
import type { Queryable } from '#store/database.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { pageOf } from '#store/keyset.ts'
import { readBoardFigures, recentJobs, recentUsers, topCompanies } from '#store/stats/admin-stats.ts'
import * as employerStats from '#store/stats/employer-stats.ts'
import { correctionsOf, countOfPeriod, type Period, periodOfYear, yearCounts } from '#store/stats/ledger.ts'

/** Lists on the dashboard have at most 5 items and link to the full screens. */
const listed = 5
const monthsShown = 12

/** The figures of the administrator's dashboard. */
export const readStats: Action<'readStats'> = async (_input, { db, now, config }) => {
  const today = tokyoDate(now)
  const [figures, recent_users, recent_jobs, top_companies] = await Promise.all([
    readBoardFigures(db),
    recentUsers(db, listed),
    recentJobs(db, listed),
    topCompanies(db, listed),
  ])
  const sums = sumBoardFigures(figures, monthsUpTo(today, monthsShown), today)
  const bundled_server = config.bundledInProduction ? bundledNotice(now) : undefined
  return { ...sums, recent_users, recent_jobs, top_companies, bundled_server }
}

const daysShown = 90
/** A selection may take months until the first working day. */
const daysOfStages = 365

/** The figures of own jobs, total and per job. */
export const readEmployerStats: Action<'readEmployerStats'> = async ({ query }, { db, viewer, now }) => {
  const today = tokyoDate(now)
  const days = daysUpTo(today, daysShown)
  const first = days[0] ?? today
  const page = pageOf(query)
  const [{ views, per_job, ...jobs }, applications, viewed, stages, answer_time, answer_time_of_all] =
    await Promise.all([
      employerStats.ownJobFigures(db, { owner: viewer.employerId, today, page }),
      employerStats.ownApplicationFigures(db, viewer.employerId, tokyoMidnight(first)),
      employerStats.ownViewsByDay(db, viewer.employerId, first),
      employerStats.ownStageFigures(db, {
        owner: viewer.employerId,
        begins: new Date(now.getTime() - daysOfStages * 86_400_000),
        now,
      }),
      answerTimeOf(db, viewer.employerId, now),
      answerTimeOfAll(db, now),
    ])
  const by_status = countsOf(applications)
  const viewsOn = new Map(viewed.map((each) => [each.day, each.views]))
  const applicationsOn = new Map<string | null, number>()
  for (const { day, count } of applications) applicationsOn.set(day, (applicationsOn.get(day) ?? 0) + count)
  return {
    jobs,
    answer_time,
    answer_time_of_all,
    views,
    applications: totalOf(by_status),
    by_status,
    conversion: stages.all,
    by_source: stages.bySource,
    per_job,
    per_day: days.map((day) => ({ day, views: viewsOn.get(day) ?? 0, applications: applicationsOn.get(day) ?? 0 })),
    ...(page && { page: page.page, limit: page.limit }),
  }
}

/** An own job's views and applications by day, and what changed in its posting meanwhile. */
export const readJobFigures: Action<'readJobFigures'> = async ({ params }, { db, viewer, now }) => {
  const job = orRefuse(await findJob(db, params.id), 'job-not-found')
  refuseIf(whyNotManage(viewer, job))
  const today = tokyoDate(now)
  const days = daysUpTo(today, daysShown)
  const day = days[0] ?? today
  const counted = new Map(
    (await employerStats.jobFiguresByDay(db, { jobId: job.id, day })).map((each) => [each.day, each]),
  )
  const changes = await employerStats.changesOfJob(db, { jobId: job.id, begins: tokyoMidnight(day) })
  return {
    job: { id: job.id, title: job.title },
    views: job.view_count,
    applications: job.application_count,
    per_day: days.map((day) => counted.get(day) ?? { day, views: 0, applications: 0 }),
    changes: changes.map(({ at, kind, fields }) => ({
      ...{ at, day: tokyoDate(at), kind },
      ...(fields && { fields }),
    })),
  }
}

/** The figures of this year and the last one, as they were counted within the hour. */
export const readTransparency: Action<'readTransparency'> = async (_input, { db, now }) => {
  const years = await yearCounts(db, now)
  return {
    years: years.map(({ year, counts, counted_at }) => ({
      ...{ year, counted_at },
      figures: ledgerItems.map((item) => ({ item, count: counts[item] ?? 0 })),
    })),
  }
}

/** What the ledger of a year holds, row by row. */
export const exportLedger: Action<'exportLedger'> = async ({ query: { year } }, { db }) => {
  return { table: 'ledger', rows: rowsOf(db, periodOfYear(year)) }
}

async function* rowsOf(db: Queryable, period: Period) {
  const counted = new Map((await countOfPeriod(db, period)).map(({ item, count }) => [item, count]))
  for (const item of ledgerItems) yield ledgerCount(item, counted.get(item) ?? 0)
  for await (const correction of correctionsOf(db, period)) yield ledgerCorrection(correction)
}
