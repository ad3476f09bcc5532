-- holdRecheck

SELECT
  *
FROM
  "job_recheck"
FOR UPDATE;

-- saveRecheck

UPDATE "job_recheck"
SET
  "edition" = $1,
  "after_id" = $2,
  "done" = $3;

-- publicJobsAfter

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
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  )
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
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  )
  AND "jobs"."id" > $2
ORDER BY
  "jobs"."id"
LIMIT
  $3;

-- knownStopsOf

SELECT
  *
FROM
  "job_known_stops"
WHERE
  job_id = ANY ($1::UUID[]);

-- saveKnownStops

INSERT INTO
  "job_known_stops" ("job_id", "stops")
VALUES
  ($1, $2)
ON CONFLICT ("job_id") DO UPDATE
SET
  "stops" = "excluded"."stops";

-- openCheckCase

INSERT INTO
  "job_report_cases" ("id", "job_id", "opened_at", "desk_at", "found")
VALUES
  ($1, $2, $3, $4, $5)
ON CONFLICT ("job_id")
WHERE
  "closed_at" IS NULL DO UPDATE
SET
  "desk_at" = coalesce(job_report_cases.desk_at, excluded.desk_at),
  "found" = $6;
