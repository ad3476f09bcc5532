-- listDrafts

SELECT
  "id",
  "template_name",
  "posting",
  "created_at",
  "updated_at"
FROM
  "job_drafts"
WHERE
  "owner_id" = $1
ORDER BY
  "updated_at" DESC,
  "id" DESC;

SELECT
  "id",
  "template_name",
  "posting",
  "created_at",
  "updated_at"
FROM
  "job_drafts"
WHERE
  "owner_id" = $1
ORDER BY
  "updated_at" DESC,
  "id" DESC
LIMIT
  $2
OFFSET
  $3;

-- findDraft

SELECT
  "id",
  "template_name",
  "posting",
  "created_at",
  "updated_at"
FROM
  "job_drafts"
WHERE
  "owner_id" = $1
  AND "id" = $2;

-- lockDraft

SELECT
  "id",
  "template_name",
  "posting",
  "created_at",
  "updated_at"
FROM
  "job_drafts"
WHERE
  "owner_id" = $1
  AND "id" = $2
FOR NO KEY UPDATE;

-- countDrafts

SELECT
  count(*)::int AS "count"
FROM
  "job_drafts"
WHERE
  "owner_id" = $1;

-- holdDrafts

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR NO KEY UPDATE;

SELECT
  count(*)::int AS "count"
FROM
  "job_drafts"
WHERE
  "owner_id" = $1;

-- insertDraft

INSERT INTO
  "job_drafts" (
    "id",
    "template_name",
    "created_at",
    "updated_at",
    "owner_id",
    "posting"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);

-- updateDraft

UPDATE "job_drafts"
SET
  "posting" = $1,
  "template_name" = $2,
  "updated_at" = $3
WHERE
  "id" = $4;

-- removeDraft

DELETE FROM "job_drafts"
WHERE
  "id" = $1
  AND "owner_id" = $2;

-- forgetDraftsBefore

DELETE FROM "job_drafts"
WHERE
  "template_name" IS NULL
  AND "updated_at" < $1;
