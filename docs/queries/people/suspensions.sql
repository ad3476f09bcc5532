-- suspend

UPDATE "users"
SET
  "suspended_at" = $1,
  "suspension_reason" = $2
WHERE
  "id" = $3
  AND "suspended_at" IS NULL;

-- lockSuspension

SELECT
  "suspended_at" AS "at",
  "suspension_reason" AS "reason"
FROM
  "users"
WHERE
  "id" = $1
FOR NO KEY UPDATE;

-- suspensionFacts

SELECT
  "name",
  "email",
  "suspended_at",
  "suspension_reason" AS "reason"
FROM
  "users"
WHERE
  "id" = $1;

-- stopJobsOf

UPDATE "jobs"
SET
  "is_active" = $1,
  "stopped_by_operator" = $2,
  "stopped_with_owner" = $3,
  "updated_at" = $4
WHERE
  "owner_id" = $5
  AND "is_active" = $6;

-- startJobsOf

UPDATE "jobs"
SET
  "is_active" = $1,
  "stopped_by_operator" = $2,
  "stopped_with_owner" = $3,
  "updated_at" = $4,
  "was_public" = jobs.was_public
  OR (
    jobs.approval_status = 'approved'
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $5::date
    )
  )
WHERE
  "owner_id" = $6
  AND "stopped_with_owner" = $7;

-- endSuspension

UPDATE "users"
SET
  "suspended_at" = $1,
  "suspension_reason" = $2
WHERE
  "id" = $3
  AND "suspended_at" IS NOT NULL;
