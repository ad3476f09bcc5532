-- notifyEmployer

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
