-- tieIdentity

INSERT INTO
  "identities" ("provider", "subject", "user_id", "created_at")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT DO NOTHING;

-- findUserByIdentity

SELECT
  "user_id"
FROM
  "identities"
WHERE
  "provider" = $1
  AND "subject" = $2;

-- untieIdentities

DELETE FROM "identities"
WHERE
  "user_id" = $1;
