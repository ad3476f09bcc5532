-- approvePending

UPDATE "jobs"
SET
  "approval_status" = $1,
  "updated_at" = $2,
  "was_public" = jobs.was_public
  OR (
    jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $3::date
    )
  )
WHERE
  "id" = $4
  AND "approval_status" = $5
  AND "updated_at" = $6
RETURNING
  "id";

-- rejectPending

UPDATE "jobs"
SET
  "approval_status" = $1,
  "rejection_reason" = $2,
  "updated_at" = $3
WHERE
  "id" = $4
  AND "approval_status" = $5
  AND "updated_at" = $6
RETURNING
  "id";

-- returnToPending

UPDATE "jobs"
SET
  "approval_status" = $1,
  "rejection_reason" = $2,
  "updated_at" = $3
WHERE
  "id" = $4;

-- takeDown

UPDATE "jobs"
SET
  "is_active" = $1,
  "updated_at" = $2
WHERE
  "id" = $3;

-- putUp

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
  "id" = $6;

-- toggleRunning

UPDATE "jobs"
SET
  "is_active" = NOT jobs.is_active,
  "stopped_by_operator" = jobs.is_active,
  "stopped_with_owner" = $1,
  "updated_at" = $2,
  "was_public" = jobs.was_public
  OR (
    NOT jobs.is_active
    AND jobs.approval_status = 'approved'
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $3::date
    )
  )
WHERE
  "id" = $4
RETURNING
  "is_active";
