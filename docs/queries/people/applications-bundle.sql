-- applicationsBundle

SELECT
  pg_advisory_xact_lock(hashtextextended ($1, 0));

SELECT
  "mail_due"
FROM
  "notifications"
WHERE
  "user_id" = $1
  AND "kind" = $2
  AND "mail_due" > $3
ORDER BY
  "mail_due" DESC
LIMIT
  $4;
