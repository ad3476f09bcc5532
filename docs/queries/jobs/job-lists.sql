-- listJobs

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
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "poster"."id" AS "poster_id",
  "poster"."name" AS "poster_name",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "poster" ON "poster"."id" = "jobs"."posted_by"
WHERE
  (TRUE)
  AND TRUE
ORDER BY
  "jobs"."created_at" DESC,
  "jobs"."id" DESC
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
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "poster"."id" AS "poster_id",
  "poster"."name" AS "poster_name",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "poster" ON "poster"."id" = "jobs"."posted_by"
WHERE
  (
    (
      "jobs"."search_text" LIKE $1
      AND "jobs"."search_text" LIKE $2
    )
    AND jobs.owner_id = $3
    AND jobs.approval_status = $4
    AND jobs.job_type = $5
  )
  AND ("jobs"."created_at", "jobs"."id") < ($6::timestamptz, $7::uuid)
ORDER BY
  "jobs"."created_at" DESC,
  "jobs"."id" DESC
LIMIT
  $8;

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
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "poster"."id" AS "poster_id",
  "poster"."name" AS "poster_name",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "poster" ON "poster"."id" = "jobs"."posted_by"
WHERE
  (
    ("jobs"."search_text" LIKE $1)
    AND jobs.owner_id = ANY ($2::UUID[])
  )
  AND TRUE
ORDER BY
  "jobs"."created_at" DESC,
  "jobs"."id" DESC
LIMIT
  $3;

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
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "poster"."id" AS "poster_id",
  "poster"."name" AS "poster_name",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "poster" ON "poster"."id" = "jobs"."posted_by"
WHERE
  (
    TRUE
    AND NOT jobs.is_active
  )
  AND TRUE
ORDER BY
  "jobs"."created_at" DESC,
  "jobs"."id" DESC
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
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "poster"."id" AS "poster_id",
  "poster"."name" AS "poster_name",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "poster" ON "poster"."id" = "jobs"."posted_by"
WHERE
  (
    TRUE
    AND (
      jobs.approval_status = 'approved'
      AND jobs.is_active
      AND (
        jobs.deadline IS NULL
        OR jobs.deadline >= $1::date
      )
    )
  )
  AND TRUE
ORDER BY
  "jobs"."created_at" DESC,
  "jobs"."id" DESC
LIMIT
  $2;

-- readListed

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
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "poster"."id" AS "poster_id",
  "poster"."name" AS "poster_name",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "poster" ON "poster"."id" = "jobs"."posted_by"
WHERE
  jobs.id = ANY ($1::UUID[]);

-- listSorted

SELECT
  jobs.id
FROM
  jobs
WHERE
  (
    TRUE
    AND jobs.owner_id = $1
  )
ORDER BY
  jobs.deadline < $2::date,
  jobs.deadline,
  jobs.id DESC
LIMIT
  $3
OFFSET
  $4;

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
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "poster"."id" AS "poster_id",
  "poster"."name" AS "poster_name",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "poster" ON "poster"."id" = "jobs"."posted_by"
WHERE
  jobs.id = ANY ($1::UUID[]);

SELECT
  jobs.id
FROM
  jobs
WHERE
  (
    ("jobs"."search_text" LIKE $1)
    AND jobs.owner_id = $2
  )
ORDER BY
  jobs.updated_at DESC,
  jobs.id DESC
LIMIT
  $3
OFFSET
  $4;

SELECT
  jobs.id
FROM
  jobs
WHERE
  (
    TRUE
    AND jobs.owner_id = $1
  )
ORDER BY
  jobs.application_count DESC,
  jobs.id DESC
LIMIT
  $2
OFFSET
  $3;

-- countListed

SELECT
  count(*) AS "total"
FROM
  "jobs"
WHERE
  (
    ("jobs"."search_text" LIKE $1)
    AND jobs.owner_id = $2
  );
