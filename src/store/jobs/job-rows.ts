import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'

/** A job's number of applications: the folded ones in its row plus the others (store/stats/kept-figures.ts). */
export const applicationCount = sql<number>`(jobs.application_count + coalesce((
  SELECT sum(amount) FROM figure_changes WHERE name = 'job-applications' AND key = jobs.id::text), 0))::int`

/** Jobs for reading: every column but the derived search ones, with the owner's name and whether they carry the employer's mark. */
export const jobRows = (db: Queryable) =>
  db
    .selectFrom('jobs')
    .innerJoin('users as owner', 'owner.id', 'jobs.owner_id')
    .leftJoin('employer_profiles as employer', 'employer.user_id', 'jobs.owner_id')
    .select(sql<boolean>`coalesce(bears_mark(employer, jobs.company), false)`.as('employer_verified'))
    .select(sql<boolean>`owner.suspended_at IS NOT NULL`.as('employer_suspended'))
    .select(sql<boolean>`employer.name IS NOT NULL`.as('has_page'))
    .select(applicationCount.as('application_count'))
    .select([
      'jobs.id',
      'jobs.owner_id',
      'jobs.title',
      'jobs.company',
      'jobs.location',
      'jobs.description',
      'jobs.job_type',
      'jobs.work_style',
      'jobs.experience_level',
      'jobs.category',
      'jobs.occupations',
      'jobs.occupations_guessed',
      'jobs.salary_min',
      'jobs.salary_max',
      'jobs.requirements',
      'jobs.benefits',
      'jobs.deadline',
      'jobs.terms',
      'jobs.questions',
      'jobs.workplaces',
      'jobs.is_active',
      'jobs.publish_at',
      'jobs.show_estimate',
      'jobs.stopped_by_operator',
      'jobs.approval_status',
      'jobs.rejection_reason',
      'jobs.was_public',
      'jobs.created_at',
      'jobs.updated_at',
      'jobs.view_count',
      'owner.name as created_by_name',
    ])

export type JobRow = Awaited<ReturnType<ReturnType<typeof jobRows>['execute']>>[number]
