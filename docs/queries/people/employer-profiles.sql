-- lockEmployerProfile

INSERT INTO
  "employer_profiles" ("user_id", "updated_at")
VALUES
  ($1, $2)
ON CONFLICT ("user_id") DO NOTHING;

SELECT
  *
FROM
  "employer_profiles"
WHERE
  "user_id" = $1
FOR UPDATE;

-- updateEmployerProfile

UPDATE "employer_profiles"
SET
  "name" = $1,
  "verified_at" = $2,
  "updated_at" = $3
WHERE
  "user_id" = $4
RETURNING
  *;

-- markVerified

UPDATE "employer_profiles"
SET
  "verified_at" = $1,
  "last_verification" = $2
WHERE
  "user_id" = $3
RETURNING
  *;

-- takeVerification

INSERT INTO
  "employer_profiles" ("user_id", "updated_at")
VALUES
  ($1, $2)
ON CONFLICT ("user_id") DO NOTHING;

SELECT
  *
FROM
  "employer_profiles"
WHERE
  "user_id" = $1
FOR UPDATE;

UPDATE "employer_profiles"
SET
  "verified_at" = $1,
  "last_verification" = $2
WHERE
  "user_id" = $3
RETURNING
  *;

-- findEmployerProfile

SELECT
  *
FROM
  "employer_profiles"
WHERE
  "user_id" = $1;

-- employerProfilesOf

SELECT
  *
FROM
  "employer_profiles"
WHERE
  user_id = ANY ($1::UUID[]);
