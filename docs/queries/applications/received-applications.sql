-- findReceived

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."withdrawn_at",
  "applications"."withdrawal_reason",
  "applications"."cover_letter",
  "applications"."resume_id",
  "jobs"."title" AS "job_title",
  "applicant"."name" AS "applicant_name",
  "applicant"."email" AS "applicant_email",
  "applicant"."phone" AS "applicant_phone",
  "applicant"."avatar_name",
  "resumes"."name" AS "resume_name",
  (
    SELECT
      count(*)::int
    FROM
      messages
    WHERE
      messages.application_id = applications.id
      AND messages.sender = 'applicant'
      AND messages.read_at IS NULL
  ) AS "unread_count",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  "applications"."job_id" = $1
  AND "applications"."id" = $2;

-- listReceived

SELECT
  "applications"."id"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
WHERE
  (
    TRUE
    AND jobs.owner_id = $1
  )
  AND TRUE
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
  "applications"."withdrawal_reason",
  "applications"."cover_letter",
  "applications"."resume_id",
  "jobs"."title" AS "job_title",
  "applicant"."name" AS "applicant_name",
  "applicant"."email" AS "applicant_email",
  "applicant"."phone" AS "applicant_phone",
  "applicant"."avatar_name",
  "resumes"."name" AS "resume_name",
  (
    SELECT
      count(*)::int
    FROM
      messages
    WHERE
      messages.application_id = applications.id
      AND messages.sender = 'applicant'
      AND messages.read_at IS NULL
  ) AS "unread_count",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  applications.id = ANY ($1::UUID[])
ORDER BY
  "applications"."applied_at" DESC,
  "applications"."id" DESC;

SELECT
  "applications"."id"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
WHERE
  (
    (
      (
        coalesce(
          "applicant"."search_text",
          person_text (
            "applicant"."name",
            "applicant"."email",
            "applicant"."phone"
          )
        ) LIKE $1
        OR split_part(jobs.search_text, E'
', 1) LIKE $2
      )
    )
    AND applications.job_id = $3
  )
  AND applications.status = $4
  AND ("applications"."applied_at", "applications"."id") < ($5::timestamptz, $6::uuid)
ORDER BY
  "applications"."applied_at" DESC,
  "applications"."id" DESC
LIMIT
  $7
OFFSET
  $8;

-- searchReceived

WITH
  found AS MATERIALIZED (
    (
      SELECT
        "applications"."id",
        "applications"."applied_at",
        "applications"."status"
      FROM
        "applications"
        INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
        INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
      WHERE
        (
          (
            (
              coalesce(
                "applicant"."search_text",
                person_text (
                  "applicant"."name",
                  "applicant"."email",
                  "applicant"."phone"
                )
              ) LIKE $1
              OR split_part(jobs.search_text, E'
', 1) LIKE $2
            )
          )
          AND jobs.owner_id = $3
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
      status = $4
    ORDER BY
      applied_at DESC,
      id DESC
    LIMIT
      $5
    OFFSET
      $6
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

-- countReceived

SELECT
  "applications"."status",
  count(*) AS "count"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
WHERE
  (
    (
      (
        coalesce(
          "applicant"."search_text",
          person_text (
            "applicant"."name",
            "applicant"."email",
            "applicant"."phone"
          )
        ) LIKE $1
        OR split_part(jobs.search_text, E'
', 1) LIKE $2
      )
    )
    AND jobs.owner_id = $3
  )
GROUP BY
  "applications"."status";
