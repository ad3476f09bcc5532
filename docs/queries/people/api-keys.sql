-- insertApiKey

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR NO KEY UPDATE;

SELECT
  id
FROM
  api_keys
WHERE
  employer_id = $1;

INSERT INTO
  "api_keys" (
    "id",
    "employer_id",
    "created_by",
    "name",
    "hash",
    "shown",
    "scopes",
    "created_at",
    "expires_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- findApiKey

SELECT
  "api_keys"."id",
  "api_keys"."scopes",
  "api_keys"."last_used_at",
  "api_keys"."employer_id",
  "api_keys"."created_by"
FROM
  "api_keys"
  INNER JOIN "users" ON "users"."id" = "api_keys"."created_by"
  LEFT JOIN "team_members" AS "membership" ON "membership"."user_id" = "users"."id"
  AND "users"."role" = $1
  AND NOT EXISTS (
    SELECT
    FROM
      users AS employer
    WHERE
      employer.id = membership.employer_id
      AND employer.suspended_at IS NOT NULL
  )
WHERE
  "api_keys"."hash" = $2
  AND (
    "api_keys"."expires_at" IS NULL
    OR "api_keys"."expires_at" > $3
  )
  AND (
    users.role <> 'user'
    AND users.suspended_at IS NULL
    AND coalesce(membership.employer_id, users.id) = api_keys.employer_id
    AND coalesce(membership.role, 'owner') = 'owner'
  );

-- markKeyUsed

UPDATE "api_keys"
SET
  "last_used_at" = $1
WHERE
  "id" = $2
  AND (
    "last_used_at" IS NULL
    OR "last_used_at" <= $3
  );

-- listApiKeys

SELECT
  "api_keys"."id",
  "api_keys"."name",
  "api_keys"."shown",
  "api_keys"."scopes",
  "api_keys"."created_at",
  "api_keys"."expires_at",
  "api_keys"."last_used_at",
  "users"."name" AS "created_by_name",
  (
    users.role <> 'user'
    AND users.suspended_at IS NULL
    AND coalesce(membership.employer_id, users.id) = api_keys.employer_id
    AND coalesce(membership.role, 'owner') = 'owner'
  ) AS "has_owner"
FROM
  "api_keys"
  INNER JOIN "users" ON "users"."id" = "api_keys"."created_by"
  LEFT JOIN "team_members" AS "membership" ON "membership"."user_id" = "users"."id"
  AND "users"."role" = $1
  AND NOT EXISTS (
    SELECT
    FROM
      users AS employer
    WHERE
      employer.id = membership.employer_id
      AND employer.suspended_at IS NOT NULL
  )
WHERE
  "api_keys"."employer_id" = $2
ORDER BY
  "api_keys"."created_at" DESC,
  "api_keys"."id" DESC;

-- deleteApiKey

DELETE FROM "api_keys"
WHERE
  "id" = $1
  AND "employer_id" = $2;

-- endKeysMadeSince

DELETE FROM "api_keys"
WHERE
  "created_by" = $1
  AND "created_at" >= $2;

-- sweepApiKeys

DELETE FROM "api_keys"
WHERE
  "expires_at" < $1;
