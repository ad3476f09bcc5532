-- insertJob

INSERT INTO
  "jobs" (
    "title",
    "company",
    "location",
    "description",
    "job_type",
    "work_style",
    "experience_level",
    "category",
    "salary_min",
    "salary_max",
    "requirements",
    "benefits",
    "deadline",
    "is_active",
    "id",
    "owner_id",
    "approval_status",
    "created_at",
    "updated_at",
    "terms",
    "prefectures",
    "search_text",
    "search_version"
  )
VALUES
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15,
    $16,
    $17,
    $18,
    $19,
    $20,
    $21,
    $22,
    $23
  );

DELETE FROM "job_text_sketches"
WHERE
  "job_id" = $1;

-- findJob

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
  "jobs"."id" = $1;

-- findVisibleJob

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
  "jobs"."id" = $1
  AND (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $2::date
    )
  );

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
  "jobs"."id" = $1
  AND (
    (
      jobs.approval_status = 'approved'
      AND jobs.is_active
      AND (
        jobs.deadline IS NULL
        OR jobs.deadline >= $2::date
      )
    )
    OR "jobs"."owner_id" = $3
    OR EXISTS (
      SELECT
        "applications"."id"
      FROM
        "applications"
      WHERE
        "applications"."job_id" = "jobs"."id"
        AND "applications"."user_id" = $4
    )
  );

-- lockJobToRun

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
  "jobs"."id" = $1;

SELECT
  "suspended_at" AS "at",
  "suspension_reason" AS "reason"
FROM
  "users"
WHERE
  "id" = $1
FOR NO KEY UPDATE;

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
  "jobs"."id" = $1
FOR NO KEY UPDATE OF
  "jobs";

-- lockJob

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
  "jobs"."id" = $1
FOR NO KEY UPDATE OF
  "jobs";

-- shareJob

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
  "jobs"."id" = $1
FOR SHARE OF
  "jobs";

-- updateJob

UPDATE "jobs"
SET
  "title" = $1,
  "company" = $2,
  "location" = $3,
  "description" = $4,
  "job_type" = $5,
  "work_style" = $6,
  "experience_level" = $7,
  "category" = $8,
  "salary_min" = $9,
  "salary_max" = $10,
  "requirements" = $11,
  "benefits" = $12,
  "deadline" = $13,
  "is_active" = $14,
  "terms" = $15,
  "prefectures" = $16,
  "search_text" = $17,
  "search_version" = $18
WHERE
  "id" = $19;

DELETE FROM "job_text_sketches"
WHERE
  "job_id" = $1;

-- removeJob

DELETE FROM "jobs"
WHERE
  "id" = $1;
