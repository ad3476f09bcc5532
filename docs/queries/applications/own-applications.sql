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
  ) AS "unread_count"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  "applications"."id" = $1;

-- everyOwnApplication

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
  "applications"."user_id" = $1
  AND TRUE
ORDER BY
  "applications"."applied_at" DESC,
  "applications"."id" DESC
LIMIT
  $2;

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

-- readOwnPage

WITH
  found AS MATERIALIZED (
    (
      SELECT
        "applications"."id",
        "applications"."status",
        row_number() OVER (
          ORDER BY
            applications.updated_at DESC,
            applications.id DESC
        ) AS "place"
      FROM
        "applications"
      WHERE
        (
          applications.user_id = $1
          AND TRUE
        )
    )
  )
SELECT
  ARRAY(
    SELECT
      id
    FROM
      found
    ORDER BY
      place
    LIMIT
      $2
    OFFSET
      $3
  ) AS ids,
  (
    SELECT
      coalesce(json_agg(counted), '[]')
    FROM
      (
        SELECT
          status,
          count(*) AS count
        FROM
          found
        GROUP BY
          status
      ) AS counted
  ) AS counted;

WITH
  found AS MATERIALIZED (
    (
      SELECT
        "applications"."id",
        "applications"."status",
        row_number() OVER (
          ORDER BY
            applications.applied_at DESC,
            applications.id DESC
        ) AS "place"
      FROM
        "applications"
        INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
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
        )
    )
  )
SELECT
  ARRAY(
    SELECT
      id
    FROM
      found
    WHERE
      status = $3
    ORDER BY
      place
    LIMIT
      $4
    OFFSET
      $5
  ) AS ids,
  (
    SELECT
      coalesce(json_agg(counted), '[]')
    FROM
      (
        SELECT
          status,
          count(*) AS count
        FROM
          found
        GROUP BY
          status
      ) AS counted
  ) AS counted;

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
  ) AS "unread_count"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  applications.id = ANY ($1::UUID[])
ORDER BY
  array_position($2::UUID[], applications.id);

-- countOwnApplications

SELECT
  "status",
  count(*) AS "count"
FROM
  "applications"
WHERE
  "user_id" = $1
GROUP BY
  "status";
