-- insertImported

INSERT INTO
  jobs (
    id,
    owner_id,
    title,
    company,
    location,
    prefectures,
    description,
    search_text,
    search_version,
    job_type,
    work_style,
    experience_level,
    category,
    salary_min,
    salary_max,
    requirements,
    benefits,
    deadline,
    terms,
    is_active,
    stopped_by_operator,
    approval_status,
    rejection_reason,
    was_public,
    created_at,
    updated_at
  )
SELECT
  id,
  owner_id,
  title,
  company,
  location,
  prefectures,
  description,
  search_text,
  search_version,
  job_type,
  work_style,
  experience_level,
  category,
  salary_min,
  salary_max,
  requirements,
  benefits,
  deadline,
  terms,
  is_active,
  stopped_by_operator,
  approval_status,
  rejection_reason,
  was_public,
  created_at,
  updated_at
FROM
  jsonb_populate_recordset(NULL::jobs, $1::jsonb);

INSERT INTO
  job_text_sketches
SELECT
  *
FROM
  jsonb_populate_recordset(NULL::job_text_sketches, $1::jsonb);

-- jobIdsTaken

SELECT
  id
FROM
  jobs
WHERE
  id = ANY ($1::UUID[]);

-- jobsToExport

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
  "owner"."name" AS "created_by_name",
  "jobs"."created_at"::text AS "at",
  "jobs"."updated_at"::text AS "updated",
  "owner"."email"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  TRUE
ORDER BY
  "jobs"."created_at",
  "jobs"."id"
LIMIT
  $1;

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
  "owner"."name" AS "created_by_name",
  "jobs"."created_at"::text AS "at",
  "jobs"."updated_at"::text AS "updated",
  "owner"."email"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  ("jobs"."created_at", "jobs"."id") > ($1::timestamptz, $2::uuid)
ORDER BY
  "jobs"."created_at",
  "jobs"."id"
LIMIT
  $3;

-- importedLines

SELECT
  "line"
FROM
  "job_imports"
WHERE
  "file" = $1;

-- saveImportedLines

INSERT INTO
  "job_imports" ("file", "line", "updated_at")
VALUES
  ($1, $2, $3)
ON CONFLICT ("file") DO UPDATE
SET
  "line" = $4,
  "updated_at" = $5;
