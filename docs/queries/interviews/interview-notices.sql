-- tellOfInterview

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
    "interview_id",
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
