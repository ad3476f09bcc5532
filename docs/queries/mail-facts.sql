-- linkFacts

SELECT
  "users"."name",
  "users"."email",
  "users"."email_verified",
  "link"."kind",
  "link"."user_id",
  "link"."hash"
FROM
  "mailed_links" AS "link"
  INNER JOIN "users" ON "users"."id" = "link"."user_id"
WHERE
  "link"."id" = $1
  AND "link"."expires_at" > $2;

-- securityNoticeFacts

SELECT
  "users"."name",
  "notice"."email",
  "notice"."kind",
  "notice"."noticed_at",
  "notice"."device",
  "notice"."network",
  "notice"."hash"
FROM
  "security_notices" AS "notice"
  INNER JOIN "users" ON "users"."id" = "notice"."user_id"
WHERE
  "notice"."id" = $1
  AND "notice"."expires_at" > $2;

-- emailChangeFacts

SELECT
  "users"."name",
  "change"."email",
  "change"."changed_at",
  "change"."hash"
FROM
  "email_changes" AS "change"
  INNER JOIN "users" ON "users"."id" = "change"."user_id"
WHERE
  "change"."id" = $1
  AND "change"."expires_at" > $2;

-- receivedApplicationFacts

SELECT
  "employer"."id" AS "recipient_id",
  "employer"."name",
  "employer"."email",
  "applicant"."name" AS "applicant_name",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  INNER JOIN "users" AS "employer" ON "employer"."id" = jobs.owner_id
WHERE
  "applications"."id" = $1;

SELECT
  "employer"."id" AS "recipient_id",
  "employer"."name",
  "employer"."email",
  "applicant"."name" AS "applicant_name",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  INNER JOIN "users" AS "employer" ON (
    "employer"."id" = $1
    AND (
      "employer"."id" = "jobs"."owner_id"
      OR EXISTS (
        SELECT
        FROM
          team_members
        WHERE
          user_id = "employer"."id"
          AND employer_id = "jobs"."owner_id"
          AND role <> 'viewer'
      )
    )
  )
WHERE
  "applications"."id" = $2;

-- ownApplicationFacts

SELECT
  "applicant"."id" AS "recipient_id",
  "applicant"."name",
  "applicant"."email",
  "jobs"."title" AS "job_title",
  "jobs"."company",
  "resumes"."name" AS "resume_name"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  "applications"."id" = $1;

-- employerFacts

SELECT
  "users"."id" AS "recipient_id",
  "users"."name",
  "users"."email",
  "profile"."verified_at"
FROM
  "users"
  INNER JOIN "employer_profiles" AS "profile" ON "profile"."user_id" = "users"."id"
WHERE
  "users"."id" = $1;

-- hostOfInterview

SELECT
  "user_id"
FROM
  "team_members"
WHERE
  "user_id" = $1
  AND "employer_id" = $2
  AND "role" <> $3;

-- reviewedJobFacts

SELECT
  "users"."id" AS "recipient_id",
  "users"."name",
  "users"."email",
  "jobs"."title" AS "job_title",
  "jobs"."approval_status",
  "jobs"."rejection_reason",
  "jobs"."stopped_by_operator"
FROM
  "jobs"
  INNER JOIN "users" ON "users"."id" = jobs.owner_id
WHERE
  "jobs"."id" = $1;
