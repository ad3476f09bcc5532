-- putTotp

INSERT INTO
  "totp_secrets" ("user_id", "sealed", "created_at")
VALUES
  ($1, $2, $3)
ON CONFLICT ("user_id") DO UPDATE
SET
  "sealed" = $4,
  "created_at" = $5
WHERE
  "totp_secrets"."confirmed_at" IS NULL
RETURNING
  "user_id";

-- findUnconfirmedTotp

SELECT
  "sealed"
FROM
  "totp_secrets"
WHERE
  "user_id" = $1
  AND "confirmed_at" IS NULL;

-- confirmTotp

UPDATE "totp_secrets"
SET
  "confirmed_at" = $1,
  "last_step" = $2
WHERE
  "user_id" = $3
  AND "sealed" = $4
  AND "confirmed_at" IS NULL;

-- insertPasskey

INSERT INTO
  "passkeys" (
    "id",
    "user_id",
    "credential_id",
    "public_key",
    "counter",
    "transports",
    "name",
    "created_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

-- putRecoveryCodes

DELETE FROM "recovery_codes"
WHERE
  "user_id" = $1;

INSERT INTO
  "recovery_codes" ("user_id", "hash", "created_at")
VALUES
  ($1, $2, $3);

-- findFactors

SELECT
  "sealed",
  "confirmed_at"
FROM
  "totp_secrets"
WHERE
  "user_id" = $1
  AND "confirmed_at" IS NOT NULL;

SELECT
  *
FROM
  "passkeys"
WHERE
  "user_id" = $1
ORDER BY
  "created_at",
  "id";

SELECT
  count(*)::int AS "left"
FROM
  "recovery_codes"
WHERE
  "user_id" = $1;

-- hasSecondFactor

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

-- beginSession

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

SELECT
  "sealed",
  "confirmed_at"
FROM
  "totp_secrets"
WHERE
  "user_id" = $1
  AND "confirmed_at" IS NOT NULL;

SELECT
  *
FROM
  "passkeys"
WHERE
  "user_id" = $1
ORDER BY
  "created_at",
  "id";

SELECT
  count(*)::int AS "left"
FROM
  "recovery_codes"
WHERE
  "user_id" = $1;

INSERT INTO
  "factor_challenges" ("hash", "user_id", "kind", "expires_at")
VALUES
  ($1, $2, $3, $4);

-- lockAccount

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR UPDATE;

-- takeFactor

UPDATE "totp_secrets"
SET
  "last_step" = $1
WHERE
  "user_id" = $2
  AND "last_step" < $3;

UPDATE "passkeys"
SET
  "counter" = $1,
  "last_used_at" = $2
WHERE
  "user_id" = $3
  AND "credential_id" = $4;

DELETE FROM "recovery_codes"
WHERE
  "user_id" = $1
  AND "hash" = ANY ($2);

-- replaceSealed

UPDATE "totp_secrets"
SET
  "sealed" = $1
WHERE
  "user_id" = $2
  AND "sealed" = $3;

-- sealedSecrets

SELECT
  "user_id",
  "sealed"
FROM
  "totp_secrets"
ORDER BY
  "user_id"
LIMIT
  $1;

SELECT
  "user_id",
  "sealed"
FROM
  "totp_secrets"
WHERE
  "user_id" > $1
ORDER BY
  "user_id"
LIMIT
  $2;

-- removePasskey

DELETE FROM "passkeys"
WHERE
  "id" = $1
  AND "user_id" = $2;

-- removeTotp

DELETE FROM "totp_secrets"
WHERE
  "user_id" = $1;

-- removeFactorsSince

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

-- removeSecondFactors

DELETE FROM "totp_secrets"
WHERE
  "user_id" = $1;

DELETE FROM "passkeys"
WHERE
  "user_id" = $1;

DELETE FROM "recovery_codes"
WHERE
  "user_id" = $1;
