-- verifyEmployer

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

INSERT INTO
  "audit_log" (
    "id",
    "at",
    "actor_id",
    "action",
    "subject_id",
    "detail",
    "address",
    "request_id"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

INSERT INTO
  "audit_changes" ("entry_id", "person_id", "changes")
VALUES
  ($1, $2, $3);

UPDATE "verification_requests"
SET
  "outcome" = $1,
  "closed_at" = $2,
  "closed_by" = $3,
  "reason" = $4
WHERE
  "employer_id" = $5
  AND "outcome" IS NULL
RETURNING
  "id";
