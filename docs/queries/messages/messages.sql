-- findConversation

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."withdrawn_at",
  "jobs"."title" AS "job_title",
  "jobs"."company",
  "jobs"."owner_id",
  "applicant"."id" AS "applicant_id",
  "applicant"."name" AS "applicant_name"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
WHERE
  "applications"."id" = $1
  AND (
    "applications"."user_id" = $2
    OR "jobs"."owner_id" = $3
  );

-- holdWriter

SELECT
  "id",
  "name"
FROM
  "users"
WHERE
  "id" = $1
FOR KEY SHARE;

-- addMessage

INSERT INTO
  "messages" (
    "id",
    "application_id",
    "sender",
    "body",
    "sent_at",
    "written_by"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);

-- listMessages

SELECT
  "messages"."id",
  "messages"."sender",
  "messages"."body",
  "messages"."sent_at",
  "messages"."read_at",
  "writer"."id" AS "writer_id",
  "writer"."name" AS "writer_name",
  "messages"."sent_at"::text AS "at",
  EXISTS (
    SELECT
    FROM
      message_reports
    WHERE
      message_id = messages.id
      AND reporter_id = $1
  ) AS "reported"
FROM
  "messages"
  LEFT JOIN "users" AS "writer" ON "writer"."id" = "messages"."written_by"
  AND "messages"."sender" = $2
  AND $3
WHERE
  "messages"."application_id" = $4
  AND TRUE
ORDER BY
  "messages"."sent_at" ASC,
  "messages"."id" ASC
LIMIT
  $5
OFFSET
  $6;

SELECT
  "messages"."id",
  "messages"."sender",
  "messages"."body",
  "messages"."sent_at",
  "messages"."read_at",
  "writer"."id" AS "writer_id",
  "writer"."name" AS "writer_name",
  "messages"."sent_at"::text AS "at",
  EXISTS (
    SELECT
    FROM
      message_reports
    WHERE
      message_id = messages.id
      AND reporter_id = $1
  ) AS "reported"
FROM
  "messages"
  LEFT JOIN "users" AS "writer" ON "writer"."id" = "messages"."written_by"
  AND "messages"."sender" = $2
  AND $3
WHERE
  "messages"."application_id" = $4
  AND ("messages"."sent_at", "messages"."id") < ($5::timestamptz, $6::uuid)
ORDER BY
  "messages"."sent_at" DESC,
  "messages"."id" DESC
LIMIT
  $7
OFFSET
  $8;

-- countMessages

SELECT
  count(*)::int AS "total"
FROM
  "messages"
WHERE
  "application_id" = $1;

-- markRead

UPDATE "messages"
SET
  "read_at" = $1
WHERE
  "application_id" = $2
  AND "sender" = $3
  AND "read_at" IS NULL
  AND "sent_at" <= $4;

UPDATE "notifications"
SET
  "read_at" = $1
WHERE
  "application_id" = $2
  AND "user_id" = $3
  AND kind = ANY ($4::TEXT[])
  AND "read_at" IS NULL;

-- countOwnMessages

SELECT
  count(*)::int AS "total"
FROM
  "messages"
WHERE
  (
    messages.written_by = $1
    OR messages.application_id IN (
      SELECT
        id
      FROM
        applications
      WHERE
        user_id = $2
      UNION ALL
      SELECT
        applications.id
      FROM
        applications
        JOIN jobs ON jobs.id = job_id
      WHERE
        jobs.owner_id = $3
    )
  );

-- listOwnMessages

SELECT
  "messages"."id",
  "messages"."application_id",
  "jobs"."title" AS "job_title",
  "messages"."body",
  "messages"."sent_at",
  "messages"."read_at",
  "messages"."sent_at"::text AS "at",
  (
    messages.written_by IS NOT DISTINCT FROM $1
    OR messages.sender = CASE jobs.owner_id
      WHEN $2 THEN 'employer'
      ELSE 'applicant'
    END
  ) AS "mine",
  "report"."reported_at",
  "report"."reason" AS "report_reason"
FROM
  "messages"
  INNER JOIN "applications" ON "applications"."id" = "messages"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "message_reports" AS "report" ON "report"."message_id" = "messages"."id"
  AND "report"."reporter_id" = $3
WHERE
  (
    messages.written_by = $4
    OR messages.application_id IN (
      SELECT
        id
      FROM
        applications
      WHERE
        user_id = $5
      UNION ALL
      SELECT
        applications.id
      FROM
        applications
        JOIN jobs ON jobs.id = job_id
      WHERE
        jobs.owner_id = $6
    )
  )
  AND ("messages"."sent_at", "messages"."id") < ($7::timestamptz, $8::uuid)
ORDER BY
  "messages"."sent_at" DESC,
  "messages"."id" DESC
LIMIT
  $9
OFFSET
  $10;
