-- findMailChoices

SELECT
  "mail",
  "status_changed"
FROM
  "notification_settings"
WHERE
  "user_id" = $1;

-- storeMailChoices

INSERT INTO
  "notification_settings" ("user_id", "mail", "status_changed")
VALUES
  ($1, $2, $3)
ON CONFLICT ("user_id") DO UPDATE
SET
  "mail" = $4,
  "status_changed" = "notification_settings"."status_changed";
