-- listNotifications

SELECT
  "told"."id",
  "told"."user_id",
  "told"."kind",
  "told"."detail",
  "told"."at" AS "told_at",
  "told"."read_at",
  "told"."application_id",
  "told"."message_id",
  "told"."interview_id",
  "told"."saved_search_id",
  "told"."verification_request_id",
  "told"."account_id",
  "saved"."search" AS "saved_search",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title",
  coalesce(
    jobs.company,
    (
      SELECT
        profile.name
      FROM
        verification_requests AS request
        JOIN employer_profiles AS profile ON profile.user_id = request.employer_id
      WHERE
        request.id = told.verification_request_id
    )
  ) AS "company",
  "applicant"."name" AS "applicant_name",
  coalesce(applications.user_id = told.user_id, FALSE) AS "is_applicant",
  "told"."at"::text AS "at"
FROM
  "notifications" AS "told"
  LEFT JOIN "applications" ON "applications"."id" = "told"."application_id"
  LEFT JOIN "jobs" ON jobs.id = coalesce(told.job_id, applications.job_id)
  LEFT JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "saved_searches" AS "saved" ON "saved"."id" = "told"."saved_search_id"
WHERE
  "told"."listed" = $1
  AND "told"."user_id" = $2
  AND "told"."at" <= $3
  AND "told"."kind" = ANY ($4::TEXT[])
  AND TRUE
ORDER BY
  "told"."at" DESC,
  "told"."id" DESC
LIMIT
  $5
OFFSET
  $6;

SELECT
  "told"."id",
  "told"."user_id",
  "told"."kind",
  "told"."detail",
  "told"."at" AS "told_at",
  "told"."read_at",
  "told"."application_id",
  "told"."message_id",
  "told"."interview_id",
  "told"."saved_search_id",
  "told"."verification_request_id",
  "told"."account_id",
  "saved"."search" AS "saved_search",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title",
  coalesce(
    jobs.company,
    (
      SELECT
        profile.name
      FROM
        verification_requests AS request
        JOIN employer_profiles AS profile ON profile.user_id = request.employer_id
      WHERE
        request.id = told.verification_request_id
    )
  ) AS "company",
  "applicant"."name" AS "applicant_name",
  coalesce(applications.user_id = told.user_id, FALSE) AS "is_applicant",
  "told"."at"::text AS "at"
FROM
  "notifications" AS "told"
  LEFT JOIN "applications" ON "applications"."id" = "told"."application_id"
  LEFT JOIN "jobs" ON jobs.id = coalesce(told.job_id, applications.job_id)
  LEFT JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "saved_searches" AS "saved" ON "saved"."id" = "told"."saved_search_id"
WHERE
  "told"."listed" = $1
  AND "told"."user_id" = $2
  AND "told"."at" <= $3
  AND "told"."kind" = ANY ($4::TEXT[])
  AND "told"."read_at" IS NULL
  AND ("told"."at", "told"."id") < ($5::timestamptz, $6::uuid)
ORDER BY
  "told"."at" DESC,
  "told"."id" DESC
LIMIT
  $7
OFFSET
  $8;

-- countNotifications

SELECT
  count(*) AS "total",
  count(*) FILTER (
    WHERE
      read_at IS NULL
  ) AS "unread"
FROM
  "notifications"
WHERE
  "listed" = $1
  AND "user_id" = $2
  AND "at" <= $3
  AND "kind" = ANY ($4::TEXT[]);

-- markNotificationsRead

UPDATE "notifications"
SET
  "read_at" = $1
WHERE
  "listed" = $2
  AND "read_at" IS NULL
  AND "user_id" = $3
  AND "at" <= $4
  AND id = ANY ($5::UUID[]);

UPDATE "notifications"
SET
  "read_at" = $1
WHERE
  "listed" = $2
  AND "read_at" IS NULL
  AND "user_id" = $3
  AND "at" <= $4
  AND "kind" = ANY ($5::TEXT[]);

SELECT
  pg_notify ($1, $2);

-- markApplicationRead

UPDATE "notifications"
SET
  "read_at" = $1
WHERE
  "application_id" = $2
  AND "user_id" = $3
  AND kind = ANY ($4::TEXT[])
  AND "read_at" IS NULL;

-- listBundle

SELECT
  "told"."id",
  "told"."user_id",
  "told"."kind",
  "told"."detail",
  "told"."at" AS "told_at",
  "told"."read_at",
  "told"."application_id",
  "told"."message_id",
  "told"."interview_id",
  "told"."saved_search_id",
  "told"."verification_request_id",
  "told"."account_id",
  "saved"."search" AS "saved_search",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title",
  coalesce(
    jobs.company,
    (
      SELECT
        profile.name
      FROM
        verification_requests AS request
        JOIN employer_profiles AS profile ON profile.user_id = request.employer_id
      WHERE
        request.id = told.verification_request_id
    )
  ) AS "company",
  "applicant"."name" AS "applicant_name",
  coalesce(applications.user_id = told.user_id, FALSE) AS "is_applicant",
  "told"."at"::text AS "at"
FROM
  "notifications" AS "told"
  LEFT JOIN "applications" ON "applications"."id" = "told"."application_id"
  LEFT JOIN "jobs" ON jobs.id = coalesce(told.job_id, applications.job_id)
  LEFT JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "saved_searches" AS "saved" ON "saved"."id" = "told"."saved_search_id"
WHERE
  "told"."user_id" = $1
  AND "told"."mail_bundle" = $2
  AND "told"."mail_due" = $3
ORDER BY
  "told"."at",
  "told"."id";

-- findNotification

SELECT
  "told"."id",
  "told"."user_id",
  "told"."kind",
  "told"."detail",
  "told"."at" AS "told_at",
  "told"."read_at",
  "told"."application_id",
  "told"."message_id",
  "told"."interview_id",
  "told"."saved_search_id",
  "told"."verification_request_id",
  "told"."account_id",
  "saved"."search" AS "saved_search",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title",
  coalesce(
    jobs.company,
    (
      SELECT
        profile.name
      FROM
        verification_requests AS request
        JOIN employer_profiles AS profile ON profile.user_id = request.employer_id
      WHERE
        request.id = told.verification_request_id
    )
  ) AS "company",
  "applicant"."name" AS "applicant_name",
  coalesce(applications.user_id = told.user_id, FALSE) AS "is_applicant",
  "told"."at"::text AS "at"
FROM
  "notifications" AS "told"
  LEFT JOIN "applications" ON "applications"."id" = "told"."application_id"
  LEFT JOIN "jobs" ON jobs.id = coalesce(told.job_id, applications.job_id)
  LEFT JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "saved_searches" AS "saved" ON "saved"."id" = "told"."saved_search_id"
WHERE
  "told"."id" = $1;

-- forgetNotificationsBefore

DELETE FROM "notifications"
WHERE
  "at" < $1;
