-- findNotificationSettings

SELECT
  "mail",
  "status_changed",
  "choices"
FROM
  "notification_settings"
WHERE
  "user_id" = $1;

-- wantsNotification

SELECT
  "mail",
  "status_changed",
  "choices"
FROM
  "notification_settings"
WHERE
  "user_id" = $1;

-- storeNotificationSettings

INSERT INTO
  "notification_settings" ("user_id", "mail", "status_changed", "choices")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("user_id") DO UPDATE
SET
  "mail" = $5,
  "status_changed" = "notification_settings"."status_changed",
  "choices" = notification_settings.choices || excluded.choices;
