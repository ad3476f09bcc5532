-- findReceived

SELECT
  "jobs"."owner_id",
  "review"."tags",
  "review"."rating",
  "review"."stage",
  "review"."note_count",
  "assignee"."id" AS "assignee_id",
  "assignee"."name" AS "assignee_name",
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
  applications.profile ->> 'headline' AS "headline"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
  LEFT JOIN "application_reviews" AS "review" ON "review"."application_id" = "applications"."id"
  LEFT JOIN "users" AS "assignee" ON "assignee"."id" = "review"."assignee_id"
WHERE
  "applications"."job_id" = $1
  AND "applications"."id" = $2;

-- findSharedProfile

SELECT
  "profile"
FROM
  "applications"
WHERE
  "id" = $1;

-- idsOfReceived

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
ORDER BY
  applications.applied_at DESC,
  applications.id DESC
LIMIT
  $2
OFFSET
  $3;

SELECT
  "all_applications"
FROM
  "desk_search";

SELECT
  "applications"."id"
FROM
  "applications"
  INNER JOIN "application_texts" AS "texts" ON "texts"."application_id" = "applications"."id"
WHERE
  (
    (
      (
        texts.person LIKE $1
        OR strpos(texts.letter, $2) > 0
      )
    )
    AND applications.job_id = $3
  )
  AND applications.status = $4
ORDER BY
  applications.applied_at DESC,
  applications.id DESC;

SELECT
  "applications"."id"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "application_reviews" AS "review" ON "review"."application_id" = "applications"."id"
WHERE
  (
    TRUE
    AND applications.job_id = $1
    AND review.assignee_id = $2
  )
  AND TRUE
ORDER BY
  review.rating DESC NULLS LAST,
  applications.applied_at DESC,
  applications.id DESC;

-- receivedById

SELECT
  "jobs"."owner_id",
  "review"."tags",
  "review"."rating",
  "review"."stage",
  "review"."note_count",
  "assignee"."id" AS "assignee_id",
  "assignee"."name" AS "assignee_name",
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
  applications.profile ->> 'headline' AS "headline"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
  LEFT JOIN "application_reviews" AS "review" ON "review"."application_id" = "applications"."id"
  LEFT JOIN "users" AS "assignee" ON "assignee"."id" = "review"."assignee_id"
WHERE
  applications.id = ANY ($1::UUID[])
ORDER BY
  array_position($2::UUID[], applications.id);

-- readReceivedPage

SELECT
  "all_applications"
FROM
  "desk_search";

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
        INNER JOIN "application_texts" AS "texts" ON "texts"."application_id" = "applications"."id"
      WHERE
        (
          (
            (
              texts.person LIKE $1
              OR strpos(texts.letter, $2) > 0
              OR strpos(texts.title, $3) > 0
            )
          )
          AND texts.owner_id = $4
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
      status = $5
    ORDER BY
      place
    LIMIT
      $6
    OFFSET
      $7
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
            review.rating DESC NULLS LAST,
            applications.applied_at DESC,
            applications.id DESC
        ) AS "place"
      FROM
        "applications"
        INNER JOIN "application_texts" AS "texts" ON "texts"."application_id" = "applications"."id"
        LEFT JOIN "application_reviews" AS "review" ON "review"."application_id" = "applications"."id"
      WHERE
        (
          (
            (
              texts.person LIKE $1
              OR strpos(texts.letter, $2) > 0
              OR strpos(texts.notes, $3) > 0
            )
          )
          AND applications.job_id = $4
          AND review.tags @> ARRAY[$5]::TEXT[]
          AND review.rating = $6
          AND review.stage = $7
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
      $8
    OFFSET
      $9
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
  "jobs"."owner_id",
  "review"."tags",
  "review"."rating",
  "review"."stage",
  "review"."note_count",
  "assignee"."id" AS "assignee_id",
  "assignee"."name" AS "assignee_name",
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
  applications.profile ->> 'headline' AS "headline"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
  LEFT JOIN "application_reviews" AS "review" ON "review"."application_id" = "applications"."id"
  LEFT JOIN "users" AS "assignee" ON "assignee"."id" = "review"."assignee_id"
WHERE
  applications.id = ANY ($1::UUID[])
ORDER BY
  array_position($2::UUID[], applications.id);

-- countReceived

SELECT
  "all_applications"
FROM
  "desk_search";

SELECT
  "applications"."status",
  count(*) AS "count"
FROM
  "applications"
  INNER JOIN "application_texts" AS "texts" ON "texts"."application_id" = "applications"."id"
WHERE
  (
    (
      (
        texts.person LIKE $1
        OR strpos(texts.letter, $2) > 0
        OR strpos(texts.title, $3) > 0
      )
    )
    AND texts.owner_id = $4
  )
GROUP BY
  "applications"."status";
