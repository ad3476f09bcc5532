-- latestOf

SELECT
  "user_id",
  max(at)::text || ' ' || count(*)::text || ' ' || count(read_at)::text AS "latest"
FROM
  "notifications"
WHERE
  user_id = ANY ($1::UUID[])
  AND "listed" = $2
  AND "at" <= $3
GROUP BY
  "user_id";

-- aliveSessions

SELECT
  "id"
FROM
  "sessions"
WHERE
  id = ANY ($1::UUID[]);
