-- takeAttempt

INSERT INTO
  "throttles" ("key", "since", "ends", "count")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("key") DO UPDATE
SET
  "since" = CASE
    WHEN throttles.ends <= $5 THEN $6
    ELSE throttles.since
  END,
  "ends" = CASE
    WHEN throttles.ends <= $7 THEN $8
    ELSE throttles.ends
  END,
  "count" = CASE
    WHEN throttles.ends <= $9 THEN 1
    ELSE throttles.count + 1
  END
WHERE
  throttles.ends <= $10
  OR throttles.count < $11
RETURNING
  "count";

SELECT
  "ends"
FROM
  "throttles"
WHERE
  "key" = $1;

-- checkAttempt

SELECT
  "ends",
  "count"
FROM
  "throttles"
WHERE
  "key" = $1;

-- checkAttempts

SELECT
  "ends",
  "count"
FROM
  "throttles"
WHERE
  "key" = $1;

-- takeAttempts

SELECT
  "ends",
  "count"
FROM
  "throttles"
WHERE
  "key" = $1;

-- clearAttempts

DELETE FROM "throttles"
WHERE
  "key" = $1;

-- rememberSignIn

INSERT INTO
  "throttles" ("key", "since", "ends", "count")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("key") DO UPDATE
SET
  "since" = $5,
  "ends" = $6;

-- hasSignedInFrom

SELECT
  "ends"
FROM
  "throttles"
WHERE
  "key" = $1;

-- giveBackAttempt

UPDATE "throttles"
SET
  "count" = greatest(count - 1, 0)
WHERE
  "key" = $1;

-- sweepThrottles

DELETE FROM "throttles"
WHERE
  "ends" < $1;
