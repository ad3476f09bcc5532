-- lockApplications

SELECT
  "applications"."id",
  "applications"."user_id",
  "applications"."status",
  "applications"."withdrawn_at",
  "applicant"."name" AS "applicant_name"
FROM
  "applications"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
WHERE
  "applications"."job_id" = $1
  AND applications.id = ANY ($2::UUID[])
ORDER BY
  "applications"."id"
FOR UPDATE OF
  "applications";

-- changeApplication

UPDATE "applications"
SET
  "status" = $1,
  "updated_at" = $2
WHERE
  "id" = $3;

INSERT INTO
  "messages" (
    "id",
    "application_id",
    "sender",
    "written_by",
    "body",
    "sent_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);

INSERT INTO
  "application_decisions" (
    "id",
    "application_id",
    "message_id",
    "decided_by",
    "decided_at",
    "from_status",
    "to_status"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7);

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
    "application_id",
    "detail",
    "listed",
    "mail_bundle",
    "mail_due"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8, $9);

SELECT
  pg_notify ($1, $2);

SELECT
  "id",
  "user_id"
FROM
  "push_subscriptions"
WHERE
  user_id = ANY ($1::UUID[]);

-- listMoves

SELECT
  "decision"."to_status" AS "status",
  "decision"."decided_at",
  "decider"."id" AS "by_id",
  "decider"."name" AS "by_name",
  coalesce(
    decider.role = 'admin'
    AND decider.id <> jobs.owner_id,
    FALSE
  ) AS "by_operator"
FROM
  "application_decisions" AS "decision"
  INNER JOIN "applications" ON "applications"."id" = "decision"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "users" AS "decider" ON "decider"."id" = "decision"."decided_by"
WHERE
  "decision"."application_id" = $1
  AND "decision"."taken_back_at" IS NULL
  AND "decision"."from_status" <> "decision"."to_status"
ORDER BY
  "decision"."decided_at",
  "decision"."id";

-- lastMove

SELECT
  "decision"."to_status" AS "status",
  "decision"."decided_at",
  "decider"."name" AS "by_name",
  coalesce(
    decider.role = 'admin'
    AND decider.id <> jobs.owner_id,
    FALSE
  ) AS "by_operator"
FROM
  "application_decisions" AS "decision"
  LEFT JOIN "users" AS "decider" ON "decider"."id" = "decision"."decided_by"
  INNER JOIN "applications" ON "applications"."id" = "decision"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
WHERE
  "decision"."application_id" = $1
  AND "decision"."taken_back_at" IS NULL
  AND "decision"."from_status" <> "decision"."to_status"
ORDER BY
  "decision"."decided_at" DESC,
  "decision"."id" DESC
LIMIT
  $2;

-- takeBackChange

SELECT
  "decision"."id",
  "decision"."from_status",
  "decision"."to_status",
  "decision"."message_id",
  "messages"."read_at",
  "decision"."decided_by",
  "decision"."decided_at"
FROM
  "application_decisions" AS "decision"
  LEFT JOIN "messages" ON "messages"."id" = "decision"."message_id"
WHERE
  "decision"."application_id" = $1
  AND "decision"."taken_back_at" IS NULL
ORDER BY
  "decision"."decided_at" DESC,
  "decision"."id" DESC
LIMIT
  $2;

UPDATE "application_decisions"
SET
  "taken_back_at" = $1
WHERE
  "id" = $2;

UPDATE "applications"
SET
  "status" = $1,
  "updated_at" = $2
WHERE
  "id" = $3;

DELETE FROM "messages"
WHERE
  "id" = $1;

DELETE FROM "notifications"
WHERE
  "application_id" = $1
  AND (
    "message_id" = $2
    OR detail ->> 'decision' = $3
  );

-- findApplicationDecision

SELECT
  "to_status",
  "message_id"
FROM
  "application_decisions"
WHERE
  "id" = $1
  AND "taken_back_at" IS NULL;
