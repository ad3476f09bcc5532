-- readOwnApplication

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."withdrawn_at",
  "applications"."cover_letter",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."terms",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."requirements",
  "resumes"."name" AS "resume_name",
  "applications"."profile" AS "shared_profile",
  (
    SELECT
      count(*)::int
    FROM
      messages
    WHERE
      messages.application_id = applications.id
      AND messages.sender = 'employer'
      AND messages.read_at IS NULL
  ) AS "unread_count",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  "applications"."id" = $1;

-- listOwnApplications

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."withdrawn_at",
  "applications"."cover_letter",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."terms",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."requirements",
  "resumes"."name" AS "resume_name",
  "applications"."profile" AS "shared_profile",
  (
    SELECT
      count(*)::int
    FROM
      messages
    WHERE
      messages.application_id = applications.id
      AND messages.sender = 'employer'
      AND messages.read_at IS NULL
  ) AS "unread_count",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  (
    applications.user_id = $1
    AND TRUE
  )
  AND TRUE
ORDER BY
  "applications"."applied_at" DESC,
  "applications"."id" DESC
LIMIT
  $2
OFFSET
  $3;

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."withdrawn_at",
  "applications"."cover_letter",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."terms",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."requirements",
  "resumes"."name" AS "resume_name",
  "applications"."profile" AS "shared_profile",
  (
    SELECT
      count(*)::int
    FROM
      messages
    WHERE
      messages.application_id = applications.id
      AND messages.sender = 'employer'
      AND messages.read_at IS NULL
  ) AS "unread_count",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  (
    applications.user_id = $1
    AND (
      (
        split_part(jobs.search_text, E'
', 1) || E'
' || split_part(jobs.search_text, E'
', 2)
      ) LIKE $2
    )
    AND applications.job_id = $3
  )
  AND "applications"."status" = $4
  AND ("applications"."applied_at", "applications"."id") < ($5::timestamptz, $6::uuid)
ORDER BY
  "applications"."applied_at" DESC,
  "applications"."id" DESC
LIMIT
  $7
OFFSET
  $8;

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."withdrawn_at",
  "applications"."cover_letter",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."terms",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."requirements",
  "resumes"."name" AS "resume_name",
  "applications"."profile" AS "shared_profile",
  (
    SELECT
      count(*)::int
    FROM
      messages
    WHERE
      messages.application_id = applications.id
      AND messages.sender = 'employer'
      AND messages.read_at IS NULL
  ) AS "unread_count",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  (
    applications.user_id = $1
    AND TRUE
  )
  AND ("applications"."applied_at", "applications"."id") > ($2::timestamptz, $3::uuid)
ORDER BY
  "applications"."applied_at" ASC,
  "applications"."id" ASC
LIMIT
  $4
OFFSET
  $5;

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."withdrawn_at",
  "applications"."cover_letter",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."terms",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."requirements",
  "resumes"."name" AS "resume_name",
  "applications"."profile" AS "shared_profile",
  (
    SELECT
      count(*)::int
    FROM
      messages
    WHERE
      messages.application_id = applications.id
      AND messages.sender = 'employer'
      AND messages.read_at IS NULL
  ) AS "unread_count",
  "applications"."updated_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  (
    applications.user_id = $1
    AND TRUE
  )
  AND ("applications"."updated_at", "applications"."id") < ($2::timestamptz, $3::uuid)
ORDER BY
  "applications"."updated_at" DESC,
  "applications"."id" DESC
LIMIT
  $4
OFFSET
  $5;

-- listAppliedJobIds

SELECT
  "job_id"
FROM
  "applications"
WHERE
  "user_id" = $1
  AND (
    "withdrawn_at" IS NULL
    OR "attempt" = $2
  )
ORDER BY
  "applied_at" DESC,
  "id" DESC
LIMIT
  $3;

-- countOwnApplications

SELECT
  "applications"."status",
  count(*) AS "count"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
WHERE
  (
    applications.user_id = $1
    AND TRUE
  )
GROUP BY
  "applications"."status";
