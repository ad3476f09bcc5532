-- decide

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
  "owner"."name" AS "created_by_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  "jobs"."id" = $1;

INSERT INTO
  "job_decisions" (
    "reason",
    "job_id",
    "kind",
    "decided_by",
    "decided_at",
    "id",
    "owner_id",
    "waiting_since"
  )
VALUES
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    (
      SELECT
        jobs.owner_id
      FROM
        jobs
      WHERE
        jobs.id = $7
    ),
    (
      SELECT
        coalesce(
          (
            SELECT
              max(decided_at)
            FROM
              job_decisions AS sent
            WHERE
              sent.job_id = jobs.id
              AND sent.kind = 'resubmitted'
              AND sent.taken_back_at IS NULL
          ),
          jobs.created_at
        )
      FROM
        jobs
      WHERE
        jobs.id = $8
    )
  );

DELETE FROM decided_postings
WHERE
  job_id = $1
  AND decision_id IS DISTINCT FROM (
    SELECT
      posting.decision_id
    FROM
      decided_postings AS posting
      JOIN job_decisions AS decision ON decision.id = posting.decision_id
    WHERE
      posting.job_id = $2
      AND decision.taken_back_at IS NULL
    ORDER BY
      posting.decided_at DESC
    LIMIT
      1
  );

INSERT INTO
  "decided_postings" ("decision_id", "job_id", "fields", "decided_at")
VALUES
  ($1, $2, $3, $4);

DELETE FROM "job_claims"
WHERE
  "job_id" = $1;

SELECT
  "mail",
  "status_changed",
  "choices"
FROM
  "notification_settings"
WHERE
  "user_id" = $1;

INSERT INTO
  "notifications" (
    "id",
    "user_id",
    "kind",
    "at",
    "job_id",
    "decision_id",
    "detail",
    "listed",
    "mail_bundle",
    "mail_due"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

SELECT
  pg_notify ($1, $2);

SELECT
  "id",
  "user_id"
FROM
  "push_subscriptions"
WHERE
  user_id = ANY ($1::UUID[]);

SELECT
  "users"."id"
FROM
  "team_members" AS "member"
  INNER JOIN "users" ON "users"."id" = "member"."user_id"
WHERE
  "member"."employer_id" = $1
  AND "member"."user_id" <> $2
  AND "member"."role" = ANY ($3::TEXT[])
  AND "users"."role" = $4
ORDER BY
  "users"."id";

SELECT
  "id"
FROM
  "webhooks"
WHERE
  "employer_id" = $1
  AND "switched_off_at" IS NULL
  AND $2 = ANY (events);
