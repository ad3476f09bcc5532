-- saveCheck

INSERT INTO
  job_checks (job_id, severity)
SELECT
  job_id,
  severity
FROM
  jsonb_populate_recordset(NULL::job_checks, $1::jsonb) AS checked
WHERE
  EXISTS (
    SELECT
    FROM
      jobs
    WHERE
      jobs.id = checked.job_id
  )
ON CONFLICT (job_id) DO UPDATE
SET
  severity = excluded.severity;

-- saveChecks

INSERT INTO
  job_checks (job_id, severity)
SELECT
  job_id,
  severity
FROM
  jsonb_populate_recordset(NULL::job_checks, $1::jsonb) AS checked
WHERE
  EXISTS (
    SELECT
    FROM
      jobs
    WHERE
      jobs.id = checked.job_id
  )
ON CONFLICT (job_id) DO UPDATE
SET
  severity = excluded.severity;

-- pendingJobsAfter

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
  owner.suspended_at IS NOT NULL AS "employer_suspended",
  (
    jobs.application_count + coalesce(
      (
        SELECT
          sum(amount)
        FROM
          figure_changes
        WHERE
          name = 'job-applications'
          AND key = jobs.id::text
      ),
      0
    )
  )::int AS "application_count",
  "jobs"."id",
  "jobs"."owner_id",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."description",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."experience_level",
  "jobs"."category",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."requirements",
  "jobs"."benefits",
  "jobs"."deadline",
  "jobs"."terms",
  "jobs"."is_active",
  "jobs"."stopped_by_operator",
  "jobs"."approval_status",
  "jobs"."rejection_reason",
  "jobs"."was_public",
  "jobs"."created_at",
  "jobs"."updated_at",
  "jobs"."view_count",
  "owner"."name" AS "created_by_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  "jobs"."approval_status" = $1
ORDER BY
  "jobs"."id"
LIMIT
  $2;

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
  owner.suspended_at IS NOT NULL AS "employer_suspended",
  (
    jobs.application_count + coalesce(
      (
        SELECT
          sum(amount)
        FROM
          figure_changes
        WHERE
          name = 'job-applications'
          AND key = jobs.id::text
      ),
      0
    )
  )::int AS "application_count",
  "jobs"."id",
  "jobs"."owner_id",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."description",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."experience_level",
  "jobs"."category",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."requirements",
  "jobs"."benefits",
  "jobs"."deadline",
  "jobs"."terms",
  "jobs"."is_active",
  "jobs"."stopped_by_operator",
  "jobs"."approval_status",
  "jobs"."rejection_reason",
  "jobs"."was_public",
  "jobs"."created_at",
  "jobs"."updated_at",
  "jobs"."view_count",
  "owner"."name" AS "created_by_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  "jobs"."approval_status" = $1
  AND "jobs"."id" > $2
  AND NOT EXISTS (
    SELECT
    FROM
      job_checks
    WHERE
      job_checks.job_id = jobs.id
  )
ORDER BY
  "jobs"."id"
LIMIT
  $3;
