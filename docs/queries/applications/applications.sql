-- holdApplicant

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR KEY SHARE;

-- shareApplicant

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR SHARE;

-- applicationsTo

SELECT
  "withdrawn_at"
FROM
  "applications"
WHERE
  "job_id" = $1
  AND "user_id" = $2;

-- holdOwnResume

SELECT
  "id"
FROM
  "resumes"
WHERE
  "id" = $1
  AND "user_id" = $2
FOR KEY SHARE;

-- insertApplication

INSERT INTO
  "applications" (
    "id",
    "job_id",
    "user_id",
    "resume_id",
    "cover_letter",
    "applied_at",
    "updated_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7);

-- lockOwnApplication

SELECT
  "id"
FROM
  "jobs"
WHERE
  "id" IN (
    SELECT
      "job_id"
    FROM
      "applications"
    WHERE
      "id" = $1
      AND "user_id" = $2
  )
FOR NO KEY UPDATE;

SELECT
  "id",
  "status",
  "applied_at",
  "withdrawn_at"
FROM
  "applications"
WHERE
  "id" = $1
  AND "user_id" = $2
FOR UPDATE;

-- removeApplication

DELETE FROM "applications"
WHERE
  "id" = $1;

-- forgetApplicationsBefore

SELECT
  "id"
FROM
  "jobs"
WHERE
  "id" IN (
    SELECT
      "job_id"
    FROM
      "applications"
    WHERE
      "updated_at" < $1
  )
ORDER BY
  "id"
FOR NO KEY UPDATE;

DELETE FROM "applications"
WHERE
  "updated_at" < $1;

-- withdraw

UPDATE "applications"
SET
  "status" = $1,
  "withdrawn_at" = $2,
  "withdrawal_reason" = $3,
  "updated_at" = $4
WHERE
  "id" = $5;
