-- rememberEmailChange

SELECT
  "email_key",
  "changed_at"
FROM
  "email_changes"
WHERE
  "user_id" = $1
  AND "expires_at" > $2
ORDER BY
  "changed_at";

INSERT INTO
  "email_changes" (
    "id",
    "user_id",
    "email",
    "email_key",
    "was_verified",
    "changed_at",
    "expires_at",
    "hash"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

-- takeEmailChange

DELETE FROM "email_changes"
WHERE
  "hash" = $1
  AND "expires_at" > $2
RETURNING
  "user_id",
  "email",
  "changed_at";

-- forgetEmailChanges

DELETE FROM "email_changes"
WHERE
  "user_id" = $1
  AND "changed_at" >= $2;

-- findFormerEmail

SELECT
  "email",
  "was_verified"
FROM
  "email_changes"
WHERE
  "user_id" = $1
  AND "expires_at" > $2
ORDER BY
  "changed_at" DESC
LIMIT
  $3;

-- takeChangeFrom

SELECT
  "changed_at"
FROM
  "email_changes"
WHERE
  "user_id" = $1
  AND "email_key" = $2
  AND "expires_at" > $3;

-- isEmailReserved

SELECT
  "id"
FROM
  "email_changes"
WHERE
  "email_key" = $1
  AND "was_verified" = $2
  AND "expires_at" > $3
  AND "user_id" <> $4;

-- sweepEmailChanges

DELETE FROM "email_changes"
WHERE
  "expires_at" < $1;
