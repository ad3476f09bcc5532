-- notify

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
  pg_advisory_xact_lock(hashtextextended ($1, 0));

SELECT
  "mail_due"
FROM
  "notifications"
WHERE
  "user_id" = $1
  AND "mail_bundle" = $2
  AND "mail_due" > $3
LIMIT
  $4;

INSERT INTO
  "notifications" (
    "id",
    "user_id",
    "kind",
    "at",
    "application_id",
    "message_id",
    "detail",
    "listed",
    "mail_bundle",
    "mail_due"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

-- tellFeeds

SELECT
  pg_notify ($1, $2);
