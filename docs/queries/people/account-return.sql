-- returnAccount

UPDATE "users"
SET
  "email_verified" = $1,
  "password_hash" = $2,
  "email" = $3,
  "email_key" = $4
WHERE
  "id" = $5;

DELETE FROM "identities"
WHERE
  "user_id" = $1;

DELETE FROM "factor_challenges"
WHERE
  "user_id" = $1;

DELETE FROM "sessions"
WHERE
  "user_id" = $1;

DELETE FROM "totp_secrets"
WHERE
  "user_id" = $1
  AND coalesce("confirmed_at", "created_at") >= $2;

DELETE FROM "passkeys"
WHERE
  "user_id" = $1
  AND "created_at" >= $2;

SELECT
  EXISTS (
    SELECT
    FROM
      totp_secrets
    WHERE
      user_id = $1
      AND confirmed_at IS NOT NULL
  )
  OR EXISTS (
    SELECT
    FROM
      passkeys
    WHERE
      user_id = $2
  ) AS has;

DELETE FROM "recovery_codes"
WHERE
  "user_id" = $1;

DELETE FROM "api_keys"
WHERE
  "created_by" = $1
  AND "created_at" >= $2;

DELETE FROM "calendar_feeds"
WHERE
  "user_id" = $1
  AND "created_at" >= $2;

DELETE FROM "team_invitations"
WHERE
  "invited_by" = $1
  AND "invited_at" >= $2;

UPDATE "webhooks"
SET
  "switched_off_at" = $1
WHERE
  "set_by" = $2
  AND "set_at" > $3
  AND "switched_off_at" IS NULL;

DELETE FROM "mailed_links"
WHERE
  "user_id" = $1
  AND "kind" = $2;

INSERT INTO
  "mailed_links" ("user_id", "kind", "id", "hash", "expires_at")
VALUES
  ($1, $2, $3, $4, $5)
ON CONFLICT ("user_id", "kind") DO UPDATE
SET
  "id" = $6,
  "hash" = $7,
  "expires_at" = $8;
