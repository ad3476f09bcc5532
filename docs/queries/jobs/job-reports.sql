-- holdOpenCase

INSERT INTO
  "job_report_cases" ("id", "job_id", "opened_at")
VALUES
  ($1, $2, $3)
ON CONFLICT ("job_id")
WHERE
  "closed_at" IS NULL DO UPDATE
SET
  "job_id" = "excluded"."job_id"
RETURNING
  "id";

-- hasReported

SELECT
  "id"
FROM
  "job_reports"
WHERE
  "job_id" = $1
  AND "viewer" = ANY ($2)
LIMIT
  $3;

-- addReport

INSERT INTO
  "job_report_cases" ("id", "job_id", "opened_at")
VALUES
  ($1, $2, $3)
ON CONFLICT ("job_id")
WHERE
  "closed_at" IS NULL DO UPDATE
SET
  "job_id" = "excluded"."job_id"
RETURNING
  "id";

INSERT INTO
  "job_reports" (
    "case_id",
    "job_id",
    "reporter_id",
    "viewer",
    "reason",
    "text",
    "reported_at",
    "id"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

-- reportsInCase

SELECT
  count(*)::int AS "count",
  coalesce(bool_or(reason = 'suspicious'), FALSE) AS "suspicious"
FROM
  "job_reports"
WHERE
  "case_id" = $1;

-- putOnDesk

UPDATE "job_report_cases"
SET
  "desk_at" = $1
WHERE
  "id" = $2
  AND "desk_at" IS NULL;

-- listReportCases

SELECT
  "report_case"."id",
  "report_case"."desk_at",
  "report_case"."closed_at",
  "report_case"."note",
  "report_case"."found",
  "jobs"."id" AS "job_id",
  "jobs"."title",
  "jobs"."company",
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  ) AS "is_public",
  "owner"."id" AS "employer_id",
  "owner"."name" AS "employer_name",
  "closer"."name" AS "closed_by_name",
  "report_case"."desk_at"::text AS "at"
FROM
  "job_report_cases" AS "report_case"
  INNER JOIN "jobs" ON "jobs"."id" = "report_case"."job_id"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "report_case"."closed_by"
WHERE
  report_case.id = ANY (
    ARRAY(
      (
        SELECT
          "report_case"."id"
        FROM
          "job_report_cases" AS "report_case"
        WHERE
          report_case.desk_at IS NOT NULL
          AND TRUE
        ORDER BY
          "report_case"."desk_at" DESC,
          "report_case"."id" DESC
        LIMIT
          $2
        OFFSET
          $3
      )
    )
  )
  AND "report_case"."desk_at" IS NOT NULL
ORDER BY
  "report_case"."desk_at" DESC,
  "report_case"."id" DESC;

SELECT
  "report_case"."id",
  "report_case"."desk_at",
  "report_case"."closed_at",
  "report_case"."note",
  "report_case"."found",
  "jobs"."id" AS "job_id",
  "jobs"."title",
  "jobs"."company",
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  ) AS "is_public",
  "owner"."id" AS "employer_id",
  "owner"."name" AS "employer_name",
  "closer"."name" AS "closed_by_name",
  "report_case"."desk_at"::text AS "at"
FROM
  "job_report_cases" AS "report_case"
  INNER JOIN "jobs" ON "jobs"."id" = "report_case"."job_id"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "report_case"."closed_by"
WHERE
  report_case.id = ANY (
    ARRAY(
      (
        SELECT
          "report_case"."id"
        FROM
          "job_report_cases" AS "report_case"
        WHERE
          report_case.desk_at IS NOT NULL
          AND report_case.closed_at IS NULL
          AND ("report_case"."desk_at", "report_case"."id") < ($2::timestamptz, $3::uuid)
        ORDER BY
          "report_case"."desk_at" DESC,
          "report_case"."id" DESC
        LIMIT
          $4
        OFFSET
          $5
      )
    )
  )
  AND "report_case"."desk_at" IS NOT NULL
ORDER BY
  "report_case"."desk_at" DESC,
  "report_case"."id" DESC;

SELECT
  "report_case"."id",
  "report_case"."desk_at",
  "report_case"."closed_at",
  "report_case"."note",
  "report_case"."found",
  "jobs"."id" AS "job_id",
  "jobs"."title",
  "jobs"."company",
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  ) AS "is_public",
  "owner"."id" AS "employer_id",
  "owner"."name" AS "employer_name",
  "closer"."name" AS "closed_by_name",
  "report_case"."desk_at"::text AS "at"
FROM
  "job_report_cases" AS "report_case"
  INNER JOIN "jobs" ON "jobs"."id" = "report_case"."job_id"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "report_case"."closed_by"
WHERE
  report_case.id = ANY (
    ARRAY(
      (
        SELECT
          "report_case"."id"
        FROM
          "job_report_cases" AS "report_case"
        WHERE
          report_case.desk_at IS NOT NULL
          AND report_case.closed_at IS NOT NULL
          AND TRUE
        ORDER BY
          "report_case"."desk_at" DESC,
          "report_case"."id" DESC
        LIMIT
          $2
        OFFSET
          $3
      )
    )
  )
  AND "report_case"."desk_at" IS NOT NULL
ORDER BY
  "report_case"."desk_at" DESC,
  "report_case"."id" DESC;

-- findReportCase

SELECT
  "report_case"."id",
  "report_case"."desk_at",
  "report_case"."closed_at",
  "report_case"."note",
  "report_case"."found",
  "jobs"."id" AS "job_id",
  "jobs"."title",
  "jobs"."company",
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  ) AS "is_public",
  "owner"."id" AS "employer_id",
  "owner"."name" AS "employer_name",
  "closer"."name" AS "closed_by_name",
  "report_case"."desk_at"::text AS "at"
FROM
  "job_report_cases" AS "report_case"
  INNER JOIN "jobs" ON "jobs"."id" = "report_case"."job_id"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "report_case"."closed_by"
WHERE
  "report_case"."id" = $2
  AND report_case.desk_at IS NOT NULL;

-- countReportCases

SELECT
  count(*)::int AS "total"
FROM
  "job_report_cases" AS "report_case"
WHERE
  report_case.desk_at IS NOT NULL
  AND report_case.closed_at IS NULL;

-- reportsOf

SELECT
  "report"."case_id",
  "report"."reason",
  "report"."text",
  "report"."reported_at",
  "users"."id",
  "users"."name",
  "users"."email"
FROM
  "job_reports" AS "report"
  LEFT JOIN "users" ON "users"."id" = "report"."reporter_id"
WHERE
  report.case_id = ANY ($1::UUID[])
ORDER BY
  "report"."reported_at",
  "report"."id";

-- ownReports

SELECT
  "report"."job_id",
  "jobs"."title" AS "job_title",
  "report"."reason",
  "report"."text",
  "report"."reported_at"
FROM
  "job_reports" AS "report"
  INNER JOIN "jobs" ON "jobs"."id" = "report"."job_id"
WHERE
  "report"."reporter_id" = $1
ORDER BY
  "report"."reported_at" DESC,
  "report"."id" DESC;

-- closeCase

UPDATE "job_report_cases"
SET
  "closed_at" = $1,
  "closed_by" = $2,
  "note" = $3
WHERE
  "id" = $4
  AND "desk_at" IS NOT NULL
  AND "closed_at" IS NULL
RETURNING
  "id";

-- forgetCasesClosedBefore

DELETE FROM "job_report_cases"
WHERE
  "closed_at" < $1;
