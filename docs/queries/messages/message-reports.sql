-- findReadMessage

SELECT
  "messages"."id",
  "messages"."sender",
  "applications"."user_id" AS "applicant_id",
  "jobs"."owner_id"
FROM
  "messages"
  INNER JOIN "applications" ON "applications"."id" = "messages"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
WHERE
  "messages"."id" = $1
  AND (
    "applications"."user_id" = $2
    OR "jobs"."owner_id" = $3
  );

-- addMessageReport

INSERT INTO
  "message_reports" (
    "message_id",
    "reporter_id",
    "reason",
    "reported_at",
    "id"
  )
VALUES
  ($1, $2, $3, $4, $5);

-- listMessageReports

SELECT
  "report"."id",
  "report"."message_id",
  "report"."reason",
  "report"."reported_at",
  "report"."note",
  "report"."closed_at",
  "closer"."name" AS "closed_by_name",
  "messages"."sender",
  "messages"."application_id",
  "jobs"."id" AS "job_id",
  "jobs"."title",
  "jobs"."company",
  "applicant"."id" AS "applicant_id",
  "applicant"."name" AS "applicant_name",
  "applicant"."email" AS "applicant_email",
  "employer"."id" AS "employer_id",
  "employer"."name" AS "employer_name",
  "employer"."email" AS "employer_email",
  "report"."reported_at"::text AS "at"
FROM
  "message_reports" AS "report"
  INNER JOIN "messages" ON "messages"."id" = "report"."message_id"
  INNER JOIN "applications" ON "applications"."id" = "messages"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  INNER JOIN "users" AS "employer" ON "employer"."id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "report"."closed_by"
WHERE
  TRUE
  AND TRUE
ORDER BY
  "report"."reported_at" DESC,
  "report"."id" DESC
LIMIT
  $1
OFFSET
  $2;

SELECT
  "report"."id",
  "report"."message_id",
  "report"."reason",
  "report"."reported_at",
  "report"."note",
  "report"."closed_at",
  "closer"."name" AS "closed_by_name",
  "messages"."sender",
  "messages"."application_id",
  "jobs"."id" AS "job_id",
  "jobs"."title",
  "jobs"."company",
  "applicant"."id" AS "applicant_id",
  "applicant"."name" AS "applicant_name",
  "applicant"."email" AS "applicant_email",
  "employer"."id" AS "employer_id",
  "employer"."name" AS "employer_name",
  "employer"."email" AS "employer_email",
  "report"."reported_at"::text AS "at"
FROM
  "message_reports" AS "report"
  INNER JOIN "messages" ON "messages"."id" = "report"."message_id"
  INNER JOIN "applications" ON "applications"."id" = "messages"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  INNER JOIN "users" AS "employer" ON "employer"."id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "report"."closed_by"
WHERE
  report.closed_at IS NULL
  AND ("report"."reported_at", "report"."id") < ($1::timestamptz, $2::uuid)
ORDER BY
  "report"."reported_at" DESC,
  "report"."id" DESC
LIMIT
  $3
OFFSET
  $4;

-- countMessageReports

SELECT
  count(*)::int AS "total"
FROM
  "message_reports" AS "report"
WHERE
  report.closed_at IS NOT NULL;

-- findMessageReport

SELECT
  "report"."id",
  "report"."message_id",
  "report"."reason",
  "report"."reported_at",
  "report"."note",
  "report"."closed_at",
  "closer"."name" AS "closed_by_name",
  "messages"."sender",
  "messages"."application_id",
  "jobs"."id" AS "job_id",
  "jobs"."title",
  "jobs"."company",
  "applicant"."id" AS "applicant_id",
  "applicant"."name" AS "applicant_name",
  "applicant"."email" AS "applicant_email",
  "employer"."id" AS "employer_id",
  "employer"."name" AS "employer_name",
  "employer"."email" AS "employer_email",
  "report"."reported_at"::text AS "at"
FROM
  "message_reports" AS "report"
  INNER JOIN "messages" ON "messages"."id" = "report"."message_id"
  INNER JOIN "applications" ON "applications"."id" = "messages"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  INNER JOIN "users" AS "employer" ON "employer"."id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "report"."closed_by"
WHERE
  "report"."id" = $1;

-- reportedConversation

SELECT
  "id",
  "sender",
  "body",
  "sent_at"
FROM
  "messages"
WHERE
  "application_id" = $1
ORDER BY
  "sent_at" DESC,
  "id" DESC
LIMIT
  $2;

-- closeMessageReport

UPDATE "message_reports"
SET
  "closed_at" = $1,
  "closed_by" = $2,
  "note" = $3
WHERE
  "id" = $4
  AND "closed_at" IS NULL
RETURNING
  "id";

-- forgetMessageReportsClosedBefore

DELETE FROM "message_reports"
WHERE
  "closed_at" < $1;
