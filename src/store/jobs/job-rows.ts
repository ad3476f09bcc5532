import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'

/** Jobs as they are read: every column but those made for searching, the owner's name, and whether the owner is verified. */
export const jobRows = (db: Queryable) =>
  db
    .selectFrom('jobs')
    .innerJoin('users as owner', 'owner.id', 'jobs.owner_id')
    .leftJoin('employer_profiles as employer', 'employer.user_id', 'jobs.owner_id')
    .select(sql<boolean>`employer.verified_at IS NOT NULL`.as('employer_verified'))
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
      'jobs.salary_min',
      'jobs.salary_max',
      'jobs.requirements',
      'jobs.benefits',
      'jobs.deadline',
      'jobs.terms',
      'jobs.is_active',
      'jobs.stopped_by_operator',
      'jobs.approval_status',
      'jobs.rejection_reason',
      'jobs.was_public',
      'jobs.created_at',
      'jobs.updated_at',
      'jobs.view_count',
      'jobs.application_count',
      'owner.name as created_by_name',
    ])

export type JobRow = Awaited<ReturnType<ReturnType<typeof jobRows>['execute']>>[number]
